import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CREW, withoutPossessive } from "../words/words.ts";

/** Who has a rate of his own beside a trade's people: "forty an hour for the kid". */
const PERSONS = wordSet(
  "me myself i i'm he he's she she's him her kid son brother cousin nephew buddy partner daughter wife husband boy dad father",
);
/** "We're both there", "the two of us": the time is that of all who were named. */
const TOGETHER = wordSet("both all");
const US = wordSet("us we we're they they're them");
/** So far before the time this stands: "both of us are on site for five hours". */
const REACH = 7;
/** No more people have a rate each. */
const MOST = 4;
/** What is said without "an hour" beside a rate is one as well up to so many dollars: "and my helper's thirty five". */
const DEAREST = 120;

const isPerson = (word: string): boolean => {
  const bare = withoutPossessive(word);
  return PERSONS.has(word) || PERSONS.has(bare) || CREW.has(singular(bare));
};

/** True when who works is named right beside the price: "my helper's thirty five", "forty an hour for the kid". */
function isPersonal({ price, trailing, words }: Candidate, tokens: readonly Token[]): boolean {
  if (!price) return false;
  const beside = [...words, ...trailing].filter((index) => index >= price.first - 3 && index <= price.last + 3);
  return beside.some((index) => isPerson(at(tokens, index)));
}

/** True for a rate of one person without a time of its own. */
function isRateOf(line: Candidate, unit: string, tokens: readonly Token[]): boolean {
  const { price, quantities, service } = line;
  const bare = price?.unit === null && !price.per && (price.number.readings[0]?.value ?? 0) <= DEAREST;
  const rated = price !== null && (bare || (price.per && price.unit === unit));
  return rated && quantities.length === 0 && service === null && isPersonal(line, tokens);
}

const ALL_OF = wordSet("both two all each");
const ON_IT = wordSet("on it there in at working for");

/** "Five hours | for the both of us", "nine hours | both of us". */
function isForAll({ last }: Figure, tokens: readonly Token[]): boolean {
  const led = at(tokens, last + 1) === "for" ? last + 2 : last + 1;
  const whom = at(tokens, led) === "the" ? led + 1 : led;
  const all = ALL_OF.has(at(tokens, whom));
  return all && at(tokens, whom + 1) === "of" && US.has(at(tokens, whom + 2));
}

/** "Each on it | five hours". */
function isOfEach({ first }: Figure, tokens: readonly Token[]): boolean {
  let index = first - 1;
  while (ON_IT.has(at(tokens, index)) && !beginsSentence(tokens[index])) index--;
  return index < first - 1 && (at(tokens, index) === "each" || at(tokens, index) === "both");
}

/** "We're both there | five hours": the words round a time say that it is everybody's. */
function isOfAll(time: Figure, tokens: readonly Token[]): boolean {
  if (isForAll(time, tokens) || isOfEach(time, tokens)) return true;
  let [together, us] = [false, false];
  for (let index = time.first - 1; index >= time.first - REACH; index--) {
    together ||= TOGETHER.has(at(tokens, index)) || (at(tokens, index) === "two" && at(tokens, index + 1) === "of");
    us ||= US.has(at(tokens, index));
    if (beginsSentence(tokens[index])) break;
  }
  return together && us;
}

/** The only time of a line, an hour's or a day's; "the two of us" are no other count. */
function timeOf({ quantities }: Candidate, tokens: readonly Token[]): Figure | null {
  const counts = quantities.filter(({ last }) => !(at(tokens, last + 1) === "of" && US.has(at(tokens, last + 2))));
  const [time, ...others] = counts;
  const worked = time && (time.unit === "hour" || time.unit === "day") && time.every === null;
  return worked && others.length === 0 ? time : null;
}

/** The line with a time as it is without it: a rate, or what has a price behind the time. */
function withoutTime(line: Candidate, time: Figure): Candidate {
  const behind = line.price !== null && line.price.first > time.last && !line.price.per;
  const words = behind ? line.words.filter((index) => index > time.last) : line.words;
  return { ...line, words, quantities: [] };
}

