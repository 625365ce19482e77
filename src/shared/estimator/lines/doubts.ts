import { thousandths } from "#shared/money.ts";
import type { Token } from "../words/tokens.ts";
import type { Doubt, DoubtRule, HeardLine } from "./doubt.ts";
import { endlessWeeks, otherCount, repeatedAfter, rivalCounts, rivalPeople, priceInCount } from "./doubted-counts.ts";
import { addedBehind, manyForTheTime, partOfThem, priceOfSome, theRest } from "./doubted-parts.ts";
import {
  givenBack,
  outOfProportion,
  rivalPrice,
  sameThing,
  bareNumber,
  tinySum,
  describing,
  countOrPrice,
  thingless,
} from "./doubted-prices.ts";
import { eachOne, twoScales } from "./doubted-scales.ts";
import type { Draft } from "./line-words.ts";

const RULES: readonly DoubtRule[] = [
  rivalPrice,
  otherCount,
  priceInCount,
  rivalCounts,
  rivalPeople,
  endlessWeeks,
  repeatedAfter,
  partOfThem,
  priceOfSome,
  theRest,
  addedBehind,
  manyForTheTime,
  sameThing,
  bareNumber,
  tinySum,
  countOrPrice,
  outOfProportion,
  describing,
  twoScales,
  eachOne,
  thingless,
  givenBack,
];

/** The line without what is in doubt: it waits for the answer, whose choices hold the readings. */
function opened(draft: Draft, doubt: Doubt): Draft {
  const { unitPrice: _price, amount: _amount, quantity: counted, ...sources } = draft.item.sources;
  const uncounted = doubt.field === "quantity";
  return {
    ...draft,
    item: {
      ...draft.item,
      ...(uncounted ? { quantity: thousandths(1000) } : {}),
      unitPrice: null,
      amount: null,
      sources: { ...sources, ...(counted && !uncounted ? { quantity: counted } : {}) },
    },
    questions: [doubt],
    priced: false,
  };
}

/**
 * Prices only what is explained whole: a line with a figure that no rule accounts for, or with two that compete, stays
 * open and asks. A price that named nothing and became a choice of the line before is no line of its own.
 */
export function withDoubts(heard: readonly HeardLine[], tokens: readonly Token[]): Draft[] {
  const drafts: Draft[] = [];
  let chosen: HeardLine | undefined;
  for (const [index, line] of heard.entries()) {
    const { candidate, draft } = line;
    if (!draft || line === chosen) continue;
    if (!draft.priced || candidate.free) {
      drafts.push(draft);
      continue;
    }
    const next = heard[index + 1];
    const place = { candidate, draft, next, heard, tokens };
    let doubt: Doubt | null = null;
    for (const rule of RULES) {
      doubt ??= rule(place);
      if (doubt && rule === rivalPrice) chosen = next;
      if (doubt) break;
    }
    drafts.push(doubt ? opened(draft, doubt) : draft);
  }
  return drafts;
}
