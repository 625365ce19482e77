import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { FIRST_PERSON, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

/** "The manufacturer lists the door at", "the website has it for": what is asked where it is made or shown. */
const LISTED =
  /\b(?:(?:the|their|its) )?(?:(?:maker|manufacturer|factory)(?:'s)? (?:lists?|listed|sells?|has|had|shows?|suggests?|says|said|wants|price)(?: \S+){0,5}? ?|(?:website|catalog|catalogue|brochure) (?:lists?|listed|sells?|has|had|shows?|says|said) (?:it|them|that|those|one|mine) )(?:at|for|it's|is)(?: about| around| like)?$/;
/** "I get it for", "it costs me": what it costs before anything is put on it. */
const GOT =
  /\b(?:i|we)(?: can)? (?:get|buy|pick up) (?:it|them|that|those|one|mine)(?: \S+){0,3}? (?:for|at)$|\b(?:costs|cost|runs) (?:me|us)$|\b(?:my|our) cost(?:'s| is| was)$/;
/** Then the speaker says a price of his own. */
const PRICING =
  /\b(?:(?:i'm|we're|i'll|we'll|i|we) (?:\S+ )?(?:charge|charging|bill|billing|sell|selling|put|putting|price|pricing)|(?:so|but) (?:it's|that's|make it|call it))\b/;
/** "I get it for one ninety | so two thirty": the price itself, with nothing that says it. */
const isPricedSo = ([so = "", price = ""]: readonly string[]): boolean =>
  so === "so" && (price === "$" || /^\d/.test(price) || isNumberWord(price));
const [BEFORE, BEHIND] = [14, 16];
const MARKING_UP = wordSet("percent % markup mark-up mark top");

/** Behind one of these nothing of the thing was named: "has it for", "get those at". */
const PRONOUN = /\b(?:it|them|that|those|one|mine|me|us|cost(?:'s)?)\b/;

/** "The manufacturer lists it at 1,200, I get it for 900, so I'm putting it at 1,050": what the maker asks, and what it costs us, where another price is said for it. */
export const makersPrice: RoleRule = cued(
  oneOf(
    ["maker", "manufacturer", "factory", "website", "catalog", "catalogue", "brochure", "get", "buy", "pick"],
    ["costs", "cost", "runs"],
  ),
  (place) => {
    const { number, around, unit, plural, after, next } = place;
    const { tokens } = around;
    if (unit !== null || (plural && !CURRENCY.has(after))) return null;
    const sum = at(tokens, number.first - 1) === "$" ? number.first - 1 : number.first;
    const said = wordsBefore(tokens, sum, BEFORE).reverse().join(" ");
    const behind = wordsFrom(tokens, next, BEHIND);
    // "parts cost me five hundred and I put twenty percent on that": a mark-up needs what it is on
    if (behind.some((word) => MARKING_UP.has(word))) return null;
    const [listed = ""] = (behind.some((word) => FIRST_PERSON.has(word)) && LISTED.exec(said)) || [];
    // "lumber cost me 300 and I'm charging 400 for labor"
    const isOther = behind.some(
      (word, index) => /^(?:labor|hour)$/.test(word) || (word === "for" && !PRONOUN.test(behind[index + 1] ?? "it")),
    );
    if (isOther) return null;
    const [got = ""] = ((PRICING.test(behind.join(" ")) || isPricedSo(behind)) && GOT.exec(said)) || [];
    const told = listed || got;
    if (told === "") return null;
    const first = PRONOUN.test(told) ? sum - told.split(" ").length : sum;
    return figureAs(place, "dimension", {
      first,
      last: CURRENCY.has(after) ? next : number.last,
      told: true,
      others: true,
    });
  },
);
