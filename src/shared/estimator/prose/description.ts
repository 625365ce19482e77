import type { LineItem } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Job } from "./job.ts";
import { withCapitals } from "./capitals.ts";
import type { Wording } from "./line-reading.ts";
import { asSentence, clip, joinList, lowerFirst, properName, sentenceCase, tidy } from "./phrasing.ts";
import { LONG_TALK } from "./recognise-trade.ts";
import { broughtFor, inForm, REMOVES, statement, tasksBeside, wordingOf, wordingOfTask } from "./scope.ts";
import { spokenTasks } from "./spoken-verbs.ts";
import { countedNoun, isBareLabor, isDone, isWork, laborAndTask, worksOf } from "./things.ts";
import { rootsOf } from "./fixed-terms.ts";
import { clientName, workName, writeTitle } from "./title.ts";
import type { Industry } from "./trade.ts";

const LISTED = 5;
/** One more tells that there are others. */
const READ = LISTED + 1;

/** "50 gallon", "16 by 7 steel", "2019 camry": what tells a size or a year counts nothing. */
const SIZE = /^(?:[\d./]+ (?:by|x|gallons?|quarts?|pints?|liters?|amp|watt|volt|ton|foot|ft|inch|in|mil|ounce|pound|percent|year|horsepower|hp|thousand|gauge)\b|(?:19|20)\d\d )/i; // prettier-ignore

/** "interior painting, 3 bedrooms" is "3 bedrooms" where the title says what is done. */
function withoutWork(job: Job, thing: string): string {
  const [, head = "", tail] = /^([^,]+), ([^,]+)$/.exec(thing) ?? [];
  return tail !== undefined &&
    /^\d/.test(tail) &&
    !SIZE.test(tail) &&
    (workName(job) ?? "").toLowerCase().includes(head.toLowerCase())
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
  const charged = worksOf(items);
  // where nothing is done but what is charged for, the charges tell it
  const works = charged.length > 0 ? charged : items.filter(({ category }) => category === "fee");
  const telling = works.filter((item) => !isBareLabor(job, item));
  const told: Told[] = [];
  for (const item of telling.length > 0 ? telling : works) {
    if (told.length === READ) break;
    const one = tell(wordingOf(job, item), item);
    if (!told.some((other) => other.statement === one.statement)) told.push(one);
  }
  return told;
}

/** A part of the list of what is covered; `doing`: with its verb, as "replacing 2 pipe boots". */
interface Part {
  text: string;
  doing: boolean;
}

/**
 * What is covered, in the order of the job. Of what is taken away, moved or treated the name alone says the opposite: it
 * stands with its verb, and then what is put in or brought has its own too.
 */
function partsOf(job: Job, told: readonly Told[]): Part[] {
  const hasVerbs = told.some(
    ({ verb, from }) => verb !== null && (from === "line" ? !BRINGS.has(verb.base) : REMOVES.test(verb.base)),
  );
  const parts = told.map(({ verb, from, thing, item }): Part => {
    const brought = item === null ? null : broughtFor(job, item);
    if (brought !== null) return { text: `${brought} itself`, doing: true };
    const isBare = item !== null && isBareLabor(job, item);
    // "labor: build the shed"
    const isTask = item !== null && laborAndTask(item.description) !== null;
    const isNamed = verb === null || isBare || (!hasVerbs && !isTask && (BRINGS.has(verb.base) || from !== "line"));
    if (isNamed || verb === null)
      return { text: item === null ? thing : nameIn(job, item, verb === null ? thing : null), doing: false };
    return { text: `${verb.gerund}${thing === "" ? "" : ` ${inForm(thing, "gerund")}`}`, doing: true };
  });
  return parts.filter(({ text }, at) => text !== "" && parts.findIndex((part) => part.text === text) === at);
}

/** A line as a thing in the list: with its article, where it is one. */
const nameIn = (job: Job, item: LineItem, thing: string | null): string => {
  const noun = countedNoun(job, item);
  return withoutWork(job, thing === null || noun.endsWith(thing) ? noun : lowerFirst(thing, job.names));
};

/** "Replacing 6 windows and a sliding door": a verb that all have is said once. Null where they have several. */
function withOneVerb(told: readonly Told[]): string | null {
  const [first] = told;
  if (!first?.verb || told.length < 2 || BRINGS.has(first.verb.base)) return null;
  if (told.some(({ verb, thing }) => verb?.base !== first.verb?.base || thing === "" || / and |, /.test(thing)))
    return null;
  return `${first.verb.gerund} ${joinList(told.map(({ thing }) => thing))}`;
}

