import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";

/** With these it is said when the money is paid: "cash | on completion", "he pays | when it's finished". */
export const PAYS = wordSet("pays pay paying payment cash check");
const BETWEEN = wordSet("me us it in by cash check is due all");
const LONGEST_BETWEEN = 3;
const WHEN = wordSet("when once after");
const WORK = wordSet("it's we're i'm job's work's that's all it job work the is are everything's everything i we");
const DONE = wordSet("done finished complete completed through finish");
const GOES_ON = wordSet("and so plus but um uh");

/** "Cash on completion", "pays when it's finished", "pay us once the job's done": the last token, or -1; "seventy percent cash on completion" is a share. */
export function paidOnCompletion(tokens: readonly Token[], index: number): number {
  if (isJoined(tokens[index]) && /^(?:percent|%|half|rest|balance|don't|not|never)$/.test(at(tokens, index - 1)))
    return -1;
  let lead = index + 1;
  while (lead <= index + LONGEST_BETWEEN && BETWEEN.has(joined(tokens, lead))) lead++;
  let end = -1;
  if (joined(tokens, lead) === "on" && joined(tokens, lead + 1) === "completion") end = lead + 1;
  else if (WHEN.has(joined(tokens, lead))) {
    let done = lead + 1;
    while (WORK.has(joined(tokens, done))) done++;
    if (DONE.has(joined(tokens, done))) end = done;
  }
  return end > 0 && (!isJoined(tokens[end + 1]) || GOES_ON.has(at(tokens, end + 1))) ? end : -1;
}
