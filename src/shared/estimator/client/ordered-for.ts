import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { GIVEN_NAMES } from "../words/words.ts";
import type { Finder } from "./finder.ts";
import { BILLING } from "./households.ts";
import { canName } from "./name-words.ts";
import { headOf } from "./talk-head.ts";

/** "Gus papadakis | invoice, deck's done", "dawn pickett | quote the heater": whom the talk begins with, before what is ordered for them. */
export const byOrderBehind: Finder = cued(oneOf(BILLING), ({ tokens, taken }) => {
  const first = headOf(tokens);
  const family = tokens[first + 1];
  const isWhole = GIVEN_NAMES.has(at(tokens, first)) && canName(family) && isJoined(family) && !taken[first];
  const ordered = BILLING.has(at(tokens, first + 2)) && !isOrdinaryWord(family?.norm ?? "");
  return isWhole && ordered ? { first, last: first + 1, from: 0 } : null;
});
