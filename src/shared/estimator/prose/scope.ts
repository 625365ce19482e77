import type { LineItem } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { wordTable } from "#shared/word-table.ts";
import { readingOf, type Job } from "./job.ts";
import { withCapitals } from "./capitals.ts";
import { clip, lowerFirst, sentenceCase, tidy } from "./phrasing.ts";
import type { Wording } from "./line-reading.ts";
import { articleOf, spokenTasks, verbOfLine } from "./spoken-verbs.ts";
import { counted, HOLE, howMuch, isTime, isUncounted, measure, saidTimes } from "./counted.ts";
import { countedNoun, isBareLabor, isDone, laborAndTask, worksOf, workText } from "./things.ts";
import { formsOfUnknown, holdsVerb, isDoing } from "./unlisted-verbs.ts";
import { GOODS, headWord, onPlace, usualVerb } from "./usual-verb.ts";
import { formsOf, leadingVerb, namesAction, verbAt, verbOf, type Forms, type Verb } from "./verbs.ts";
import { VEHICLE, vehicleOf } from "./vehicles.ts";
import { toldBeside } from "./with-told.ts";
import { isNumber, wordsOf, type Word } from "./words.ts";

const STATEMENT = 300;

/** What is cleaned or painted is not brought for it: "clean the gutters ... the gutters are one eighty". */
const TREATS_STANDING = /(?:^| )(?:clean|wash|paint|repaint|stain|seal|adjust|inspect|sweep)(?: |$)/;

/** "The faucet itself was one forty", behind "replaced the kitchen faucet": it was brought for that. */
export function broughtFor(job: Job, item: LineItem): string | null {
  if (item.category === "fee" || item.category === "labor" || job.facts.items[0] === item) return null;
  const noun = tidy(item.description)
    .toLowerCase()
    .replace(/^(?:the|an?) /, "");
  if (/\s\S+\s/.test(noun)) return null;
  const ending = ` ${noun}`;
  for (const other of job.facts.items) {
    if (other === item) return null;
    const text = workText(other.description).toLowerCase();
    const verb = text.endsWith(ending) ? leadingVerb(wordsOf(text), isDone(job)) : null;
    if (verb !== null && !TREATS_STANDING.test(verb.base)) return `the ${lowerFirst(noun, job.names)}`;
  }
  return null;
}

/** "Pour" of 320 square feet has no thing but its measure; of "tear out" six hours are no thing. */
function alone(item: LineItem): string {
  if (item.unit === null || item.unit === "each" || item.amount === null) return "";
  return isTime(item) ? howMuch(item) : measure(item);
}

type Form = "base" | "past" | "gerund";
/** An invoice tells what was done. */
const formFor = (job: Job): Form => (isDone(job) ? "past" : "base");

/** "Replaced the valve labor": what was done is told by its verb. */
const LABOR_OF_DONE = /^(\p{L}+ed .+) labou?r$/iu;

const REPAIRS = new Set(["repair", "fix"]);
/** What takes away: the name alone of its thing says the opposite. */
export const REMOVES = /^(?:remove|demo|demolish|haul|dispose|dump)$| (?:out|off|down|away)$/;
const STANDING =
  /^(?:replace|repair|fix|clean|refinish|rebuild|tune up|wash|power wash|service|remove|adjust|inspect)$/;

const nameAlone = (thing: string): Wording => ({ verb: null, from: null, thing: thing.replace(/^(?:the|an?) /, "") });

/** The wording of a task. */
export const wordingOfTask = (job: Job, task: string): Wording => readWording(job, task, null);

/** Each line is read once: the description and the scope tell the same of it. */
export function wordingOf(job: Job, item: LineItem): Wording {
  const reading = readingOf(job, item);
  return (reading.wording ??= readWording(job, clip(tidy(item.description), STATEMENT), item));
}

