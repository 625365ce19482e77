import { GIVEN_NAMES, WORK_VERBS } from "./words.ts";

/** Verbs of talk, besides those of work, whose "-ing" people shorten. */
const TALK_VERBS =
  "do go come get give charge bill call think figure look ask say talk run start finish throw help keep";

/** "Hang" gives "hangin", "replace" "replacin", "cut" "cuttin"; each with the ending that was swallowed. */
function shortened(verb: string): [string, string][] {
  const stem = /[^aeiouy]e$/.test(verb) || verb.endsWith("ue") ? verb.slice(0, -1) : verb;
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? stem + stem.slice(-1) : stem;
  return [[`${doubled}in`, `${doubled}ing`]];
}

/** Words as they are spoken, and as grammar books have them: one word for one. */
const SPOKEN: readonly [string, string][] = [
  ["em", "them"],
  ["outta", "out"],
  ["ol", "old"],
  ["bout", "about"],
  ["nothin", "nothing"],
  ["somethin", "something"],
  ["everythin", "everything"],
  ["ceilin", "ceiling"],
  ["buildin", "building"],
];

/** "Hangin paper for em" is "hanging paper for them". */
export const DIALECT: ReadonlyMap<string, string> = new Map(
  [...SPOKEN, ...[...WORK_VERBS, ...TALK_VERBS.split(" ")].flatMap(shortened)].filter(
    ([word]) => !GIVEN_NAMES.has(word) && !WORK_VERBS.has(word),
  ),
);
