/** Arrow keys: left and right within a group of buttons, up and down from group to group. */

const GROUPS = [".opponents button", ".middle button", ".reactions button", ".own button", ".actions button"];

export function move(key: string): boolean {
  const groups = GROUPS.map((css) => [...document.querySelectorAll<HTMLButtonElement>(css)].filter((b) => !b.disabled));
  const at = groups.findIndex((group) => group.includes(document.activeElement as HTMLButtonElement));
  const group = groups[at] ?? [];
  const here = group.indexOf(document.activeElement as HTMLButtonElement);
  let goal: HTMLButtonElement | undefined;
  if (at < 0) goal = groups[3]?.[0] ?? groups[4]?.[0];
  else if (key === "ArrowLeft") goal = group[here - 1];
  else if (key === "ArrowRight") goal = group[here + 1];
  else if (key === "ArrowUp") goal = groups.slice(0, at).reverse().find((g) => g.length)?.[0];
  else if (key === "ArrowDown") goal = groups.slice(at + 1).find((g) => g.length)?.[0];
  goal?.focus();
  return goal !== undefined;
}