/** What was done, behind what it was done to: "two broken strings replaced", "new furnace, installed". */
const DONE_LAST =
  /^(.+?),? (installed|replaced|repaired|fixed|cleaned|removed|rekeyed|painted|repainted|stained|sealed|trimmed|washed|graded|refinished|rebuilt|resurfaced|repointed|rehung|hung|mounted|hauled|restrung|inspected|reset|adjusted|sharpened|patched|hemmed|tuned|pruned|assembled|delivered|edited|printed|changed|shampooed|planted|reattached|brightened|unclogged|tightened|cleared|reseated|releveled|rescreened|caulked|recaulked|regrouted|reglazed|rewired|swept|serviced|snaked|flushed|waxed|buffed|aerated|overseeded|mowed)$/iu;

/** Verbs only where they stand behind a thing: "change" and "shampoo" begin names. */
const TOLD_BEHIND = wordTable<string>({ changed: "change", shampooed: "shampoo" });

/** Of nothing they tell only what sort it is: "zipper replaced". */
const SAYS_DONE = /^(?:installed|replaced|repaired|removed|fixed|rebuilt|planted)$/;

/** "Replace two broken strings" of "broken strings replaced"; null where something else was done first, or where it only tells what sort it is. */
function doneLast(text: string): { verb: Forms; noun: string } | null {
  const [, noun = "", told = ""] = DONE_LAST.exec(text) ?? [];
  const done = told.toLowerCase();
  const base = TOLD_BEHIND[done] ?? verbOf(done);
  const words = wordsOf(noun);
  // "powder coated", "a factory painted door": one word before it may belong to it
  const isThing = words.length > 1 || noun.endsWith("s") || SAYS_DONE.test(done);
  if (base === null || !isThing || / and |, .*, /.test(noun) || namesAction(words) || isDoing(words)) return null;
  return { verb: formsOf(base), noun };
}

/** "Cleaning the moss off" is told as what is done, like the lines beside it. */
function gerundFirst(words: readonly Word[]): Verb | null {
  if (words[0]?.lower.endsWith("ing") !== true) return null;
  const verb = verbAt(words, 0, true);
  // "taking down big oaks"
  return verb !== null &&
    (verb.length > 1 || /^(?:the|an?|all|both|his|her|their|old|last)$/.test(words[verb.length]?.lower ?? ""))
    ? verb
    : null;
}

/** Goes on with what the verb says, and is no thing: "and reshingle", "over the old floor". */
const GOES_ON = /^(?:and|or|in|on|to|for|with|over|from|under|around|through|behind|up|out|off|away|back|as) /i;

/** What is done to a line's thing, with its count. */
function withObject(item: LineItem | null, noun: string): string {
  if (item === null) return noun;
  if (noun === "") return alone(item);
  if (HOLE.test(noun)) return counted(item, noun);
  if (GOES_ON.test(noun) && !NAMED_PLACE.test(noun)) return isUncounted(item, noun) ? noun : `${noun} ${howMuch(item)}`;
  return counted(item, noun);
}
/** "PEX to units", "in rooms": the places may be what is counted. */
const NAMED_PLACE = /^(?:in|on|to|for|from|of) (?!the |an? )[\p{L}-]+s$/iu;

function readWording(job: Job, whole: string, item: LineItem | null): Wording {
  const text = (laborAndTask(whole)?.task ?? workText(whole)).replace(LABOR_OF_DONE, "$1");
  const words = wordsOf(text);
  const own = withOwnVerb(job, text, words, item);
  if (own !== null) return own;
  if (item === null) return { verb: null, from: null, thing: lowerFirst(text, job.names) };
  const brought = broughtFor(job, item);
  if (brought !== null) return { verb: formsOf("supply"), from: "trade", thing: brought };
  const thing = countedNoun(job, item);
  if (namesAction(words) || holdsVerb(words) || TELLS.test(text) || tellsBehindComma(words)) return nameAlone(thing);
  return withGivenVerb(job, item, text, thing);
}

