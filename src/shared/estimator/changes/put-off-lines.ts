import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { byFirstWord, oneOf } from "../words/begins.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { isJoined } from "../words/tokens.ts";
import { tellsWhyNot } from "../words/why-not.ts";
import { DEFINITE, isSaidBehindName, lineNamed, nameAt } from "./said-names.ts";

/** What is said of a thing that is not to be done after all, behind "is" or alone. */
const PUT_OFF = byFirstWord([
  "can wait",
  "could wait",
  "will wait",
  "waits",
  "going to wait",
  "gonna wait",
  "going to have to wait",
  "gonna have to wait",
  "has to wait",
  "have to wait",
  "stay as they are",
  "stays as it is",
  "stays as is",
  "stay as is",
  "staying as they are",
  "staying as it is",
  "staying as is",
  "stays put",
  "stay put",
  "staying put",
  "not happening",
  "isn't happening",
  "aren't happening",
  "fell through",
  "off the list",
  "off the table",
  "off the quote",
  "a no",
  "a no go",
]);
/** "The cap's coming off the quote", "that comes off again": behind these it is the document that it comes off. */
const COMING_OFF = wordSet("come comes coming came goes going");
const OFF_WHAT = wordSet("again the then this there here too");
const DOCUMENT = wordSet("list quote bill invoice estimate bid job ticket order one");
const BEING = wordSet("is are was were it's they're that's");
/** "The sink she's gonna replace", "the floor they're leaving for next year": somebody else deals with what was named. */
const OTHERS = wordSet("he she they he's she's they're he'll she'll they'll he'd she'd they'd");
const DEALING = wordSet(
  "leaving leave replacing replace keeping keep handling handle doing do does making make saving save",
);
const LEADING = wordSet("going gonna to will just still already want wants");
const NOT_WANTED = wordSet("don't doesn't didn't won't");
const WISH = wordSet("want need wanted");
const DOING = wordSet("do does");
/** With one of these behind it the clause told which one is meant: "the sink she's replacing is in the hall". */
const TELLS_MORE = wordSet("is are was were needs need has gets get costs cost comes takes it them at");
/** These end a clause in one breath. */
const ENDS_CLAUSE = wordSet("so and but because since plus");
/** No such clause goes on longer. */
const LONGEST_CLAUSE = 10;
const NONE = new Set<string>();

/** Begins with a word behind which a line may be named that was heard before. */
export const beginsPuttingOff = oneOf(DEFINITE);

/** The line that the words from a token on name, as many of them as do, and the last of those. */
export function lineSpoken(open: OpenLines, first: number): { line: Candidate; last: number } | null {
  for (const words = nameAt(open, first, NONE); words.length > 0; words.pop()) {
    const line = lineNamed(open, words);
    if (line?.price || line?.service) return { line, last: words.at(-1) ?? first };
  }
  return null;
}

/** The last token of the clause that goes on at a token, or -1 when a figure stands in it. */
function clauseEnd(open: OpenLines, from: number): number {
  let last = from;
  while (last < from + LONGEST_CLAUSE && isJoined(open.tokens[last + 1]) && !ENDS_CLAUSE.has(open.at(last + 1))) {
    if (open.figures.has(last + 1)) return -1;
    last++;
  }
  return last;
}

/** The last token of "going to wait" at a token, or -1. */
function putOffEnd(open: OpenLines, index: number): number {
  const first = BEING.has(open.at(index)) ? index + 1 : index;
  const phrase = PUT_OFF.get(open.at(first))?.find((words) =>
    words.every((word, offset) => open.at(first + offset) === word),
  );
  if (phrase) return first + phrase.length - 1;
  if (!COMING_OFF.has(open.at(first)) || open.at(first + 1) !== "off") return -1;
  const next = open.tokens[first + 2];
  if (next === undefined || !isJoined(next)) return first + 1;
  if (!OFF_WHAT.has(next.norm)) return -1;
  return next.norm !== "the" || DOCUMENT.has(open.at(first + 3)) ? first + 2 : -1;
}

