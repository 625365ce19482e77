import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { isJoined } from "../words/tokens.ts";

const WHO = wordSet("she he they she's he's they've she'll he'll they'll");
export const beginsApproval = oneOf(WHO);
const HAVE_TO = wordSet("gotta has have needs need must got to still");
const APPROVE = wordSet("approve sign okay confirm pick choose decide");
const IT = wordSet("it that them off on the sample samples proof color colors design layout");
const US = wordSet("we i");
/** So many words tell what the client has to do. */
const LONGEST = 4;

/** "A stain sample | she's gotta approve before we order | finishing is included": what the client has to say first names nothing. The last token, or -1. */
export function approvalEnd(open: OpenLines, index: number): number {
  const { tokens } = open;
  let verb = index + 1;
  while (verb < index + LONGEST && HAVE_TO.has(open.at(verb))) verb++;
  if (verb === index + 1 || !APPROVE.has(open.at(verb))) return -1;
  let before = verb + 1;
  while (IT.has(open.at(before))) before++;
  const said = open.at(before) === "before" && US.has(open.at(before + 1)) && isJoined(tokens[before]);
  if (!said || open.figures.has(before + 2)) return -1;
  if (open.settled()) open.finish();
  else open.current = newCandidate(before + 3);
  return before + 2;
}
