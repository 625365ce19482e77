import { THE_OTHERS } from "#shared/documents/line-wording.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Job } from "./job.ts";
import { asSentence, clip, joinList, lowerFirst, properName, sentenceCase, tidy } from "./phrasing.ts";
import { broughtFor, statement } from "./scope.ts";
import { spokenTasks } from "./spoken-verbs.ts";
import { countedNoun, isBareLabor, isDone, isWork, laborAndTask, thingsOf, workText } from "./things.ts";
import { clientName, workName } from "./title.ts";
import type { Industry } from "./trade.ts";
import { leadingVerb, type Verb } from "./verbs.ts";
import { wordsOf } from "./words.ts";

const LISTED = 5;
/** One more tells that there are others. */
const READ = LISTED + 1;

function listed(entries: readonly string[]): string {
  if (entries.length <= LISTED) return joinList(entries);
  return joinList([...entries.slice(0, LISTED - 1), THE_OTHERS]);
}

/** "interior painting, 3 bedrooms" is "3 bedrooms" where the title says what is done. */
function withoutWork(job: Job, thing: string): string {
  const [, head = "", tail] = /^([^,]+), ([^,]+)$/.exec(thing) ?? [];
  return tail !== undefined && /^\d/.test(tail) && (workName(job) ?? "").toLowerCase().includes(head.toLowerCase())
    ? tail
    : thing;
}

/** What these verbs do is to bring a thing: the thing alone says it. */
const BRINGS = wordSet("install supply provide add deliver build make create do bring put set get");

/** The verb that begins a line or task: a lone "cap" is a thing, "cap the flue" is work. */
function verbOf(job: Job, text: string): Verb | null {
  const words = wordsOf(laborAndTask(text)?.task ?? workText(text));
  const verb = leadingVerb(words, isDone(job));
  return verb !== null && (words.length > verb.length || verb.base.includes(" and ")) ? verb : null;
}

/** "2 gates" and "tearing out the chain link": of what is taken away, moved or treated the name alone says the opposite. */
function coveredBy(job: Job, item: LineItem): string {
  const text = clip(tidy(item.description), 120);
  const verb = verbOf(job, text);
  const brought = verb === null ? broughtFor(job, item) : null;
  if (brought !== null) return brought;
  const isNamedAlone = verb === null || BRINGS.has(verb.base) || isBareLabor(item);
  return isNamedAlone ? withoutWork(job, countedNoun(job, item)) : statement(job, text, item, "gerund");
}

/** As many of the things as a list needs. Bare labor is told by what is done, where something is. */
function coveredThings(job: Job, items: readonly LineItem[]): string[] {
  const works = items.filter(isWork);
  const telling = works.filter((item) => !isBareLabor(item));
  const told = telling.length > 0 ? telling : works;
  const things = new Set<string>();
  for (const item of told) {
    if (things.size === READ) break;
    const thing = coveredBy(job, item);
    if (thing !== "") things.add(thing);
  }
  return [...things];
}

/** Who sells things has completed nothing: the things are supplied. */
const GOODS: Industry = "Retail & E-commerce";

function opening(job: Job): string {
  const work = job.trade === null ? null : workName(job);
  const client = clientName(job);
  const address = job.facts.address === null ? "" : properName(clip(tidy(job.facts.address), 160));
  const place = `${client === null ? "" : ` for ${client}`}${address === "" ? "" : ` at ${address}`}`;
  if (work === null) return place === "" ? "" : asSentence(`Work${isDone(job) ? " completed" : ""}${place}`);
  if (!isDone(job)) return asSentence(`${work}${place}`);
  return asSentence(`${work} ${job.trade?.industry === GOODS ? "supplied" : "completed"}${place}`);
}

/** "The work is to wash the driveway and clean the gutters.", when everything on the list begins with a verb; else "". */
function tasksSentence(job: Job): string {
  if (job.facts.type === "invoice") return "";
  const items = job.facts.items.filter((item) => !item.optional && isWork(item) && !isBareLabor(item));
  const written = new Set(items.map((item) => tidy(item.description).toLowerCase()));
  const tasks = job.facts.unpricedTasks.filter((task) => !written.has(tidy(task).toLowerCase()));
  // of bare labor alone the words say what is done
  const said = items.length === 0 && tasks.length === 0 ? spokenTasks(job) : tasks;
  const texts = [
    ...said.map((task) => ({ text: clip(tidy(task), 160), item: null })),
    ...items.map((item) => ({ text: clip(tidy(item.description), 160), item })),
  ].filter(({ text }) => text !== "");
  const others = texts.filter(({ text }) => verbOf(job, text) === null);
  if (others.length === texts.length || others.some(({ item }) => item?.category !== "material")) return "";
  const shown = texts.slice(0, READ).map(({ text, item }) => lowerFirst(statement(job, text, item)));
  return asSentence(`The work is to ${listed(shown)}`);
}

/** One or two plain sentences on what is done, for whom and where, and a third only for optional lines. */
export function writeDescription(job: Job): string {
  const first = opening(job);
  const things = coveredThings(
    job,
    job.facts.items.filter((item) => !item.optional),
  );
  const lower = first.toLowerCase();
  const repeats = !/\d/.test(things.join(" ")) && thingsOf(job).every((thing) => lower.includes(thing.toLowerCase()));
  const verb = job.facts.type === "invoice" ? "This invoice covers" : "The work covers";
  const covers = repeats || things.length === 0 ? "" : asSentence(`${verb} ${listed(things)}`);
  const second = tasksSentence(job) || covers;
  const options = coveredThings(
    job,
    job.facts.items.filter((item) => item.optional),
  );
  const third = options.length === 0 ? "" : asSentence(`Optional: ${listed(options)}`);
  return [first, second, third]
    .filter((sentence) => sentence !== "")
    .map(sentenceCase)
    .join(" ");
}
