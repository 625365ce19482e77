import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate({ ...plainInput(say), type: "quote" }).items.map(
    ({ description, quantity, unitPrice, optional }) =>
      `${description} ${quantity / 1000} x ${(unitPrice ?? 0) / 100}${optional ? " optional" : ""}`,
  );

test.each([
  [
    "portrait session 350 includes 12 retouched photos extra photos 15 each travel fee 30",
    ["Portrait session 1 x 350", "12 retouched photos 1 x 0", "Extra photos 1 x 15 optional", "Travel fee 1 x 30"],
  ],
  [
    "portrait session 350 includes 12 retouched photos extra photos are 15 each they want 4 extra",
    ["Portrait session 1 x 350", "12 retouched photos 1 x 0", "Extra photos 4 x 15"],
  ],
])("what is included is not charged as what is extra: %s", (say, said) => {
  const got = lines(say);
  expect(got.slice(0, 2)).toEqual(said.slice(0, 2));
  expect(got.join("; ")).not.toContain("12 x");
});

test.each([
  [
    "shed cleanout 900 dump fee included up to two tons over that is 80 a ton",
    ["Shed cleanout 1 x 900", "Dump fee 1 x 0", "Dump fee over two tons 1 x 80 optional"],
  ],
  ["dumpster rental 450 up to three tons over that it's 85 a ton", ["Dumpster rental 1 x 450", "Dumpster rental over three tons 1 x 85 optional"]],
])("a limit is no count of what goes beyond it: %s", (say, said) => expect(lines(say)).toEqual(said)); // prettier-ignore

test.each([
  ["gravel up to 4 tons at 85 a ton", "4 x 85"],
  ["tune up includes 3 belts 250 and extra labor 2 hours at 80", "2 x 80"],
])("a count that is charged stays one: %s", (say, said) => expect(lines(say).join("; ")).toContain(said));
