import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/cards.css";
import "./styles/decks.css";
import "./styles/sheets.css";

const target = document.getElementById("app");
if (!target) throw new Error("no #app");
export default mount(App, { target });
