import type { LineItem } from "#shared/documents/schema.ts";
import { allTrades } from "./all-trades.ts";
import type { JobFacts } from "./facts.ts";
import { leftOutOf, type LeftOut } from "./left-out.ts";
import type { LineReading } from "./line-reading.ts";
import {
  hintsAtAny,
  highest,
  leadingTrade,
  LONG_TALK,
  projectsOf,
  signalsOf,
  WEAK,
  type Signals,
} from "./recognise-trade.ts";
import { TREATS, type Project, type Trade } from "./trade.ts";
import { leadingVerb } from "./verbs.ts";
import { namesIn, normalise, vocabulary, wordsOf, type Word } from "./words.ts";

/** A job read once: every part of the prose looks at this. */
export interface Job {
  facts: JobFacts;
  readings: Map<LineItem, LineReading>;
  words: readonly Word[];
  /** Words that stand with a capital inside a sentence of the transcription: they keep it. */
  names: ReadonlySet<string>;
  /** Of the words, whatever became of them. */
  mentioned: (phrase: string) => boolean;
  /** The same without what was taken off and what has no price yet, as long as something has one: what is promised. */
  said: (phrase: string) => boolean;
  /** What the talk leaves out, or to others. */
  leftOut: LeftOut;
  /** Null when no trade was recognised. */
  trade: Trade | null;
  projects: Project[];
  /** The words of each line and task, then of the transcription: where to look for what is done. */
  texts: readonly (readonly Word[])[];
  /** The trades that a line's words hint at, read once. */
  signalsFor: (text: string) => Signals;
}

/** What is read of a line of a job. */
export function readingOf({ readings }: Job, item: LineItem): LineReading {
  const known = readings.get(item);
  if (known !== undefined) return known;
  const reading = { isBareLabor: null, noun: null, countedNoun: null, wording: null };
  readings.set(item, reading);
  return reading;
}

/** How much the lines and tasks count beside the words of the transcription, in units of a strong word. */
const LINES_WEIGH = 5;
/** One strong word, or two weak ones: less is no trade, however much money stands beside it. */
const FIRM = 2;
/** A second trade joins the title when its score is at least this share of the first one's. */
const RUNNER_UP = 0.5;

function addNorms(norms: Set<string>, words: readonly Word[]): void {
  for (const { norm } of words) norms.add(norm);
}

function shareOf(item: LineItem, total: number, count: number): number {
  return total > 0 ? Math.max(item.amount ?? 0, 0) / total : 1 / count;
}

/** The words of what has a price. */
function wordsSold(items: readonly LineItem[]): ReadonlySet<string> {
  const sold = new Set<string>();
  for (const item of items) if (item.amount !== null) addNorms(sold, wordsOf(item.description));
  return sold;
}

/** The scores of what was said with those of the lines, weighed by where the money is. */
function withLines(spoken: Signals, items: readonly LineItem[], signalsFor: Job["signalsFor"]): number[] {
  const total = items.reduce((sum, item) => sum + Math.max(item.amount ?? 0, 0), 0);
  const lines: { scores: readonly number[]; share: number }[] = [];
  for (const item of items) {
    const signals = signalsFor(item.description);
    if (hintsAtAny(signals)) lines.push({ scores: signals.scores, share: shareOf(item, total, items.length) });
  }
  return spoken.scores.map((said, position) => {
    let score = said;
    let firmest = said;
    for (const { scores, share } of lines) {
      const hinted = scores[position] ?? 0;
      if (hinted === 0) continue;
      score += LINES_WEIGH * share * Math.min(hinted / 3, 1);
      firmest = Math.max(firmest, hinted);
    }
    // "Tall Pines Lodge" is no tree work
    return firmest < FIRM ? 0 : score;
  });
}

/** The words without the client's name: what a florist orders is no flowers. */
function withoutClient(words: readonly Word[], client: string | null): readonly Word[] {
  const name = client === null ? [] : wordsOf(client).map(({ lower }) => lower);
  if (name.length < 2) return words;
  const first = words.findIndex((_, at) => name.every((one, place) => words[at + place]?.lower === one));
  return first < 0 ? words : words.toSpliced(first, name.length);
}

