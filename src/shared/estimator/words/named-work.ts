import { wordSet } from "#shared/word-set.ts";
import { at, normsAt, type Token } from "./tokens.ts";
import { couldName, FILLERS, PREPOSITIONS } from "./words.ts";
import { isWorkVerb } from "./work-forms.ts";

/** Before the name of a work: "and also some | brush clearing". */
const OPENS = wordSet("a an the some any and also then plus all her his their my our your those these oh");
/** Who wants something done, or has it: "she wants the | deck stained", "he's got some | brush that needs clearing". */
const WHO = wordSet("she he they we i you he's she's they've we've there's there client customer");
const WANTS = wordSet("want wants need needs wanted needed like get have has got is are");
const NEEDS = wordSet("need needs needing has have");
/** Nouns of doing that do not end like one. */
const DOINGS = wordSet(
  "repair repairs replacement replacements installation install installs removal removals cleanup tuneup inspection restoration",
);
/** Of verbs that order little by themselves. */
const CLEARING = wordSet(
  "clearing washing polishing waxing grooming bathing shampooing sealing staining striping changing adjusting rehanging",
);
/** "Hedge trimming", but not "new awning". */
export const isDoing = (word: string): boolean =>
  DOINGS.has(word) ||
  (word.endsWith("ing") &&
    (isWorkVerb(word) || CLEARING.has(word) || (word.startsWith("re") && isWorkVerb(word.slice(2)))));
const REDONE = wordSet("redone rebuilt rehung reset replaced");
const isWorkedOn = (word: string): boolean => REDONE.has(word) || (word.endsWith("ed") && isWorkVerb(word));
/** "I'm taking 25 off", "I'll put that down". */
const LOOSE = /^(?:tak|mak|put|giv|run|charg|add|call|includ|review|plan|bill|check)/;
const OURS = wordSet("we're we'll i'm i'll");
const BEHIND = wordSet("for of to with");
const DENIES = wordSet("no not never without includes including own doing already");
const JOINING = wordSet("that which the a his her their");
const TOO = wordSet("too also well as");
/** More words than these tell a story. */
const MOST = 5;

/** "She also wants the | deck stained": the place behind such an opening, and whether somebody wants what follows. */
export function opened(norms: readonly string[]): { from: number; wished: boolean } {
  let from = 0;
  let wished = false;
  for (let place = 0; place < norms.length; place++) {
    const word = norms[place] ?? "";
    if (
      !OPENS.has(word) &&
      !WHO.has(word) &&
      !(WANTS.has(word) && (WHO.has(norms[place - 1] ?? "") || norms[place - 1] === "also"))
    )
      break;
    wished ||= WANTS.has(word);
    from = place + 1;
  }
  return { from, wished };
}

/**
 * True when words name a work without ordering it by its verb: "hedge trimming", "gutters need cleaning", "she wants the
 * deck stained", "some brush that needs clearing". What is behind a preposition only says where.
 */
export function namesWork(tokens: readonly Token[], words: readonly number[]): boolean {
  const before = (words[0] ?? 0) - 1;
  // "two hundred flat for the | drain snaking": it is priced
  if (BEHIND.has(at(tokens, OPENS.has(at(tokens, before)) ? before - 1 : before))) return false;
  if (words.slice(1).some((index) => tokens[index]?.gap === "comma")) return false;
  const norms = normsAt(tokens, words).filter((word) => !FILLERS.has(word));
  // "we're cleaning the gutters", "I'll rehang the gate"
  if (OURS.has(norms[0] ?? "") && isWorkVerb(norms[1] ?? "") && !LOOSE.test(norms[1] ?? ""))
    return norms.slice(2).some(couldName);
  const { from, wished } = opened(norms);
  const end = norms.findIndex(
    (word, place) => place > from && PREPOSITIONS.has(word) && word !== "to" && !/^(?:that|which)$/.test(word),
  );
  const head = norms.slice(from, end < 0 ? undefined : end);
  while (TOO.has(head.at(-1) ?? "")) head.pop();
  const needs = head.findIndex((word) => NEEDS.has(word));
  const doing = head.at(-1) ?? "";
  const thing = head.slice(0, needs < 0 ? -1 : needs).filter((word) => !JOINING.has(word));
  if (thing.length === 0 || thing.some((word) => DENIES.has(word)) || thing.length > MOST || !thing.every(couldName))
    return false;
  if (needs < 0) return isDoing(doing) || (wished && isWorkedOn(doing));
  return /^(?:to (?:be|get) )?\S+$/.test(head.slice(needs + 1).join(" ")) && (isDoing(doing) || isWorkedOn(doing));
}
