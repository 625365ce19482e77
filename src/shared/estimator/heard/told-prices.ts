import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { EDGES, FILLERS, REASONS } from "../words/words.ts";
import type { HeardLines } from "./heard-lines.ts";
import { fitsUnit } from "./referred-prices.ts";
import { at, normsAt } from "../words/tokens.ts";

/** Who sets prices here: "I told her", "we're doing those for". */
const SPEAKER = wordSet("i i'm i'd i've i'll we we're we'd we've we'll");
const HELPING = wordSet("had have already just only did am are was will would can could usually said told that");
/** "Those are", "they're": what is said of what was just named. */
const BEING = wordSet("they're it's that's");
const PAYERS = wordSet("she's he's");
const COPULAS = wordSet("are is were was");
/** "Told him ninety": these need no subject. */
const TOLD = wordSet("told quoted promised");
/** What is told to somebody, and what is done at a price. */
const TELLING = wordSet("told tell quoted promised said offered gave");
const CHARGING = wordSet(
  "charged charge charging billed bill doing do did go going let letting give giving made make put",
);
/** "I'd want one fifty for the groom": what the speaker asks. */
const ASKING = wordSet("want need ask get take");
const WOULD = wordSet("i'd we'd would");
const DETERMINERS = wordSet("the a an his her their my our");
/** What was just named, or whoever gets it so. */
const PRONOUNS = wordSet("him her hers his them theirs he she they it that those these this you em");
const LEADING = wordSet("on over phone so for at just only like about it'd it's be is was have one ones of the by");
const OPENING = wordSet("and but so then plus well now though anyway which");
/** "On the phone", "over the phone": how it was told. */
const PHONE =
  /^(?:on|over) the phone|^(?:this|that) time|^(?:for|on) (?:that|this|it|those|them)(?: one)?|^(?:for|on) (?:him|her|them)$|^(?:instead|flat|total|even|though|today|each|apiece)$/u;
/** Whoever it was told, in words: "the pastor", "Mrs Lowe's son". */
const LONGEST_NAME = 3;

const isLead = (word: string): boolean => PRONOUNS.has(word) || LEADING.has(word) || FILLERS.has(word);

/** "They're paying one forty a deadbolt": what was just named costs them that. */
const isPaying = (word: string): boolean => word === "paying" || word === "getting";

/** Where "those are" or "they're only" begins, which end the words before a price; -1 for others. */
function referringIn(said: readonly string[]): number {
  return said.findIndex(
    (word, place) =>
      (BEING.has(word) ||
        (PAYERS.has(word) && isPaying(said[place + 1] ?? "")) ||
        (PRONOUNS.has(word) && COPULAS.has(said[place + 1] ?? ""))) &&
      said.slice(place).every((next) => isLead(next) || COPULAS.has(next) || BEING.has(next) || isPaying(next)),
  );
}

/**
 * Where "I told him" or "told him" begins in the words before a price, when nothing else stands between; -1 for others.
 * `own` are the stems of the service that may be done for it: "I'll grind it for 90".
 */
function tellingIn(said: readonly string[], own?: ReadonlySet<string>): number {
  const begins = said.findIndex((word) => !OPENING.has(word));
  const does = (word: string | undefined, place: number) =>
    TELLING.has(word ?? "") ||
    CHARGING.has(word ?? "") ||
    (own?.has(stem(word ?? "")) === true && PRONOUNS.has(said[place + 1] ?? "")) ||
    (ASKING.has(word ?? "") && WOULD.has(said[place - 1] ?? ""));
  const from = said.findIndex(
    (word, place) =>
      (place === begins && TOLD.has(word)) ||
      (SPEAKER.has(word) && [1, 2, 3].some((step) => does(said[place + step], place + step))),
  );
  if (from < 0) return -1;
  let next = from;
  let verb = "";
  // "I said I'd do those"
  for (; next < said.length; next++) {
    const word = said[next] ?? "";
    if (does(word, next)) verb = word;
    else if (!HELPING.has(word) && !SPEAKER.has(word)) break;
  }
  let named = 0;
  let told = false;
  for (; next < said.length; next++) {
    const word = said[next] ?? "";
    if (PRONOUNS.has(word)) told = true;
    if (isLead(word) || DETERMINERS.has(word)) continue;
    // "I told the pastor", but "I charged the fan" and "I told him the fan is"
    if (!TELLING.has(verb) || told || ++named > LONGEST_NAME || !isThing(word)) return -1;
  }
  return verb === "" ? -1 : from;
}

/** "And since they're my church, I told", "the sixty minutes, but I charged": before it stand a reason and words of the name. */
function tellsWhy(said: readonly string[], telling: number, name: string): boolean {
  const own = wordsOfName(name);
  const why = said.findIndex((word) => REASONS.has(word));
  const before = said.slice(0, why >= 0 && why < telling ? why : telling);
  return before.every(
    (word) => OPENING.has(word) || FILLERS.has(word) || EDGES.has(word) || own.has(stem(word)) || isNumberWord(word),
  );
}

