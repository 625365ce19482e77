import { wordSet } from "#shared/word-set.ts";
import { verbOf } from "../prose/verbs.ts";
import { clearedAway } from "../words/clearing.ts";
import { isDone, isDoneTo } from "../words/nature.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { couldName, EDGES, LABOR_WORDS, MATERIAL_WORDS, WORK_VERBS } from "../words/words.ts";
import type { Draft } from "./line-words.ts";

const WORDS = /[\p{L}']+/gu;
const wordsOf = ({ item }: Draft): string[] => item.description.toLowerCase().match(WORDS) ?? [];

/** Endings and words of what is done, and not of what is put in. */
const DOING =
  /(?:\p{L}{3}ing|[st]ion|ment|ance|al|up|call|visit|work|job|test|plan|report|payroll|session|lesson|class|service|drive)s?$/u;

/** Stuff that ends as if something had been done: "the siding is twenty one hundred" beside the hours to hang it. */
const STUFF = wordSet(
  "siding decking roofing flooring fencing insulation railing sheathing paneling molding moulding ducting tubing piping carpeting edging coping netting padding",
);

/** Hours that may come on top need no parts. */
const isHours = ({ priced, item }: Draft): boolean => priced && item.unit === "hour" && !item.optional;

const OBJECTS = wordSet("the a an all both his her their");
/** "Tighten the deck railing", "broom swept and changed the lock": work on something, wherever its verb stands. */
const worksOn = (words: readonly string[]): boolean =>
  // "replaced the water heater, | unit was nine eighty"
  !/^(?:unit|parts?|itself)$/.test(words.at(-1) ?? "") &&
  words.some(
    (word, place) =>
      OBJECTS.has(words[place + 1] ?? "") &&
      ((place === 0 && couldName(word)) || isDoneTo(word) || verbOf(word) !== null),
  );

/** "Four men and a truck": what is priced beside their hours is moved, and not put in. */
const isMoving = ({ item }: Draft): boolean =>
  /\ban? .*\b(?:truck|van)\b|\b(?:movers?|moving)\b/i.test(item.description);
const PACKING = /\b(?:box|boxes|tape|wrap|paper|blankets|straps)\b/i;

function isThing(draft: Draft): boolean {
  const { category, sources } = draft.item;
  if (!draft.priced || category !== "service" || sources.unitPrice?.kind === "catalogue") return false;
  const words = wordsOf(draft);
  // "the first hour is one forty"
  const done =
    words.some((word) => (DOING.test(word) && !STUFF.has(word)) || LABOR_WORDS.has(word) || word === "hour") ||
    (isDone(words.at(-1) ?? "") && !STUFF.has(words.at(-1) ?? ""));
  return !done && !startsWork(words) && !worksOn(words) && !clearedAway(words);
}

/** "Drain the tank", but not "drain pump". */
const startsWork = ([first = "", next = "", ...rest]: readonly string[]): boolean =>
  // "Labor: patch the stucco"
  first === "labor"
    ? next !== "" && startsWork([next, ...rest])
    : WORK_VERBS.has(first) && !MATERIAL_WORDS.has(first) && !isNoun(first, next, rest[0] ?? "");

/** "Drain pump", "finish and sandpaper", but not "finish the wall" and "finish and seal". */
const isNoun = (word: string, next: string, third: string): boolean =>
  NOUN_VERBS.has(word) && (next === "and" ? !WORK_VERBS.has(third) || NOUN_VERBS.has(third) : !EDGES.has(next));

/**
 * A thing that is priced by itself beside hours of work is put in there: "the control board is two ten". Who says which
 * the materials are means no others: "thirty four hundred for materials, the electrician is a sub at twenty two hundred".
 */
export function withParts(drafts: readonly Draft[]): Draft[] {
  if (!drafts.some(isHours) || drafts.some(({ materials }) => materials)) return [...drafts];
  const moving = drafts.some((draft) => isHours(draft) && isMoving(draft));
  const isPart = (draft: Draft) => isThing(draft) && (!moving || PACKING.test(draft.item.description));
  return drafts.map((draft) =>
    isPart(draft) ? { ...draft, item: { ...draft.item, category: "material" as const } } : draft,
  );
}
