import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { saysBefore, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, joined } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

/** What somebody does who does not want something. */
const DECLINES = [
  "decided against",
  "passed",
  "declined",
  "balked",
  "said (?:no|never mind|nope|forget|skip|leave|drop|not)(?! problem| worries)",
  "backed (?:off|out|away)",
  "changed (?:his|her|their) minds?",
  "turned (?:it|that|them|those|me|us) down",
  "(?:didn't|don't|doesn't) (?:want|go for|like) (?:it|that|them|those)",
].join("|");
const TELLS = wordSet("told quoted gave said priced offered figured");
/** "I told her", "we quoted it at": who says a price, and to whom. */
const TELLING =
  "(?:i|we)(?:'d|'ve)? (?:had )?(?:told|quoted|gave|said|priced|offered|figured)(?: (?:her|him|them|it|that|those|with|out|for|at|was|is|it's|it'd|be|about|around|like|a|the|price|number|of|on))*";

/** "She decided against it when I told her | 1,400". */
const DECLINED_WHEN = new RegExp(`\\b(?:${DECLINES})\\b.* (?:when|once|after|because|since|as soon as) ${TELLING}$`);
/** "I priced it with him at | six a foot and he said no". */
const TOLD = new RegExp(`\\b${TELLING}$`);
const AND_DECLINED = new RegExp(
  `^(?:dollars? |bucks? )?(?:(?:an?|per) \\S+ |each |apiece )?(?:for (?:it|that|them|those|all of it) )?(?:and|but|so) (?:he|she|they)(?:'d|'ve|'s)? (?:just )?(?:${DECLINES})\\b`,
);
const [TOLD_REACH, DECLINED_REACH] = [20, 12];

/** "She decided against it when I told her 1,400", "I priced it at six a foot and he said no": the price of what nobody wants. */
export const isDeclined = cued(oneOf(TELLS), ({ number, around: { tokens }, plural, after, next }: Place): boolean => {
  if (plural && !CURRENCY.has(after)) return false;
  const first = at(tokens, number.first - 1) === "$" ? number.first - 1 : number.first;
  if (!saysBefore(tokens, first, TOLD_REACH, TELLS)) return false;
  const said = wordsBefore(tokens, first, TOLD_REACH).reverse().join(" ");
  if (!TOLD.test(said)) return false;
  if (DECLINED_WHEN.test(said)) return true;
  return joined(tokens, next) !== "" && AND_DECLINED.test(wordsFrom(tokens, next, DECLINED_REACH).join(" "));
});
