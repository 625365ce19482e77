import type { LineItem } from "#shared/documents/schema.ts";
import { allTrades } from "./all-trades.ts";
import type { JobFacts } from "./facts.ts";
import { leadingTrade, projectsOf, signalsOf, type Signals } from "./recognise-trade.ts";
import type { Project, Trade } from "./trade.ts";
import { vocabulary, wordsOf, type Word } from "./words.ts";

/** A job read once: every part of the prose looks at this. */
export interface Job {
  facts: JobFacts;
  words: readonly Word[];
  said: (phrase: string) => boolean;
  /** Null when no trade was recognised. */
  trade: Trade | null;
  projects: Project[];
  /** The words of each line and task, then of the transcription: where to look for what is done. */
  texts: string[][];
  /** The trades that a line's words hint at, read once. */
  signalsFor: (text: string) => Signals;
}

/** How much the lines and tasks count beside the words of the transcription, in units of a strong word. */
const LINES_WEIGH = 10;
/** One strong word, or two weak ones: less is no trade, however much money stands beside it. */
const FIRM = 2;
/** A second trade joins the title when its score is at least this share of the first one's. */
const RUNNER_UP = 0.5;

function shareOf(item: LineItem, total: number, count: number): number {
  return total > 0 ? Math.max(item.amount ?? 0, 0) / total : 1 / count;
}

/** The words without the client's name: what a florist orders is no flowers. */
function withoutClient(words: readonly Word[], client: string | null): readonly Word[] {
  const name = client === null ? [] : wordsOf(client).map(({ lower }) => lower);
  if (name.length < 2) return words;
  const first = words.findIndex((_, at) => name.every((one, place) => words[at + place]?.lower === one));
  return first < 0 ? words : [...words.slice(0, first), ...words.slice(first + name.length)];
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
  const spoken = signalsOf(withoutClient(words, facts.client));
  const scores = [...spoken.scores];
  const firmest = [...spoken.scores];
  const counted = facts.items.filter((item) => !item.optional);
  const total = counted.reduce((sum, item) => sum + Math.max(item.amount ?? 0, 0), 0);
  for (const item of counted) {
    const share = shareOf(item, total, counted.length);
    signalsFor(item.description).scores.forEach((score, position) => {
      if (score === 0) return;
      scores[position] = (scores[position] ?? 0) + LINES_WEIGH * share * Math.min(score / 3, 1);
      firmest[position] = Math.max(firmest[position] ?? 0, score);
    });
  }
  // "Tall Pines Lodge" is no tree work.
  firmest.forEach((score, position) => {
    if (score < FIRM) scores[position] = 0;
  });
  const leading = leadingTrade(scores);
  const trade = (leading && allTrades[leading.position]) ?? null;
  const works = counted.filter((item) => item.category !== "material").map((item) => item.description);
  const lines = [...works, ...facts.unpricedTasks].map((text) => wordsOf(text));
  const ofWorks = trade && signalsOf(lines.flat());
  const ofLines = ofWorks ? projectsOf(trade, ofWorks) : [];
  const ofWords = trade ? projectsOf(trade, spoken) : [];
  // A project of the lines needs no word of the transcription; without one, what was said first names the job.
  const umbrella = ofWords.filter((project) => isUmbrella(project));
  const projects = [...umbrella, ...ofLines, ...(ofLines.length === 0 ? ofWords.slice(0, 1) : [])];
  const second = leading && umbrella.length === 0 && projects.length === 1 ? runnerUp(scores, leading.position) : null;
  const first = projects[0]?.title.toLowerCase() ?? "";
  const others = second && ofWorks ? projectsOf(second, ofWorks) : [];
  // Another trade's name for the same thing is no second thing: "wedding photography" holds the wedding.
  const other = others.find(
    (project) =>
      !project.words.some((word) => first.includes(word)) &&
      !project.title
        .toLowerCase()
        .split(" ")
        .some((word) => word.length > 4 && first.split(" ").includes(word)),
  );
  if (other) projects.push(other);
  const texts = lines.map((said) => said.map((word) => word.norm));
  texts.push(words.map((word) => word.norm));
  return { facts, words, said: vocabulary(words), trade, projects: [...new Set(projects)], texts, signalsFor };
}

function runnerUp(scores: readonly number[], leader: number): Trade | null {
  const others = scores.map((score, position) => (position === leader ? 0 : score));
  const best = Math.max(...others);
  if (best < 3 || best < (scores[leader] ?? 0) * RUNNER_UP) return null;
  return allTrades[others.indexOf(best)] ?? null;
}

/** A project that takes in the others: a remodel holds its vanity. */
export const isUmbrella = (project: Project): boolean =>
  /remodel|renovation|addition|finishing|conversion|improvement/i.test(project.title);
