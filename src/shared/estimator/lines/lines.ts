import type { LineItem } from "#shared/documents/schema.ts";
import { boundedCents, cents, formatMoney, MAX_CENTS, thousandths, type Cents } from "#shared/money.ts";
import { askWhich } from "../changes/alternatives.ts";
import type { HeardJob } from "../hear-job.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import { discountChoices, leaveAsItIs } from "../terms/discount-choices.ts";
import { partDiscountChoices } from "../terms/part-discount.ts";
import { leadingVerb } from "../prose/verbs.ts";
import { wordsOf } from "../prose/words.ts";
import { beginsSentence, tokenFrom, type Token } from "../words/tokens.ts";
import { stem } from "../words/stem.ts";
import { singular } from "../words/units.ts";
import { isNumberWord } from "../words/number-words.ts";
import { CREW, LABOR_WORDS, WORK_VERBS } from "../words/words.ts";
import { saysTask, takesInAll } from "./announced-job.ts";
import { withoutCount } from "./counted-names.ts";
import type { HeardLine } from "./doubt.ts";
import { madeLines, withDoubts, type Judge } from "./doubts.ts";
import { withoutFreeOnes } from "./first-free.ts";
import { learnedNames } from "./learned-names.ts";
import { stemsOf, type Draft } from "./line-words.ts";
import { hearLines } from "./hear-lines.ts";
import { lostLines, withLost } from "./lost-lines.ts";
import { withParts } from "./parts.ts";
import { askTotal, saysTotalOf, withoutSpokenSums } from "./spoken-sums.ts";
import { withAsked } from "./with-asked.ts";

interface Drafted {
  items: LineItem[];
  questions: OpenQuestion[];
  unpricedTasks: string[];
  /** What the job was announced as, where no line bears it and it is no task; "" for nothing. */
  announced: string;
}

/** "Weld job for Art Munoz": what the job is called, and no work beside its lines. */
const HEADING = /^(?:\p{L}+ ){1,3}(?:job|work|project)$/iu;

/** So many lines behind a name of work are its parts: "Appliance install. Dishwasher 185, microwave 220, gas range 195". */
const PARTS = 3;

/** "They want the whole house washed. Siding 275, deck 120", "he needs his taxes done": what takes in all that follows. */
const WHOLE = /\b(?:whole|entire)\b|\b(?:done|redone|remodeled|renovated|updated)$|^(?:redo|remodel|renovate|update) /i;