/** "Windows, replace broken glass": a plain verb behind the first comma needs none before it. */
function tellsBehindComma(words: readonly Word[]): boolean {
  const comma = words.findIndex((word) => word.comma);
  const behind = words.slice(comma + 1, comma + 3);
  const verb = comma < 0 || behind.length < 2 ? null : verbAt(behind, 0);
  return verb !== null && verb.base === behind[0]?.lower;
}

/** The wording of what says itself what is done; null for a thing. */
function withOwnVerb(job: Job, text: string, words: readonly Word[], item: LineItem | null): Wording | null {
  const verb = leadingVerb(words, isDone(job)) ?? gerundFirst(words);
  if (verb !== null) {
    const rest = words[verb.length];
    // a lone "cap" is a thing, and "demo" is called so; "cap the flue" is work
    const isLone = rest === undefined && words[0]?.lower === verb.base.split(" ", 1)[0] && !/ and /.test(verb.base);
    const lone = item !== null && isLone ? loneVerb(job, item, verb, text) : null;
    return lone ?? { verb, from: "line", thing: withObject(item, rest === undefined ? "" : text.slice(rest.start)) };
  }
  const done = doneLast(text);
  if (done !== null) {
    const noun = lowerFirst(done.noun, job.names);
    return { verb: done.verb, from: "line", thing: item === null ? noun : withArticle(job, item, noun) };
  }
  // "tighten the deck railing", whose verb is in no list
  const [first, second] = words;
  if (!first || !second || !isDoing(words)) return null;
  return { verb: formsOfUnknown(first.lower), from: "line", thing: withObject(item, text.slice(second.start)) };
}

/** A line that is a verb and nothing else, where it is a thing too or tells how often; null where it is work. */
function loneVerb(job: Job, item: LineItem, verb: Verb, text: string): Wording | null {
  if (saidTimes(item)) return { verb, from: "line", thing: `${measure(item)} times` };
  // "salt" by the bag is brought
  if (GOODS.test(item.unit ?? "")) return nameAlone(`${measure(item)} of ${text}`);
  // of "install" so many square feet, what was sold for them stands in another line
  const measured = alone(item) === "" ? "" : ` (${measure(item)})`;
  if (verb.base === "install" && !/\s/.test(text.trim())) return nameAlone(`installation${measured}`);
  return measured === "" ? nameAlone(countedNoun(job, item)) : null;
}

/** A thing with the verb that it was spoken with, or that its trade is sure of; else alone. */
function withGivenVerb(job: Job, item: LineItem, text: string, thing: string): Wording {
  const words = wordsOf(text);
  const told = verbOfLine(job, words, item.quantity / 1000);
  // "stain the deck and two gallons of stain": what comes in cans and bags is brought
  const isGoods = GOODS.test(item.unit ?? "");
  const spoken = told === null || isGoods || isOfOther(told, item, thing) ? null : told;
  const usual = isGoods && job.trade?.supplies !== undefined ? job.trade.supplies : usualVerb(job, item, text);
  const chosen = spoken ?? (usual === undefined ? null : formsOf(usual));
  if (chosen === null || says(words, chosen)) return nameAlone(thing);
  // what is mended or replaced stands there already
  const isStanding = spoken !== null && STANDING.test(spoken.base);
  const standing = isStanding ? thing.replace(/^an? (?!new )/, "the ") : onPlace(chosen, item, thing);
  return { verb: chosen, from: spoken === null ? "trade" : "talk", thing: standing };
}

/** True where words name what is done: "painting" with "paint", "wash" with "power wash". */
function says(words: readonly Word[], { base }: Forms): boolean {
  const last = base.slice(base.lastIndexOf(" ") + 1);
  for (const { norm } of words) if (norm.includes(base) || (norm === last && norm !== base)) return true;
  return false;
}

/** "Faucet repair and two valves": what is put in is not what is repaired, and what is new is not torn out or replaced. */
const isOfOther = ({ base }: Forms, { category }: LineItem, thing: string): boolean =>
  (category === "material" && REPAIRS.has(base)) ||
  (/^(?:an? |\d+ )?new /.test(thing) && (REMOVES.test(base) || MENDS.test(base)));

