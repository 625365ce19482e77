import type { LineItem } from "#shared/documents/schema.ts";
import type { Job } from "./job.ts";
import { asSentence, clip, joinList, lowerFirst, properName, sentenceCase, tidy } from "./phrasing.ts";
import { countedNoun, isWork, thingsOf } from "./things.ts";
import { clientName, typeNames, workName } from "./title.ts";
import { verbAt } from "./verbs.ts";
import { wordsOf } from "./words.ts";

const LISTED = 5;

function listed(entries: readonly string[]): string {
  if (entries.length <= LISTED) return joinList(entries);
  return joinList([...entries.slice(0, LISTED - 1), "the other work listed below"]);
}

const thingsWithQuantity = (job: Job, items: readonly LineItem[]): string[] =>
  [...new Set(items.filter(isWork).map((item) => countedNoun(job, item)))].filter((text) => text !== "");

function opening(job: Job): string {
  const work = job.trade === null ? null : workName(job);
  const client = clientName(job);
  const address = job.facts.address === null ? "" : properName(clip(tidy(job.facts.address), 160));
  const place = `${client === null ? "" : ` for ${client}`}${address === "" ? "" : ` at ${address}`}`;
  if (work === null)
    return place === ""
      ? ""
      : asSentence(`${job.facts.type === "invoice" ? "Work completed" : typeNames[job.facts.type]}${place}`);
  if (job.facts.type === "quote") return asSentence(`${work}${place}`);
  if (job.facts.type === "invoice") return asSentence(`${work} completed${place}`);
  return asSentence(`${typeNames[job.facts.type]} for ${lowerFirst(work)}${place}`);
}

/** The unpriced tasks as one sentence, when each of them begins with a verb. */
function tasksSentence(job: Job): string {
  const tasks = job.facts.unpricedTasks.map((task) => clip(tidy(task), 160)).filter((task) => task !== "");
  if (tasks.length === 0 || job.facts.type === "invoice") return "";
  const verbal = tasks.every((task) => verbAt(wordsOf(task), 0) !== null);
  return verbal ? asSentence(`The work is to ${listed(tasks.map((task) => lowerFirst(task)))}`) : "";
}

/** One or two plain sentences on what is done, for whom and where, and a third only for optional lines. */
export function writeDescription(job: Job): string {
  const first = opening(job);
  const things = thingsWithQuantity(
    job,
    job.facts.items.filter((item) => !item.optional),
  );
  const lower = first.toLowerCase();
  const repeats = !/\d/.test(things.join(" ")) && thingsOf(job).every((thing) => lower.includes(thing.toLowerCase()));
  const verb = job.facts.type === "invoice" ? "This invoice covers" : "The work covers";
  const second = things.length === 0 ? tasksSentence(job) : repeats ? "" : asSentence(`${verb} ${listed(things)}`);
  const options = thingsWithQuantity(
    job,
    job.facts.items.filter((item) => item.optional),
  );
  const third = options.length === 0 ? "" : asSentence(`Optional: ${listed(options)}`);
  return [first, second, third]
    .filter((sentence) => sentence !== "")
    .map(sentenceCase)
    .join(" ");
}
