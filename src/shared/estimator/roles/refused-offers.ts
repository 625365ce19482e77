import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { saysBefore, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

const GIVING = wordSet("offered offers offer offering tried trying wanted slipped handed left gave sent");
/** What leads from the verb to the sum: "offered me", "tried to give us another". */
const OFFERED =
  /(?:\b(?:offers?|offered|offering|slipped|handed)|\b(?:tried|trying|wanted|offered|offers) to (?:give|pay|hand|slip|tip)) (?:me|us|my (?:guys|crew|helper|guy))(?: (?:about|like|another|an extra|a|extra|\$))*$/;
/** "But I said no", "and I wouldn't take it". */
const REFUSED =
  /\b(?:(?:i|we) (?:said no(?! problem| worries)|told (?:him|her|them) (?:no(?! problem| worries| discount)|to keep)|turned (?:it|that|him|her|them) down|refused|passed|declined|(?:didn't|don't|wouldn't|can't|couldn't|won't|did not|would not) (?:take|accept|want)(?! (?:cash|checks?|cards?|less)))|no thanks|no thank you)\b/;
/** "Dad left forty dollars for pizza": money for what somebody was to get. */
const LEFT = /\b(?:left|gave|handed|sent)(?: (?:me|us|them|him|her|about|like|\$))*$/;
/** "And that's already spent", "so it isn't on here". */
const NOT_BILLED =
  /^(?:dollars |bucks )?(?:cash )?for .*\b(?:(?:already|all) (?:spent|gone)|(?:isn't|not|wasn't|ain't) (?:on|in|part of) (?:here|this|the (?:bill|invoice)))\b/;
const [LONGEST_OFFER, REFUSAL_REACH] = [10, 10];

/** "The tenant in nine offered me | twenty bucks cash but I said no", "dad left | $40 for pizza and that's already spent": money that nobody took, or that is gone. */
export const isRefused = cued(
  oneOf(GIVING),
  ({ number, around: { tokens }, unit, plural, after, next }: Place): boolean => {
    if (unit !== null || (plural && !CURRENCY.has(after))) return false;
    if (!saysBefore(tokens, number.first, LONGEST_OFFER, GIVING)) return false;
    const said = wordsBefore(tokens, number.first, LONGEST_OFFER).reverse().join(" ");
    const [offered, left] = [OFFERED.test(said), LEFT.test(said)];
    if (!offered && !left) return false;
    const behind = wordsFrom(tokens, next, REFUSAL_REACH).join(" ");
    return (offered && REFUSED.test(behind)) || (left && NOT_BILLED.test(behind));
  },
);
