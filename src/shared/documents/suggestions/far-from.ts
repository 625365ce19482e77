import { singular } from "#shared/estimator/words/units.ts";
import { milliPercent, formatMoney, formatPercent, roundHalfAway, type Cents } from "#shared/money.ts";
import { cutAtWord } from "../excerpt.ts";
import type { LineItem } from "../schema.ts";
import { proposal } from "./proposal.ts";
import type { Suggestion } from "./schema.ts";

/** A price further away from the usual one than this share of it is worth a second look. */
const FAR = 0.25;
/** Words that a line may have beyond a name and still be the same thing. */
const MOST_OTHER_WORDS = 2;

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));

/** True for a name that goes by the same words as a line, or is wholly named in it. */
export function isNamedIn(name: string, line: string): boolean {
  const words = wordsOf(line);
  const wanted = [...wordsOf(name)];
  const all = wanted.length > 0 && wanted.every((word) => words.has(word));
  return all && words.size - wanted.length <= MOST_OTHER_WORDS;
}

/** The price of a line against a usual one, `of` telling whose: "of your catalogue". Nothing when they are close. */
export function farFrom(item: LineItem, usual: Cents, of: string): Suggestion[] {
  const { unitPrice } = item;
  if (unitPrice === null || unitPrice <= 0 || usual <= 0) return [];
  const distance = Math.abs(unitPrice - usual) / usual;
  if (distance <= FAR) return [];
  const share = formatPercent(milliPercent(roundHalfAway(distance * 100) * 1000));
  const isBelow = unitPrice < usual;
  return [
    proposal(
      `rate-${item.id}`,
      isBelow ? "high" : "medium",
      "pricing",
      [
        `Check the price of “${cutAtWord(item.description, 80)}”`,
        `${formatMoney(unitPrice)} is ${share} ${isBelow ? "below" : "above"} the ${formatMoney(usual)} ${of}.`,
        `Change the price to ${formatMoney(usual)}.`,
        isBelow ? "The job may not pay as it should." : "The client may have seen the usual price.",
      ],
      [{ op: "set_line", itemId: item.id, unitPrice: usual }],
    ),
  ];
}
