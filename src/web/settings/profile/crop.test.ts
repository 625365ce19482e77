import { describe, expect, test } from "vitest";
import { drawnSize, settle, shownSize, visiblePart, WHOLE } from "./crop.ts";

const wide = { width: 1200, height: 300 };
const tall = { width: 300, height: 900 };

test("at first all of the picture is shown, whatever its shape", () => {
  expect(visiblePart(wide, WHOLE)).toEqual({ left: 0, top: 0, width: 1200, height: 300 });
  expect(visiblePart(tall, WHOLE)).toEqual({ left: 0, top: 0, width: 300, height: 900 });
  expect(shownSize(wide, WHOLE)).toEqual({ width: 2, height: 0.5 });
});

test("closer shows the middle, cut to the box once the picture is larger than it", () => {
  expect(visiblePart(wide, { zoom: 2, x: 0, y: 0 })).toEqual({ left: 300, top: 0, width: 600, height: 300 });
  expect(visiblePart(wide, { zoom: 4, x: 0, y: 0 })).toEqual({ left: 450, top: 75, width: 300, height: 150 });
});

describe("moving", () => {
  test("to the right shows what is on the left", () => {
    expect(visiblePart(wide, { zoom: 2, x: 0.5, y: 0 }).left).toBe(150);
  });
  test("ends at the picture's edge", () => {
    expect(settle(wide, { zoom: 2, x: 9, y: 9 })).toEqual({ zoom: 2, x: 1, y: 0 });
    expect(visiblePart(wide, { zoom: 2, x: -9, y: 0 }).left).toBe(600);
  });
  test("is nothing while all is shown", () => {
    expect(settle(tall, { zoom: 1, x: 0.3, y: -0.3 })).toEqual(WHOLE);
  });
});

test("a crop has at most the pixels that print needs, and never more than the picture", () => {
  expect(drawnSize({ width: 4000, height: 1000 })).toEqual({ width: 800, height: 200 });
  expect(drawnSize({ width: 60, height: 30 })).toEqual({ width: 60, height: 30 });
  expect(drawnSize({ width: 5000, height: 1 })).toEqual({ width: 800, height: 1 });
});
