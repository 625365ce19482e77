import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import type { Place } from "./number-place.ts";

/** What stands between the width of a tire and its rim. */
const RADIAL = "r";

const TIRES = wordSet("tire tires wheel wheels rim rims");
const REACH = 12;
/** "Attic nine hundred r thirty" is insulation: a tire or a wheel is spoken of near a size. */
function speaksOfTires(tokens: readonly Token[], index: number): boolean {
  for (let near = index - REACH; near <= index + REACH; near++) if (TIRES.has(at(tokens, near))) return true;
  return false;
}

const [NARROWEST, WIDEST, SMALLEST_RIM, LARGEST_RIM] = [145, 335, 12, 24];
/** How high a tire is, in hundredths of its width. */
const [LOWEST, HIGHEST] = [30, 85];
/** "One ninety five fifty, 20 | to mount": behind a price, and no rim. */
const PRICED = wordSet("to for each apiece a an per dollars bucks");

/** "Tires are | two twenty five sixty | seventeen": a width with its height, and behind it the rim, none of which is a price. */
export const isSpokenTireSize = cued(oneOf(["tire", "tires"]), ({ number, around }: Place): boolean => {
  const { tokens } = around;
  if (!speaksOfTires(tokens, number.first)) return false;
  const next = around.numberAt(number.last + 1);
  const isSize = (width: SpokenNumber, rim: SpokenNumber | undefined): boolean => {
    const [wide = 0, far = 0] = [width.readings[0]?.value, rim?.readings[0]?.value];
    if (width.first === width.last || wide < NARROWEST || wide > WIDEST || Math.floor(wide) % 5 !== 0) return false;
    const height = Math.round((wide % 1) * 100);
    if (height < LOWEST || height > HIGHEST || !rim || PRICED.has(joined(tokens, rim.last + 1))) return false;
    return Number.isInteger(far) && far >= SMALLEST_RIM && far <= LARGEST_RIM;
  };
  if (isSize(number, next)) return true;
  for (let first = number.first - 1; first >= number.first - LONGEST_WIDTH; first--) {
    const width = around.numberAt(first);
    if (width) return width.last === number.first - 1 && isSize(width, number);
  }
  return false;
});
const LONGEST_WIDTH = 5;

/** "New | twenty three five | r | twenty five | tire", "an 11 r 22.5": how wide a tire is and what it goes on, in one run of numbers. */
export const isTireSize = cued(oneOf([RADIAL]), ({ number, around: { tokens } }: Place): boolean => {
  if (!speaksOfTires(tokens, number.first)) return false;
  if (at(tokens, number.first - 1) === RADIAL && isJoined(tokens[number.first]))
    return isNumberWord(at(tokens, number.first - 2));
  let end = number.last + 1;
  while (isNumberWord(at(tokens, end)) && isJoined(tokens[end])) end++;
  return at(tokens, end) === RADIAL && isJoined(tokens[end]) && isNumberWord(at(tokens, end + 1));
});
