import { wordSet } from "#shared/word-set.ts";
import { allTrades } from "./all-trades.ts";
import { TRADESPEOPLE, type Industry, type Project, type Trade } from "./trade.ts";
import { goesOn, normalise, wordsOf, type Word } from "./words.ts";

export interface RecognisedTrade {
  trade: Trade;
  /** 0 to 1. */
  confidence: number;
  industry: Industry;
  category: string;
  /** The project within the trade, such as "Panel upgrade", or the trade's own title. */
  projectType: string;
}

interface Term {
  rest: readonly string[];
  trade: number;
  project: Project | null;
  weight: number;
  /** Of one trade the same for a term under its project and its words, which is counted once. */
  id: number;
}

const STRONG = 3;
/** What a word that hints at a trade counts. */
export const WEAK = 1;

/** Where much is done by many: a bedroom and a hallway are no two hints at painting, and a living room is none of its own. */
const PLACES = new Set(["bedroom", "hallway", "living room", "dining room", "conference room", "wall"]); // prettier-ignore

/** First word to every term that begins with it, built once. */
const index = new Map<string, Term[]>();
const ids = new Map<string, number>();
allTrades.forEach((trade, position) => {
  const add = (phrase: string, weight: number, project: Project | null) => {
    const [first = "", ...rest] = phrase.split(" ").map(normalise);
    const terms = index.get(first) ?? [];
    const key = PLACES.has(phrase) ? `${position}` : `${position} ${first} ${rest.join(" ")}`;
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    terms.push({ rest, trade: position, project, weight, id });
    index.set(first, terms);
  };
  for (const phrase of trade.strong) add(phrase, STRONG, null);
  for (const phrase of trade.weak) add(phrase, WEAK, null);
  for (const project of trade.projects)
    for (const phrase of project.words) add(phrase, weightInProject(phrase), project);
});

/** What a project's own words count for beside those of its trade. */
function weightInProject(phrase: string): number {
  if (!phrase.includes(" ")) return 0;
  return PLACES.has(phrase) ? WEAK : STRONG - 1;
}

/** What a text says of each trade. */
export interface Signals {
  scores: readonly number[];
  /** The projects that it names: where first, and how many words of it. */
  projects: ReadonlyMap<Project, NamedProject>;
}

interface NamedProject {
  at: number;
  length: number;
}

/** Those of a text that speaks of no trade, as most lines do. */
const NO_SIGNALS: Signals = { scores: allTrades.map(() => 0), projects: new Map() };

/** Behind "a new roof" these begin no further word of its name. */
const ENDS_NAME = new Set(
  "and or installed delivered hung built put for with in on at is are was of to from by the a an will would it it's that that's this including plus then but so over under about around goes runs comes costs i'm we're two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred".split(
    " ",
  ),
);

/** True for "new kitchen", which ends with its last word, in "a new kitchen faucet": the name of another thing goes on. */
function namesMore(words: readonly Word[], last: number): boolean {
  const [end, next] = [words[last], words[last + 1]];
  if (!end || !next || end.closes || end.comma) return false;
  return !ENDS_NAME.has(next.lower) && !/^\d/.test(next.lower);
}

/** Words that name no trade in these, though they do elsewhere: "a sump pump with a battery backup" is no solar work. */
const FALSE_FRIENDS = keptPhrases([
  "paint grade", "paint can", "can of paint", "battery backup", "under the slab",
  "first floor", "second floor", "third floor", "fourth floor", "fifth floor", "top floor", "ground floor",
  "front door key", "car seat", "dog house", "dog door", "cat door", "dog hair", "pool table", "pool house",
  "window seat", "window well", "window unit", "snow cone", "snow globe", "sign off", "own packing",
  "floor furnace", "mower deck", "deck mount", "deck spindle", "up on the roof", "up through the roof", "roof cap", "from the roof", "drain pipe",
  "forty pipe", "patio furniture", "window sticker", "sticker removal", "floor to sill", "bath fan", "footing tile", "shoe mold", "photo eye",
  "pump basket", "skimmer basket", "pump lid",
]); // prettier-ignore

