import type { LineItem } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { readingOf, type Job } from "./job.ts";
import { clip, lowerFirst, sentenceCase, tidy } from "./phrasing.ts";
import type { Wording } from "./line-reading.ts";
import { hintsAt, tradeOf } from "./recognise-trade.ts";
import { spokenTasks, verbOfLine } from "./spoken-verbs.ts";
import {
  counted,
  countedNoun,
  howMuch,
  isBareLabor,
  isDone,
  isTime,
  isWork,
  laborAndTask,
  measure,
  saidTimes,
  TREATS,
  workText,
} from "./things.ts";
import { formsOf, leadingVerb, namesAction, verbAt } from "./verbs.ts";
import { wordsOf, type Word } from "./words.ts";

const STATEMENT = 300;

/** Of what is mended, cleaned or taken away nothing says that it is put in. */
const TREATMENT = /(?:refinishing|repair|cleaning|washing|removal|service|tune-up|maintenance|staining|rekeying)$/i;

/** The trade's word for doing a thing that was named without a verb; only for things that the trade knows. */
function usualVerb(job: Job, item: LineItem): string | undefined {
  if (item.category === "material") return job.trade === null ? "supply" : job.trade.supplies;
  if (item.category !== "service") return undefined;
  const signals = job.signalsFor(item.description);
  const own = job.trade !== null && hintsAt(job.trade, signals) ? job.trade : null;
  const trade = own ?? tradeOf(signals);
  const verb = trade?.verb?.toLowerCase();
  // a door among windows that are washed is not put in
  if (own === null && verb === "install" && TREATS.has(job.trade?.verb ?? "")) return undefined;
  const [first] = job.projects;
  return verb === "install" && first && TREATMENT.test(first.title) ? undefined : verb;
}

/** True for "texture to match and skim coat the ceiling", which needs no verb before it. */
const holdsVerb = (words: readonly Word[]): boolean =>
  words.some((_, index) => {
    const verb = index === 0 ? null : verbAt(words, index);
    return verb !== null && ARTICLE.test(words[index + verb.length]?.lower ?? "");
  });
const ARTICLE = /^(?:the|an?|old|all)$/;

/** "The faucet itself was one forty", behind "replaced the kitchen faucet": it was brought for that. */
export function broughtFor(job: Job, item: LineItem): string | null {
  const noun = tidy(item.description)
    .toLowerCase()
    .replace(/^(?:the|an?) /, "");
  if (item.category === "fee" || item.category === "labor" || /\s\S+\s/.test(noun)) return null;
  for (const other of job.facts.items) {
    if (other === item) return null;
    const text = workText(other.description).toLowerCase();
    const isWorked = text.endsWith(` ${noun}`) && leadingVerb(wordsOf(text), isDone(job)) !== null;
    if (isWorked) return `the ${lowerFirst(noun, job.names)}`;
  }
  return null;
}

/** "Pour" of 320 square feet has no thing but its measure; of "tear out" six hours are no thing. */
function alone(item: LineItem): string {
  if (item.unit === null || item.unit === "each") return "";
  return isTime(item) ? howMuch(item) : measure(item);
}

type Form = "base" | "past" | "gerund";
/** An invoice tells what was done. */
const formFor = (job: Job): Form => (isDone(job) ? "past" : "base");

/** "Replaced the valve labor": what was done is told by its verb. */
const LABOR_OF_DONE = /^(\p{L}+ed .+) labou?r$/iu;

const REPAIRS = new Set(["repair", "fix"]);
const REMOVES = /^(?:remove|demo|demolish|haul|dispose|dump)$| (?:out|off|down|away)$/;
const STANDING =
  /^(?:replace|repair|fix|clean|refinish|rebuild|tune up|wash|power wash|service|remove|adjust|inspect)$/;

const GOODS = /^(?:gallon|quart|bag|box|bundle|roll|pallet|tube|can|bucket|pound)s?$/i;

const nameAlone = (thing: string): Wording => ({ verb: null, from: null, thing: thing.replace(/^(?:the|an?) /, "") });

/** The wording of a task. */
export const wordingOfTask = (job: Job, task: string): Wording => readWording(job, task, null);

/** Each line is read once: the description and the scope tell the same of it. */
export function wordingOf(job: Job, item: LineItem): Wording {
  const reading = readingOf(job, item);
  return (reading.wording ??= readWording(job, clip(tidy(item.description), STATEMENT), item));
}

