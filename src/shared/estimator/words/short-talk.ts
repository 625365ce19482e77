import type { Token } from "./tokens.ts";

/** What a learned likelihood must be, and whether one is asked at all, is another thing in talk of fewer words: natural talk has 50 and more. */
const SHORT = 45;

/** True for talk that lists what is sold and tells hardly anything beside it: rules read it right nearly always. */
export const isShortTalk = (tokens: readonly Token[]): boolean => tokens.length < SHORT;
