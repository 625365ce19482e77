import { at, type Token } from "../words/tokens.ts";
import type { Named } from "./households.ts";
import { nameEnd } from "./name-span.ts";

const OWNED = new Set(["his", "her", "their", "my", "our"]);

/** "For the author, Wren Halloway", "goes to his dad, Viktor Sokolov". */
export function apposed(tokens: readonly Token[], first: number, cased: boolean): Named | null {
  const noun = OWNED.has(at(tokens, first)) ? first + 1 : first;
  const name = tokens[noun + 1];
  if (!cased || tokens[noun]?.capital || name?.gap !== "comma" || !name.capital || !/^\p{L}+$/u.test(at(tokens, noun)))
    return null;
  const last = nameEnd(tokens, noun + 1, true, cased);
  return last > noun + 1 ? { first: noun + 1, last } : null;
}