function readWording(job: Job, whole: string, item: LineItem | null): Wording {
  const text = (laborAndTask(whole)?.task ?? workText(whole)).replace(LABOR_OF_DONE, "$1");
  const words = wordsOf(text);
  const verb = leadingVerb(words, isDone(job));
  if (verb !== null) {
    const rest = words[verb.length];
    // a lone "cap" is a thing, and "demo" is called so; "cap the flue" is work
    const isLone = rest === undefined && words[0]?.lower === verb.base.split(" ", 1)[0] && !/ and /.test(verb.base);
    if (item !== null && isLone && saidTimes(item)) return { verb, from: "line", thing: `${measure(item)} times` };
    if (item !== null && isLone && alone(item) === "") return nameAlone(countedNoun(job, item));
    const noun = rest === undefined ? "" : text.slice(rest.start);
    return { verb, from: "line", thing: item === null ? noun : noun === "" ? alone(item) : counted(item, noun) };
  }
  if (item === null) return { verb: null, from: null, thing: lowerFirst(text, job.names) };
  const brought = broughtFor(job, item);
  if (brought !== null) return { verb: formsOf("supply"), from: "trade", thing: brought };
  const thing = countedNoun(job, item);
  if (namesAction(words) || holdsVerb(words)) return nameAlone(thing);
  const told = verbOfLine(job, words, item.quantity === 1000);
  // "faucet repair and two valves": what is put in is not what is repaired, and what is new is not torn out
  const isOther =
    told !== null &&
    ((item.category === "material" && REPAIRS.has(told.base)) ||
      (/^(?:an? )?new /.test(thing) && REMOVES.test(told.base)));
  // "stain the deck and two gallons of stain": what comes in cans and bags is brought
  const isGoods = GOODS.test(item.unit ?? "");
  const spoken = isOther || isGoods ? null : told;
  const usual = isGoods && job.trade?.supplies !== undefined ? job.trade.supplies : usualVerb(job, item);
  const chosen = spoken ?? (usual === undefined ? null : formsOf(usual));
  if (chosen === null || words.some((word) => word.norm.includes(chosen.base) || chosen.base.endsWith(` ${word.norm}`)))
    return nameAlone(thing);
  // what is mended or replaced stands there already
  const standing = spoken !== null && STANDING.test(spoken.base) ? thing.replace(/^an? (?!new )/, "the ") : thing;
  return { verb: chosen, from: spoken === null ? "trade" : "talk", thing: standing };
}

/** "Find the leak and replace the flashing": what else is done stands in the form of the first. */
export const inForm = (thing: string, form: Form): string =>
  form === "base" || !thing.includes(" and ") ? thing : withVerbsIn(thing, form);
const withVerbsIn = (thing: string, form: Form): string =>
  thing.replace(/ and (\p{L}+)(?= (?:the|an?) )/gu, (said, word: string) => {
    const verb = verbAt(wordsOf(`${word} the`), 0);
    return verb === null ? said : ` and ${verb[form]}`;
  });

/** A line or task as a statement of work. */
export const statement = ({ verb, thing }: Wording, form: Form): string =>
  verb === null ? thing : `${verb[form]}${thing === "" ? "" : ` ${inForm(thing, form)}`}`;

/** The tasks that no line stands for. */
export function tasksBeside(items: readonly LineItem[], tasks: readonly string[]): readonly string[] {
  if (tasks.length === 0) return tasks;
  const written = new Set(items.map((item) => tidy(item.description).toLowerCase()));
  return tasks.filter((task) => !written.has(tidy(task).toLowerCase()));
}

/**
 * What is done, as statements: the tasks that no line stands for, then the lines in their order. Charges and bare labor are
 * left out; when nothing else is left the work is read from the verbs of the transcription.
 */
export function writeScope(job: Job): string[] {
  const scope = new Map<string, string>();
  const add = (text: string) => {
    const clean = sentenceCase(clip(tidy(text), STATEMENT));
    const lower = clean.toLowerCase();
    if (clean !== "" && !scope.has(lower)) scope.set(lower, clean);
  };
  const works = job.facts.items.filter(isWork);
  const telling = works.filter((item) => !isBareLabor(job, item));
  const tasks = tasksBeside(
    telling,
    job.facts.unpricedTasks.map((task) => clip(tidy(task), STATEMENT)),
  );
  if (tasks.length === 0 && telling.every((item) => item.category === "material")) spokenTasks(job).forEach(add);
  const form = formFor(job);
  for (const task of tasks) add(statement(wordingOfTask(job, task), form));
  for (const item of telling) {
    const text = statement(wordingOf(job, item), form);
    add(item.optional ? `Optional: ${lowerFirst(text, job.names)}` : text);
  }
  if (scope.size === 0) for (const item of works) add(countedNoun(job, item));
  return [...scope.values()].slice(0, LIMITS.listEntries);
}
