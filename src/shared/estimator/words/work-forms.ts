import { WORK_VERBS } from "./words.ts";

/** True for a verb of work in any of its forms: "fix", "replacing", "swapped". */
export function isWorkVerb(word: string): boolean {
  if (WORK_VERBS.has(word)) return true;
  const base = word.endsWith("ing") ? word.slice(0, -3) : word.endsWith("ed") ? word.slice(0, -2) : "";
  return base !== "" && (WORK_VERBS.has(base) || WORK_VERBS.has(`${base}e`) || WORK_VERBS.has(base.slice(0, -1)));
}
