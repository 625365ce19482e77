import type { LineItem } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Job } from "./job.ts";
import { clip, lowerFirst, sentenceCase, tidy } from "./phrasing.ts";
import { hintsAt, tradeOf } from "./recognise-trade.ts";
import { spokenTasks, verbOfLine } from "./spoken-verbs.ts";
import { counted, countedNoun, isBareLabor, isWork, laborAndTask, measure, namesOf } from "./things.ts";
import { leadingVerb, namesAction, verbAt } from "./verbs.ts";
import { wordsOf } from "./words.ts";

const STATEMENT = 300;

/** "Install outlets" is "Installed outlets" on an invoice; a phrase without a verb at its beginning stays. */
function inTense(text: string, done: boolean): string {
  const verb = done ? verbAt(wordsOf(text), 0) : null;
  if (verb === null) return text;
  const rest = wordsOf(text)[verb.length];
  return rest === undefined ? verb.past : `${verb.past} ${text.slice(rest.start)}`;
}

/** The trade's word for doing a thing that was named without a verb; only for things that the trade knows. */
function usualVerb(job: Job, item: LineItem): string | undefined {
  if (item.category === "material") return "supply";
  if (item.category !== "service") return undefined;
  const signals = job.signalsFor(item.description);
  const trade = tradeOf(signals) ?? job.trade;
  return trade && hintsAt(trade, signals) ? trade.verb?.toLowerCase() : undefined;
}

/** "Pour" of 320 square feet has no thing but its measure. */
const alone = (item: LineItem): string => (item.unit === null || item.unit === "each" ? "" : measure(item));

type Form = "base" | "past" | "gerund";
/** An invoice tells what was done. */
const formFor = (job: Job): Form => (job.facts.type === "invoice" ? "past" : "base");

/** "Replaced the valve labor": what was done is told by its verb. */
const LABOR_OF_DONE = /^(\p{L}+ed .+) labou?r$/iu;

const REPAIRS = new Set(["repair", "fix"]);

/** A line or task as a statement of work. */
export function statement(job: Job, whole: string, item: LineItem | null, form = formFor(job)): string {
  const text = (laborAndTask(whole)?.task ?? whole).replace(LABOR_OF_DONE, "$1");
  const done = form === "past";
  const words = wordsOf(text);
  const verb = leadingVerb(words);
  if (verb !== null) {
    const rest = words[verb.length];
    const noun = rest === undefined ? "" : text.slice(rest.start);
    const thing = item === null ? noun : noun === "" ? alone(item) : counted(item, noun);
    return `${verb[form]}${thing === "" ? "" : ` ${thing}`}`;
  }
  if (item === null) return lowerFirst(text, namesOf(job));
  const thing = countedNoun(job, item);
  if (namesAction(words)) return thing.replace(/^(?:the|an?) /, "");
  const told = verbOfLine(job, words);
  // "faucet repair and two valves": what is put in is not what is repaired
  const spoken = item.category === "material" && told !== null && REPAIRS.has(told.base) ? null : told;
  const usual = usualVerb(job, item);
  const chosen = spoken ?? (usual === undefined ? null : { base: usual, past: inTense(usual, true) });
  if (chosen === null || words.some((word) => word.norm.includes(chosen.base) || chosen.base.endsWith(` ${word.norm}`)))
    return thing.replace(/^(?:the|an?) /, "");
  return `${done ? chosen.past : chosen.base} ${thing}`;
}

/**
 * What is done, as statements: the tasks that no line stands for, then the lines in their order. Charges and bare labor are
 * left out; when nothing else is left the work is read from the verbs of the transcription.
 */
export function writeScope(job: Job): string[] {
  const scope: string[] = [];
  const add = (text: string) => {
    const clean = sentenceCase(clip(tidy(text), STATEMENT));
    if (clean !== "" && !scope.some((known) => known.toLowerCase() === clean.toLowerCase())) scope.push(clean);
  };
  const works = job.facts.items.filter(isWork);
  const telling = works.filter((item) => !isBareLabor(item));
  const written = new Set(telling.map((item) => tidy(item.description).toLowerCase()));
  const tasks = job.facts.unpricedTasks
    .map((task) => clip(tidy(task), STATEMENT))
    .filter((task) => !written.has(task.toLowerCase()));
  if (telling.every((item) => item.category === "material") && tasks.length === 0) spokenTasks(job).forEach(add);
  for (const task of tasks) add(statement(job, task, null));
  for (const item of telling) {
    const text = statement(job, clip(tidy(item.description), STATEMENT), item);
    add(item.optional ? `Optional: ${lowerFirst(text, namesOf(job))}` : text);
  }
  if (scope.length === 0) for (const item of works) add(countedNoun(job, item));
  return scope.slice(0, LIMITS.listEntries);
}
