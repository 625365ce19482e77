import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { isJoined } from "../words/tokens.ts";
import { lineSpoken, spokenOf } from "./put-off-lines.ts";
import { DEFINITE, isSaidBehindName } from "./said-names.ts";

/** "Put the steps down as an option": what is done with a line in a document. */
const PUTTING = wordSet("like want put list show make have leave write keep mark price");
export const beginsPuttingDown = oneOf(PUTTING, ["let's"]);
const PRONOUNS = wordSet("that it those them these this");
const PLURAL = wordSet("those them these");
/** Between the line and what it is put down as. */
const PLACED = wordSet("down in on there here as just only an a be");
/** "An option", "an optional extra", "an add on". */
const OPTION = wordSet("option options optional extra extras add maybe");
const OPTION_GOES_ON = wordSet("only extra extras item items line add on ons instead upgrade too for now please thing");
/** Behind it the clause ends or goes on with one of these. */
const TURNS_AWAY = wordSet(
  "and but so because since he she they i we it he's she's they're it's that's if until till then plus",
);
/** "As an extra they can take or leave": an extra alone may as well be more work. */
const SURE = wordSet("option options optional maybe");

/** What becomes an option is called so: a talk without such a word makes none. */
const SAYS_OPTION = cue(oneOf(OPTION));

/** The last token of "down as an optional extra", or -1. */
function optionEnd(open: OpenLines, from: number): number {
  let next = from;
  let as = false;
  for (; PLACED.has(open.at(next)) && isJoined(open.tokens[next]); next++) if (open.at(next) === "as") as = true;
  if (!OPTION.has(open.at(next)) || !isJoined(open.tokens[next]) || !(as || SURE.has(open.at(next)))) return -1;
  while (OPTION_GOES_ON.has(open.at(next + 1)) && isJoined(open.tokens[next + 1])) next++;
  const behind = open.tokens[next + 1];
  return behind === undefined || !isJoined(behind) || TURNS_AWAY.has(behind.norm) ? next : -1;
}

const WISHING = wordSet("i i'd i'll we we'd we'll rather like to want would just");
/** "The battery backup | I'd rather show as optional". */
export const beginsNamedOption = oneOf(DEFINITE);

/** "The battery backup | I'd rather show as optional": the last token, or -1. */
function putDownEnd(open: OpenLines, next: number): number {
  if (!WISHING.has(open.at(next))) return -1;
  let verb = next;
  while (WISHING.has(open.at(verb)) && isJoined(open.tokens[verb])) verb++;
  return PUTTING.has(open.at(verb)) ? optionEnd(open, verb + 1) : -1;
}

const isPutDown = (open: OpenLines, next: number): boolean => putDownEnd(open, next) >= 0;

/** "The battery backup I'd rather show as optional": the line is named first. Returns the last token that says so, or -1. */
export function namedAsOption(open: OpenLines, index: number): number {
  const said = hears(open.tokens, SAYS_OPTION) && isSaidBehindName(open, index + 1, isPutDown);
  const named = said ? lineSpoken(open, index + 1) : null;
  if (!named) return -1;
  const end = putDownEnd(open, named.last + 1);
  return end < 0 || open.figures.has(end + 1) ? -1 : makeOption(open, named.line, end);
}

/** A line is an option only; what is heard behind the words that said so is new. */
function makeOption(open: OpenLines, line: Candidate, last: number): number {
  open.correction = null;
  line.optional = true;
  open.finish();
  open.optionAt = last;
  return last;
}

/** The line that "those" or "that" means: what the clause speaks of, or the last one. */
function meant(open: OpenLines, pronoun: string): Candidate | null {
  const spoken = spokenOf(open, PLURAL.has(pronoun));
  return spoken ?? null;
}

/**
 * "Put the steps down as an option", "let's make the bench an option instead", "the SEO she might want later, so leave that
 * as an optional extra": a line heard before is an option only. Returns the last token that says so, or -1.
 */
export function putsDownAsOption(open: OpenLines, index: number): number {
  if (!hears(open.tokens, SAYS_OPTION)) return -1;
  const next = index + (open.at(index) === "let's" ? 2 : 1);
  if (!PUTTING.has(open.at(next - 1))) return -1;
  const pronoun = PRONOUNS.has(open.at(next)) && (PLACED.has(open.at(next + 1)) || OPTION.has(open.at(next + 1)));
  const named = !pronoun && DEFINITE.has(open.at(next)) ? lineSpoken(open, next + 1) : null;
  const end = pronoun ? optionEnd(open, next + 1) : named ? optionEnd(open, named.last + 1) : -1;
  if (end < 0 || open.figures.has(end + 1)) return -1;
  const line = named ? named.line : meant(open, open.at(next));
  if (!line) return -1;
  if (line !== open.current && !open.settled()) open.current = newCandidate(end + 1);
  return makeOption(open, line, end);
}
