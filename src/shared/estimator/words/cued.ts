import { keptByWord } from "#shared/kept-words.ts";
import type { Begins } from "./begins.ts";
import type { Token } from "./tokens.ts";

/** Words of which a talk has one wherever some rule finds anything: without them the rule need not be asked. */
export interface Cue {
  readonly place: number;
}

const GIVEN_BY: Begins[] = [];
/** How many lists of rules there are. */
let lists = 0;

const placesByWord = () =>
  keptByWord((word) => GIVEN_BY.flatMap((isGivenBy, place) => (isGivenBy(word) ? [place] : [])));
let placesOf = placesByWord();

/** What is known of a talk: by the place of each cue, 1 when it gives it; and by the place of each list its rules that are asked. */
interface Heard {
  cues: Uint8Array;
  asked: (readonly object[] | undefined)[];
}
let heardIn = new WeakMap<readonly Token[], Heard>();

/** The cue that some words give. To be made while modules load: each new one forgets what was known of words and talks. */
export function cue(isGivenBy: Begins): Cue {
  placesOf = placesByWord();
  heardIn = new WeakMap();
  return { place: GIVEN_BY.push(isGivenBy) - 1 };
}

/** The words of a talk are looked at once for all rules. */
function readCues(tokens: readonly Token[]): Heard {
  const heard: Heard = { cues: new Uint8Array(GIVEN_BY.length), asked: [] };
  for (const { norm } of tokens) for (const place of placesOf(norm)) heard.cues[place] = 1;
  heardIn.set(tokens, heard);
  return heard;
}

/** True when a talk, whose words change no more, gives a cue. */
export const hears = (tokens: readonly Token[], { place }: Cue): boolean =>
  (heardIn.get(tokens) ?? readCues(tokens)).cues[place] === 1;

const CUE_OF = new WeakMap<object, Cue>();

/** A rule that finds nothing in a talk without one of some words; lists made by `rulesHeard` leave it out there. */
export function cued<Rule extends object>(isGivenBy: Begins, rule: Rule): Rule {
  CUE_OF.set(rule, cue(isGivenBy));
  return rule;
}

/** Of some rules in their order those that may find something in a talk. */
export function rulesHeard<Rule extends object>(rules: readonly Rule[]): (tokens: readonly Token[]) => readonly Rule[] {
  const needed = rules.map((rule) => CUE_OF.get(rule)?.place);
  const list = lists++;
  return (tokens) => {
    const { cues, asked } = heardIn.get(tokens) ?? readCues(tokens);
    const known = asked[list];
    // only this list puts something there
    if (known) return known as readonly Rule[];
    const heard: Rule[] = [];
    for (const [index, rule] of rules.entries()) {
      const need = needed[index];
      if (need === undefined || cues[need] === 1) heard.push(rule);
    }
    asked[list] = heard;
    return heard;
  };
}