/** "Nah, the flower girl is out": said by who changes his mind; a heater that is out alone may be broken. -1 for none. */
function outEnd(open: OpenLines, index: number, next: number): number {
  if (!EDIT_TERMS.has(open.at(index - 1)) || !BEING.has(open.at(next)) || open.at(next + 1) !== "out") return -1;
  return !isJoined(open.tokens[next + 2]) || tellsWhyNot(open.at(next + 2)) ? next + 1 : -1;
}

/** The last token of "she's gonna replace", "they don't want" right behind a thing, or -1. */
function leftToOthers(open: OpenLines, index: number): number {
  if (!OTHERS.has(open.at(index)) || !isJoined(open.tokens[index])) return -1;
  let next = index + 1;
  if (NOT_WANTED.has(open.at(next)) && WISH.has(open.at(next + 1))) return next + 1;
  while (LEADING.has(open.at(next)) && next < index + 4) next++;
  // "the stump he does want gone"
  const wanted = WISH.has(open.at(next + 1)) && DOING.has(open.at(next));
  return DEALING.has(open.at(next)) && !wanted ? next : -1;
}

/** True when nothing behind a token shows that the words before it only told which thing is meant. */
function endsThere(open: OpenLines, from: number, last: number): boolean {
  for (let index = from; index <= last; index++) if (TELLS_MORE.has(open.at(index))) return false;
  return true;
}

/** True when the words at a token say of what stands before them that it is put off: "is out", "can wait", "she's gonna replace". */
const isPutOff = (open: OpenLines, next: number): boolean =>
  BEHIND_NAME.has(open.at(next)) &&
  (open.at(next + 1) === "out" || putOffEnd(open, next) >= 0 || leftToOthers(open, next) >= 0);
const BEHIND_NAME = new Set([...BEING, ...PUT_OFF.keys(), ...COMING_OFF, ...OTHERS]);

/**
 * "The rotors are going to wait till spring", "the shutters stay as they are", "the sink she's gonna replace": a line heard
 * before is not done after all. Returns the last token of the clause that says so, or -1.
 */
export function putsOff(open: OpenLines, index: number): number {
  const spoken = isSaidBehindName(open, index + 1, isPutOff) ? lineSpoken(open, index + 1) : null;
  if (!spoken) return -1;
  const { line, last } = spoken;
  const out = outEnd(open, index, last + 1);
  if (out >= 0) {
    takeOut(open, line, out);
    return out;
  }
  const putOff = putOffEnd(open, last + 1);
  const others = putOff < 0 ? leftToOthers(open, last + 1) : -1;
  if (putOff < 0 && others < 0) return -1;
  const end = clauseEnd(open, Math.max(putOff, others));
  if (end < 0 || (others >= 0 && !endsThere(open, others + 1, end))) return -1;
  takeOut(open, line, end);
  return end;
}

/** Takes out a line; what is heard behind the words that said so is new. */
function takeOut(open: OpenLines, line: Candidate, last: number): void {
  open.correction = null;
  open.finish();
  open.lines.remove(line);
  open.leftOut = last;
}

