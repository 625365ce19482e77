import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, type Token } from "./tokens.ts";

const CHARGED = wordSet("fee fees charge charges penalty penalties");

/** "Late | fee", "late charges": true where these words begin, of what is charged only of whom pays late. */
export const beginsLateFee = (tokens: readonly Token[], first: number): boolean =>
  at(tokens, first) === "late" && CHARGED.has(at(tokens, first + 1)) && isJoined(tokens[first + 1]);

/** When it is charged: "after 30 days", "past the tenth", "a month". */
export const FALLS_DUE = wordSet("after if past once per a every beyond");