/** What tells something is no thing to be brought or put in: "old fridge has freon", "through September, chemicals". */
const TELLS =
  /\b(?:is|are|was|were|has|have|needs?|wants?|takes|goes|looks|gets|it|i|we|they|she)\b|n['’]t\b|\p{L}['’]s (?:on|in|still|already|gone)\b|^(?:through|until|from|at|on|if|when|still|later|then) /iu;
const MENDS = /^(?:replace|repair|fix|clean|refinish|tune up)$/;

/** The thing with its count, or of one that nobody gave an article with "the", or "a" where it is new. */
function withArticle(job: Job, item: LineItem, noun: string): string {
  const thing = counted(item, noun);
  if (thing !== noun || item.quantity !== 1000 || !noun.includes(" ") || /^(?:the|an?|\d|both|all) /i.test(noun))
    return thing;
  if (noun.endsWith("s") || headWord(noun)?.lower.endsWith("s")) return thing;
  const article = articleOf(job, wordsOf(noun));
  return article !== "" ? `${article}${thing}` : noun.startsWith("new ") ? `a ${thing}` : thing;
}

/** "Find the leak and replace the flashing", "reset the door and replace two cables": what else is done stands in the form of the first. */
export const inForm = (said: string, form: Form): string => {
  if (form === "base") return said;
  const thing = withCommas(said);
  return /(?:^| )and |, /.test(thing) ? withVerbsIn(thing, form) : thing;
};

/** "Hung 3 doors | fixed the gate latch and recaulked the tub": a comma is lacking before what was done next. */
const DONE_NEXT =
  /(?<= |^)(\p{L}+) (\p{L}+ed|hung|rehung) (?=(?:the|his|her|their|an?) (?!(?:same|wrong|day|week|month|year|storm|other|bit|little|lot)(?!\p{L})))/gu;
/** Behind these it belongs to what was said: "that we painted the hall", "was fixed the first time". */
const BEFORE_DONE =
  /^(?:and|or|then|is|are|was|were|be|been|being|got|get|gets|have|has|had|that|which|who|it|i|we|he|she|they|not|just|also|already|newly|freshly|never|the|an?)$/;
const withCommas = (thing: string): string =>
  /ed |hung /.test(thing)
    ? thing.replace(DONE_NEXT, (said, before: string, done: string) =>
        BEFORE_DONE.test(before) || verbAt(wordsOf(`${done} the`), 0, true)?.past !== done
          ? said
          : `${before}, ${done} `,
      )
    : thing;
/** A verb behind "and" or a comma, with its particle, before an article, or before what else a verb is said of. */
const ANOTHER =
  /(^and | and |, (?:and )?)(\p{L}+(?: (?:out|off|up|down|away|in|back|on))?) (?=(the|an?|of|his|her|their|all|both|old|new|existing|two|three|four|five|six|with|it|them|\d+)(?!\p{L}))/gu;
const withVerbsIn = (thing: string, form: Form): string =>
  thing.replace(ANOTHER, (said, joint: string, word: string, next: string) => {
    // "prime and paint", "sand": before anything but an article what may be a noun is one
    const behind = /^(?:the|an?|it|them)$/.test(next) ? "the" : "things";
    // "replaced the posts and rehung the gate"
    const verb = verbAt(wordsOf(`${word} ${behind}`), 0, behind === "the");
    return verb === null || (verb.base !== word && verb.past !== word) ? said : `${joint}${verb[form]} `;
  });

/** A line or task as a statement of work. */
export const statement = ({ verb, thing }: Wording, form: Form): string =>
  verb === null ? thing : `${verb[form]}${thing === "" ? "" : ` ${inForm(thing, form)}`}`;

