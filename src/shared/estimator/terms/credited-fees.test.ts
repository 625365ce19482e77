import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const heard = (say: string) => {
  const { items, terms, questions } = estimate(plainInput(say));
  const lines = items.map(({ description, amount }) => [description, (amount ?? 0) / 100]);
  const term = terms.find((one) => /goes toward|credited|is waived|is free/.test(one));
  return { lines, term, asks: questions.map(({ text }) => text).filter((text) => text.includes("taken off here")) };
};

test.each([
  ["diagnostic 80 goes toward the repair if they do it motor swap 420", [["Diagnostic", 80], ["Motor swap", 420]], "Diagnostic goes toward the repair if you go ahead"],
  ["camera inspection 150 free if he does the repair liner 2800", [["Camera inspection", 150], ["Liner", 2800]], "Camera inspection is free if you go ahead"],
  ["Site visit, $70, but free if she does the work. Stump removal $340.", [["Site visit", 70], ["Stump removal", 340]], "Site visit is free if you go ahead"],
  ["trip charge of 60 is waived if they book new opener 389", [["Trip charge", 60], ["New opener", 389]], "Trip charge is waived if you go ahead"],
  ["Service call is $89, credited if you go ahead with the work. Fan motor $310.", [["Service call", 89], ["Fan motor", 310]], "Service call is credited if you go ahead"],
])("what goes toward the work is a term, and no name: %s", (say, lines, term) =>
  expect(heard(say)).toEqual({ lines, term, asks: [] })); // prettier-ignore

test("without a condition it is asked whether it is taken off the work beside it", () => {
  const { lines, term, asks } = heard("alternator 289 diagnostic fee 60 which goes towards the repair towing 95");
  expect(lines).toEqual([["Alternator", 289], ["Diagnostic fee", 60], ["Towing", 95]]); // prettier-ignore
  expect(term).toBe("Diagnostic fee goes toward the repair");
  expect(asks).toEqual(["Diagnostic fee goes toward the repair. Is it taken off here?"]);
});

test.each([
  "service call 65 waived springs 285",
  "free estimate and gutters 900",
  "paint 60 goes on the fence posts 30 each for 4 posts",
  "sod 12 rolls at 9 each delivery 60 free if they order over ten",
])("no fee is credited: %s", (say) => expect(heard(say).term).toBeUndefined());
