import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";

const IN = wordSet("in within");
const ABOUT = wordSet("about around like roughly maybe another only just");
/** What goods do until they are there: "the parts come | in five days". */
const COMING = wordSet("come comes arrive arrives ship ships");
/** With these before it somebody comes who does the work: "I can come in two days". */
const OURS = wordSet("i we he she they you i'll we'll he'll she'll they'll can could will would to guys crew");
const TAKING = wordSet("take takes");
const GOT = wordSet("get arrive ship come");
const GOES_ON = wordSet("and so but plus then here in there from");

const ARTICLES = wordSet("the a an his her their my our");
const LONGEST_NAME = 3;

/** The first token of what is named before a verb: "the | shower door", or the verb itself. */
function nameStart(tokens: readonly Token[], verb: number): number {
  for (let index = verb - 1; index >= verb - 1 - LONGEST_NAME && isJoined(tokens[index + 1]); index--)
    if (ARTICLES.has(at(tokens, index))) return index;
  return verb;
}

/** "The parts come in about | five days", "the tile takes | six weeks | to get": the tokens that say how long goods are waited for, which is no work; or null. */
export function waitedFor(tokens: readonly Token[], { first, last }: Figure): { first: number; last: number } | null {
  if (!isJoined(tokens[first])) return null;
  let lead = first - 1;
  while (ABOUT.has(at(tokens, lead)) && isJoined(tokens[lead])) lead--;
  if (IN.has(at(tokens, lead))) {
    const comes = COMING.has(at(tokens, lead - 1)) && !OURS.has(at(tokens, lead - 2));
    return comes ? { first: nameStart(tokens, lead - 1), last } : null;
  }
  const end = joined(tokens, last + 1) === "to" && GOT.has(joined(tokens, last + 2)) ? last + 2 : -1;
  // "it takes two weeks to get | it done"
  const waits = end > 0 && (!isJoined(tokens[end + 1]) || GOES_ON.has(at(tokens, end + 1)));
  return waits && TAKING.has(at(tokens, lead)) ? { first: nameStart(tokens, lead), last: end } : null;
}
