import { tellsAll, toldBy } from "./content-words.ts";
import { lowerFirst } from "./phrasing.ts";

/** A text that others say so much of says nothing more. */
const SAID = 0.81;

/** More is not held against each other. */
const MOST = 100;

/**
 * Texts with what was told beside them: a text of which one thing that was told says all is told in these words, and what
 * the texts say already is not told again.
 */
export function withTold(texts: readonly string[], told: readonly string[]): string[] {
  if (told.length === 0) return [...texts];
  const held = texts.slice(0, MOST);
  const added: string[] = [];
  for (const one of told.slice(0, MOST)) {
    const known = held.filter((text) => !tellsAll(text, one));
    if (toldBy(one, [...known, ...added]) < SAID && toldBy(one, held) < SAID) added.push(one);
  }
  return [...texts.filter((text, at) => at >= MOST || !added.some((one) => tellsAll(text, one))), ...added];
}

/** The year of a day that a rule read: who says a day seldom says one. */
const YEAR = /, 20\d\d$/u;

/** When the work is done: what was told of it, where this says all that a rule read, and else both. */
export function timesOf(heard: string | null, told: readonly string[]): string[] {
  const all = told.slice(0, MOST);
  const isTold = heard === null || (all.length > 0 && toldBy(heard.replace(YEAR, ""), all) === 1);
  return (isTold ? toldBeside([], all) : withTold([heard], all)).map((time, at) =>
    at === 0 ? time : lowerFirst(time),
  );
}

/** What was told that no other text says already. */
export const toldBeside = (texts: readonly string[], told: readonly string[]): string[] =>
  told.slice(0, MOST).filter((one, at) => toldBy(one, [...texts, ...told.slice(0, at)]) < SAID);
