import { describe, expect, test } from "vitest";
import { estimate } from "#shared/estimator/estimate.ts";
import { formatMoney } from "#shared/money.ts";
import { findCorrections, withoutStretches } from "./corrections.ts";

const read = (transcription: string) =>
  estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today: "2026-11-21", includeLogo: false });

/** The corrections of the words, figures as text. */
function correctionsOf(words: string) {
  const { changed, removed, words: struck } = findCorrections(words, read(words), read);
  return {
    changed: [...changed].map(([id, { amount }]) => `${id} was ${formatMoney(amount)}`),
    removed: removed.map(({ description, amount, after }) => `${description} ${formatMoney(amount)} after ${after}`),
    struck: struck.map(({ start, end }) => words.slice(start, end)),
  };
}

describe("what was corrected while talking", () => {
  test("a price said anew strikes the one before", () => {
    expect(
      correctionsOf("Two gates at ninety each. Chain link for four fifty. Sorry, make that five hundred."),
    ).toEqual({
      changed: ["i2 was $450.00"],
      removed: [],
      struck: ["four fifty"],
    });
  });

  test("a line that is left out stays to be seen, struck, in its place", () => {
    const words = "Staining for six hundred. Two gates at ninety each. Actually leave out the staining.";
    expect(correctionsOf(words)).toEqual({
      changed: [],
      removed: ["Staining $600.00 after 0"],
      struck: ["six hundred"],
    });
  });

  test("a correction that reaches over another line strikes neither's neighbour", () => {
    const words = "the hallway for two seventy five\na shed for ninety\nsorry make that three hundred for the hallway";
    expect(correctionsOf(`${words}\nactually leave out the shed`)).toEqual({
      changed: ["i1 was $275.00"],
      removed: ["Shed $90.00 after 1"],
      struck: ["two seventy five", "ninety"],
    });
  });

  test("a count said anew changes the amount", () => {
    const { changed } = correctionsOf(
      "Twelve outlets at a hundred and forty each, no wait, make that fourteen outlets.",
    );
    expect(changed).toEqual(["i1 was $1,680.00"]);
  });

  test.each([
    ["Twelve outlets, no wait, make that fourteen at 150 each.", ["Twelve"]],
    ["Paint three bedrooms, I mean four bedrooms, at 400 each.", ["three"]],
    ["Three days labor, no sorry, four days at 65 an hour.", ["Three days"]],
    ["Twelve feet of fence, no, scratch that, fourteen feet at 38 a foot.", ["Twelve feet"]],
    ["Two days labor at 65 an hour, make that three days.", ["Two days"]],
    ["Ten doors at 90 each, no hinges. Two gates, no locks, at 80 each.", []],
  ])("a count said anew is struck before its price is known, and an hour's days too: %j", (words, struck) => {
    expect(correctionsOf(words).struck).toEqual(struck);
  });

  test.each([
    ["Fence for nine hundred. Ten percent off, no, make that five percent off.", "Ten percent"],
    ["Quote for Maria, no, for Anna Bell. Fence for nine hundred.", "Maria"],
    ["Fence for nine hundred, twenty percent deposit, actually make it half down.", "twenty percent"],
  ])("what is no line too: %j", (words, struck) => {
    expect(correctionsOf(words)).toEqual({ changed: [], removed: [], struck: [struck] });
  });

  test.each([
    "Two gates at ninety each. Chain link for four fifty.",
    "Actually we start with two gates at ninety each, and the chain link, that's four fifty.",
    "Clean the gutters, sorry I forgot, that is one twenty five.",
    "",
  ])("nothing in %j", (words) => {
    expect(correctionsOf(words)).toEqual({ changed: [], removed: [], struck: [] });
  });
});

test("what was said of a line that was taken back goes, and with it what took it back", () => {
  const words =
    "Quote for Maria Lopez. Fourteen outlets at 150 each. Hallway paint for 275, sorry, 300. Scratch the hallway. Two days labor at 95 an hour.";
  const standing = withoutStretches(words, findCorrections(words, read(words), read).gone);
  expect(standing).not.toMatch(/paint|hallway/i);
  expect(standing).toContain("Fourteen outlets at 150 each");
  expect(standing).toContain("Two days labor at 95 an hour");
});

test("what is said after a pause stays", () => {
  const words = "a shed for ninety\nactually leave out the shed\nthree bedrooms at four hundred fifty each";
  const standing = withoutStretches(words, findCorrections(words, read(words), read).gone);
  expect(standing).not.toContain("shed");
  expect(standing).toContain("three bedrooms at four hundred fifty each");
});
