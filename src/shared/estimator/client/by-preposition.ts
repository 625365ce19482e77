import { wordSet } from "#shared/word-set.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import { apposed } from "./apposition.ts";
import { explainedName } from "./explained-name.ts";
import { endsPrice, firstAt, isWork, type Finder, type Talk } from "./finder.ts";
import { beginsShift, officeOf, twoWordEnding } from "./firm-trades.ts";
import { placedFirmEnd } from "./firm-words.ts";
import type { Named } from "./households.ts";
import { isGrounds } from "./name-shapes.ts";
import { nameEnd } from "./name-span.ts";
import { BODIES, canName, FIRM_TAILS } from "./name-words.ts";
import { overRole } from "./over-role.ts";
import { isStreet } from "../words/street-words.ts";

const HOMES = new Set(["apartment", "house", "home", "place", "condo", "townhouse", "residence"]);

/** Families that have the name of a trade. */
const FAMILIES = wordSet(
  "bakers parkers coopers turners carters porters butlers potters weavers taylors millers sawyers tuckers fosters archers palmers wheelers",
);

/** "for the nguyens": a plural that is no word of the trades, after a word of work or at the very end. */
function isFamily(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  if (FAMILIES.has(word)) return true;
  const thing = isOrdinaryWord(word) && !FIRM_ENDINGS.has(singular(word));
  if (!word.endsWith("s") || !canName(tokens[index]) || thing) return false;
  // "the petersons two bedroom apartment"
  if ([1, 2, 3].some((next) => HOMES.has(at(tokens, index + next)) && isJoined(tokens[index + next]))) return true;
  const before = at(tokens, index - 3);
  if (WORK_WORDS.has(before) || WORK_VERBS.has(before))
    return !/^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|twenty|one)$/.test(before);
  if (index !== tokens.length - 1) return false;
  let from = index - 3;
  while (
    from > 0 &&
    /^(?:\d|hundred|thousand|and$|grand|dollars|[a-z]+ty$|[a-z]+teen$|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.test(
      at(tokens, from),
    )
  )
    from--;
  return from > 0 && isJoined(tokens[from + 1]) && at(tokens, from) !== "";
}

/** "At delta packing | five hours": where nothing is capitalised, two words before the shift, the first of no trade. */
function beforeShift(tokens: readonly Token[], first: number): number {
  const [name, trade] = [tokens[first], tokens[first + 1]];
  const named = canName(name) && !isOrdinaryWord(name?.norm ?? "") && canName(trade) && isJoined(trade);
  return named && !isStreet(trade?.norm ?? "") && beginsShift(tokens, first + 2) ? first + 1 : -1;
}

const LEADS = wordSet("for at to with left");
/** A name by its shape after "for" or "at": a firm, a person, a family, capitals. */
function afterPreposition({ tokens, taken, cased }: Talk, index: number): Named | null {
  const word = at(tokens, index);
  const next = tokens[index + 1];
  // "just left Delgado Stables"
  const left = word === "left" && at(tokens, index - 1) === "just";
  const toward = (word === "to" || word === "with") && at(tokens, index + 1) === "the" && tokens[index + 2]?.capital;
  if ((word !== "for" && word !== "at" && !left && !toward) || !next || taken[index + 1] || !isJoined(next))
    return null;
  const bare = next.norm === "the" ? index + 2 : index + 1;
  const article = bare === index + 2;
  const first = overRole(tokens, bare, article);
  const role = word === "for" && article ? apposed(tokens, bare, cased) : null;
  if (role) return role;
  // "refinish the floors at the parkers"
  if (word === "at" && article && FAMILIES.has(at(tokens, first))) return { first, last: first };
  const explained =
    (word === "at" || word === "for") && !isOrdinaryWord(at(tokens, first)) ? explainedName(tokens, first) : null;
  if (explained && (!cased || tokens[first]?.capital)) return explained;
  const shift = word === "at" && !article && !cased ? beforeShift(tokens, first) : -1;
  if (shift > 0) return { first, last: shift };
  const placed = word === "at" && !article && !cased ? placedFirmEnd(tokens, first) : -1;
  if (placed > 0) return { first, last: placed };
  const surname = article && isFamily(tokens, index + 2);
  // "headshots for the law office | marsh and delgado"
  const told = first > bare;
  const end = nameEnd(tokens, first, told, cased);
  // "for the elks lodge", but "for the petersons two bedroom apartment"
  const hall = end > first && FIRM_ENDINGS.has(at(tokens, end)) && !HOMES.has(at(tokens, end));
  const last = surname && word === "for" && !cased && !hall ? first : end;
  if (last < 0) return null;
  const name = at(tokens, first);
  const plural = article && tokens[first]?.capital && name.length > 3 && name.endsWith("s");
  if (toward) return plural && !isWork(name) && !WORK_WORDS.has(singular(name)) ? { first, last } : null;
  // "six benches for the town of west haven"
  const body = article && BODIES.has(name) && at(tokens, first + 1) === "of" && last > first + 1;
  // "at Ming's Garden": whose house it is, written as a name
  const house =
    cased &&
    word === "at" &&
    last === first + 1 &&
    /['’]s$/u.test(name) &&
    tokens[first]?.capital === true &&
    tokens[last]?.capital === true &&
    !HOMES.has(at(tokens, last)) &&
    tokens[index - 1]?.capital === false;
  // "four guards at the Tri-County Fair"
  const grounds = article && cased && tokens[first]?.capital === true && isGrounds(tokens, first, last);
  const firm =
    house ||
    grounds ||
    body ||
    officeOf(tokens, first) > 0 ||
    FIRM_ENDINGS.has(at(tokens, last)) ||
    FIRM_TAILS.has(at(tokens, last)) ||
    twoWordEnding(tokens, last - 1) === last ||
    (last > first && FIRM_ENDINGS.has(name) && tokens[first]?.capital === true);
  // "four fifty for the valve and rough plumbing": what a price is for
  const thing = !body && !tokens[first]?.capital && isOrdinaryWord(name) && endsPrice(at(tokens, index - 1));
  if (firm || left || word === "at") return firm && !thing ? { first, last } : null;
  const person = HONORIFICS.has(name) || GIVEN_NAMES.has(name) || at(tokens, last) === "family";
  const capital = tokens[first]?.capital && (last > first || (!article && !isWork(name)));
  return person || plural || surname || capital || told ? { first, last } : null;
}

/** Whom a preposition leads to: "for the hendersons", "at grant street school". */
export const byPreposition: Finder = (talk) =>
  firstAt(
    LEADS,
    talk,
    (index) => afterPreposition(talk, index),
    (_, index) => index,
  );
