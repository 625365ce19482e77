import { THE_OTHERS } from "#shared/documents/line-wording.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Job } from "./job.ts";
import type { Wording } from "./line-reading.ts";
import { asSentence, clip, joinList, lowerFirst, properName, sentenceCase, tidy } from "./phrasing.ts";
import { broughtFor, inForm, statement, tasksBeside, wordingOf, wordingOfTask } from "./scope.ts";
import { spokenTasks } from "./spoken-verbs.ts";
import { countedNoun, isBareLabor, isDone, isWork, thingsOf } from "./things.ts";
import { clientName, workName } from "./title.ts";
import type { Industry } from "./trade.ts";

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

/** What a description says of a line or a task. */
interface Told extends Wording {
  item: LineItem | null;
  statement: string;
}

const tell = (wording: Wording, item: LineItem | null): Told => ({
  verb: wording.verb,
  from: wording.from,
  thing: wording.thing,
  item,
  statement: statement(wording, "base"),
});

/** Of as many lines as a list needs. Bare labor is told by what is done, where something is. */
function toldOf(job: Job, items: readonly LineItem[]): Told[] {
  const works = items.filter(isWork);
  const telling = works.filter((item) => !isBareLabor(job, item));
  const told: Told[] = [];
  for (const item of telling.length > 0 ? telling : works) {
    if (told.length === READ) break;
    const one = tell(wordingOf(job, item), item);
    if (!told.some((other) => other.statement === one.statement)) told.push(one);
  }
  return told;
}

/**
 * The list of what is covered. Of what is taken away, moved or treated the name alone says the opposite: it stands with
 * its verb, and apart from what is only named, so that no verb is read as that of the next thing.
 */
function covered(job: Job, told: readonly Told[]): string {
  const isSaid = saysItsVerb(job, told);
  const isNamed = ({ verb, item }: Told) =>
    isSaid || verb === null || BRINGS.has(verb.base) || (item !== null && isBareLabor(job, item));
  const hasVerbs = told.some((one) => !isNamed(one) && one.from === "line");
  const supplied = told.filter(({ verb, item }) => verb?.base === "supply" && item?.category === "material");
  const [named, doing]: [string[], string[]] = [[], []];
  for (const one of told) {
    const { verb, from, thing, item } = one;
    const brought = item === null ? null : broughtFor(job, item);
    if (brought !== null) doing.push(`${brought} itself`);
    else if (hasVerbs && supplied.length === 1 && one === supplied[0]) doing.push(`supplying ${thing}`);
    else if (verb === null || isNamed(one) || (from !== "line" && !hasVerbs))
      named.push(item === null ? thing : withoutWork(job, countedNoun(job, item)));
    else doing.push(`${verb.gerund}${thing === "" ? "" : ` ${inForm(thing, "gerund")}`}`);
  }
  const [things, works] = [named, doing].map((list) => [...new Set(list)].filter((thing) => thing !== ""));
  if (!things || !works || things.length === 0 || works.length === 0)
    return listed([...(works ?? []), ...(things ?? [])]);
  const isNamedFirst = told[0] !== undefined && isNamed(told[0]);
  if (isNamedFirst || things.length + works.length > LISTED) return listed([...things, ...works]);
  return `${inRow(works)}${works.length > 1 ? "," : ""} as well as ${inRow(things)}`;
}

/** A list that stands beside another one, behind whose "as well as" no second one is read. */
function inRow(entries: readonly string[]): string {
  const [first = "", second = ""] = entries;
  if (entries.length !== 2) return joinList(entries);
  return `${first}${/ and /.test(first + second) ? "," : ""} and ${second}`;
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

/** True when all of the lines have one verb, which the work's name says: "window and door replacement". */
function saysItsVerb(job: Job, told: readonly Told[]): boolean {
  const [base = "", ...others] = new Set(told.map(({ verb }) => verb?.base ?? ""));
  if (others.length > 0 || base === "") return false;
  return BRINGS.has(base) || (workName(job) ?? "").toLowerCase().includes(base.replace(/e$/, ""));
}

/** "The work is to wash the driveway and clean the gutters.", where each thing has a verb of its own; else "". */
function tasksSentence(job: Job, told: readonly Told[]): string {
  if (told.length === 0 || told.some(({ verb }) => verb === null) || saysItsVerb(job, told)) return "";
  if (told.every(({ from }) => from === "trade")) return "";
  // "install cabinets, install counters, and supply tile" is a list of things
  const brought = told.flatMap(({ verb, from }) => (from !== "line" && BRINGS.has(verb?.base ?? "") ? verb?.base : []));
  if (new Set(brought).size < brought.length) return "";
  return asSentence(`The work is to ${listed(told.map((one) => lowerFirst(one.statement)))}`);
}

/** What is done, in a sentence; "" when the opening says it all. */
function workSentence(job: Job, opened: string): string {
  const items = job.facts.items.filter((item) => !item.optional);
  const tasks = tasksBeside(items, job.facts.unpricedTasks);
  const isBare = items.every((item) => !isWork(item) || isBareLabor(job, item)) && tasks.length === 0;
  const isInvoice = job.facts.type === "invoice";
  // of bare labor alone the words say what is done
  const said = isInvoice ? [] : isBare ? spokenTasks(job) : tasks;
  const lines = toldOf(job, items);
  const told = [
    ...said.map((task) => tell(wordingOfTask(job, clip(tidy(task), 160)), null)),
    ...(isBare && said.length > 0 ? [] : lines),
  ];
  const sentence = isInvoice ? "" : tasksSentence(job, told.slice(0, READ));
  if (sentence !== "") return sentence;
  const things = covered(job, lines);
  const lower = opened.toLowerCase();
  const repeats = !/\d/.test(things) && thingsOf(job).every((thing) => lower.includes(thing.toLowerCase()));
  const verb = isInvoice ? "This invoice covers" : "The work covers";
  return repeats || things === "" ? "" : asSentence(`${verb} ${things}`);
}

/** One or two plain sentences on what is done, for whom and where, and a third only for optional lines. */
export function writeDescription(job: Job): string {
  const first = opening(job);
  const second = workSentence(job, first);
  const optional = job.facts.items.filter((item) => item.optional);
  const options = covered(job, toldOf(job, optional));
  const third = options === "" ? "" : asSentence(`Optional: ${options}`);
  return [first, second, third]
    .filter((sentence) => sentence !== "")
    .map(sentenceCase)
    .join(" ");
}
