import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { HESITATIONS, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import { canName } from "./name-words.ts";

/** What a firm deals in, and a job may be about as well: the last word of "big sky gravel". */
const TRADES = wordSet(
  "gravel lumber concrete feed books hardware seed grain stone tile glass sand timber fuel oil propane bikes tire tires furniture appliance marine steel flooring music septic towing sports seafood produce beverage ice",
);
/** True for a word of what a firm deals in, and of what jobs are about: "gravel". */
export const dealsIn = (word: string): boolean => TRADES.has(word);

/** "Pinnacle | steel and concrete | uh": the last of two things that a firm deals in and that end its name, before a pause; or -1. */
export function twoTradesEnd(tokens: readonly Token[], first: number): number {
  const last = first + 2;
  const two = TRADES.has(at(tokens, first)) && at(tokens, first + 1) === "and" && TRADES.has(at(tokens, last));
  const next = tokens[last + 1];
  const pauses = !isJoined(next) || HESITATIONS.has(next?.norm ?? "");
  return two && isJoined(tokens[first + 1]) && isJoined(tokens[last]) && pauses ? last : -1;
}

/** What only firms are called by and deal in: "orchard software", "lone star title". */
const DESK_TRADES = wordSet("software title escrow pediatrics freight trucking");
/** True for a word of what a firm deals in, which ends its name. */
export const isDealtIn = (word: string): boolean => TRADES.has(word) || DESK_TRADES.has(word);

/** Endings of one firm that nobody buys by the piece, and that are no room or kind of work. */
const ONE_FIRM = wordSet(
  "farm ranch storage supply school church hotel inn motel restaurant grill cafe diner bakery brewery pub bistro pizzeria salon spa gym daycare dairy orchard vineyard winery pharmacy library museum theater clinic dental academy realty hardware feed lumber marine auto logistics freight trucking title florist boutique deli tavern saloon creamery nursery stables kennels marina",
);
/** True for the last word of one firm: "mcallister | farm", "bayside | storage". */
export const isOneFirm = (word: string): boolean => ONE_FIRM.has(word);
/** "Hydronic", "corporate", "covered": what describes things, and names no firm. */
const DESCRIBES = /(?:al|ic|ive|ous|able|ible|less|ful|ed|ing|ary|ory|ular|ant|ent|ish|ern)$/;
/** True for a word of no trade that can be a firm's own: "mcallister", but "industrial". */
export const namesFirm = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && !isOrdinaryWord(word) && !DESCRIBES.test(word) && !isBrand(word);

const LONGEST_PLACED = 3;
/** What people do with a thing "at" which they look. */
const REGARDING = wordSet("look looked looking looks aim aimed price priced");
/** "At | miller feed", "at | orchard software": behind "at" without an article words that end with what a firm deals in; the last, or -1. */
export function placedFirmEnd(tokens: readonly Token[], first: number): number {
  if (REGARDING.has(at(tokens, first - 2)) || WORK_WORDS.has(at(tokens, first))) return -1;
  if (WORK_VERBS.has(at(tokens, first))) return -1;
  for (let last = first; last < first + LONGEST_PLACED && (last === first || isJoined(tokens[last])); last++) {
    if (last > first && isDealtIn(at(tokens, last))) return last;
    if (!canName(tokens[last]) || isNumberWord(at(tokens, last)) || unitAt(at(tokens, last), undefined)) return -1;
  }
  return -1;
}
