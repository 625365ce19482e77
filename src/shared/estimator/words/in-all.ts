import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { at, type Token } from "./tokens.ts";

const ALONE = wordSet("total altogether combined");
const PAIRS = wordTable<ReadonlySet<string>>({
  in: wordSet("all total"),
  all: wordSet("told together"),
  grand: wordSet("total"),
});

/** One of these is said wherever such words are: "total", "in all", "all told". */
export const IN_ALL = new Set([...ALONE, "all"]);

/** Where the words end that say behind a number that it is all of them: "total", "in all", "all told"; -1 when none begin there. */
export function inAllEnd(tokens: readonly Token[], index: number): number {
  const word = at(tokens, index);
  if (ALONE.has(word)) return index;
  return PAIRS[word]?.has(at(tokens, index + 1)) ? index + 1 : -1;
}