function keptPhrases(phrases: readonly string[]): ReadonlyMap<string, readonly string[][]> {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const [first = "", ...rest] = phrase.split(" ").map(normalise);
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  return byFirst;
}

const NO_PHRASES: readonly (readonly string[])[] = [];

const DENYING = new Set(["no", "without"]);
/** Who does other work than ours: "she has a painter", "her electrician". */
const OTHERS = wordSet(`${TRADESPEOPLE} carpenter landscaper florist`);
const WHOSE = new Set(["the", "her", "his", "their", "another", "your"]);
const HAVING = new Set(["has", "have", "had", "got", "hired", "hiring"]);

/** True where a word was denied, or is somebody else who works there: "no windows", "she has a painter". */
function isNotOurs(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || before.closes || before.comma) return false;
  if (DENYING.has(before.lower)) return true;
  if (!OTHERS.has(word.norm)) return false;
  return WHOSE.has(before.lower) || (before.lower === "a" && HAVING.has(words[at - 2]?.lower ?? ""));
}

const BESIDE = wordSet("by behind beside near past under above over around against across");
const ARTICLES = wordSet("the a an her his their your my");

/** True where a word only says where something is: "back by the fence", "behind the dryer". */
function namesPlace(words: readonly Word[], at: number): boolean {
  const [article, before] = [words[at - 1], words[at - 2]];
  if (!article || !before || article.closes || article.comma || before.closes || before.comma) return false;
  return ARTICLES.has(article.lower) && BESIDE.has(before.lower);
}

/** What stands nearby counts for so much of its weight. */
const NEARBY = 1 / 3;
/** How far into a long talk the job is called by its name, and what a word there counts for. */
const OPENING = { words: 14, weighs: 4 / 3 };
/** From so many words on a talk speaks of more than its job. */
export const LONG_TALK = 60;

/** What a word counts for by where it stands: "curtains for Evelyn" names the job, "the bay window" behind it less. */
function shareOf(words: readonly Word[], at: number): number {
  if (namesPlace(words, at)) return NEARBY;
  return at < OPENING.words && words.length > LONG_TALK ? OPENING.weighs : 1;
}

/** What one text says of the trades so far. */
class Hearing implements Signals {
  readonly scores: number[] = [...NO_SIGNALS.scores];
  readonly projects = new Map<Project, NamedProject>();
  /** The greatest weight with which each term was said. */
  readonly #counted = new Map<number, number>();

  /** Counts a term that was said; each counts once, with its greatest weight. */
  count({ id, trade, weight, project, rest }: Term, share: number, at: number): void {
    const gain = weight * share - (this.#counted.get(id) ?? 0);
    if (gain > 0) {
      this.#counted.set(id, weight * share);
      this.scores[trade] = (this.scores[trade] ?? 0) + gain;
    }
    if (project === null) return;
    const length = rest.length + 1;
    const known = this.projects.get(project);
    if (known === undefined) this.projects.set(project, { at, length });
    else known.length = Math.max(known.length, length);
  }
}

/** How many words a phrase takes that begins at a word and names no trade, though its words do elsewhere; 0 for none. */
function falseFriendAt(words: readonly Word[], at: number, begun: string): number {
  for (const rest of FALSE_FRIENDS.get(begun) ?? NO_PHRASES) if (goesOn(words, at + 1, rest)) return rest.length + 1;
  return 0;
}

/** Whose name goes on over some words: "tile and grout cleaning" is no tile work. */
interface LongName {
  trades: ReadonlySet<number>;
  end: number;
}

/** The longest of the phrases that name a trade, of those that stand at a place, where it is longer than a word. */
function longNameOf(terms: readonly Term[], at: number): LongName | null {
  let length = 1;
  for (const { weight, rest } of terms) if (weight === STRONG && rest.length >= length) length = rest.length + 1;
  if (length === 1) return null;
  const longest = terms.filter(({ rest }) => rest.length + 1 >= length);
  return { trades: new Set(longest.map(({ trade }) => trade)), end: at + length };
}

/** True for a word of another trade's long name: "door" of "garage door". */
const isInside = (name: LongName | null, { trade, rest }: Term, at: number): boolean =>
  name !== null && at + rest.length + 1 <= name.end && !name.trades.has(trade);

/** One pass over the words. */
export function signalsOf(words: readonly Word[]): Signals {
  let heard: Hearing | null = null;
  let name: LongName | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const begun = words[at]?.norm ?? "";
    const skipped = falseFriendAt(words, at, begun);
    if (skipped > 0) {
      at += skipped - 1;
      continue;
    }
    const terms = index.get(begun);
    if (terms === undefined || isNotOurs(words, at)) continue;
    const next = words[at + 1]?.norm;
    const share = shareOf(words, at);
    const said = terms.filter(
      ({ rest }) =>
        (rest.length === 0 || (rest[0] === next && goesOn(words, at + 1, rest))) &&
        !(begun === "new" && namesMore(words, at + rest.length)),
    );
    if (name === null || name.end <= at + 1) name = longNameOf(said, at) ?? name;
    for (const term of said) {
      if (isInside(name, term, at)) continue;
      heard ??= new Hearing();
      heard.count(term, share, at);
    }
  }
  return heard ?? NO_SIGNALS;
}

