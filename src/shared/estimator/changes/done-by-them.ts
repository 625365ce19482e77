import type { OpenLines } from "../heard/open-lines.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { isJoined } from "../words/tokens.ts";
import { DEFINITE, lineNamed, nameAt } from "./said-names.ts";

export const beginsDoneByThem = oneOf(["he", "she", "they", "he's", "she's", "they're", "he'll", "she'll", "they'll"]);

const DOING = new Set(
  "is are will did does do doing done gonna going to handle handles handling take takes taking care of".split(" "),
);
const THEMSELVES = new Set(["himself", "herself", "themselves"]);
/** How far before such a clause stands what takes back: "hold on". */
const EDIT_REACH = 2;

/** "Floor prep, 200. No, | he's doing the prep himself": a line that was heard is done by the client. Returns the last token, or -1. */
export function doneByThem(open: OpenLines, index: number): number {
  const edited = [1, EDIT_REACH].some((back) => EDIT_TERMS.has(open.at(index - back)) || isHalt(open, index - back));
  if (!edited || open.current.price) return -1;
  let article = index + 1;
  while (DOING.has(open.at(article)) && isJoined(open.tokens[article])) article++;
  if (article === index + 1 || !DEFINITE.has(open.at(article))) return -1;
  const words = nameAt(open, article + 1, THEMSELVES);
  const last = (words.at(-1) ?? article) + 1;
  const line = words.length > 0 && THEMSELVES.has(open.at(last)) ? lineNamed(open, words) : null;
  if (!line?.price || line === open.current) return -1;
  open.finish();
  open.lines.remove(line);
  open.current = newCandidate(last + 1);
  open.leftOut = last;
  return last;
}

/** "Hold | on", "hang on". */
const isHalt = (open: OpenLines, on: number): boolean =>
  open.at(on) === "on" && (open.at(on - 1) === "hold" || open.at(on - 1) === "hang");
