import { wordSet } from "#shared/word-set.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import { titleOf, workOf } from "./actions.ts";
import { calledFirst, jobsName } from "./headings.ts";
import type { Job } from "./job.ts";
import { isUmbrella } from "./job.ts";
import { clip, lowerFirst, properName, sentenceCase, tidy, withInitials } from "./phrasing.ts";
import { LONG_TALK } from "./recognise-trade.ts";
import { REMOVES } from "./scope.ts";
import { spokenTasks } from "./spoken-verbs.ts";
import { isBareLabor, thingsOf, worksOf } from "./things.ts";
import { leadingVerb } from "./verbs.ts";
import { wordsOf } from "./words.ts";

export const typeNames: Record<DocumentType, string> = {
  quote: "Quote",
  bid: "Bid",
  estimate: "Estimate",
  invoice: "Invoice",
};

/** What both begin or end with is written once: "Window and patio door replacement", "Garage door opener and spring repair". */
function joinTitles(first: string, second: string): string {
  const [one, two] = [first.split(" "), second.split(" ")];
  const joint = / and /.test(`${first} ${second}`) ? ", " : " and ";
  let same = 0;
  while (same < Math.min(one.length, two.length) - 1 && one.at(-1 - same) === two.at(-1 - same)) same += 1;
  if (same > 0) return `${one.slice(0, one.length - same).join(" ")}${joint}${second}`;
  let begun = 0;
  while (begun < Math.min(one.length, two.length) - 1 && one[begun]?.toLowerCase() === two[begun]?.toLowerCase())
    begun += 1;
  // "Composite deck and deck railing"
  if (begun === 0 && two.length > 1 && one.at(-1) === two[0]) begun = 1;
  return `${first}${joint}${two.slice(begun).join(" ")}`;
}

const workNames = new WeakMap<Job, string | null>();

/** What the work is called: the projects that were named, the trade, or the first things on the list. Null for nothing. */
export function workName(job: Job): string | null {
  const known = workNames.get(job);
  if (known !== undefined) return known;
  const name = asCalled(job, nameWork(job));
  workNames.set(job, name);
  return name;
}

/** Whose kitchen or house it is, or where: what stands behind the job's name. */
const namesOfJob = ({ facts }: Job): string[] => [facts.client ?? "", facts.address ?? ""].map((name) => tidy(name));

/**
 * What the work is called, where the talk begins with a name for it that its lines don't tell: "Roof leak repair" of a flashing
 * and some boots. Of a trade's own name any says more.
 */
function asCalled(job: Job, name: string | null): string | null {
  const called = calledFirst(job.facts.transcription, namesOfJob(job));
  if (called === null) return name;
  const isPlain = name === null || name === job.trade?.title;
  if (isPlain) return called.work !== "" || name !== null ? called.name : name;
  // "termite treatment" that drills through a slab pours none
  const [first, second] = job.projects;
  const isOther = second !== undefined && job.trade !== null && !job.trade.projects.includes(second);
  if (isOther && first && titleOf(job, first).toLowerCase() === called.name.toLowerCase()) return called.name;
  // "deck and fence washing" of a "pressure washing" says more, and any repair more than "plumbing repair"
  const isSame = !called.work.startsWith("repair") && name.toLowerCase().endsWith(called.work);
  if (called.work === "" || isSame || WIDE.test(called.thing)) return name;
  const told = new Set(wordsOf(name).map(({ norm }) => norm));
  return wordsOf(called.thing).every(({ norm }) => told.has(norm)) ? name : called.name;
}

/** What is no thing, but any of a trade or house. */
const WIDE =
  /^(?:plumbing|electrical|electric|hvac|heating|cooling|auto|car|truck|handyman|home|house|general|appliance|minor|small|misc|miscellaneous|some|various|storm|water|interior|exterior)$/;

/** The thing of "garage door replacement"; the whole of other titles. */
const putIn = (title: string): string => title.toLowerCase().replace(/ (?:installation|replacement)$/, "");

const MENDS = / (?:repair|replacement|service)$/;
/** True for the mending of a thing beside that of its part: "garage door repair" beside "Garage door spring repair". */
function saysNoMore(title: string, other: string): boolean {
  if (!MENDS.test(title) || !MENDS.test(other)) return false;
  const words = new Set(other.toLowerCase().split(" "));
  return title
    .toLowerCase()
    .split(" ")
    .slice(0, -1)
    .every((word) => words.has(word));
}

