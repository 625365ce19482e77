import { expect, test } from "vitest";
import { fillLanding, landingFile, landingGaps, landingVariants } from "./landing.ts";

const gaps = { ...landingGaps, monthly: "$4.00", supportEmail: "a&b@example.com", ends: "<b>today</b>" };

test("each variant of the page has a file of its own", () => {
  expect(new Set(landingVariants.map(landingFile)).size).toBe(6);
});

test("the gaps are filled wherever they stand, and cannot bring markup with them", () => {
  expect(fillLanding("<p>[[monthly]] until [[ends]]</p><i>[[monthly]]</i>", gaps)).toBe(
    "<p>$4.00 until &lt;b&gt;today&lt;/b&gt;</p><i>$4.00</i>",
  );
  expect(fillLanding('<a href="mailto:[[supportEmail]]">', gaps)).toBe('<a href="mailto:a&amp;b@example.com">');
});

test("a gap that nobody knows is an error, and no page", () => {
  expect(() => fillLanding("<p>[[price]]</p>", gaps)).toThrow("a gap that nothing fills: [[price]]");
});

test("what stands in a gap is text, also where it looks like another gap", () => {
  expect(fillLanding("[[monthly]]", { ...gaps, monthly: "[[ends]] $&" })).toBe("[[ends]] $&amp;");
});
