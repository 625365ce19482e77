import { isNumberWord } from "#shared/estimator/words/number-words.ts";
import { unitAt } from "#shared/estimator/words/units.ts";

/** What a talk's amounts hang on stays. */
const AMOUNTS = /^(?:no|not|plus|minus|each|apiece|per|percent|off|free|dollars?|bucks?|cents?|hundred|thousand|half|dozen|pair)$/; // prettier-ignore
const FILLERS = [
  "uh",
  "okay",
  "let me see",
  "um",
  "and",
  "so",
  "you know",
  "well",
  "I think",
  "that's",
  "what",
  "yeah",
];
/** So many of a hundred words are not heard, and so often something is put in. */
const [UNHEARD, PUT_IN] = [12, 6];

const bareOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\d$%.]/gu, "");
const isKept = (bare: string): boolean =>
  /[\d$%]/.test(bare) || isNumberWord(bare) || AMOUNTS.test(bare) || unitAt(bare, undefined) !== null;

/** The talk as a recogniser without marks and capitals writes it. */
const withoutMarks = (talk: string): string => talk.replace(/(?<=[\p{L}\d])[.,;:!?](?=\s|$)/gu, "").toLowerCase();

/** The talk with words that were not heard and others put in, as `chance` has it; its numbers and units stay. */
function disturbed(talk: string, chance: () => number): string {
  const words: string[] = [];
  let before = "";
  for (const word of talk.split(/\s+/)) {
    const bare = bareOf(word);
    const kept = isKept(bare);
    const isInNumber = kept && isNumberWord(before);
    before = bare;
    if (!kept && chance() * 100 < UNHEARD) continue;
    if (!isInNumber && chance() * 100 < PUT_IN) words.push(FILLERS[Math.floor(chance() * FILLERS.length)] ?? "");
    words.push(word);
  }
  return words.join(" ");
}

/** The same talk as others would have heard it: without marks, and with words missing and put in, with marks and without. Its amounts stay what they are. */
export function noisyTalks(talk: string, chance: () => number): string[] {
  const raw = withoutMarks(talk);
  return [...(raw === talk ? [] : [raw]), disturbed(raw, chance), disturbed(talk, chance)];
}
