import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

const GETTING = wordSet("get buy order bring grab have");
const WHOM = wordSet("him her them");
const TELLING = wordSet("tell told");
const AMOUNTS = wordSet("about like around maybe at least");

/** "It's seventy feet, tell him get | eighty five": how much somebody else shall have, which counts and prices nothing here. */
export const isAdvisedCount = cued(oneOf(TELLING), ({ said, after }: Place): boolean => {
  if (CURRENCY.has(after)) return false;
  let place = 0;
  while (AMOUNTS.has(said[place] ?? "")) place++;
  if (!GETTING.has(said[place] ?? "")) return false;
  const whom = said[place + 1] === "to" ? place + 2 : place + 1;
  return WHOM.has(said[whom] ?? "") && TELLING.has(said[whom + 1] ?? "");
});