/** Reads the trade from the words, weighed by where the money is. */
export function readJob(facts: JobFacts): Job {
  const words = wordsOf(facts.transcription);
  const known = new Map<string, Signals>();
  const signalsFor = (text: string): Signals => {
    const signals = known.get(text) ?? signalsOf(wordsOf(text));
    known.set(text, signals);
    return signals;
  };
  const counted = facts.items.filter((item) => !item.optional);
  const priced = counted.filter((item) => item.amount !== null);
  const promised = priced.length === 0 ? counted : priced;
  let sold: ReadonlySet<string> | null = null;
  const isSold = (named: readonly Word[]) => (sold ??= wordsSold(facts.items)).has(named.at(-1)?.norm ?? "");
  const leftOut = leftOutOf(words, isSold, {
    lines: facts.items.map(({ description }) => wordsOf(description)),
    address: wordsOf(facts.address ?? ""),
  });
  const standing = withoutToldBeside(withoutLeftOut(words, facts, leftOut), facts);
  const kept = withoutOptional(withoutUnpriced(standing, facts, promised), counted, facts);
  const spoken = signalsOf(withoutClient(standing, facts.client));
  const scores = withLines(spoken, counted, signalsFor);
  const nearest = leadingTrade(scores);
  // a document without a trade's terms is better than one with another's
  const leading = nearest !== null && (nearest.ahead >= WEAK || words.length < LONG_TALK) ? nearest : null;
  const trade = (leading && allTrades[leading.position]) ?? null;
  const works = promised.filter((item) => item.category !== "material" && !isOnlyLooked(item));
  const tasks = priced.length === 0 ? facts.unpricedTasks : [];
  const lines = [...works.map((item) => item.description), ...tasks].map((text) => wordsOf(text));
  const { found, removed } = projectsOfLines(trade, lines);
  // "Vanity 850, toilet 340": what is brought names the job where there is room for it
  const brought = promised.filter((item) => item.category === "material" && !/ and /.test(item.description));
  const moneyIn = (items: readonly LineItem[]) => items.reduce((sum, item) => sum + Math.max(item.amount ?? 0, 0), 0);
  const worked = moneyIn(works.filter(({ description }) => !isLabor(description)));
  const isMostlyBrought = found.length > 0 && worked > 0 && moneyIn(brought) > worked;
  const more =
    (trade?.verb === "Install" || isMostlyBrought) && found.length < 2
      ? projectsOfLines(
          trade,
          brought.map((item) => wordsOf(item.description)),
        ).found
      : [];
  const earned = moneyOf(trade, promised, signalsFor);
  const ofLines = byMoney(withoutPlain([...found, ...more], earned), earned);
  const ofKept = kept === standing ? spoken : signalsOf(withoutClient(kept, facts.client));
  const ofWords = trade ? projectsOf(trade, ofKept).filter((project) => !removed.includes(project)) : [];
  // A project of the lines needs no word of the transcription; without one, what was said first names the job.
  const umbrella = ofWords.filter((project) => isUmbrella(project));
  // what was said first names the job too where most of the money goes into lines that name no project
  const nameless = works.filter(
    ({ description }) => signalsFor(description).projects.size === 0 && !isLabor(description),
  );
  const unnamed = nameless.reduce((sum, item) => sum + Math.max(item.amount ?? 0, 0), 0);
  const isUnnamed = ofLines.length === 0 || unnamed > ofLines.reduce((sum, project) => sum + earned(project), 0);
  const others = ofWords.filter((project) => !found.includes(project) && !more.includes(project));
  const saidFirst = others.slice(0, 1).filter((project) => isUnnamed || isHeading(project, ofKept, kept));
  // "tile backsplash" is no name for an entry that is tiled for twice as much
  const money = ofLines.reduce((sum, project) => sum + earned(project), 0);
  const isFirst = works[0] !== undefined && works[0] !== nameless[0];
  const kind = trade?.title.split(" ").at(-1)?.toLowerCase() ?? "";
  const isKind = ofLines[0]?.isPlain === true || ofLines[0]?.title.toLowerCase().endsWith(kind) === true;
  const isSaid = ofLines[0] !== undefined && isHeading(ofLines[0], ofKept, kept);
  const isMinor = saidFirst.length === 0 && !isSaid && !isFirst && !isKind && unnamed > money * MINOR;
  const projects = [...umbrella, ...saidFirst, ...(isMinor ? [] : ofLines)];
  const second = leading && umbrella.length === 0 && projects.length === 1 ? runnerUp(scores, leading.position) : null;
  const first = projects[0]?.title.toLowerCase() ?? "";
  const ofSecond = projectsOfLines(second, lines).found;
  // Another trade's name for the same thing is no second thing: "wedding photography" holds the wedding.
  const other = ofSecond.find(
    (project) =>
      !project.isPlain &&
      !isOnlyWhere(project, lines) &&
      !(TREATS.has(trade?.verb ?? "") && PUTS_IN.test(project.title) && !isPutIn(project, second, lines)) &&
      !project.words.some((word) => first.includes(word) || projects[0]?.words.includes(word)) &&
      !project.title
        .toLowerCase()
        .split(" ")
        .some((word) => word.length > 4 && first.split(" ").includes(word)),
  );
  if (other) projects.push(other);
  const mentioned = vocabulary(words);
  const promises = kept === words ? mentioned : vocabulary(kept);
  // what the other trade earns is not counted: its project tells more than a plain one
  const told = [...new Set(projects)].filter(({ title }) => !title.endsWith(" cleanout") || CLEARING.some(mentioned));
  const named = withoutPlain(told, other ? () => 0 : earned);
  return {
    facts,
    readings: new Map(),
    words,
    names: namesIn(words),
    mentioned,
    said: promises,
    leftOut,
    trade,
    projects: named,
    texts: [...lines, words],
    signalsFor,
  };
}