/** "The steps redone, I | haven't measured those yet": what has no price yet takes in nothing. */
const NOT_YET = /^[,.]? (?:but |and )?(?:I|we) (?:haven|didn|couldn|can)['’]?t\b/i;
const FEW_LETTERS = 30;

/** True for what a talk begins with when it calls the job by its name, before so many priced lines. */
function isHeading(text: string, { item: { description, sources } }: Draft, priced: number): boolean {
  const [first = ""] = description.toLowerCase().split(" ");
  const end = sources.description?.kind === "spoken" ? sources.description.end : text.length;
  const whole =
    priced > 1 &&
    (WHOLE.test(description) || takesInAll(description)) &&
    !NOT_YET.test(text.slice(end, end + FEW_LETTERS));
  return whole || (priced > 0 && HEADING.test(description)) || (priced >= PARTS && !WORK_VERBS.has(first));
}

/** "Deck repair", "junk removal": what is done, told as a thing. */
const NAMES_DOING =
  /^(?:\p{L}+ ){1,3}(?:\p{L}+ing|repairs?|removal|remodel|renovation|clean-?up|install|installation|replacement|restoration)$/iu;
/** "Repair the shed", before the first thing that is done to it. */
const MENDING = /^(?:repair|fix|mend|restore|service|overhaul) \p{L}/iu;
/** Between such a name and whom it is for. */
const FOR = /^(?:,? (?:for|at)(?: the)?)? $/i;
/** The same at the end of its words. */
const ENDS_FOR = / (?:for|at)(?: the)?$/i;

/** "Junk removal for Otis Mayfield. One truckload 475": a sentence of what the job is and whom it is for, before what is done. */
function namesJobOf(job: HeardJob, [head, next]: readonly Draft[]): boolean {
  if (!head) return false;
  const { description } = head.item;
  const mends = MENDING.test(description) && next?.priced === true && saysTask(next.item.description);
  const client = job.client?.source;
  const isSentence = beginsSentence(job.tokens.find(({ start }) => start >= (client?.end ?? 0)));
  return (mends || NAMES_DOING.test(description)) && isSentence && leadsTo(job, head, client);
}

/** "Deck repair for [lena ortiz]": true for what stands right before whom it is for, or where it is. */
function leadsTo({ text }: HeardJob, { item: { sources } }: Draft, place: { start: number } | undefined): boolean {
  const said = sources.description;
  if (!place || said?.kind !== "spoken") return false;
  const between = text.slice(said.end, place.start);
  return ENDS_FOR.test(said.text) ? between === " " : FOR.test(between) && between !== " ";
}

/** The words of a line's name that tell of what it is: "gutters", and no "the" or "new". */
const tellingStems = ({ item }: Draft): string[] =>
  item.description
    .toLowerCase()
    .split(/\W+/)
    .map(singular)
    .filter((word) => word.length > 3)
    .map(stem);

/** Stuff that may belong to any work. */
const ANY_MATERIAL = /^(?:the |all |new )?(?:materials?|parts?|supplies|hardware|stuff|consumables)\b/i;

/** What stands between a task and the next thing of its own sentence. */
const BESIDE = /^\s*,?\s*(?:and|plus|also)\s|^\s*&/i;

/** "She wants that cover replaced. A new cover is 540": the stuff of a task. */
function isPartOf(task: Draft, material: Draft): boolean {
  const stems = new Set(stemsOf(task));
  return ANY_MATERIAL.test(material.item.description) || stemsOf(material).some((word) => stems.has(word));
}

/** "Drain cleaning and a water heater": the heater, told beside the task as another thing, is no material of the task. */
function isBeside(text: string, task: Draft, material: Draft, drafts: readonly Draft[]): boolean {
  const { description } = task.item.sources;
  if (description?.kind !== "spoken" || !BESIDE.test(text.slice(description.end, description.end + 12))) return false;
  return !isPartOf(task, material) && !drafts.some(({ item }) => item.category === "labor");
}

/** Work that labour or material lines after it already price: "Replace the vanity. Six hours of labor at ..." */
function isCovered(text: string, drafts: readonly Draft[], index: number): boolean {
  const task = drafts[index];
  // "two hours labor, parts 48": the parts price no hours
  if (!task || task.item.unit === "hour") return false;
  return drafts.slice(index + 1, index + 4).some((draft) => {
    const { category, description } = draft.item;
    if (!draft.priced) return false;
    // "I told her I'd look after the rose. Hedge trim is 120": the trim is of another thing
    if (category === "material") return task.asked ? isPartOf(task, draft) : !isBeside(text, task, draft, drafts);
    const words = description.toLowerCase().split(/[\s:,]/);
    const generic = words.find((word) => !isNumberWord(word)) ?? "";
    // "two guys and a truck, six hours at 165" move all that was named
    const isWork = LABOR_WORDS.has(generic) || CREW.has(singular(generic)) || description.startsWith("Labor");
    return category === "labor" && isWork;
  });
}

/** "Clean gutters and wash the house. Gutters 175": a task of which a priced line speaks; what was said first of all names the job, "move out clean for Denise, so a deep clean". */
function isRepeated(task: Draft, isFirst: boolean, priced: readonly (readonly string[])[]): boolean {
  const stems = new Set(tellingStems(task));
  const enough = isFirst ? 1 : 2;
  return priced.some((told) => told.filter((word) => stems.has(word)).length >= enough);
}

/** "The rods and rings are one ninety altogether": two things that are in no line before, which it is no sum of. */
function namesNothingSaid(draft: Draft, before: readonly Draft[]): boolean {
  const made = before.reduce((sum, { item }) => sum + (item.amount ?? 0), 0);
  if (made === draft.item.amount) return false;
  const stems = new Set(before.flatMap(stemsOf));
  return !stemsOf(draft).some((word) => word.length > 3 && stems.has(word));
}

/** Of what the lines before come to a sum of them is no smaller part, even one that was reckoned wrongly. */
const LEAST_PART = 2 / 3;

/** "The lift rental is three forty altogether", "three servers for four fifty altogether": a thing with a name of its own, and too little for a sum of the lines before. */
function isTooLittle(draft: Draft, before: readonly Draft[]): boolean {
  const made = before.reduce((sum, { item }) => sum + (item.amount ?? 0), 0);
  return draft.whole === true && (draft.item.amount ?? 0) < made * LEAST_PART && namesNothingSaid(draft, before);
}

/** "Four gates nine hundred all together, and parts are eighty": the sum of a line's own things, and of no lines beside it. */
function sumsOwnThings(drafts: readonly Draft[], index: number): boolean {
  const draft = drafts[index];
  if (draft?.joins && namesNothingSaid(draft, drafts.slice(0, index))) return true;
  if (draft && isTooLittle(draft, drafts.slice(0, index))) return true;
  if (!draft?.own || drafts.slice(0, index).some(({ priced }) => priced)) return false;
  const others = drafts.slice(index + 1);
  // "the gates are nine hundred all together, six hundred labor and three hundred materials"
  const labor = others.some(({ item }) => item.category === "labor");
  return !labor && others.reduce((sum, { item }) => sum + (item.amount ?? 0), 0) !== draft.item.amount;
}

/** A line that stands for another asks which of them is wanted. */
function askingWhich(heard: readonly HeardLine[]): readonly HeardLine[] {
  return heard.map((line) => {
    const { candidate, draft } = line;
    const { insteadOf } = candidate;
    if (!insteadOf) return line;
    const first = heard.find((other) => other.draft && other.candidate.first === insteadOf.first);
    const question = first?.draft && draft && askWhich(first.draft.item.description, draft.item.description);
    return draft && question
      ? { candidate, draft: { ...draft, questions: [...draft.questions, question] } }
      : { candidate, draft };
  });
}

/** Asks about a share or a price that belongs to nothing; a share may be one off everything. */
function askWhatFor(text: string, tokens: readonly Token[], figure: Figure, items: readonly LineItem[]): OpenQuestion {
  const source = spoken(text, tokens, figure.first, figure.last);
  const said = text.slice(figure.number.start, tokens[figure.last]?.end).slice(0, 100);
  const asked = { line: null, text: `You said “${said}”. What is it for?`, source };
  return figure.role === "percent"
    ? {
        ...asked,
        field: "discount",
        choices: [
          ...partDiscountChoices(tokens, figure, items),
          ...discountChoices(figure, source, "A discount on everything", "Leave it out"),
        ],
      }
    : { ...asked, choices: [leaveAsItIs("Leave it out")] };
}

/** All lines of a document lie below this, in cents, so that it also holds their sum with a tax as high. */
const MOST_IN_ALL = Math.floor(MAX_CENTS / 2);

/** The line without a price, which would be more than a document holds with those before it. */
function askedBeyond({ item }: Draft): Pick<Draft, "item" | "questions"> {
  const { description, amount, sources } = item;
  const { unitPrice: source } = sources;
  const text = `With ${formatMoney(amount ?? cents(0))} for “${description.slice(0, 150)}” the document would be beyond ${formatMoney(cents(MOST_IN_ALL))}. What do you charge?`;
  return {
    item: {
      ...item,
      quantity: thousandths(1000),
      unitPrice: null,
      amount: null,
      sources: { description: sources.description },
    },
    questions: [source ? { text, field: "unitPrice", source } : { text, field: "unitPrice" }],
  };
}

/** "Walls only, no ceilings, paint | included": what tells how far the work goes is no thing that comes with it. */
const LIMITS_WORK = /\bonly\b|\bno \p{L}+/iu;

/** A line without a price, or free, whose words are all said beside the work: "the drain field isn't part of it". */
function isToldBeside({ asked, open, task, item }: Draft, job: HeardJob): boolean {
  const { amount, unitPrice, sources, description } = item;
  const source = sources.description;
  const isFree = amount === 0;
  if (open || (!isFree && (unitPrice !== null || amount !== null || !task)) || source?.kind !== "spoken") return false;
  const how = isFree && !LIMITS_WORK.test(description) ? "no part" : asked ? "surely" : "told";
  const first = tokenFrom(job.tokens, source.start);
  let behind = first;
  while ((job.tokens[behind]?.end ?? Infinity) <= source.end && job.isToldAt(behind, how)) behind++;
  return behind > first && (job.tokens[behind]?.end ?? Infinity) > source.end;
}

/** What is not done, or once more another day: "no wiring", "they should pump again in three years". */
function isNotNow({ item: { description, sources } }: Draft): boolean {
  const said = sources.description?.kind === "spoken" ? sources.description.text : "";
  return /^no /i.test(description) || (/^\S+ again$/i.test(description) && /\bshould\b| again in /i.test(said));
}

/** The lines that are heard, without sums of others, before anything is doubted. */
export function heardLines(job: HeardJob): readonly HeardLine[] {
  return withoutSpokenSums(hearLines(job).said, job.text, job.tokens, job.terms).heard;
}

/** What the lines came to, in cents, that no rule doubts, and how each was made. */
export function madeIn(job: HeardJob): { amount: Cents | null; measures: Float64Array }[] {
  const { tokens } = job;
  const made = madeLines(askingWhich(heardLines(job)), tokens, job.figures, job.statements, job.numbers);
  return made.map(({ draft, measures }) => ({ amount: draft.item.amount, measures }));
}

/** "Repair the fence", and no "roof leak repair". */
const isTask = (announced: string): boolean => leadingVerb(wordsOf(announced), true) !== null;

/** Writes lines out, no more than a limit, with what is asked of them. */
function writtenOut(drafts: readonly Draft[], job: HeardJob, limit: number, called: string): Drafted {
  const { text } = job;
  const items: LineItem[] = [];
  const questions: OpenQuestion[] = [];
  // "repair the fence for lena ortiz | replace [five] posts"
  const unpricedTasks: string[] = isTask(called) ? [called] : [];
  const others = drafts.filter((draft) => draft.priced && !draft.total).length;
  const priced = drafts.some(({ task }) => task) ? drafts.filter((draft) => draft.priced).map(tellingStems) : [];
  let whole = 0;
  let announced = isTask(called) ? "" : called;
  for (const [index, draft] of drafts.entries()) {
    if (draft.total && others > 0 && !sumsOwnThings(drafts, index)) {
      questions.push(askTotal(draft.item.amount ?? cents(0), draft.item.sources.unitPrice));
      continue;
    }
    if (isToldBeside(draft, job)) continue;
    // "no wiring, I'll build it right there"
    if ((draft.task || draft.item.amount === 0) && isNotNow(draft)) continue;
    if (draft.task && draft.open) unpricedTasks.push(draft.item.description);
    else if (draft.task) {
      unpricedTasks.push(draft.item.description);
      const heads = index === 0 && (isHeading(text, draft, others) || (others > 0 && namesJobOf(job, drafts)));
      if (heads || isCovered(text, drafts, index) || isRepeated(draft, index === 0, priced)) {
        const names = index === 0 && / /.test(draft.item.description) && !isTask(draft.item.description);
        const places = [job.client?.source, job.contact.address?.source];
        if (names && places.some((place) => leadsTo(job, draft, place))) announced ||= draft.item.description;
        continue;
      }
    }
    if (items.length >= limit) break;
    const sum = whole + Math.abs(draft.item.amount ?? 0);
    const written = sum < MOST_IN_ALL ? draft : askedBeyond(draft);
    if (sum < MOST_IN_ALL) whole = sum;
    for (const question of written.questions) questions.push({ ...question, line: items.length });
    // written out: all that is read of lines later meets objects of one make
    const { description, quantity, unit, unitPrice, amount, category, optional, sources } = written.item;
    const id = `i${items.length + 1}`;
    items.push({ description, quantity, unit, unitPrice, amount, category, optional, sources, id });
  }
  return { items, questions, unpricedTasks, announced };
}

/** The lines of a talk, before it is asked what was lost, with the prices that belong to none. */
function draftedLines(job: HeardJob, judge?: Judge) {
  const { text, tokens } = job;
  const { writer, said } = hearLines(job);
  const { heard, sums, asked } = withoutSpokenSums(said, text, tokens, job.terms);
  const doubted = withDoubts(askingWhich(heard), tokens, job.figures, job.statements, job.numbers, judge);
  const priced = withoutFreeOnes(text, withParts(doubted.drafts));
  const named = withAsked(priced, job, writer).map(learnedNames(heard, text, tokens, job.statements));
  const drafts = named.map(withoutCount(tokens));
  const nameless = writer.nameless.filter((figure) => !sums.has(figure));
  return { drafts, loose: [...job.loose, ...nameless, ...doubted.told], asked, announced: writer.announced };
}

/** What stands of a talk on its document, before it is asked what was lost. Which lines likely are wrong is told by what was learned, or by `judge`. */
export function writtenLines(job: HeardJob, limit: number, judge?: Judge): Drafted {
  const { drafts, loose, asked, announced } = draftedLines(job, judge);
  return withLoose(writtenOut(drafts, job, limit, announced), loose, asked, job);
}

/** A total that is said as a round sum is hardly less than this part of what the lines come to. */
const LEAST_OF_LINES = 3 / 4;

/** "Call it 1200 even", where the lines make 1,205: a total that is less may be what is charged, and the difference is taken off. */
function offersDifference(
  question: OpenQuestion,
  items: readonly LineItem[],
  { figures, tokens, terms }: HeardJob,
): OpenQuestion {
  const { line, field, source } = question;
  if (line !== null || field !== "amount" || source?.kind !== "spoken" || terms.discount || terms.tax) return question;
  const figure = figures.find(({ first }) => tokens[first]?.start === source.start);
  const charged = items.filter(({ optional }) => !optional);
  if (!figure || terms.partTax || charged.some(({ amount }) => amount === null)) return question;
  const whole = charged.reduce((all, { amount }) => all + (amount ?? 0), 0);
  const said = boundedCents(dollarsOf(figure));
  if (said >= whole || said < whole * LEAST_OF_LINES) return question;
  const off = cents(whole - said);
  return {
    ...question,
    text: `You also said a total of ${formatMoney(said)}, and the lines come to ${formatMoney(cents(whole))}. Should ${formatMoney(off)} be taken off?`,
    field: "discount",
    choices: [{ label: `Take ${formatMoney(off)} off`, change: { amount: off } }, ...(question.choices ?? [])],
  };
}

/** The lines, and what is asked of prices that belong to none. */
function withLoose(
  { items, questions, unpricedTasks, announced }: Drafted,
  loose: readonly Figure[],
  asked: readonly OpenQuestion[],
  job: HeardJob,
): Drafted {
  const { text, tokens, terms } = job;
  const all = [...questions];
  for (const figure of loose) if (!saysTotalOf(items, figure, terms)) all.push(askWhatFor(text, tokens, figure, items));
  const said = [...all, ...asked].map((question) => offersDifference(question, items, job));
  return { items, questions: said, unpricedTasks, announced };
}

/** True when a line asks about a figure. */
const asks = ({ questions }: Draft, { number }: Figure): boolean =>
  questions.some(({ source }) => source?.kind === "spoken" && source.start <= number.start && number.end <= source.end);

/**
 * Turns what was heard into lines, no more than a limit, and what nobody said into questions. What was said to cost something and
 * stands nowhere is a line that waits for an answer.
 */
export function writeLines(job: HeardJob, limit: number): Drafted {
  const { drafts, loose, asked, announced } = draftedLines(job);
  const written = withLoose(writtenOut(drafts, job, limit, announced), loose, asked, job);
  const lost = lostLines(job, written);
  if (lost.length === 0) return written;
  const others = loose.filter((figure) => !lost.some((line) => asks(line, figure)));
  return withLoose(writtenOut(withLost(drafts, lost), job, limit, announced), others, asked, job);
}
