import { wordSet } from "#shared/word-set.ts";
import { isWithin } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { MATERIAL_WORDS, PREPOSITIONS, WORK_WORDS } from "../words/words.ts";
import type { Place } from "./number-place.ts";

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

/** What a meter does, and nobody who prices: "the engine read 612 hours". */
const READS = wordSet("read reads registered registers clocked");
/** Who reads so many pages. */
const READERS = wordSet("i we he she they who i've we've");
/** With these a price follows. */
const PRICING = wordSet("$ at for is are was were plus runs costs charge it's that's");
const READS_ON = wordSet("and hour hours degree degrees mile miles the a one");
/** Readings of the same kind lie within a quarter of one another. */
const FARTHEST = 1.25;

/** "Port engine read 612 hours, starboard 598", "the odometer read 88,412 when it came in and 88,415 when it left": the number behind the verb, and another like it. */
function isRead({ number, around, said, plural, unit, value }: Place): boolean {
  const verb = said.findIndex((word) => READS.has(word));
  if (verb < 0 || READERS.has(said[verb + 1] ?? "") || said[verb + 1] === undefined) return false;
  const first = number.first - verb;
  if (verb === 0) return !plural || (unit !== null && isMeasure(unit.unit));
  const reading = around.numberAt(first)?.readings[0]?.value ?? 0;
  const near = isWithin(FARTHEST, value, reading);
  const between = said.slice(0, verb).filter((word) => !READS_ON.has(word) && !/^\d/.test(word));
  const alike = between.length < 2 && !between.some((word) => WORK_WORDS.has(word) || MATERIAL_WORDS.has(word));
  return near && (alike || between.includes("when")) && !between.some((word) => PRICING.has(word));
}

/** "Eleven point two": so nobody says dollars and cents. */
const inTenths = ({ value, number, around: { tokens } }: Place): boolean =>
  (at(tokens, number.last - 1) === "point" || /^\d+\.\d$/.test(at(tokens, number.last))) &&
  !Number.isInteger(value) &&
  Number.isInteger(Math.round(value * 1e6) / 1e5);

const OURS = wordSet("ours mine hers theirs yours");
const LIMITS = wordSet("allow allows allowed permits limit limits max maximum cap");

/** "The landlord allows 30 square feet of sign, and ours is 28": how much of what is allowed is taken. */
function isWithinLimit({ said, number, around: { tokens } }: Place): boolean {
  if (!OURS.has(said[1] ?? "") || !/^(?:is|are|was)$/.test(said[0] ?? "")) return false;
  const limit = said.findIndex((word) => LIMITS.has(word));
  const measured = said.slice(0, Math.max(limit, 0)).some((word) => isMeasure(unitAt(word, undefined)?.unit ?? ""));
  return measured && at(tokens, number.first - 1) !== "$";
}

/** Who does not know when something was done. */
const UNSURE =
  /\b(?:knows?|sure|tell|remembers?|records?) (?:if|whether) (?:it|they|that|those|anybody|he|she) (?:\S+ ){0,3}at$/;

/** "Nobody knows if it was done at one oh five": the mark on a meter at which something may have been done. */
export const isUnknownMark = cued(oneOf(["if", "whether"]), ({ before, said }: Place): boolean =>
  before === "at" ? UNSURE.test(said.toReversed().join(" ")) : false,
);

/**
 * "The moisture level was eighteen", "the reading in the basement was eleven point two": what a meter shows prices nothing.
 * "Tarot reading was eighty" and "the moisture barrier is ninety" are work.
 */
export const isMeasured = cued(oneOf(READS, MEASURED, LIMITS, ["reading", "readings"]), (place: Place): boolean => {
  if (isRead(place) || isWithinLimit(place)) return true;
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
});
