import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

/** "Sealing i'd leave out it'd be": what the speaker would not do, and what it would cost. */
const WOULD_LEAVE =
  /(?:i'd|we'd|i would|we would) (?:just |probably |rather )?leave (?:\S+ ){0,4}?(?:out|off)(?: \S+){0,4}? (?:it|that|they|those)(?:'d| would) (?:just |only )?(?:be|cost|run)(?: you| him| her| them| another| about| around| like)*$/;
const REACH = 20;

/** "Sealing I'd leave out, it would be | four hundred": the price of what the speaker advises against. */
export const isAdvisedAgainst = cued(
  oneOf(["leave"]),
  ({ number, around: { tokens }, plural, after }: Place): boolean => {
    if (plural && !CURRENCY.has(after)) return false;
    const first = at(tokens, number.first - 1) === "$" ? number.first - 1 : number.first;
    return WOULD_LEAVE.test(wordsBefore(tokens, first, REACH).reverse().join(" "));
  },
);