/** True when what follows the price tells why or how it was told, and names no thing. */
function endsThere(tokens: readonly Token[], price: Figure, last: number): boolean {
  const behind = normsAt(tokens, placesBetween(price.last + 1, last + 1));
  const why = behind.findIndex((word) => REASONS.has(word) || word === "so");
  const what = (why < 0 ? behind : behind.slice(0, why)).join(" ");
  return what === "" || PHONE.test(what);
}

/** The unpriced service whose words stand behind the price: "I told her 70 on the keypad". */
function namedBehind(
  lines: HeardLines,
  { price, words, trailing }: Candidate,
  tokens: readonly Token[],
): Candidate | null {
  const behind = [...words, ...trailing].filter((index) => price !== null && index > price.last).sort((a, b) => a - b);
  const why = behind.findIndex((index) => REASONS.has(tokens[index]?.norm ?? ""));
  const when = behind.findIndex(
    (index) => /^th(?:is|at)$/.test(tokens[index]?.norm ?? "") && tokens[index + 1]?.norm === "time",
  );
  const thing = behind.slice(0, Math.min(...[why, when, behind.length].filter((end) => end >= 0)));
  const content = lines.content(thing).map(stem);
  if (content.length === 0 || !/^(?:for|on)$/.test(tokens[thing[0] ?? -1]?.norm ?? "")) return null;
  const isNamed = (line: Candidate): boolean => {
    const own = wordsOfName(line.service?.entry.name ?? "");
    return content.every((word) => own.has(word) || lines.stems(line).has(word));
  };
  return lines.list.findLast((line) => line.service !== null && !line.price && isNamed(line)) ?? null;
}

/** The last token of a line's service and of what counts it. */
const behindCount = ({ service, quantities }: Candidate): number =>
  Math.max(service?.last ?? -1, ...quantities.map((figure) => figure.last));

/** True when there is one of it, or nobody said how many. */
const isSingle = ({ quantities }: Candidate): boolean =>
  quantities.every(({ number }) => number.readings[0]?.value === 1);

/** "I told him 110 for the | couch": a price is told, and its thing is named behind it. */
export function tellsPriceOf(tokens: readonly Token[], { price, words, trailing, last }: Candidate): boolean {
  if (!price || price.whole) return false;
  const said = normsAt(
    tokens,
    words.filter((index) => index < price.first),
  );
  const behind = normsAt(tokens, placesBetween(price.last + 1, Math.max(last, ...words, ...trailing) + 1));
  const [lead = "", ...article] = behind;
  return (
    tellingIn(said) >= 0 &&
    /^(?:for|on)$/.test(lead) &&
    article.every((word) => DETERMINERS.has(word) || word === "that" || word === "those")
  );
}

/** "I told him 110 for the couch": the price of a service that was named before, when it still has none of its own. */
function pricesNamed(
  lines: HeardLines,
  { price, service, quantities, words, last }: Candidate,
  tokens: readonly Token[],
): boolean {
  if (!price || !service || quantities.length > 0) return false;
  const line = lines.list.findLast((one) => one.service?.entry.id === service.entry.id);
  if (!line || line.price || line.free || line.optional) return false;
  if (price.per ? !fitsUnit(line, price) : !isSingle(line)) return false;
  const said = normsAt(
    tokens,
    words.filter((index) => index < Math.min(price.first, service.first)),
  );
  if (Math.max(tellingIn(said), referringIn(said)) < 0 && !DOING.test(said.join(" "))) return false;
  Object.assign(line, { price, last: Math.max(line.last, last) });
  lines.changed(line);
  return true;
}
/** "Do the | highlights for one fifty". */
const DOING = /(?:^| )(?:do|make|call|put|charge|price) (?:the|that|those|his|her|their)$/;

/**
 * "Drain cleaning and a water heater, I told him twelve hundred for the heater": what stands before the telling and is
 * not what the price is for is a line of its own, which nobody has priced. Null when there is none.
 */
