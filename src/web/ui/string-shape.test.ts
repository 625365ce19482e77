import { expect, test } from "vitest";
import { smoothLevel, STRING_MIDDLE, STRING_SWING, stringPath } from "./string-shape.ts";

const heights = (path: string) => [...path.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));

test("lies straight without a voice", () => {
  expect(stringPath(0, 1_234)).toBe(`M0 ${STRING_MIDDLE}H540`);
});

test("is held at both ends and swings no farther than it may", () => {
  for (const time of [0, 333, 1_700, 9_999]) {
    const ys = heights(stringPath(1, time));
    expect(ys[0]).toBe(STRING_MIDDLE);
    expect(ys.at(-1)).toBeCloseTo(STRING_MIDDLE, 0);
    for (const y of ys) expect(Math.abs(y - STRING_MIDDLE)).toBeLessThanOrEqual(STRING_SWING);
  }
});

test("comes to rest", () => {
  let level = 1;
  for (let frame = 0; frame < 60; frame += 1) level = smoothLevel(level, 0, 16);
  expect(level).toBe(0);
});
