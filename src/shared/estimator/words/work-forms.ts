import { wordSet } from "#shared/word-set.ts";
import { WORK_VERBS } from "./words.ts";

/** True for a verb of work in any of its forms: "fix", "replacing", "swapped". */
export function isWorkVerb(word: string): boolean {
  if (WORK_VERBS.has(word)) return true;
  const base = word.endsWith("ing") ? word.slice(0, -3) : word.endsWith("ed") ? word.slice(0, -2) : "";
  return base !== "" && (WORK_VERBS.has(base) || WORK_VERBS.has(`${base}e`) || WORK_VERBS.has(base.slice(0, -1)));
}

const IRREGULAR_PAST = wordSet("hung rehung built rebuilt dug tore laid ground swept blew");
const TAKING_APART = wordSet("down out off up apart");

/** True for the past of a verb of work that has a form of its own: "hung [three] doors", "took down the limb". */
export const isIrregularWork = (word: string, next: string): boolean =>
  IRREGULAR_PAST.has(word) || (/^(?:took|cut)$/.test(word) && TAKING_APART.has(next));
