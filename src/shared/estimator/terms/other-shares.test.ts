import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => estimate(plainInput(say));
const asksWhatFor = (say: string) =>
  written(say).questions.filter(({ text }) => text.includes("What is it for")).length;

test.each([
  ["new 95 percent boiler 6200 and a valve 200", "New 95 percent boiler"],
  ["boiler 96 percent 80 thousand btu 6200 installed", "96 percent"],
  ["100 percent silicone round the basin 120 labor 90", "100 percent silicone round the basin"],
])("%s: a share that describes a thing is in its name, and no discount", (say, name) => {
  expect(written(say).items[0]?.description).toContain(name);
  expect(asksWhatFor(say)).toBe(0);
});

test.each([
  "roof 9000 the insurance pays 80 percent",
  "Roof 9000. They paid 90 percent last week.",
  "roof 9000 80 percent paid already",
  "Fence repair 600. The neighbor said ten percent.",
  "fence 600 ten percent neighbors",
])("%s: a share that may be one of the price is asked about", (say) => {
  expect(asksWhatFor(say)).toBe(1);
});

test("a share that is due or down is no make-up, however high", () => {
  expect(written("boiler 4000 80 percent down").deposit?.percent).toBe(80_000);
  expect(written("Boiler 4000. 90 percent due up front.").deposit?.percent).toBe(90_000);
});