/** The place of a trade in their list, how sure it is, 0 to 1, and how far ahead of the next one. */
interface LeadingTrade {
  position: number;
  confidence: number;
  ahead: number;
}

/** The trade with the highest score, or null when the words only hint. */
export function leadingTrade(scores: readonly number[]): LeadingTrade | null {
  let best = -1;
  let score = 0;
  let second = 0;
  for (let position = 0; position < scores.length; position += 1) {
    const value = scores[position] ?? 0;
    if (value > score) {
      second = score;
      score = value;
      best = position;
    } else if (value > second) second = value;
  }
  return score < STRONG
    ? null
    : { position: best, confidence: score / (score + second / 2 + 1), ahead: score - second };
}

/**
 * The projects of a trade that were named, in the order in which they were said. One whose words lie inside the words
 * of another is not meant: "build the deck stairs" is stairs, not a deck.
 */
export function projectsOf(trade: Trade, signals: Signals): Project[] {
  if (signals.projects.size === 0) return [];
  const said = trade.projects.filter((project) => signals.projects.has(project));
  if (said.length < 2) return said;
  const named = said.map((project) => {
    const { at = 0, length = 0 } = signals.projects.get(project) ?? {};
    return { project, at, end: at + length };
  });
  return named
    .filter(
      (one) =>
        !named.some(
          (other) =>
            other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
        ),
    )
    .sort((a, b) => a.at - b.at || b.end - a.end)
    .map((entry) => entry.project);
}

/** The trade that the words speak of, with its industry, category and kind of project; null when they name none. */
export function recogniseTrade(text: string): RecognisedTrade | null {
  const signals = signalsOf(wordsOf(text));
  const leading = leadingTrade(signals.scores);
  const trade = leading && allTrades[leading.position];
  if (!leading || !trade) return null;
  const projectType = projectsOf(trade, signals)[0]?.title ?? trade.title;
  return { trade, confidence: leading.confidence, industry: trade.industry, category: trade.category, projectType };
}

/** The trade that a few words such as a line's description hint at, or null. */
export function tradeOf({ scores }: Signals): Trade | null {
  const best = highest(scores);
  return (scores[best] ?? 0) < 2 ? null : (allTrades[best] ?? null);
}

/** The first place of the highest score, but for one place. */
export function highest(scores: readonly number[], except = -1): number {
  let best = -1;
  for (let position = 0; position < scores.length; position += 1)
    if (position !== except && (scores[position] ?? 0) > (scores[best] ?? -1)) best = position;
  return best;
}

/** True when the words hold one of any trade's. */
export const hintsAtAny = (signals: Signals): boolean => signals !== NO_SIGNALS;

/** True when the words hold one of the trade's own, strong or weak. */
export const hintsAt = (trade: Trade, { scores }: Signals): boolean => (scores[allTrades.indexOf(trade)] ?? 0) > 0;
