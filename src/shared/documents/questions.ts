import type { z } from "zod";
import { isDay } from "#shared/dates.ts";
import { LIMITS } from "#shared/limits.ts";
import { cents, type MilliPercent, type Cents, type Thousandths } from "#shared/money.ts";
import { EDITED, factOf, withFigures } from "./line-figures.ts";
import { withWordingOf } from "./line-wording.ts";
import { documentTypes, type choiceSchema, type DocumentContent, type LineItem, type Question } from "./schema.ts";
import type { Source } from "./source.ts";
import { withTotals } from "./totals.ts";

export type Choice = z.output<typeof choiceSchema>;
/** What the user typed instead of taking a choice. */
export interface TypedAnswer {
  unitPrice?: Cents | undefined;
  amount?: Cents | undefined;
  quantity?: Thousandths | undefined;
  percent?: MilliPercent | undefined;
  text?: string | undefined;
  remove?: boolean | undefined;
}
/** One of the question's choices by its position, a choice itself, or something typed. */
export type Answer = { choice: number } | Choice | TypedAnswer;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where the figure of a choice is from. An amount or a share that words of the transcription led to is worked out from
 * them; any other choice that names no source counts as typed.
 */
export function sourceOfChoice({ itemId, source }: Question, { label, change, source: named }: Choice): Source {
  if (named !== undefined) return named;
  const isSum = itemId === undefined && (change.amount ?? change.percent) !== undefined;
  if (!isSum || source?.kind !== "spoken") return EDITED;
  const from = label.replace(/^\$[\d,.]+: /, ""); // the amount stands beside it
  return { kind: "computed", from, said: [{ start: source.start, end: source.end }] };
}

/** "How many feet at $1.50?": the price that was said with what is counted, which each count that is offered has; undefined when they differ. */
export function saidPrice({ field, choices = [] }: Question): Cents | undefined {
  const [first, ...others] = choices.filter(({ change }) => change.quantity !== undefined);
  const price = field === "quantity" ? first?.change.unitPrice : undefined;
  return others.every(({ change }) => change.unitPrice === price) ? price : undefined;
}

/** The change that an answer makes and its source; a choice that the question does not offer counts as typed. */
function changeOf(question: Question, answer: Answer): { change: TypedAnswer; source: Source } | null {
  const choices = question.choices ?? [];
  if ("choice" in answer) {
    const chosen = choices[answer.choice];
    return chosen === undefined ? null : { change: chosen.change, source: sourceOfChoice(question, chosen) };
  }
  const isChoice = "change" in answer;
  const offered =
    isChoice && choices.find((choice) => same(choice.change, answer.change) && same(choice.source, answer.source));
  if (offered) return { change: offered.change, source: sourceOfChoice(question, offered) };
  const typed = isChoice ? answer.change : answer;
  const price = typed.quantity === undefined ? undefined : (typed.unitPrice ?? saidPrice(question));
  return { change: price === undefined ? typed : { ...typed, unitPrice: price }, source: EDITED };
}

/** The line with an answer. A price that its question has was said, whoever says the count. */
function answerForLine(item: LineItem, question: Question, change: TypedAnswer, source: Source): LineItem {
  const { unitPrice, ...rest } = change;
  const isSaid = unitPrice !== undefined && unitPrice === saidPrice(question) && question.source !== undefined;
  const priced = isSaid ? withFigures(item, { unitPrice }, question.source ?? source) : item;
  const line = withFigures(priced, isSaid ? rest : change, source);
  const description = change.text?.trim();
  return description ? { ...line, description, sources: { ...line.sources, description: EDITED } } : line;
}

const CONTACT = ["email", "phone", "address"] as const;

/** The document with one of its own fields answered; null for a field that takes no such answer. */
function answerForField(content: DocumentContent, field: string, change: TypedAnswer): Partial<DocumentContent> | null {
  const text = change.text?.trim();
  const contactField = CONTACT.find((name) => name === field);
  if (contactField !== undefined)
    return text
      ? { contact: { email: null, phone: null, address: null, ...content.contact, [contactField]: text } }
      : null;
  switch (field) {
    case "discount":
    case "tax":
    case "deposit":
      if (change.remove) return { [field]: null };
      if (change.percent !== undefined) return { [field]: { percent: change.percent, amount: cents(0) } };
      return change.amount === undefined ? null : { [field]: { percent: null, amount: change.amount } };
    case "amountPaid":
      return change.amount === undefined ? null : { amountPaid: change.amount };
    case "travel_time_hours":
      return change.quantity === undefined ? null : { travel_time_hours: change.quantity };
    case "client":
      return text ? { client: text.slice(0, 300) } : null;
    case "title":
      return text ? { title: text.slice(0, 300) } : null;
    case "timeline":
    case "notes":
    case "description":
      return text === undefined ? null : { [field]: text };
    case "validUntil":
      return text !== undefined && isDay(text) ? { validUntil: text } : null;
    case "quote_type": {
      const type = documentTypes.find((name) => name === text);
      return type === undefined ? null : { quote_type: type };
    }
    case "terms":
      return text && content.terms.length < LIMITS.listEntries ? { terms: [...content.terms, text] } : null;
    default:
      return null;
  }
}

function withoutLine(content: DocumentContent, itemId: string): DocumentContent {
  return withWordingOf(content, {
    ...content,
    items: content.items.filter((item) => item.id !== itemId),
    questions: content.questions.filter((question) => question.itemId !== itemId),
  });
}

/** Which facts of a line an answer gives. */
function given(change: TypedAnswer, fact: ReturnType<typeof factOf>): boolean {
  if (fact === "quantity") return change.quantity !== undefined;
  if (fact === "description") return change.text !== undefined;
  return fact === "price" && (change.unitPrice ?? change.amount) !== undefined;
}

/**
 * Answers a question: its line or its field takes the answer with the source of the choice, or "edited" when it was
 * typed. The question goes, and with it the others that this answer settles; the sums are done again. An unknown
 * question or choice changes nothing; a question that no field can take an answer to is dismissed.
 */
export function answerQuestion(content: DocumentContent, questionId: string, answer: Answer): DocumentContent {
  const question = content.questions.find((candidate) => candidate.id === questionId);
  const answered = question && changeOf(question, answer);
  if (!question || !answered) return content;
  const { change, source } = answered;
  const { itemId, field } = question;
  const others = content.questions.filter((other) => other !== question);
  if (itemId !== undefined) {
    if (change.remove) return withTotals(withoutLine(content, itemId));
    const next = {
      ...content,
      items: content.items.map((item) => (item.id === itemId ? answerForLine(item, question, change, source) : item)),
      questions: others.filter((other) => other.itemId !== itemId || !given(change, factOf(other.field))),
    };
    return withTotals(withWordingOf(content, next));
  }
  const fields = field === undefined ? null : answerForField(content, field, change);
  if (field === undefined || fields === null) return { ...content, questions: others };
  const { [field]: _before, ...sources } = content.sources;
  return withTotals({
    ...content,
    ...fields,
    sources: change.remove ? sources : { ...sources, [field]: source },
    questions: others.filter((other) => other.itemId !== undefined || other.field !== field),
  });
}
