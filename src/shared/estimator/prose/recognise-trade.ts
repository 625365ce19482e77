import { wordSet } from "#shared/word-set.ts";
import { allTrades } from "./all-trades.ts";
import { TRADESPEOPLE, type Industry, type Project, type Trade } from "./trade.ts";
import { normalise, wordsOf, type Word } from "./words.ts";

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
  /** Of one trade, the same term under its project and its words: counted once. */
  key: string;
}

const STRONG = 3;
/** What a word that hints at a trade counts. */
export const WEAK = 1;

/** First word to every term that begins with it, built once. */
const index = new Map<string, Term[]>();
allTrades.forEach((trade, position) => {
  const add = (phrase: string, weight: number, project: Project | null) => {
    const [first = "", ...rest] = phrase.split(" ").map(normalise);
    const terms = index.get(first) ?? [];
    terms.push({ rest, trade: position, project, weight, key: `${position} ${first} ${rest.join(" ")}` });
    index.set(first, terms);
  };
  for (const phrase of trade.strong) add(phrase, STRONG, null);
  for (const phrase of trade.weak) add(phrase, WEAK, null);
  for (const project of trade.projects)
    for (const phrase of project.words) add(phrase, phrase.includes(" ") ? STRONG - 1 : 0, project);
});

/** What a text says of each trade. */
export interface Signals {
  scores: number[];
  /** For each trade the projects that it names: where first, and how strongly. */
  projects: Map<Project, { trade: number; at: number; length: number }>;
}

/** True when the words of a phrase stand from an index on. */
function goesOn(words: readonly Word[], from: number, phrase: readonly string[]): boolean {
  for (let place = 0; place < phrase.length; place += 1) if (words[from + place]?.norm !== phrase[place]) return false;
  return true;
}

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
  "forty pipe", "floor to sill", "bath fan", "footing tile", "shoe mold", "photo eye",
]); // prettier-ignore

function keptPhrases(phrases: readonly string[]): ReadonlyMap<string, readonly string[][]> {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const [first = "", ...rest] = phrase.split(" ").map(normalise);
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  return byFirst;
}

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

/** One pass over the words; each term counts once, with its greatest weight. */
export function signalsOf(words: readonly Word[]): Signals {
  const scores = Array<number>(allTrades.length).fill(0);
  const counted = new Map<string, number>();
  const projects: Signals["projects"] = new Map();
  for (let at = 0; at < words.length; at += 1) {
    const begun = words[at]?.norm ?? "";
    const friends = FALSE_FRIENDS.get(begun)?.find((rest) => goesOn(words, at + 1, rest));
    if (friends !== undefined) {
      at += friends.length;
      continue;
    }
    const terms = index.get(begun);
    if (terms === undefined || isNotOurs(words, at)) continue;
    const next = words[at + 1]?.norm;
    const share = shareOf(words, at);
    for (const term of terms) {
      if (term.rest.length > 0 && (term.rest[0] !== next || !goesOn(words, at + 1, term.rest))) continue;
      if (begun === "new" && namesMore(words, at + term.rest.length)) continue;
      const weight = term.weight * share;
      const gain = weight - (counted.get(term.key) ?? 0);
      if (gain > 0) {
        counted.set(term.key, weight);
        scores[term.trade] = (scores[term.trade] ?? 0) + gain;
      }
      if (term.project === null) continue;
      const length = term.rest.length + 1;
      const known = projects.get(term.project);
      if (known === undefined) projects.set(term.project, { trade: term.trade, at, length });
      else known.length = Math.max(known.length, length);
    }
  }
  return { scores, projects };
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
  const named: { project: Project; at: number; end: number }[] = [];
  for (const project of trade.projects) {
    const found = signals.projects.get(project);
    if (found) named.push({ project, at: found.at, end: found.at + found.length });
  }
  if (named.length < 2) return named.map(({ project }) => project);
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
  const best = Math.max(...scores);
  return best < 2 ? null : (allTrades[scores.indexOf(best)] ?? null);
}

/** True when the words hold one of the trade's own, strong or weak. */
export const hintsAt = (trade: Trade, { scores }: Signals): boolean => (scores[allTrades.indexOf(trade)] ?? 0) > 0;