export function unpricedBeforeTold(
  lines: HeardLines,
  candidate: Candidate,
  tokens: readonly Token[],
): Candidate | null {
  const { price, service, words, trailing, quantities } = candidate;
  if (!price || price.per || service || quantities.length > 0) return null;
  const isBehind = (index: number) => index > price.last;
  const lead = at(tokens, words.find(isBehind) ?? trailing.find(isBehind));
  if (lead !== "for" && lead !== "on") return null;
  const behind = [...words, ...trailing].filter(isBehind);
  const before = words.filter((index) => index < price.first);
  const telling = tellingIn(normsAt(tokens, before));
  const thing = new Set(lines.content(behind).map(stem));
  if (telling < 1 || thing.size === 0) return null;
  const parts: number[][] = [[]];
  for (const index of before.slice(0, telling))
    if (tokens[index]?.norm === "and") parts.push([]);
    else parts.at(-1)?.push(index);
  const named = parts.map((part) => ({ part, content: lines.content(part).map(stem) }));
  if (!named.some(({ content }) => content.some((word) => thing.has(word)))) return null;
  const rest = named.flatMap(({ part, content }) =>
    content.length === 0 || content.some((word) => thing.has(word)) ? [] : part,
  );
  const [first, last] = [rest[0], rest.at(-1)];
  if (first === undefined || last === undefined) return null;
  candidate.words = words.filter((index) => !rest.includes(index));
  return { ...newCandidate(first), words: rest, last };
}

interface Heard {
  readonly lines: HeardLines;
  readonly tokens: readonly Token[];
  /** True for a word of the client or of a term, which belongs to no line. */
  isTaken(index: number): boolean;
}

/** "Closing the pool for the Driscolls, | 260 this time": a price with no words of its own, behind whom the service is for. */
function followsClient(heard: Heard, { price, words, trailing, quantities }: Candidate): boolean {
  const { lines, tokens } = heard;
  const line = lines.list.at(-1);
  if (!price || price.per || words.some((index) => index < price.first) || quantities.length > 0) return false;
  if (!line?.service || line.price || line.free || line.optional || !isSingle(line)) return false;
  const between = placesBetween(Math.max(line.last, ...line.words) + 1, price.first);
  if (between.length === 0 || !between.every((index) => heard.isTaken(index))) return false;
  if ([...between, price.first].some((index) => beginsSentence(tokens[index]))) return false;
  if (!endsThere(tokens, price, Math.max(price.last, ...words, ...trailing))) return false;
  Object.assign(line, { price, last: price.last });
  lines.changed(line);
  return true;
}

/**
 * "The car lockout, I told him sixty five on the phone", "the logo I'm doing for 275 since I know her sister": what the
 * speaker told somebody, or does something for, is the price that the service just named has this time.
 */
export function pricesTold(heard: Heard, candidate: Candidate): boolean {
  const { lines, tokens } = heard;
  const { price, service, words, trailing, quantities, sizes, last } = candidate;
  if (!price || price.whole || !lines.list.some((one) => one.service !== null && one.price === null)) return false;
  if (service) return pricesNamed(lines, candidate, tokens);
  if (followsClient(heard, candidate)) return true;
  const named = namedBehind(lines, candidate, tokens);
  const line = named ?? lines.list.at(-1);
  if (!line?.service || line.price || line.free || line.optional) return false;
  // "one deep tissue, the sixty minutes, but I charged": the number of its name counts nothing
  const own = wordsOfName(line.service.entry.name);
  const counts = [...quantities, ...sizes].filter(({ first }) => first < price.first);
  if (counts.some(({ number }) => !own.has(String(number.readings[0]?.value)))) return false;
  const one = isSingle(line);
  // "three stumps, I'm doing those at 130"
  const those =
    !one &&
    tokens[price.first - 1]?.norm === "at" &&
    /^(?:those|them|these|em)$/.test(tokens[price.first - 2]?.norm ?? "");
  if (price.per ? !fitsUnit(line, price) : !one && !those) return false;
  // "logo design | i'm doing for": the line may have ended within the clause that tells its price
  const starts = placesBetween(line.last + 1, price.first).findLast((index) => beginsSentence(tokens[index])) ?? 0;
  const begun = named
    ? []
    : [...line.words, ...line.trailing].filter((index) => index > behindCount(line) && index >= starts);
  const before = words.filter((index) => index < price.first);
  // "workstations, i'm | doing at one seventy": a service named again ends before the verb
  const subject = (before[0] ?? 0) - 1;
  if (begun.length === 0 && isJoined(tokens[subject + 1]) && SPEAKER.has(tokens[subject]?.norm ?? ""))
    before.unshift(subject);
  const said = normsAt(tokens, [...begun, ...before]);
  const telling = Math.max(tellingIn(said, own), referringIn(said));
  if (telling < 0 || !tellsWhy(said, telling, line.service.entry.name)) return false;
  const to = Math.max(last, ...words, ...trailing);
  if (!named && !endsThere(tokens, price, to)) return false;
  // a sentence of its own may follow the one that names it, and no other
  const sentences = placesBetween(line.last + 1, price.first).filter((index) => beginsSentence(tokens[index]));
  if (!named && sentences.length > 1) return false;
  Object.assign(line, { price: those ? figureWith(price, { per: true, unit: "each" }) : price, last });
  lines.changed(line);
  return true;
}