/** "Looked at the dishwasher, no charge": no work of a title. */
const isOnlyLooked = ({ amount, description }: LineItem): boolean =>
  amount === 0 && /^(?:also )?(?:look(?:ed)? at|check(?:ed)?|inspect(?:ed)?|test(?:ed)?)(?!\p{L})/iu.test(description);

/** Where nobody says so, a garage is only where something stands. */
const CLEARING = ["clean out", "cleaning out", "cleaned out", "cleanout", "clean-out", "clear out", "cleared out", "empty", "emptied", "junk removal", "hoarding", "eviction"]; // prettier-ignore

/** Whose trade treats what is there puts in nothing but what was said so: "paint the bedrooms and the front door". */
const PUTS_IN = / (?:installation|replacement)$/;
const PUTTING = new Set(["install", "installed", "installing", "installation", "replace", "replaced", "replacing", "replacement", "new", "hang", "hung", "swap", "add", "put"]); // prettier-ignore

const WHERE = new Set(["around", "along", "under", "underneath", "beneath", "near", "behind", "beside", "against", "above", "below", "by"]); // prettier-ignore

/** True where lines name a project's thing only as where other work is done: "spray around the foundation". */
const isOnlyWhere = (project: Project, lines: readonly (readonly Word[])[]): boolean => {
  let named = 0;
  for (const line of lines)
    for (let at = 0; at < line.length; at += 1) {
      if (!project.words.some((phrase) => normalise(phrase.split(" ")[0] ?? "") === line[at]?.norm)) continue;
      const before = /^(?:the|his|her|their|our|all)$/.test(line[at - 1]?.lower ?? "") ? at - 2 : at - 1;
      if (!WHERE.has(line[before]?.lower ?? "")) return false;
      named += 1;
    }
  return named > 0;
};

/** True where a line names a project and says that its thing is put in. */
const isPutIn = (project: Project, trade: Trade | null, lines: readonly (readonly Word[])[]): boolean =>
  lines.some(
    (line) =>
      line.some(({ lower }) => PUTTING.has(lower)) &&
      trade !== null &&
      projectsOf(trade, signalsOf(line)).includes(project),
  );

/** How far into the talk the job's own name stands, and what ends it. */
const HEADING_REACH = 12;
const ENDS_HEADING = new Set(["repair", "job", "work", "remodel", "renovation", "cleanup", "replacement", "damage"]);

/** "Chimney repair, repoint the top": what the job was called before its lines. */
function isHeading(project: Project, { projects }: Signals, words: readonly Word[]): boolean {
  const { at = HEADING_REACH, length = 1 } = projects.get(project) ?? {};
  return at < HEADING_REACH && words.slice(at, at + length + 1).some(({ norm }) => ENDS_HEADING.has(norm));
}

const LABOR = /^(?:labou?r|hours?|travel|crew|helper)\b/i;
const isLabor = (description: string): boolean => LABOR.test(description);

type Earned = (project: Project) => number;

/** "Fence installation" beside "Cedar fence" says nothing more, unless most of the money goes there. */
function withoutPlain(projects: readonly Project[], earned: Earned): Project[] {
  const telling = projects.filter((project) => !project.isPlain);
  if (telling.length === projects.length) return telling;
  if (telling.length === 0) return projects.slice(0, 1);
  const most = Math.max(...telling.map(earned));
  return projects.filter((project) => !project.isPlain || earned(project) > most);
}

