import { wordSet } from "#shared/word-set.ts";
import { valueOf } from "../figures/counts.ts";
import { countsNothingBehind } from "../numbers/bare-counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isSpan, periodsIn } from "../quantities/recurrence.ts";
import { EACH } from "../roles/per-unit.ts";
import { inAllEnd } from "../words/in-all.ts";
import { stem } from "../words/stem.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import type { HeardLines } from "./heard-lines.ts";
import { countsIts } from "./service-again.ts";

/** The lines heard before, and the words of the talk. */
interface Talk {
  lines: HeardLines;
  tokens: readonly Token[];
}

/** Before a count that is all that a clause says: "there are five", "that's two rooms", "so make it four". */
const SAYING = wordSet(
  "there's are were is was it's that's makes make so figure figured call say counted got measured needs need wants want said took put maybe or just only actually oops no hmm be like about comes to",
);
/** "Inside only, I counted eleven": who counted, and where, names no other thing. */
const TELLS_COUNT = wordSet("counted inside outside upstairs downstairs");
const THEY = wordSet("she he they it she's he's they've it's");
const HAVE = wordSet("has have had got");
/** "She's got fourteen vents", but "I've got 42 feet written here". */
const tellsOfThem = (index: number, tokens: readonly Token[]): boolean =>
  THEY.has(at(tokens, index)) || (HAVE.has(at(tokens, index)) && THEY.has(at(tokens, index - 1)));
/** These say that it comes to so many: what stands before them is what was counted. */
const SUMMING = wordSet("so that's makes altogether");
/** These take back what was counted before. */
const RETAKING = wordSet("so make makes call put actually oops no hmm wait sorry well that's");
/** "Figure five hours". */
const RECKONING = wordSet("figure figured say call");
/** Between such a word and its count. */
const BETWEEN = wordSet("it it's to just only about like be maybe probably roughly around only");
const PER = wordSet("a an per every");
const THEM = wordSet("them those these");

/** The word that leads to a count: "so" of "so make it four". */
function leadOf({ first }: Figure, tokens: readonly Token[]): string {
  let index = first - 1;
  while (index > first - 3 && BETWEEN.has(at(tokens, index))) index--;
  return at(tokens, index);
}

