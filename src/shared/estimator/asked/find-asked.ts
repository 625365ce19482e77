import { wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, normsAt, placesBetween } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { BEFORE_DOING, besidesAt, orderAt, ORDERS, UNDECIDED, undecidedAt } from "./orders.ts";
import { FEW, isFigure, type Asked, type AskRule, type Talk } from "./phrases.ts";
import { HAVE_TO, MUST, needAt } from "./needs.ts";
import { wishAt, WISHES } from "./wishes.ts";

/** Behind what was asked for: it is not to be done now, or by somebody else. */
const NOT_NOW =
  /\b(?:(?:ain't|aren't|isn't|not|won't be|don't) (?:doing|do|gonna|going|this year|now|this time)|(?:told|said) (?:him |her |them )?(?:no|somebody|someone|forget|to)|changed (?:his|her|their) minds?|forget (?:the|it|that|about)|leave (?:that|it|those|them) (?:off|out)|only (?:do|the)|just (?:do )?the|next (?:year|spring|summer|fall|winter|month)|some ?day)\b/;
/** "He wants the den done too" behind "make it eight", and before "so two of them": why there are so many. */
const COUNTS = /\b(?:make (?:it|that)|so(?: that's| that makes)?) (\S+)/;
const PRICED = /^(?:for|at|is|that's|it's)? ?(\S+)/;

/** How far behind it. */
const MOST_BEHIND = 14;

/** True when what was asked for up to a place is taken back, counted or priced in the same breath. */
function isSettled({ tokens, isTaken }: Talk, from: number, to: number): boolean {
  const next = wordsFrom(tokens, to + 1, MOST_BEHIND).join(" ");
  const counts = [COUNTS.exec(wordsBefore(tokens, from, FEW).toReversed().join(" ")), COUNTS.exec(next)];
  const price = PRICED.exec(next)?.[1] ?? "";
  return (
    NOT_NOW.test(normsAt(tokens, placesBetween(from, to + 1 + MOST_BEHIND)).join(" ")) ||
    counts.some((said) => said && isFigure(said[1] ?? "")) ||
    // "rehung, at 17 Spruce Court" says where
    (isFigure(price) && !isTaken(to + 2))
  );
}
/** The ways to ask, the clearest first. */
const RULES: readonly AskRule[] = [wishAt, needAt, orderAt, besidesAt, undecidedAt];

/** At one of these each way to ask begins. */
const ASKING = new Set([
  "like",
  "price",
  "asked",
  ...WISHES,
  ...HAVE_TO,
  ...MUST,
  ...ORDERS.flatMap(([first = ""]) => first),
  ...UNDECIDED.flatMap(({ phrase: [first = ""] }) => first),
]);

/**
 * What the talk asks to be done or brought, each as the words that name it, in their order: "she also wants the railing
 * painted", "the wiring has to be redone", "take care of the leak", "gotta figure out the drywall". Whether it has a price
 * is not asked here. In time proportional to the words: none of the looks goes farther than its clause.
 */
export function findAsked(talk: Talk): (readonly number[])[] {
  const { tokens, isTaken } = talk;
  const found: (readonly number[])[] = [];
  let last = -1;
  let before = "";
  for (let index = 0; index < tokens.length; index++) {
    const word = at(tokens, index);
    const may = ASKING.has(word) || (BEFORE_DOING.has(before) && isWorkVerb(word));
    before = word;
    if (!may || index <= last || isTaken(index)) continue;
    let asked: Asked | null = null;
    for (const rule of RULES) asked ??= rule(talk, index);
    if (!asked || asked.things.length === 0) continue;
    last = Math.max(last, asked.last);
    if (!isSettled(talk, index, last)) found.push(...asked.things);
  }
  return found;
}
