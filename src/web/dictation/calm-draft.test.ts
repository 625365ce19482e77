import { describe, expect, test } from "vitest";
import { formatMoney } from "#shared/money.ts";
import { calmDraft, type CalmDraft } from "./calm-draft.ts";
import { draftReader } from "./read-draft.ts";

const textOf = (draft: CalmDraft | undefined): string => {
  if (!draft) return "";
  const lines = draft.lines.map(({ description, amount, was, isStruck }) => {
    const price = amount === null ? "Price?" : formatMoney(amount);
    return `${isStruck ? "-" : ""}${description} ${price}${was === undefined ? "" : ` was ${formatMoney(was)}`}`;
  });
  return lines.join(", ");
};

/** What the pad shows, each once, while the words come one by one, and then a rest. */
function shownWhile(...sayings: string[]): string[] {
  const read = draftReader([], []);
  const texts: string[] = [];
  let shown: CalmDraft | undefined;
  let said = "";
  const show = (isAtRest: boolean) => {
    shown = calmDraft(shown, said, isAtRest, read);
    const text = textOf(shown);
    if (text !== (texts.at(-1) ?? "")) texts.push(text);
  };
  for (const saying of sayings) {
    for (const word of saying.split(" ")) {
      said = said === "" ? word : `${said} ${word}`;
      show(false);
    }
    show(true);
  }
  return texts;
}

describe("a price that is still being said is not shown", () => {
  test("of a count and a price for each", () => {
    expect(shownWhile("three bedrooms at four hundred fifty each and the hallway for two seventy five")).toEqual([
      "Bedrooms $1,350.00",
      "Bedrooms $1,350.00, Hallway $275.00",
    ]);
  });

  test("of an area that is counted by the square, which is a hundred times as much", () => {
    const shown = shownWhile("twelve hundred square feet of laminate flooring at four fifty a square foot");
    expect(shown).toEqual(["Laminate flooring $5,400.00"]);
  });

  test("of a sum with a size before it", () => {
    expect(shownWhile("and a new two hundred amp panel for twenty eight hundred")).toEqual([
      "New two hundred amp panel $2,800.00",
    ]);
  });
});

test("what was corrected is struck once its new price is said to its end, and nothing stands between", () => {
  expect(
    shownWhile("the hallway for two seventy five", "sorry make that three hundred and ten for the hallway"),
  ).toEqual(["Hallway $275.00", "Hallway $310.00 was $275.00"]);
});

test("a rest shows all that was said, and going on takes nothing back", () => {
  expect(shownWhile("power wash the driveway", "for two hundred", "and the deck for one fifty")).toEqual([
    "Power wash the driveway Price?",
    "Power wash the driveway $200.00",
    "Power wash the driveway $200.00, Power wash the deck $150.00",
  ]);
});

describe("words that a recogniser or a hand changes", () => {
  const read = draftReader([], []);
  const fence = "eighty five feet of fence at twenty eight a foot";

  test("at their end: the lines before stay", () => {
    const shown = calmDraft(undefined, `${fence} and one gate to`, false, read);
    expect(textOf(shown)).toBe("Fence $2,380.00");
    expect(calmDraft(shown, `${fence} and one gate two`, false, read)).toBe(shown);
  });

  test("far back: they are read when they stand", () => {
    const later = "and two gates at three hundred each and stain the whole thing for five seventy five";
    const before = calmDraft(undefined, `${fence} ${later}`, true, read);
    const typed = `${fence.replace("twenty eight", "twenty")} ${later}`;
    expect(calmDraft(before, typed, false, read)).toBe(before);
    expect(textOf(calmDraft(before, typed, true, read))).toContain("Fence $1,700.00");
  });

  test("that come all at once: what stands in them is shown, and the end waits", () => {
    expect(textOf(calmDraft(undefined, `${fence} and a gate for three`, false, read))).toBe("Fence $2,380.00");
  });
});

test("the same words again are the same draft", () => {
  const read = draftReader([], []);
  const words = "clean the gutters for one twenty five";
  const shown = calmDraft(undefined, words, true, read);
  expect(calmDraft(shown, words, false, read)).toBe(shown);
  expect(calmDraft(shown, words, true, read)).toBe(shown);
});
