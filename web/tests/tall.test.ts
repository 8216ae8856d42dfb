import { describe, expect, it } from "vitest";
import { KINDS, NUMBERS, PICTURES, PIPS, RED, spread } from "../src/lib/tall";

const kinds = [..."23456789"].flatMap((n) => [..."VNS"].map((k) => n + k)).concat("CC");

describe("the tall narrow deck", () => {
  it("has a drawing for every kind, and red ones among them", () => {
    for (const face of kinds) {
      const [number = "", kind = ""] = face;
      expect(PICTURES[face] ?? (NUMBERS[number] && KINDS[kind] && PIPS[kind]), face).toBeTruthy();
    }
    for (const face of [...RED, ...Object.keys(PICTURES)]) expect(kinds).toContain(face);
  });

  it("spreads as many pips as the number says, none off the field", () => {
    for (let n = 2; n < 10; n++) {
      const places = spread(n);
      expect(new Set(places.map(String)).size).toBe(n);
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(3);
        expect(x).toBeLessThan(37);
        expect(y).toBeGreaterThan(3);
        expect(y).toBeLessThan(37);
      }
    }
  });
});