/** What the lines cost that each project is the first to be named in. */
function moneyOf(trade: Trade | null, items: readonly LineItem[], signalsFor: Job["signalsFor"]): Earned {
  const money = new Map<Project, number>();
  for (const { description, amount } of items) {
    const named = trade === null ? [] : projectsOf(trade, signalsFor(description));
    const project = named.find(({ isPlain }) => !isPlain) ?? named[0];
    if (project) money.set(project, (money.get(project) ?? 0) + Math.max(amount ?? 0, 0));
  }
  return (project) => money.get(project) ?? 0;
}

/** Less than this share of what the first project costs is no part of the title. */
const LEAST_SHARE = 0.05;
/** So many times the projects' money in lines that name none, and the trade's name is nearer. */
const MINOR = 1.5;

/** The projects of the lines, those with most of the money first; of the same money as they were said. */
function byMoney(projects: readonly Project[], earned: Earned): readonly Project[] {
  if (projects.length < 2) return projects;
  const most = Math.max(0, ...projects.map(earned));
  // one that shares its lines with another has nothing of its own
  const tells = (project: Project) => earned(project) === 0 || earned(project) >= most * LEAST_SHARE;
  return projects.filter(tells).sort((a, b) => earned(b) - earned(a));
}

/** What is taken away is no project of its own but where taking away is one: "break out the old slab" pours none. */
const REMOVES =
  /^(?:(?:break|tear|rip|take|cut|dig) (?:out|up|down|off|away)|remove|demo|demolish|haul|dispose|dump)(?: |$)/;
const REMOVAL = /remov|demoli|clean|clear|grind|haul|replace|repair|work|framing|tree/i;

/** The words of some lines, one line behind the other. */
function inARow(lines: readonly (readonly Word[])[]): Word[] {
  const all: Word[] = [];
  for (const words of lines) all.push(...words);
  return all;
}

function projectsOfLines(
  trade: Trade | null,
  lines: readonly (readonly Word[])[],
): { found: Project[]; removed: Project[] } {
  if (trade === null) return { found: [], removed: [] };
  const all = projectsOf(trade, signalsOf(inARow(lines)));
  if (all.length === 0) return { found: all, removed: [] };
  const standing = lines.filter((words) => {
    const verb = leadingVerb(words);
    // "remove the old furnace and put in a new one"
    const isReplaced = words.some(({ lower }) => PUTTING.has(lower));
    return verb === null || isReplaced || verb.base.includes(" and ") || !REMOVES.test(verb.base);
  });
  if (standing.length === lines.length) return { found: all, removed: [] };
  const others = new Set(projectsOf(trade, signalsOf(inARow(standing))));
  const found = all.filter((project) => others.has(project) || REMOVAL.test(project.title));
  return { found, removed: all.filter((project) => !found.includes(project)) };
}

/** How somebody takes a thing off the list: "scratch the thermostat", "leave the deck out". */
const TAKES_OFF = new Set(["scratch", "skip", "forget", "drop", "cancel", "lose", "without", "leave", "leaving", "against", "need", "needs"]); // prettier-ignore
/** "They decided against the fence", "won't need hedges this time". */
const DECIDING = new Set(["decided", "decide", "deciding"]);
const NEEDING = new Set(["need", "needs"]);
const DETERMINERS = new Set(["the", "that", "those", "these", "his", "her", "their", "my", "our", "your"]);
const DENIED = /^(?:don['’]?t|doesn['’]?t|won['’]?t|not|never|can['’]?t)$/;
const MOST_LEFT_OUT = 4;

/** Where the name of a thing begins that the word at an index takes off, or -1. */
function leftOutFrom(words: readonly Word[], index: number): number {
  const lower = words[index]?.lower ?? "";
  const isLeft = lower === "leave" || lower === "leaving";
  if (NEEDING.has(lower)) return DENIED.test(words[index - 1]?.lower ?? "") ? index + 1 : -1;
  if (lower === "against" && !DECIDING.has(words[index - 1]?.lower ?? "")) return -1;
  if (DENIED.test(words[index - 1]?.lower ?? "")) return -1;
  const from = isLeft && /^(?:out|off)$/.test(words[index + 1]?.lower ?? "") ? index + 2 : index + 1;
  if (!DETERMINERS.has(words[from]?.lower ?? "")) return -1;
  const parted = words.slice(from, from + MOST_LEFT_OUT + 2).some((word) => /^(?:out|off)$/.test(word.lower));
  return isLeft && from === index + 1 && !parted ? -1 : from + 1;
}

