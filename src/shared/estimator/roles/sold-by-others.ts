import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { ARTICLES, FIRST_PERSON, LEAST, saysBefore, wordsBefore } from "../words/sentence-words.ts";
import { at } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

/** Who lives of selling. */
const DEALERS = wordSet(
  "salesman salesmen saleswoman salesperson rep installer dealer dealership store company outfit chain",
);
/** The same and those of the trade, who may as well be the client: "the guy said he needs a new door, nine hundred". */
const SELLERS = new Set([
  ...DEALERS,
  ..."contractor shop competitor guy guys fella plumber electrician roofer mechanic marina".split(" "),
]);
const SELLING =
  /(?<who>.*?) (?:(?:wanted|wants|tried|tries|offered|was trying|was going|was gonna|were going|were gonna) (?:to )?(?:sell|sold|selling)|(?<needs>(?:said|says|swore|swears|insisted|claimed|told (?:him|her)) (?:he|she|you)(?:'d)? (?:must have|has to have|have to have|had to have|needs?|needed))|priced|quoted) (?<thing>.*)$/;
/** Behind these the talk comes back to what is done here. */
const TURNS = wordSet("so but just instead then and");
const PUT = wordSet("sell him her them em");
/** So many words tell who sells what. */
const REACH = 18;
const LONGEST_THING = 9;

/** "The chain store wanted to sell them a whole new door | twenty four hundred", "the salesman priced vinyl at | $1,350": what others would sell. */
export const isSoldByOthers = cued(
  oneOf(["sell", "sold", "selling", "must", "have", "need", "needs", "needed", "priced", "quoted"]),
  ({ number, around: { tokens }, value, unit, plural, after }: Place): boolean => {
    if (value < LEAST || unit !== null || (plural && !CURRENCY.has(after))) return false;
    const first = at(tokens, number.first - 1) === "$" ? number.first - 1 : number.first;
    if (!saysBefore(tokens, first, REACH, SELLERS)) return false;
    const said = SELLING.exec(wordsBefore(tokens, first, REACH).reverse().join(" "));
    const who = said?.groups?.["who"]?.split(" ") ?? [];
    const thing = said?.groups?.["thing"]?.split(" ") ?? [];
    const sellers: ReadonlySet<string> = said?.groups?.["needs"] === undefined ? SELLERS : DEALERS;
    // "the rep said she needs a banner | for 250"
    if (sellers === DEALERS && at(tokens, first - 1) === "for") return false;
    const seller = who.findLastIndex((word) => sellers.has(word));
    if (seller < 0 || thing.length > LONGEST_THING || who.slice(seller).some((word) => FIRST_PERSON.has(word)))
      return false;
    const isNamed = who
      .slice(Math.max(0, seller - REACH_BACK), seller)
      .some((word) => ARTICLES.has(word) || word === "some");
    // "a 200-amp service", but "quoted him twenty two hundred, she wants"
    const priced = (word: string) => isNumberWord(word) && !/^\d/.test(word);
    const turns = (word: string) => TURNS.has(word) || FIRST_PERSON.has(word) || priced(word);
    return isNamed && thing.some((word) => !PUT.has(word)) && !thing.some(turns);
  },
);
/** "The big box | store", "the dealer's | installer". */
const REACH_BACK = 3;
