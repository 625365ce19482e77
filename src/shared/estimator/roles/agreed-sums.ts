import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { REASONS } from "../words/words.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

const TOLD = wordSet("told quoted promised charged");
const WHOM = wordSet("him her them em");
const SPEAKER = wordSet("i we i've we've i'd we'd i'll we'll");
/** Below this it is rather a count or an hour. */
const LEAST = 20;

/** "I told him 45 since it's just the front strip", "told her 90.": what the speaker told somebody is a sum when it counts nothing. */
export const agreedSum: RoleRule = cued(oneOf(TOLD), (place) => {
  const { number, around, value, after, unit } = place;
  const { tokens } = around;
  const verb = number.first - 2;
  if (value < LEAST || unit !== null || !WHOM.has(at(tokens, number.first - 1)) || !TOLD.has(at(tokens, verb)))
    return null;
  const opens =
    !isJoined(tokens[verb]) ||
    SPEAKER.has(at(tokens, verb - 1)) ||
    /^(?:already|just|and|but|had)$/.test(at(tokens, verb - 1));
  const ends =
    after === "" ||
    REASONS.has(after) ||
    /^(?:on|for|and|but|so|this|that|flat|even|each|apiece)$/.test(joined(tokens, place.next));
  return opens && ends && isJoined(tokens[number.first]) ? figureAs(place, "money") : null;
});