const LEAVING = new Set(["leave", "leaving", "left"]);
const TOUCHING = new Set(["touch", "touching", "touched"]);
const IT = new Set(["it", "that", "them", "those"]);
const ALONE = new Set(["alone", "be", "for", "as", "till", "until"]);
/** So far back stands what is left alone. */
const REACH_BACK = 14;

/** Where what is left alone by the word at an index began to be told of: "the liner has two seasons left, I'd leave it alone". -1 for nowhere. */
function leftAloneFrom(words: readonly Word[], index: number): number {
  const [lower = "", it = "", then = ""] = [0, 1, 2].map((on) => words[index + on]?.lower);
  const isLeft = LEAVING.has(lower) && IT.has(it) && ALONE.has(then);
  const isUntouched =
    TOUCHING.has(lower) && IT.has(it) && /^(?:not|never)$|n['’]t$/.test(words[index - 1]?.lower ?? "");
  if (!isLeft && !isUntouched) return -1;
  let from = index;
  while (from > 0 && index - from < REACH_BACK && words[from - 1]?.closes === false) from -= 1;
  return from;
}

/** The words of a talk that tell of the work. */
export const workingWords = ({ words, facts }: Job): readonly Word[] => withoutToldBeside(words, facts);

/** The words without those of what is said of others, times and payment: "chemistry's on her" names no trade. */
function withoutToldBeside(words: readonly Word[], { told }: JobFacts): readonly Word[] {
  const places = told.noWork;
  if (places.length === 0) return words;
  let at = 0;
  // both are in the order in which they were said
  return words.filter(({ start }) => {
    while (at < places.length && start >= (places[at]?.end ?? 0)) at++;
    return start < (places[at]?.start ?? Infinity);
  });
}

/** The words without those of things that were taken off, unless a line has them too. */
function withoutLeftOut(words: readonly Word[], facts: JobFacts, { places }: LeftOut): readonly Word[] {
  const left = new Set<string>();
  for (const at of places) left.add(words[at]?.norm ?? "");
  for (let index = 0; index < words.length; index += 1) {
    for (let at = leftAloneFrom(words, index); at >= 0 && at < index; at += 1) left.add(words[at]?.norm ?? "");
    if (!TAKES_OFF.has(words[index]?.lower ?? "")) continue;
    const from = leftOutFrom(words, index);
    if (from < 0) continue;
    for (const word of words.slice(from, from + MOST_LEFT_OUT)) {
      if (BEHIND_LEFT_OUT.test(word.lower)) break;
      left.add(word.norm);
      if (word.closes || word.comma) break;
    }
  }
  return without(words, left, facts.items);
}
const BEHIND_LEFT_OUT = /^(?:out|off|and|they|he|she|we|i)(?:['’]|$)/;

/** The words without those that only optional lines have: what may be added names no job, where there is another. */
function withoutOptional(words: readonly Word[], counted: readonly LineItem[], { items }: JobFacts): readonly Word[] {
  if (counted.length === 0 || counted.length === items.length) return words;
  const left = new Set<string>();
  for (const item of items) if (item.optional) addNorms(left, wordsOf(item.description));
  return without(words, left, counted);
}

/** The words without those that only lines without a price have. */
function withoutUnpriced(words: readonly Word[], { items }: JobFacts, promised: readonly LineItem[]): readonly Word[] {
  const open = items.filter((item) => item.amount === null && !promised.includes(item));
  if (open.length === 0) return words;
  const left = new Set<string>();
  for (const item of open) addNorms(left, wordsOf(item.description));
  return without(
    words,
    left,
    items.filter((item) => !open.includes(item)),
  );
}

const SMALL = ["the", "a", "an", "and", "of", "for", "with", "in", "on", "to", "it", "that", "new"];

function without(words: readonly Word[], left: Set<string>, lines: readonly LineItem[]): readonly Word[] {
  // "the" of "clean the gutters" belongs to what stands as well
  for (const small of SMALL) left.delete(small);
  if (left.size === 0) return words;
  for (const item of lines) for (const word of wordsOf(item.description)) left.delete(word.norm);
  return left.size === 0 ? words : words.filter((word) => !left.has(word.norm));
}

function runnerUp(scores: readonly number[], leader: number): Trade | null {
  const second = highest(scores, leader);
  const score = scores[second] ?? 0;
  return score < 3 || score < (scores[leader] ?? 0) * RUNNER_UP ? null : (allTrades[second] ?? null);
}

/** A project that takes in the others: a remodel holds its vanity. */
export const isUmbrella = (project: Project): boolean =>
  /remodel|renovation|addition|finishing|conversion|improvement/i.test(project.title);