/** "The washer wasn't draining" tells what was wrong. */
const FAULT = /n['’]t\b/i;

/** The tasks that no line stands for. */
export function tasksBeside(items: readonly LineItem[], tasks: readonly string[]): readonly string[] {
  if (tasks.length === 0) return tasks;
  const written = new Set(items.map((item) => tidy(item.description).toLowerCase()));
  return tasks.filter((task) => !FAULT.test(task) && !written.has(tidy(task).toLowerCase()));
}

/**
 * What is done, as statements: the tasks that no line stands for, then the lines in their order. Charges and bare labor are
 * left out; when nothing else is left the work is read from the verbs of the transcription.
 */
export function writeScope(job: Job): string[] {
  // by their words in small letters
  const scope = new Map<string, string>();
  const add = (text: string) => {
    const clean = withCapitals(sentenceCase(clip(tidy(text), STATEMENT)));
    const lower = clean.toLowerCase();
    if (clean !== "" && !scope.has(lower)) scope.set(lower, clean);
  };
  const vehicle = vehicleOf(job.trade?.id, job.words, job.facts.items);
  if (vehicle !== null) add(`${VEHICLE}${vehicle}`);
  const works = worksOf(job.facts.items);
  const telling = works.filter((item) => !isBareLabor(job, item));
  const tasks = tasksBeside(job.facts.items, job.facts.unpricedTasks).map((task) => clip(tidy(task), STATEMENT));
  if (tasks.length === 0 && telling.every((item) => item.category === "material"))
    for (const task of spokenTasks(job)) if (!telling.some((item) => tellsTask(item, task))) add(task);
  const form = formFor(job);
  for (const task of tasks) add(statement(wordingOfTask(job, task), form));
  for (const item of telling) {
    const text = statement(wordingOf(job, item), form);
    add(item.optional ? `Optional: ${lowerFirst(text, job.names)}` : text);
  }
  if (scope.size === (vehicle === null ? 0 : 1)) for (const item of works) add(countedNoun(job, item));
  const { items, told } = job.facts;
  if (told.details.length > 0) {
    const lines = items.map(({ description }) => description);
    const details = told.details.map((detail) => withoutTerms(job, detail));
    toldBeside([...lines, ...scope.values()], details).forEach(add);
  }
  return withoutEchoes(scope).slice(0, LIMITS.listEntries);
}

/** "Match the texture, no painting", "we rake up; not responsible for the lawn": what stands among the terms is no part of a step. */
const NO_TAIL = /,? no (\p{L}+(?: \p{L}+)?)$/iu;
const NOT_TAIL = /[;,] not responsible for .*$/iu;
function withoutTerms({ leftOut, facts }: Job, detail: string): string {
  const [tail = "", thing = ""] = NO_TAIL.exec(detail) ?? [];
  const step = leftOut.excluded.includes(thing.toLowerCase()) ? detail.slice(0, detail.length - tail.length) : detail;
  return facts.paymentTerms.some((term) => term.startsWith("We are not responsible"))
    ? step.replace(NOT_TAIL, "")
    : step;
}

/** "Put in six led troffers" beside the line "LED troffers in the front office": the line tells the task's thing. */
function tellsTask({ description }: LineItem, task: string): boolean {
  const words = wordsOf(task);
  const verb = verbAt(words, 0, true);
  const thing = words.slice(verb?.length ?? 0).filter(({ lower }) => !isNumber(lower));
  const line = new Set(wordsOf(description).map(({ norm }) => norm));
  return thing.length > 0 && thing.every(({ norm }) => line.has(norm));
}

/** More are not held against each other. */
const MOST_HELD = 100;

/** Without what another entry ends with: "Deep clean" beside "First-time deep clean". Entries stand by their words in small letters. */
function withoutEchoes(entries: ReadonlyMap<string, string>): string[] {
  const held = [...entries.keys()].slice(0, MOST_HELD);
  const kept: string[] = [];
  for (const [one, entry] of entries) if (!held.some((other) => endsWithWords(other, one))) kept.push(entry);
  return kept;
}

/** True for a text that has more before the words of another. */
const endsWithWords = (text: string, words: string): boolean =>
  text.endsWith(words) && text.charAt(text.length - words.length - 1) === " ";
