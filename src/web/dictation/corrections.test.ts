import { describe, expect, test } from "vitest";
import { estimate } from "#shared/estimator/estimate.ts";
import { formatMoney } from "#shared/money.ts";
import { findCorrections } from "./corrections.ts";

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
    "Two gates at ninety each. Chain link for four fifty.",
    "Actually we start with two gates at ninety each, and the chain link, that's four fifty.",
    "Clean the gutters, sorry I forgot, that is one twenty five.",
    "",
  ])("nothing in %j", (words) => {
    expect(correctionsOf(words)).toEqual({ changed: [], removed: [], struck: [] });
  });
});
