import { wordSet } from "#shared/word-set.ts";
import { EDGES, FILLERS } from "./words.ts";

const GOING = wordSet(
  "come comes coming run runs running drive drives driving go goes going get gets getting head heading ride rides trip trek swing swinging show showing roll rolling",
);
/** Right behind those: "come out", "run over", "show up". */
const WHERE = wordSet("out over up down by there here back");
const PLACED = wordSet("there here");
const NOUNS = wordSet("run drive ride trip trek head");
const ARTICLES = wordSet("the a my that this each every");
/** What leads to the price of a journey: "i charge fifty", "my fee to come out". */
const LEADS = wordSet("fee charge charging bill tack throw money just minimum only myself whole way long little");
/** What is gone to is no journey's end: "go over it", "get them up". */
const OBJECTS = wordSet("it them these those");
const TOWARD = wordSet("to from into past");
const LONGEST_PLACE = 4;

/** "Out there", "over to the lake": from a token on nothing but where it goes. */
function saysWhere(words: readonly string[], from: number): boolean {
  for (let index = from; index < words.length; index++) {
    const word = words[index] ?? "";
    if (TOWARD.has(word)) return words.length - index <= LONGEST_PLACE;
    if (OBJECTS.has(word)) return false;
    if (!WHERE.has(word) && !EDGES.has(word) && !FILLERS.has(word)) return false;
  }
  return true;
}

/** What is left of a journey's words where its verb names no line: "out", "swing", "run out". */
const FRAGMENTS = wordSet("out over up down by there here back run swing head get go come roll");
/** "Drive out", "coming out", "fee to come out": a journey that is called by its words, and no fragment of them. */
export const callsJourney = (description: string): boolean =>
  description !== "" && !FRAGMENTS.has(description.toLowerCase().split(" ")[0] ?? "");

/** "To come out", "for the run out there", "I charge to swing by": going to the job is all that these words say. */
export function isJourney(words: readonly string[]): boolean {
  const going = words.findIndex((word, index) => GOING.has(word) && WHERE.has(words[index + 1] ?? ""));
  if (going < 0) return false;
  const lead = words.slice(0, going);
  if (!lead.every((word) => EDGES.has(word) || FILLERS.has(word) || LEADS.has(word))) return false;
  if (lead.some((word) => OBJECTS.has(word))) return false;
  // "the run out back" is a thing, "the run out there" is none
  const noun = NOUNS.has(words[going] ?? "") && ARTICLES.has(words[going - 1] ?? "");
  if (noun && !words.slice(going + 1).some((word) => PLACED.has(word) || TOWARD.has(word))) return false;
  return saysWhere(words, going + 1);
}