const leads = (figure: Figure, tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  words.has(at(tokens, figure.first - 1)) || words.has(leadOf(figure, tokens));

/** True for a count in what the service of a line is sold by, or of what it is named after. */
const countsItsThing = (figure: Figure, line: Candidate, tokens: readonly Token[]): boolean =>
  figure.unit === "hour" || figure.unit === "day"
    ? line.service?.entry.hourlyRate != null
    : countsIts({ tokens }, figure, line);

/** "There were six", "eight of those", "well, two": a count that stands for itself. */
const isAlone = (figure: Figure, tokens: readonly Token[]): boolean =>
  figure.unit === null &&
  figure.last === figure.number.last &&
  (countsNothingBehind(figure, tokens) ||
    (at(tokens, figure.last + 1) === "of" && THEM.has(at(tokens, figure.last + 2))));

/** "Forty windows in all", "48 inches altogether". */
function saysInAll({ last, noun }: Figure, tokens: readonly Token[]): boolean {
  const next = Math.max(last, noun) + 1;
  return isJoined(tokens[next]) && inAllEnd(tokens, next) >= 0;
}

/** "Pressure washing, five hours", "one technician, | one day": the time of a service that has none yet, whoever does it. */
const isTimeOfWork = ({ unit }: Figure, { quantities }: Candidate): boolean =>
  unit === "hour" ? quantities.length === 0 : unit === "day" && quantities.every((one) => one.unit === null);

/** The counts of a clause that are of the service before it: what is said to be so many, in its own measure or alone. */
function countsOf(talk: Talk, { quantities, words }: Candidate, line: Candidate): Figure[] {
  const { lines, tokens } = talk;
  if (quantities.some(({ every }) => every !== null)) return [];
  const taken = quantities.filter((figure, place) => {
    const before = words.filter(
      (index) => index < figure.first && !TELLS_COUNT.has(at(tokens, index)) && !tellsOfThem(index, tokens),
    );
    const said = leads(figure, tokens, SAYING) || (place === 0 && lines.content(before).length === 0);
    const summed = leads(figure, tokens, SUMMING) || saysInAll(figure, tokens);
    const names = summed ? [] : lines.content(before);
    const hours = line.service?.entry.hourlyRate != null && isTimeOfWork(figure, line);
    if (countsItsThing(figure, line, tokens)) return hours || (said && names.length === 0) || summed;
    return isAlone(figure, tokens) && said && names.length === 0;
  });
  const latest = quantities.at(-1);
  // "two are painted shut, so sixteen"
  if (latest && taken.includes(latest) && leads(latest, tokens, SUMMING)) return [latest];
  // "two runs of 15 feet each", "three hours a visit": no count of them all
  if (quantities.some(({ last }) => EACH.has(joined(tokens, last + 1)) || PER.has(joined(tokens, last + 1)))) return [];
  return taken.every((figure, place) => figure === quantities[place]) ? taken : [];
}

const isCounting = ({ every, unit }: Figure): boolean => every === null && !TIME_UNITS.has(unit ?? "");

/** True when a clause only says how many there are of the service before it. */
export function isCountOfService(talk: Talk, clause: Candidate): boolean {
  const line = talk.lines.list.at(-1);
  if (!line?.service || line.price || line.free || clause.price || clause.service || clause.free) return false;
  return countsOf(talk, clause, line).length > 0;
}

/**
 * "Recessed lights, there were six", "pressure washing the playground | and the patio, figure five hours", "the den and
 * the hall | so two rooms": a clause that says how many of the service before it. What it counts anew takes the place of
 * what was counted; two counts of which nobody says that the later one holds both stay, and are asked about.
 */
export function countsServiceBefore(talk: Talk, clause: Candidate): boolean {
  const line = talk.lines.list.at(-1);
  if (!line?.service || line.price || line.free || clause.price || clause.service || clause.free) return false;
  const counts = countsOf(talk, clause, line);
  const count = counts.at(-1);
  if (!count) return false;
  const settled = line.quantities.length === 0 || leads(count, talk.tokens, RETAKING);
  const timed = TIME_UNITS.has(count.unit ?? "");
  const same = line.quantities.some((one) => valueOf(one) === valueOf(count) && (!timed || one.unit !== null));
  const rivals = counts.filter((one) => !settled || one === count || !leads(count, talk.tokens, RETAKING));
  // "five hours, maybe six"
  const [{ unit = null, every = null } = {}] = line.quantities;
  if (unit !== null && every === null && TIME_UNITS.has(unit))
    for (const [place, one] of rivals.entries()) rivals[place] = one.unit === null ? figureWith(one, { unit }) : one;
  line.quantities = settled ? rivals : same ? line.quantities : [...line.quantities, ...rivals];
  line.sizes = [...line.sizes, ...clause.sizes];
  line.last = Math.max(line.last, clause.last);
  talk.lines.changed(line);
  return true;
}

/** "One album for her and one for his parents, | so two albums": a service named again, to say how many that makes. */
function totalsService({ lines, tokens }: Talk, clause: Candidate): boolean {
  const line = lines.list.at(-1);
  const count = clause.quantities.at(-1);
  const again = line?.service && line.service.entry.id === clause.service?.entry.id;
  if (!line || !again || !count || line.price || line.free || clause.price) return false;
  // "they have three sofas | so sofa cleaning for all three"
  const all = at(tokens, count.first - 1) === "all" && line.quantities.some((one) => valueOf(one) === valueOf(count));
  if (!all && !leads(count, tokens, SUMMING)) return false;
  if (!isCounting(count) || line.quantities.some((one) => valueOf(one) > valueOf(count))) return false;
  line.quantities = [count];
  line.last = clause.last;
  lines.changed(line);
  return true;
}

/** "Two hours a week for ten weeks, | so twenty hours": what it comes to. When the figures make another, both are asked about. */
function totalsTimes({ lines, tokens }: Talk, clause: Candidate): boolean {
  const line = lines.list.at(-1);
  const [count, ...others] = clause.quantities;
  if (!line?.service || !count || others.length > 0 || clause.price || clause.service || clause.free) return false;
  const often = line.quantities.find(({ every, unit }) => every !== null && unit === count.unit);
  const span = line.quantities.find((figure) => figure !== often && isSpan(figure));
  const periods = often?.every && span ? periodsIn(span, often.every) : null;
  if (!often || periods === null || !leads(count, tokens, SUMMING)) return false;
  const times = valueOf(often) * periods;
  line.quantities = [count];
  line.otherCount = times === valueOf(count) ? null : times;
  line.last = clause.last;
  lines.changed(line);
  return true;
}

/** True when a clause says what the counts of the service before it come to. */
export const totalsCounts = (talk: Talk, clause: Candidate): boolean =>
  totalsService(talk, clause) || totalsTimes(talk, clause);

const HAVING = wordSet("got has have had");

/** Of "no make it three | the attic's tight", "actually eight bags | she's got a couple": what says why counts and names nothing. */
export function withoutReason(talk: Talk, clause: Candidate): Candidate {
  const { tokens } = talk;
  const [count, ...others] = clause.quantities;
  if (!count && clause.price && !clause.service) return withoutStory(talk, clause);
  if (!count || clause.price || clause.service) return clause;
  const has = others.some(({ first }) => HAVING.has(at(tokens, first - 1)));
  if (!has && (count.unit !== null || !countsNothingBehind(count, tokens))) return clause;
  const words = clause.words.filter((index) => index < count.first);
  return { ...clause, words, quantities: [count] };
}

const REASONS = wordSet("since because cause as");

/** Of "no charge for the service call | since she had it fixed, one year on the pump" what is free, without what tells why. */
export function withoutWhy({ tokens, lines }: Talk, clause: Candidate): Candidate {
  const why = clause.words.findIndex(
    (word, place) =>
      (REASONS.has(at(tokens, word)) || CONDITIONS.has(at(tokens, word))) &&
      lines.content(clause.words.slice(0, place)).length > 0,
  );
  return why < 0 ? clause : { ...clause, words: clause.words.slice(0, why) };
}

/** "No charge for the service call | if we do the work, lifetime on the springs". */
const CONDITIONS = wordSet("if when unless");

const TOLD_OF = wordSet("it he she they we i it's he's she's they're we're i'm");
const WISHES = wordSet("want wants need needs like likes prefer prefers");
/** Before a place: "vinyl plank in the den". */
const PLACING = wordSet("in on of for to from by with at");
const ARTICLES = wordSet("the their his her");
const LEADS_TO_PRICE = wordSet("is are was were at for now so just make call only 's the");

/** Of "it went quick, labor is ninety five" the name of the line, which is priced anew, without what tells why. */
function withoutStory({ lines, tokens }: Talk, clause: Candidate): Candidate {
  const { words } = clause;
  const [begins = -1] = words;
  if (clause.after || !(TOLD_OF.has(at(tokens, begins)) || TOLD_OF.has(at(tokens, begins - 1)))) return clause;
  let end = words.length;
  while (end > 0 && LEADS_TO_PRICE.has(at(tokens, words[end - 1]))) end--;
  for (const line of lines.list.slice(-TOLD_REACH).toReversed()) {
    if (!line.price) continue;
    const known = lines.stemsOfListed(line);
    const isName = (index: number | undefined) => index !== undefined && known.has(stem(at(tokens, index)));
    let first = end;
    while (isName(words[first - 1])) first--;
    if (first === end) continue;
    const lead = at(tokens, words[ARTICLES.has(at(tokens, words[first - 1])) ? first - 2 : first - 1]);
    const told = words.slice(0, first);
    const named = first > 1 && !PLACING.has(lead) && !told.some((word) => isName(word) || WISHES.has(at(tokens, word)));
    return named ? { ...clause, words: words.slice(first) } : clause;
  }
  return clause;
}
/** So many lines back one may be named again. */
const TOLD_REACH = 60;

/** Behind hours these go on with what they are for. */
const HOURS_OF = wordSet("of at for on");

/** "Pressure washing the playground and the patio, | figure five hours": the hours of a service that has none yet, in whatever clause. */
export function hoursOfServiceBefore(open: Talk & { current: Candidate }, figure: Figure): boolean {
  const { current, lines, tokens } = open;
  const line = lines.list.at(-1);
  if (line?.service?.entry.hourlyRate == null || line.price || line.free || figure.unit !== "hour" || figure.every)
    return false;
  if (line.quantities.some(({ unit }) => TIME_UNITS.has(unit ?? ""))) return false;
  const heard = current.service ?? current.price ?? current.quantities[0];
  if (heard || HOURS_OF.has(at(tokens, figure.last + 1)) || !leads(figure, tokens, RECKONING)) return false;
  line.quantities.push(figure);
  line.last = figure.last;
  lines.changed(line);
  current.words = [];
  return true;
}
