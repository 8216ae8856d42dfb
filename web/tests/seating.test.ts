import { describe, expect, it } from "vitest";
import { corner, sides, turned } from "../src/lib/seating";

describe("seating", () => {
  it("puts each seat's corner between it and the next, none twice", () => {
    for (const seats of [2, 3, 4]) {
      for (let me = -1; me < seats; me++) {
        const corners = Array.from({ length: seats }, (_, seat) => corner(seat, me, seats));
        expect(new Set(corners).size).toBe(seats);
        expect(corners[Math.max(me, 0)]).toBe("bl");
      }
    }
    expect(corner(2, 0, 4)).toBe("tr");
    expect(corner(0, 2, 4)).toBe("tr");
    expect(corner(3, 0, 6)).toBe("mid");
  });

  it("is mirrored where seats go counter-clockwise", () => {
    const players = [0, 1, 2, 3].map((seat) => ({ seat }));
    expect(turned(players.slice(1), 0, 4, true).map((p) => p.seat)).toEqual([3, 2, 1]);
    expect(corner(0, 0, 4, true)).toBe("br");
    expect(corner(1, 0, 4, true)).toBe("tr");
  });

  it("goes round from the next seat on", () => {
    const players = [0, 1, 3].map((seat) => ({ seat }));
    expect(turned(players, 2, 4).map((p) => p.seat)).toEqual([3, 0, 1]);
    expect(turned(players, -1, 4).map((p) => p.seat)).toEqual([0, 1, 3].map((s) => s).sort((a, b) => ((a + 5) % 4) - ((b + 5) % 4)));
  });

  it("seats everybody on some side", () => {
    for (let n = 0; n < 12; n++) {
      const others = [...Array(n).keys()];
      const { left, top, right } = sides(others);
      expect([...left, ...top, ...right]).toEqual(others);
      expect(left.length).toBe(right.length);
    }
  });
});