/** Where the rates round a line with the time of all begin and end. */
function ratesRound(
  lines: readonly Candidate[],
  place: number,
  time: Figure,
  tokens: readonly Token[],
): [number, number] {
  const unit = time.unit ?? "";
  const isRate = (index: number): boolean => {
    const line = lines[index];
    return line !== undefined && isRateOf(index === place ? withoutTime(line, time) : line, unit, tokens);
  };
  const leads = (lines[place]?.price?.first ?? -1) > time.first;
  const isNext = (index: number): boolean => isRate(index) && (leads || (lines[index]?.price?.first ?? 0) < time.first);
  let [begin, end] = [place, isRate(place) ? place + 1 : place];
  while (begin > place - MOST && isRate(begin - 1)) begin--;
  while (end > place && end < place + MOST && isNext(end)) end++;
  return [begin, end];
}

/**
 * "Seventy five an hour for me and forty an hour for the kid, we're both there five hours": the time of all behind the
 * rates of each is that of each.
 */
export function shareShifts(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  const lines = [...candidates];
  for (let place = 0; place < lines.length; place++) {
    const line = lines[place];
    const time = line ? timeOf(line, tokens) : null;
    if (!line || !time || !isOfAll(time, tokens)) continue;
    const [begin, end] = ratesRound(lines, place, time, tokens);
    if (end - begin < 2) continue;
    for (let index = begin; index < end; index++) {
      const rate = lines[index];
      const price = rate?.price && figureWith(rate.price, { per: true, unit: time.unit });
      if (rate && price) lines[index] = { ...rate, price, quantities: [time] };
    }
    if (end > place) continue;
    const rest = withoutTime(line, time);
    if (rest.price ?? rest.service) lines[place] = rest;
    else lines.splice(place, 1);
  }
  return lines;
}

/** "For the helper" behind a time. */
const LONGEST_PERSON = 3;
const SELF = wordSet("me myself i i'm my");

/** Whose hours a time is, named right behind it: "seven hours | for me"; "" when nobody is. */
function whose({ last }: Figure, tokens: readonly Token[]): string {
  if (at(tokens, last + 1) !== "for") return "";
  const article = /^(?:the|my|his|her|our)$/.test(at(tokens, last + 2)) ? last + 3 : last + 2;
  const word = at(tokens, article);
  return isPerson(word) ? word : "";
}

/** True for the rate of somebody: "my helper is forty", "I'm eighty an hour". */
function isRateFor(line: Candidate, person: string, tokens: readonly Token[]): boolean {
  const { price, words, trailing } = line;
  if (!price || !isRateOf(line, "hour", tokens)) return false;
  const said = [...words, ...trailing].map((index) => withoutPossessive(at(tokens, index)));
  const others = said.some((word) => isPerson(word) && !SELF.has(word));
  return SELF.has(person) ? !others : said.some((word) => singular(word) === singular(person));
}

/**
 * "I'm eighty an hour and my helper is forty. Figure seven hours for me and four for the helper to build the pergola": the
 * hours of each go with the rate that was said of him before, and what they do with the first of them.
 */
export function giveHours(candidates: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  const isGiven = (time: Figure) => time.unit === "hour" && whose(time, tokens) !== "";
  const times = candidates.flatMap(({ quantities }) => quantities.filter(isGiven));
  if (times.length < 2) return candidates;
  const lines = candidates.map((line) => {
    const rest = line.quantities.filter((time) => !isGiven(time));
    return rest.length === line.quantities.length ? line : { ...line, quantities: rest };
  });
  const given = times.map((time) => ({
    time,
    rate: lines.findIndex((line) => isRateFor(line, whose(time, tokens), tokens)),
  }));
  if (new Set(given.map(({ rate }) => rate)).size < given.length || given.some(({ rate }) => rate < 0))
    return candidates;
  const last = Math.max(...times.map((time) => time.last)) + LONGEST_PERSON;
  return lines.flatMap((line, place) => {
    const holds = line.quantities.length < (candidates[place]?.quantities.length ?? 0);
    const time = given.find(({ rate }) => rate === place)?.time;
    if (!time || !line.price) return holds && !line.price && line.quantities.length === 0 ? [] : [line];
    const work = place === given[0]?.rate ? lines.flatMap(({ price, words }) => (price ? [] : words)) : [];
    const words = [...line.words, ...work.filter((index) => index > last)];
    return [{ ...line, price: figureWith(line.price, { per: true, unit: "hour" }), quantities: [time], words }];
  });
}
