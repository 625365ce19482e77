import type { Forms } from "./verbs.ts";

/** A line or task in its parts: what is done, and to what. */
export interface Wording {
  /** Null for what is told by its name alone: "plumbing hookup". */
  verb: Forms | null;
  /** Who said the verb: the line itself, the talk round it, or the trade. */
  from: "line" | "talk" | "trade" | null;
  thing: string;
}

/** What the parts of the prose have read of a line so far: each thing once. */
export interface LineReading {
  isBareLabor: boolean | null;
  noun: string | null;
  countedNoun: string | null;
  wording: Wording | null;
}