function nameWork(job: Job): string | null {
  const [project] = job.projects;
  if (project && isUmbrella(project)) return project.title;
  const [first, second] = [...new Set(job.projects.slice(0, 3).map((each) => titleOf(job, each)))];
  const title = job.trade?.title.toLowerCase() ?? "";
  // "Furnace tune-up and system tune-up" is one thing said twice.
  const tuned = first?.endsWith("tune-up") && second?.endsWith("tune-up");
  if (first === "Tuning" && second?.endsWith(" tuning")) return second;
  // "garage door installation" and "garage door replacement" are of the same doors
  const isTwice = tuned || (first !== undefined && second !== undefined && putIn(first) === putIn(second));
  // "Garage door repair" says nothing beside "Garage door spring repair"
  const isPart = first !== undefined && second !== undefined && saysNoMore(second, first);
  // "Signs and banners, stickers and decals" is a list and no title
  const isList = first?.includes(" and ") === true && second?.includes(" and ") === true;
  if (first && second && !isTwice && !isPart && !isList && first.toLowerCase() !== title)
    return joinTitles(first, lowerFirst(second));
  if (first) return first;
  const called = jobsName(job.facts.transcription);
  if (called !== null) return called;
  const taken = job.trade === null ? null : takenAway(job);
  if (taken !== null) return taken;
  if (job.trade) return job.trade.title;
  // what a long talk begins with is seldom what the job is
  if (job.words.length >= LONG_TALK) return null;
  const mended = isBroughtOnly(job) ? workOf(spokenTasks(job, job.facts.type === "invoice")[0] ?? "") : null;
  if (mended !== null) return mended;
  const things = thingsOf(job).slice(0, 2);
  if (things.length > 0) return sentenceCase(things.map((thing) => clip(headOf(thing), 60)).join(" and "));
  const [task] = job.facts.unpricedTasks;
  return task && tidy(task) ? sentenceCase(clip(tidy(task), 80)) : null;
}

/** "Hot tub removal" where most of the money is for "hauled off hot tub": no service of what is gone. Null for other work. */
function takenAway(job: Job): string | null {
  const works = worksOf(job.facts.items.filter((item) => !item.optional && (item.amount ?? 0) > 0));
  const [most] = [...works].sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  if (most === undefined) return null;
  const words = wordsOf(tidy(most.description));
  const verb = leadingVerb(words, true);
  const things = verb === null || !REMOVES.test(verb.base) ? [] : words.slice(verb.length);
  const named = things.filter(({ lower }) => !/^(?:the|an?|old|existing|all|his|her|their)$/.test(lower));
  const isPlain =
    named.length > 0 && named.length <= 3 && !named.some(({ lower, comma }) => comma || JOINS.test(lower));
  return isPlain ? sentenceCase(`${named.map(({ lower }) => lower).join(" ")} removal`) : null;
}
const JOINS = /^(?:and|or|from|in|on|to|of|for|with|it|them|everything|stuff|\d.*)$/;

/** True where the lines tell but what is brought and that somebody works: what is done with it the talk says. */
const isBroughtOnly = (job: Job): boolean => {
  const standing = job.facts.items.filter((item) => !item.optional);
  const works = worksOf(standing).filter((item) => !isBareLabor(job, item));
  return works.length > 0 && works.every(({ category }) => category === "material");
};

/** "Tutoring" of "tutoring for the kid, sessions of algebra": a title says what, and not of what and where. */
const headOf = (thing: string): string => {
  const [head = thing] = thing
    .replace(/^(?:the|an?) /i, "")
    .split(/ (?:for|in|on|at|with|every|last night|yesterday|today|tonight)(?: |$)|, /);
  return head;
};

/** "42 Oak Street" of "42 oak street, springfield". */
const streetOf = (address: string): string => properName(clip(tidy(address.split(",", 1)[0] ?? ""), 80));

/** What is called by what it is alone: "the church", "the shelter". */
const BODIES = wordSet(
  "church chapel temple mosque school college university academy library shelter rescue hotel motel inn lodge grange club team league bank clinic hospital office shop store salon diner deli cafe restaurant bakery brewery winery bar gym studio museum theater city town county village township parish hoa vfw elks moose sheriff landlord landlady owner tenant florist embassy marina mill foundry forge garage hall center company firm farm ranch",
);
/** "The Lopez deck" is Lopez's: one word that is no plural takes no article, but what is called by what it is. */
const isFamilyName = (client: string): boolean =>
  !/[\s-]/.test(client) && !client.endsWith("s") && !BODIES.has(client.toLowerCase());

/** "Hendersons" is "the Hendersons" when it was said so. */
export function clientName(job: Job): string | null {
  const client = job.facts.client === null ? "" : withInitials(properName(clip(tidy(job.facts.client), 120)));
  if (client === "") return null;
  const said = !/^the /i.test(client) && job.facts.transcription.toLowerCase().includes(`the ${client.toLowerCase()}`);
  // "for the family okafor" is for the Okafor family
  if (/ family$/i.test(client)) return `the ${client}`;
  return said && !isFamilyName(client) ? `the ${client}` : client.replace(/^The /, "the ");
}

/** "Bathroom remodel, 118 Linden Avenue"; without an address the client; without either the work alone. */
export function writeTitle(job: Job): string {
  const work = workName(job);
  const client = clientName(job);
  const street = job.facts.address === null ? "" : streetOf(job.facts.address);
  if (work === null) {
    const name = typeNames[job.facts.type];
    if (client !== null) return `${name} for ${client}`;
    return street === "" ? name : `Work at ${street}`;
  }
  if (street !== "") return `${work}, ${street}`;
  return client === null ? work : `${work} for ${client}`;
}
