import { wordSet } from "#shared/word-set.ts";
import { at } from "./figure.ts";
import type { Place } from "./number-place.ts";
import { PREPOSITIONS } from "./words.ts";

/** What a meter shows, by what is measured. */
const MEASURED = wordSet("humidity temperature temp moisture radon ph voltage odometer salinity alkalinity hardness");
/** Behind what is measured: "moisture level", "radon test". */
const RESULTS = wordSet("level levels reading readings content test count");
const SHOWS = wordSet("is was were came read reads showed shows measured measures registered tested");
const LOOSE = wordSet("about around at in back only up like just to");
const GOES_ON = wordSet("and so but which when after before today");
const THE = wordSet("the a that his her their my first last");

/** The words before the verb that says what a meter shows, the nearest first; none when there is no such verb. */
function subjectBefore({ said }: Place): readonly string[] {
  let verb = 0;
  while (LOOSE.has(said[verb] ?? "")) verb++;
  return SHOWS.has(said[verb] ?? "") ? said.slice(verb + 1) : [];
}

/** "Eleven point two": so nobody says dollars and cents. */
const inTenths = ({ value, number, around: { tokens } }: Place): boolean =>
  (at(tokens, number.last - 1) === "point" || /^\d+\.\d$/.test(at(tokens, number.last))) &&
  !Number.isInteger(value) &&
  Number.isInteger(Math.round(value * 1e6) / 1e5);

/**
 * "The moisture level was eighteen", "the reading in the basement was eleven point two": what a meter shows prices nothing.
 * "Tarot reading was eighty" and "the moisture barrier is ninety" are work.
 */
export function isMeasured(place: Place): boolean {
  const { after, unit, around, number } = place;
  if (unit !== null || (after !== "" && !GOES_ON.has(after)) || at(around.tokens, number.first - 1) === "$")
    return false;
  const subject = subjectBefore(place);
  const head = subject.findIndex((word) => RESULTS.has(word) || MEASURED.has(word));
  if (head < 0) return false;
  const behind = subject[head - 1] ?? "";
  const result = subject[head] ?? "";
  const of = subject[head + 1] ?? "";
  const ends = head === 0 || PREPOSITIONS.has(behind);
  // "the radon test was ninety" may have a price
  const sold = result === "test" || (THE.has(of) && RESULTS.has(result));
  const named = MEASURED.has(result) || MEASURED.has(of) || (THE.has(of) && result.startsWith("reading"));
  return ends && named && (!sold || inTenths(place));
}