/** "So cut those", "we pull that from ours", "don't charge that separately": of what the clause speaks of. */
const DROPS_IT = [
  ...["cut", "pull", "strike", "drop", "skip", "lose", "nix", "scratch"].flatMap((verb) =>
    ["those", "that", "it", "them", "that one", "this one", "those ones"].map((it) => `${verb} ${it}`),
  ),
  ...["don't charge", "not charging", "won't charge", "don't bill", "not billing", "won't bill"].flatMap((not) =>
    ["that", "it", "those", "them", "that one"].map((it) => `${not} ${it}`),
  ),
  ...["leave", "take"].flatMap((verb) =>
    ["those", "that", "it", "them", "that one"].flatMap((it) => [`${verb} ${it} out`, `${verb} ${it} off`]),
  ),
  ...["that", "it", "that one", "this one"].flatMap((it) => [`${it} comes off`, `${it} goes`, `${it} is out`]),
  ...["those", "they", "those ones"].flatMap((they) => [`${they} come off`, `${they} go`, `${they} are out`]),
  "that's out",
  "they're out",
  "none of ours",
  ...["that", "those", "it", "that one"].map((it) => `so not ${it}`),
];
const wordCount = (phrase: string): number => phrase.split(" ").length;
const DROPPING = byFirstWord(DROPS_IT.toSorted((one, other) => wordCount(other) - wordCount(one)));
const SECOND_WORDS = new Set(DROPS_IT.map((phrase) => phrase.split(" ")[1]));
export const beginsDroppingIt = oneOf(DROPPING.keys());

/** Behind "cut those": "from ours", "off the list", "separately", "again". */
const CLOSING = wordSet("again altogether completely entirely then please now separately too out");
const FROM = wordSet("from off on");
const PLURAL = wordSet("those them they");
/** Directly before the name of a thing with no article: "they have mats there". */
const BEFORE_NAME = wordSet("and but so oh now well have has had got gave bring bringing make makes making own owns");

/** What others did with a thing: "gave the abatement", "hosed the screens", "is making the guest book". */
const DEALT = /^(?:gave|got|took|did|made|bought|sold|has|have|\w{3,}(?:ed|ing))$/;

/** The line that the clause being heard speaks of: "he hosed the screens himself last week". What begins it, when that is none of the lines, is meant instead. */
export function spokenOf(open: OpenLines, several: boolean): Candidate | null {
  const { current } = open;
  if (open.settled() || current.words.length === 0) return null;
  let found: Candidate | null = null;
  for (const index of current.words) {
    const article = DEFINITE.has(open.at(index));
    const named = article || BEFORE_NAME.has(open.at(index - 1)) || index === current.words[0];
    const spoken = named ? lineSpoken(open, article ? index + 1 : index) : null;
    if (!spoken || (several && !open.at(spoken.last).endsWith("s"))) continue;
    // "the gym is eighty by one ten and the district gave the abatement to another outfit"
    const dealt = DEALT.test(open.at(index - 1));
    if (!found || dealt) found = spoken.line;
  }
  return found;
}

const GOING_ON = wordSet("goes go");
/** "So it | goes on | here open": it stays, where it is put. */
const isPutSomewhere = (open: OpenLines, last: number): boolean =>
  GOING_ON.has(open.at(last)) && open.at(last + 1) === "on" && isJoined(open.tokens[last + 1]);

/** "Mr. Yoder hosed the screens himself, so leave those out": the line that was spoken of goes. Returns the last token that says so, or -1. */
export function dropsSpokenOf(open: OpenLines, index: number): number {
  const second = open.at(index + 1);
  if (!SECOND_WORDS.has(second)) return -1;
  const phrase = DROPPING.get(open.at(index))?.find(
    (words) => words[1] === second && words.every((word, offset) => open.at(index + offset) === word),
  );
  if (!phrase || isPutSomewhere(open, index + phrase.length - 1)) return -1;
  let last = index + phrase.length - 1;
  const line = spokenOf(open, phrase.some((word) => PLURAL.has(word)) || phrase[0] === "none");
  if (!line) return -1;
  while (CLOSING.has(open.at(last + 1)) && isJoined(open.tokens[last + 1])) last++;
  if (FROM.has(open.at(last + 1)) && isJoined(open.tokens[last + 1])) {
    const end = clauseEnd(open, last + 1);
    if (end < 0) return -1;
    last = end;
  } else if (isJoined(open.tokens[last + 1]) && !ENDS_CLAUSE.has(open.at(last + 1)) && open.tokens[last + 1]) return -1;
  if (!open.settled()) open.current = newCandidate(last + 1);
  takeOut(open, line, last);
  return last;
}
