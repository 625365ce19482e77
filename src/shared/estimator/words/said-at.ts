import type { Token } from "./tokens.ts";

/** True when one of some words stands at one of some places. */
export function saysOneOf(tokens: readonly Token[], places: readonly number[], words: ReadonlySet<string>): boolean {
  for (const index of places) if (words.has(tokens[index]?.norm ?? "")) return true;
  return false;
}
