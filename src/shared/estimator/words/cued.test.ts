import { describe, expect, test } from "vitest";
import { oneOf } from "./begins.ts";
import { cue, cued, hears, rulesHeard } from "./cued.ts";
import { tokenize } from "./tokens.ts";

const BUDGETS = cue(oneOf(["budget", "afford"]));
const PAST = cue((word) => word.endsWith("'d"));
const ruleOfBudgets = cued(oneOf(["budget"]), () => "budget");
const ruleOfTips = cued(oneOf(["tip"]), () => "tip");
const plainRule = () => "plain";
const rulesOf = rulesHeard([ruleOfTips, plainRule, ruleOfBudgets]);

describe("cues", () => {
  test("a talk gives a cue by any of its words, wherever it stands", () => {
    const talk = tokenize("Paint the hall. Their BUDGET is two thousand");
    expect(hears(talk, BUDGETS)).toBe(true);
    expect(hears(talk, PAST)).toBe(false);
    expect(hears(tokenize("he'd do it for fifty"), PAST)).toBe(true);
    expect(hears([], BUDGETS)).toBe(false);
  });

  test("each talk has its own cues", () => {
    const [one, other] = [tokenize("what they can afford"), tokenize("two coats of paint")];
    expect([hears(one, BUDGETS), hears(other, BUDGETS), hears(one, BUDGETS)]).toEqual([true, false, true]);
  });
});

test("a cue that is made later is heard in talks and words that were known before", () => {
  const talk = tokenize("hang the gate for the mason");
  expect(hears(talk, BUDGETS)).toBe(false);
  expect(hears(talk, cue(oneOf(["mason"])))).toBe(true);
});

describe("rules with cues", () => {
  test("are asked where their words are said, in the order of the list, and those without a cue always", () => {
    const asked = (text: string) => rulesOf(tokenize(text)).map((rule) => rule());
    expect(asked("the budget is nine hundred")).toEqual(["plain", "budget"]);
    expect(asked("no tip and no budget")).toEqual(["tip", "plain", "budget"]);
    expect(asked("two coats of paint")).toEqual(["plain"]);
  });
});
