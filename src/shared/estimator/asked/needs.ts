import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { isDoing } from "../words/named-work.ts";
import { at, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { undecidedPriceEnd } from "../words/undecided-prices.ts";
import { couldName, FILLERS } from "../words/words.ts";
import {
  asks,
  DENIED,
  isFigure,
  isParticiple,
  isWork,
  LONGEST,
  REFERS,
  thingReferred,
  type AskRule,
  type Talk,
} from "./phrases.ts";
import { PARTICLES } from "./works.ts";

/** Where the thing begins of which something is told, looking back from the verb. */
const BEGINS = wordSet(
  "and but so then plus oh also because since cause if when while who which that i he she they we you there's there he's she's they've says said see sure noticed found got",
);
/** "Has to be redone", "needs scrubbing", "gets replaced". */
export const HAVE_TO = wordSet("has have had got needs need gets get wants");
/** "Should come down". */
const MUST = wordSet("should must");
/** "Come down", "go out". */
export const GOES = wordSet("come go");
/** What a thing needs in words of its own: "needs | its leg reglued", "needs | new bolts". */
const OF_ITS_OWN = wordSet("its a an new another some");
const LONGEST_NEED = 5;
const ALSO = wordSet("also still really");

/** Who needs something is no thing that does. */
const PARTIES = wordSet("city county town state inspector inspectors hoa utility insurance lender bank");

const RELATIVE = wordSet("that which");
const WISHING = wordSet("wants wanted asked");

/** The words that name what stands before a verb: "the old awning" of "also the old awning | has to come down". */
function thingBefore(talk: Talk, said: number): number[] {
  const { tokens, isTaken } = talk;
  // "a porch light | that has to come down"
  const relative = RELATIVE.has(at(tokens, said - 1)) && isJoined(tokens[said - 1]) && couldName(at(tokens, said - 2));
  // "the grout on the floor | out there gets redone"
  const there = at(tokens, said - 1) === "there" && PARTICLES.has(at(tokens, said - 2));
  const verb = relative ? said - 1 : there ? said - 2 : said;
  let first = verb;
  while (first > 0 && isJoined(tokens[first]) && !BEGINS.has(at(tokens, first - 1))) {
    if (isFigure(at(tokens, first - 1)) || verb - first >= LONGEST) break;
    first--;
  }
  const words = placesBetween(first, verb).filter((index) => !FILLERS.has(at(tokens, index)) && !isTaken(index));
  const [only = ""] = normsAt(tokens, words);
  // "the mirror is busted and | needs replacing"
  const elided = words.length === 0 && (at(tokens, verb - 1) === "and" || tokens[verb]?.gap === "comma");
  if (!elided && !REFERS.has(at(tokens, verb - 1)) && !(words.length === 1 && REFERS.has(only))) return words;
  return [...thingReferred(talk, verb - 1)];
}

/** "Needs scrubbing", "has to be redone", "should come down", "needs new bolts", "gets replaced": the places that tell what is to be done, or none. */
function toBeDone(tokens: readonly Token[], verb: number): number[] {
  const [word, next] = [at(tokens, verb), verb + 1];
  if (!isJoined(tokens[next])) return [];
  const needs = word.startsWith("need") || word === "wants";
  const got = /^gets?$/.test(word);
  // "the basement gets flooded" tells what happens to it
  if (got) return isParticiple(at(tokens, next)) && isDoneByUs(at(tokens, next)) ? placesBetween(verb, next + 1) : [];
  const to = at(tokens, next) === "to" ? next + 1 : MUST.has(word) ? next : -1;
  if (to < 0) return needs ? needed(tokens, verb) : [];
  if (GOES.has(at(tokens, to))) return PARTICLES.has(at(tokens, to + 1)) ? placesBetween(verb, to + 2) : [];
  const done = at(tokens, to + 1);
  const passive =
    (at(tokens, to) === "be" || at(tokens, to) === "get") && isParticiple(done) && !NO_WORK_DONE.has(done);
  return passive ? placesBetween(verb, to + 2) : [];
}

const REDONE = wordSet("done redone rebuilt rehung reset replaced hung");
const isDoneByUs = (word: string): boolean =>
  REDONE.has(word) || isWorkVerb(word) || (word.startsWith("re") && isWorkVerb(word.slice(2)));
/** "Has to be paid up front": what is no work. */
const NO_WORK_DONE = wordSet(
  "paid closed locked seen finished here there gone home moved unlocked opened off on empty dry",
);

const NO_DOING = wordSet(
  "something anything nothing everything being going king ring string spring thing ceiling evening morning",
);
/** "The flue needs parging, ...": a word of doing that ends its clause is work, in whatever trade. */
const isDoneHere = (tokens: readonly Token[], doing: number): boolean =>
  at(tokens, doing).length > LEAST_DOING && !NO_DOING.has(at(tokens, doing)) && endsClause(tokens, doing + 1);
const LEAST_DOING = 5;
const CLAUSES = wordSet("and but so because too also before then or if when once i we");
const endsClause = (tokens: readonly Token[], index: number): boolean =>
  !isJoined(tokens[index]) || CLAUSES.has(at(tokens, index));

function needed(tokens: readonly Token[], verb: number): number[] {
  const doing = at(tokens, verb + 1);
  if ((doing.endsWith("ing") && (isDoing(doing) || isDoneHere(tokens, verb + 1))) || isParticiple(doing))
    return placesBetween(verb, verb + 2);
  if (!OF_ITS_OWN.has(doing)) return [];
  let end = verb + 2;
  const goesOn = (index: number) =>
    isJoined(tokens[index]) && couldName(at(tokens, index)) && !isFigure(at(tokens, index));
  while (end < verb + LONGEST_NEED && goesOn(end) && undecidedPriceEnd(tokens, end) < 0) end++;
  const head = at(tokens, end - 1);
  return end > verb + 2 && isWork(head) ? placesBetween(verb, end) : [];
}

/** "The wiring has to be redone", "gutters need cleaning", "the bench needs its leg reglued", "the old awning should come down". */
export const needAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  // "the backflow test the city wants a certified tester for"
  if (PARTIES.has(at(tokens, index - 1))) return null;
  const done = toBeDone(tokens, index);
  if (done.length === 0) return null;
  // "each of the rentals needs a tune-up": a service of the account
  if (talk.isSold(done.at(-1) ?? -1)) return asks([]);
  // "it also | needs a new gasket"
  const subject = ALSO.has(at(tokens, index - 1)) ? index - 1 : index;
  const thing = thingBefore(talk, subject);
  const norms = normsAt(tokens, thing);
  // "his wife wanted the oak done, needs a lift": the wish asks by itself
  const wished = norms.some((word) => WISHING.has(word));
  const named = norms.some(couldName) && !wished && !norms.some((word) => DENIED.has(word));
  if (!named || !isWork(norms.findLast(couldName) ?? "it")) return asks([]);
  // "one of them needs a new screen": the screen alone
  const refers = REFERS.has(at(tokens, subject - 1)) && done.length > 2 && OF_ITS_OWN.has(at(tokens, index + 1));
  return asks([refers ? done.slice(1) : [...thing, ...done]]);
};

export const beginsNeed = oneOf(HAVE_TO, MUST);