/** The list of what is covered: no verb is read as that of a thing behind it. */
function covered(job: Job, told: readonly Told[]): string {
  const one = withOneVerb(told);
  if (one !== null) return one;
  const parts = partsOf(job, told);
  const texts = parts.map(({ text }) => text);
  const turns = parts.flatMap(({ doing }, at) => (at > 0 && !doing && parts[at - 1]?.doing === true ? at : []));
  const [turn] = turns;
  if (texts.length > 1 && (turns.length > 1 || texts.some((text) => text.includes(", ")))) return inClauses(texts);
  if (turn === undefined) return joinList(texts);
  if (parts.slice(turn).some(({ doing }) => doing) || parts.slice(0, turn).some(({ doing }) => !doing))
    return inClauses(texts);
  return `${inRow(texts.slice(0, turn))}${turn > 1 ? "," : ""} as well as ${inRow(texts.slice(turn))}`;
}

/** Parted so that what holds a comma, or begins with no verb, keeps to itself: "tearing off the shingles; new felt; and a dumpster". */
const inClauses = (texts: readonly string[]): string => `${texts.slice(0, -1).join("; ")}; and ${texts.at(-1) ?? ""}`;

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

/** What is done, in a sentence; "" for nothing. What it leaves to the list below it includes no less. */
function workSentence(job: Job): string {
  const items = job.facts.items.filter((item) => !item.optional);
  const tasks = tasksBeside(items, job.facts.unpricedTasks);
  const isBare = items.every((item) => !isWork(item) || isBareLabor(job, item)) && tasks.length === 0;
  // of bare labor alone the words say what is done
  const said = isBare ? spokenTasks(job) : tasks;
  const told = [
    ...said.map((task) => tell(wordingOfTask(job, clip(tidy(task), 160)), null)).filter(({ verb }) => verb !== null),
    ...(isBare && said.length > 0 ? [] : toldOf(job, items)),
  ];
  const things = covered(job, told.slice(0, LISTED));
  const subject = job.facts.type === "invoice" ? "This invoice" : "The work";
  return things === "" ? "" : asSentence(`${subject} ${told.length > LISTED ? "includes" : "covers"} ${things}`);
}

/** Words that begin with so many letters alike are one. */
const SAME_WORD = 5;
/** Of these none says what the job is: "faucet | and | disposal". */
const JOINING = wordSet("and or plus the a an of for in on at to with");
/** What the job was announced as, where the title and the lines do not say it all: "Whirlpool washer not draining."; "" for nothing. */
function announcedSentence(job: Job): string {
  const announced = tidy(job.facts.announced ?? "");
  // what a long talk begins with is seldom what the job is
  if (!announced.includes(" ") || job.words.length >= LONG_TALK) return "";
  const said = [writeTitle(job), ...job.facts.items.map((item) => item.description)].join(" ");
  // "landscape" and "landscaping"
  const known = new Set(rootsOf(said).map((root) => root.slice(0, SAME_WORD)));
  return rootsOf(announced).every((root) => JOINING.has(root) || known.has(root.slice(0, SAME_WORD)))
    ? ""
    : asSentence(clip(announced, 160));
}

/** What may be added, of a longer list as what it includes; labor by itself tells nothing. */
function optionSentence(job: Job): string {
  const optional = job.facts.items.filter((item) => item.optional && !isBareLabor(job, item));
  const told = toldOf(job, optional);
  const options = covered(job, told.slice(0, LISTED));
  return options === "" ? "" : asSentence(`${told.length > LISTED ? "Options include" : "Optional"}: ${options}`);
}

/**
 * A plain sentence on what is done, and another for optional lines. For whom and where stands in the title above it and in
 * the address beside it, and is written here only where there is nothing else to say.
 */
export function writeDescription(job: Job): string {
  const sentences = [announcedSentence(job), workSentence(job), optionSentence(job)].filter(
    (sentence) => sentence !== "",
  );
  return (sentences.length === 0 ? [opening(job)] : sentences)
    .filter((sentence) => sentence !== "")
    .map((sentence) => withCapitals(sentenceCase(sentence)))
    .join(" ");
}
