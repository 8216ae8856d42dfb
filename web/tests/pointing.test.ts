import { describe, expect, it } from "vitest";
import { lines, tilt } from "../src/lib/pointing";

describe("lines", () => {
  it("leaves every card of any hand enough to be touched", () => {
    for (let n = 1; n <= 52; n++) {
      const each = Math.ceil(n / lines(n, 378, 62));
      expect(each === 1 || (378 - 62) / (each - 1) >= 38).toBe(true);
    }
    expect(lines(9, 378, 62)).toBe(1);
    expect(lines(26, 378, 62)).toBe(3);
    expect(lines(13, 950, 76, 30)).toBe(1);
  });

  it("does not break over a page without width", () => {
    expect(lines(5, 0, 62)).toBe(5);
    expect(lines(0, 378, 62)).toBe(1);
  });
});

describe("tilt", () => {
  it("is small and the same for the same face", () => {
    for (const face of ["", "3c", "10d", "X"]) {
      expect(tilt(face)).toBe(tilt(face));
      expect(Math.abs(tilt(face))).toBeLessThanOrEqual(4);
    }
  });
});
