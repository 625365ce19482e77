import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { EACH } from "./per-unit.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

/** Who writes, or what leads on to an order to write: "I'd put ...", "and just put ...". */
const WRITERS = wordSet("and then just also plus please i i'll i'd let's we we'll so");
const ARTICLES = wordSet("the a an my our");
/** What is paid down. */
const PAID = wordSet("deposit retainer booking materials material lumber job work project start balance");

/** "Mow it for forty five | put twenty down for gas": in one breath a price ends before the order. */
const endsPrice = (word: string): boolean =>
  isNumberWord(word) || CURRENCY.has(word) || EACH.has(word) || unitAt(word, undefined) !== null;

/** "Put thirty-five dollars down | for travel": where "put" stands before a price that is only written down for a thing; -1 for money that is paid down. */
export function writtenDownFrom(first: number, last: number, tokens: readonly Token[]): number {
  if (at(tokens, last + 1) !== "down" || at(tokens, last + 2) !== "for" || !isJoined(tokens[last + 2])) return -1;
  const put = first - 1;
  const before = at(tokens, put - 1);
  const begins = !isJoined(tokens[put]) || put === 0 || WRITERS.has(before) || endsPrice(before);
  const thing = ARTICLES.has(at(tokens, last + 3)) ? last + 4 : last + 3;
  return at(tokens, put) === "put" && begins && !PAID.has(at(tokens, thing)) ? put : -1;
}

const IT = wordSet("it that this them those");

/** "A squeak in the pedal, | put that down as twenty five | the bench is wobbly": where the order to write begins, or -1. */
function putDownAsFrom({ before, said, unit, number }: Place): number {
  if ((before !== "as" && before !== "at") || said[1] !== "down" || unit !== null) return -1;
  if (WRITES.has(said[2] ?? "")) return number.first - 3;
  return IT.has(said[2] ?? "") && WRITES.has(said[3] ?? "") ? number.first - 4 : -1;
}
const WRITES = wordSet("put mark write");

/** "Put | twenty five | down for gas": a price without its dollars. */
export const writtenDown: RoleRule = cued(oneOf(WRITES), (place) => {
  const { first, last } = place.number;
  if (place.before === "put" && writtenDownFrom(first, last, place.around.tokens) >= 0) return figureAs(place, "money");
  const put = putDownAsFrom(place);
  return put >= 0 ? figureAs(place, "money", { first: put }) : null;
});
