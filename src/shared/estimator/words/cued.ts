import { keptByWord } from "#shared/kept-words.ts";
import type { Begins } from "./begins.ts";
import type { Token } from "./tokens.ts";

/** Words of which a talk has one wherever some rule finds anything: without them the rule need not be asked. */
export interface Cue {
  readonly place: number;
}

const GIVEN_BY: Begins[] = [];

const placesByWord = () =>
  keptByWord((word) => GIVEN_BY.flatMap((isGivenBy, place) => (isGivenBy(word) ? [place] : [])));
let placesOf = placesByWord();
let heardIn = new WeakMap<readonly Token[], Uint8Array>();

/** The cue that some words give. To be made while modules load: each new one forgets what was known of words and talks. */
export function cue(isGivenBy: Begins): Cue {
  placesOf = placesByWord();
  heardIn = new WeakMap();
  return { place: GIVEN_BY.push(isGivenBy) - 1 };
}

/** By the place of each cue, 1 when a talk gives it: its words are looked at once for all rules. */
function cuesOf(tokens: readonly Token[]): Uint8Array {
  const cues = new Uint8Array(GIVEN_BY.length);
  for (const { norm } of tokens) for (const place of placesOf(norm)) cues[place] = 1;
  heardIn.set(tokens, cues);
  return cues;
}

/** True when a talk, whose words change no more, gives a cue. */
export const hears = (tokens: readonly Token[], { place }: Cue): boolean =>
  (heardIn.get(tokens) ?? cuesOf(tokens))[place] === 1;

const CUE_OF = new WeakMap<object, Cue>();

/** A rule that finds nothing in a talk without one of some words; lists made by `rulesHeard` leave it out there. */
export function cued<Rule extends object>(isGivenBy: Begins, rule: Rule): Rule {
  CUE_OF.set(rule, cue(isGivenBy));
  return rule;
}

/** Of some rules in their order those that may find something in a talk. */
export function rulesHeard<Rule extends object>(rules: readonly Rule[]): (tokens: readonly Token[]) => readonly Rule[] {
  const heard = new WeakMap<readonly Token[], readonly Rule[]>();
  const needed = rules.map((rule) => CUE_OF.get(rule)?.place);
  return (tokens) => {
    const known = heard.get(tokens);
    if (known) return known;
    const cues = heardIn.get(tokens) ?? cuesOf(tokens);
    const asked: Rule[] = [];
    for (const [index, rule] of rules.entries()) {
      const need = needed[index];
      if (need === undefined || cues[need] === 1) asked.push(rule);
    }
    heard.set(tokens, asked);
    return asked;
  };
}
