import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { Token } from "../words/tokens.ts";
import { singular, TIME_UNITS } from "../words/units.ts";
import { CREW, withoutPossessive } from "../words/words.ts";

/** Who has a rate of his own: "I'm seventy five an hour, he's forty". */
const PEOPLE = new Set(["i'm", "he's", "she's", "i", "he", "she", "me", "mine", "his", "hers"]);
/** A rate that belongs to a shift stands at most so many lines after it. */
const REACH = 3;

const isTime = (figure: Figure): boolean => figure.unit !== null && TIME_UNITS.has(figure.unit);

/** True when the words directly before a price name one of the people who work. */
function isPersonal(candidate: Candidate, tokens: readonly Token[]): boolean {
  const { price } = candidate;
  if (!price || (price.unit !== null && price.unit !== "hour" && price.unit !== "day")) return false;
  // the words of its own line alone: "forty an hour per man. Truck is ninety"
  const begins = Math.min(candidate.first, candidate.words[0] ?? candidate.first);
  const before = [1, 2, 3]
    .filter((back) => price.first - back >= begins)
    .map((back) => tokens[price.first - back]?.norm ?? "");
  return before.some((word) => PEOPLE.has(word) || CREW.has(singular(withoutPossessive(word))));
}

/** "I'm" is the speaker, "he's" the helper of whom the shift speaks; others are named beside their rate. */
function namesOf(rate: Candidate, shift: Candidate, tokens: readonly Token[]): number[] {
  const before = [1, 2, 3].map((back) => tokens[(rate.price?.first ?? 0) - back]?.norm ?? "");
  if (before.some((word) => word === "i'm" || word === "i" || word === "me" || word === "mine")) return [];
  if (!before.some((word) => PEOPLE.has(word))) return rate.words;
  return shift.words.filter((index) => CREW.has(singular(tokens[index]?.norm ?? "")));
}

const isRate = (candidate: Candidate): boolean => candidate.price?.unit === "hour" || candidate.price?.unit === "day";

/**
 * "A mason and a laborer for four days. The mason is seventy an hour and the laborer is forty": each of the rates is
 * for the time that was said once, and for one person.
 */
export function splitCrews(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  const lines: Candidate[] = [];
  for (let index = 0; index < candidates.length; index++) {
    const shift = candidates[index];
    if (!shift) continue;
    const time = shift.quantities.filter(isTime);
    const own = shift.price && isRate(shift) && isPersonal(shift, tokens) ? [shift] : [];
    const rates = [...own];
    if (time.length > 0 && (own.length > 0 || !shift.price))
      for (let next = index + 1; next <= index + REACH; next++) {
        const candidate = candidates[next];
        if (!candidate || candidate.quantities.length > 0 || !isPersonal(candidate, tokens)) break;
        rates.push(candidate);
      }
    if (rates.length < 2) {
      lines.push(shift);
      continue;
    }
    const unit = rates[0]?.price?.unit ?? "hour";
    for (const rate of rates)
      lines.push({
        ...rate,
        words: namesOf(rate, shift, tokens),
        quantities: time,
        price: rate.price && figureWith(rate.price, { per: true, unit: rate.price.unit ?? unit }),
      });
    index += rates.length - own.length;
  }
  return lines;
}
