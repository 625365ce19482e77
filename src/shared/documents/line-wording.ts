import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { DocumentContent, LineItem } from "./schema.ts";

/** Words that tell no line from another. */
const SMALL = wordSet("a an the of for to and or in on at with our your their its it optional labor labour work");
/** "Supply and install" before the thing, or what it is for behind it. */
const MOST_OTHERS = 2;
/** The lists of a description; each stands in a sentence of its own. */
const LISTING =
  /((?:The work covers|The work includes|This invoice covers|This invoice includes|The work is to|Optional:|Options include:) )(.+?)(\.(?=\s|$)\s*)/gu;
/** The writer of descriptions names fewer; a longer list is the user's own. */
const MOST_THINGS = 12;
/** "Tearing off the shingles, two layers; new felt; and a dumpster". */
const CLAUSES = /; (?:and )?/u;
/** As a list of things is read aloud: "a, b, and c". */
const asList = new Intl.ListFormat("en-US", { type: "conjunction" });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu) ?? [];
const isFigure = (word: string): boolean => /^[\d.,]+$/.test(word);

/** "Gates" and "gate", "hauling" and "haul", "taking" and "take", "fixing" and "fix". */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || long === `${short}s`) return true;
  if (short.length >= 3 && long.startsWith(short) && /(?:ing|ed)$/.test(long)) return true;
  if (short.length < 4) return false;
  return long.startsWith(short.endsWith("e") ? short.slice(0, -1) : short.slice(0, Math.max(4, short.length - 1)));
}

/** True when a text tells of this line and of hardly anything else: "install 2 walk gates", and nothing behind them. */
function tellsOf(text: string, { description, unit }: LineItem): boolean {
  const told = wordsOf(text);
  // "Handyman list, hang doors" is told as "hang 3 doors"
  const comma = description.indexOf(", ");
  return tellsAs(told, description, unit) || (comma > 0 && tellsAs(told, description.slice(comma + 2), unit));
}

function tellsAs(told: readonly string[], description: string, unit: string | null): boolean {
  const named = wordsOf(description).filter((word) => !SMALL.has(word));
  if (named.length === 0 || !named.every((word) => told.some((other) => isAlike(word, other)))) return false;
  if (!named.some((word) => isAlike(word, told.at(-1) ?? ""))) return false;
  const known = [...named, ...wordsOf(unit ?? "")];
  const others = told.filter((word) => !SMALL.has(word) && !isFigure(word));
  return others.filter((word) => !known.some((other) => isAlike(word, other))).length <= MOST_OTHERS;
}

/** The things of "2 gates, post mix, 60 lb, and hauling": a comma inside a line's own name parts nothing. */
function thingsOf(list: string, items: readonly LineItem[]): string[] {
  if (list.includes("; ")) return list.split(CLAUSES);
  const parts = list.split(/,? as well as |, and |, | and /u);
  const things: string[] = [];
  if (parts.length > MOST_THINGS) return [list];
  for (let from = 0; from < parts.length;) {
    const ends = [1, 2, 3].map((length) => from + length).filter((end) => end <= parts.length);
    const tells = (end: number) =>
      items.some(
        (item) =>
          (end === from + 1 || item.description.includes(", ")) && tellsOf(parts.slice(from, end).join(", "), item),
      );
    const end = ends.find(tells) ?? from + 1;
    const begins = list.indexOf(parts[from] ?? "", things.join("").length);
    const last = parts[end - 1] ?? "";
    things.push(list.slice(begins, list.indexOf(last, begins) + last.length));
    from = end;
  }
  return things;
}

type Told = (text: string) => string | null;

/** Each text as it is told now; null goes. */
const tellAgain = (texts: readonly string[], told: Told): string[] => texts.flatMap((text) => told(text) ?? []);

/** Parted by commas as a list is, or by the semicolons that it had. */
function joinAgain(left: readonly string[], list: string): string {
  if (!list.includes("; ") || left.length < 2) return asList.format(left);
  return `${left.slice(0, -1).join("; ")}; and ${left.at(-1) ?? ""}`;
}

function describeAgain(description: string, before: DocumentContent, told: Told): string {
  const again = description.replace(LISTING, (sentence: string, begins: string, list: string, ends: string) => {
    if (!before.description.includes(sentence.trim())) return sentence;
    const things = thingsOf(list, before.items);
    const left = tellAgain(things, told);
    if (left.join("\n") === things.join("\n")) return sentence;
    return left.length === 0 ? "" : `${begins}${joinAgain(left, list)}${ends}`;
  });
  return again === description ? description : again.trimEnd();
}

/** A count that stands in the text once takes the new figure; of one thing there is written no figure. */
function recount(text: string, before: LineItem, after: LineItem): string {
  if (before.quantity === after.quantity || before.quantity === 1000 || after.quantity === 1000) return text;
  const [old, now] = [before, after].map(({ quantity }) => formatQuantity(quantity));
  const parts = text.split(new RegExp(`(?<![\\d.,])${old?.replaceAll(".", "\\.")}(?![\\d.,]*\\d)`, "u"));
  return parts.length === 2 ? parts.join(now) : text;
}

/**
 * The document's scope and description after its lines were changed: what they tell of one line alone goes with the line,
 * and has its new count. A text that tells of a line that stays, or of more than a line, is left to its writer, and so is
 * one that `before` did not have: it was written with the lines as they are now.
 */
export function withWordingOf(before: DocumentContent, content: DocumentContent): DocumentContent {
  const standing = new Map(content.items.map((item) => [item.id, item]));
  const changed = before.items.filter(({ id, quantity }) => standing.get(id)?.quantity !== quantity);
  if (changed.length === 0) return content;
  const known = new Set(before.items.map(({ id }) => id));
  const added = content.items.filter(({ id }) => !known.has(id));
  const told: Told = (text) => {
    if (!changed.some((item) => tellsOf(text, item))) return text;
    const lines = before.items.filter((item) => tellsOf(text, item));
    // taken out and written anew, it is the same thing to a reader
    const inPlace = added.find((item) => tellsOf(text, item));
    if (!inPlace && lines.every(({ id }) => !standing.has(id))) return null;
    const [line, ...others] = lines;
    const now = line && others.length === 0 ? (standing.get(line.id) ?? inPlace) : undefined;
    return line && now ? recount(text, line, now) : text;
  };
  const written = new Set(before.scope);
  return {
    ...content,
    scope: tellAgain(content.scope, (text) => (written.has(text) ? told(text) : text)),
    description: describeAgain(content.description, before, told),
  };
}
