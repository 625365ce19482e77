import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import type { Place } from "./number-place.ts";

/** Makers of paint, the last word of their names: their colours have numbers. */
const PAINT_MAKERS = wordSet("williams moore behr valspar ppg dulux glidden pantone ral");
/** Before the maker these say where the paint is from, and a price may follow. */
const FROM = wordSet("from at by with through");
/** So are prices in thousands, and hardly a colour. */
const ROUND = 50;

/** Whose or which thing it is: "his dell latitude 5490". */
const OWNING = wordSet("his her their my our the a an this that");
/** What a thing does or did not do: a price has no such verb. */
const DOES = wordSet(
  "won't wouldn't doesn't didn't isn't wasn't can't couldn't hasn't keeps kept quit died stopped froze leaks leaked stalls stalled overheats overheated",
);
/** "That's 300 and doesn't include paint": of prices people say these. */
const OF_PRICES = wordSet("include cover count charge need");
/** Words of a thing's name between whose it is and its number. */
const LONGEST_NAME = 3;

/** Where it sits: "with a yamaha 150 on the back". */
const SITS = wordSet("on in under");
const ON_WHAT = wordSet("the it its his her there");

/** Stuff that holds data: "a 500 gig drive". */
const STORAGE = wordSet("ssd ssds nvme drive drives hard solid external thumb flash usb card stick memory ram sd m");
/** Nobody counts so many drives. */
const LEAST_GIGS = 16;
export const GIGS = wordSet("gig gigs terabyte meg");

const inDigits = (number: SpokenNumber, { tokens }: Around): boolean =>
  number.first === number.last && /^\d+$/.test(at(tokens, number.first)) && tokens[number.first]?.gap === "space";

/** "Sherwin Williams 7036", "benjamin moore 2125 on the trim": a colour by its number. */
export const isColor = cued(oneOf(PAINT_MAKERS), (number: SpokenNumber, around: Around): boolean => {
  const { tokens } = around;
  const maker = number.first - 1;
  if (!PAINT_MAKERS.has(at(tokens, maker)) || !isJoined(tokens[number.first])) return false;
  // "Sherwin Williams 1250": what the paint costs
  const code =
    inDigits(number, around) &&
    /^\d{4}$/.test(at(tokens, number.first)) &&
    Number(at(tokens, number.first)) % ROUND !== 0;
  return code && ![1, 2].some((back) => FROM.has(at(tokens, maker - back)));
});

/** "His dell latitude 5490 wouldn't boot", "the stihl 261 won't start": what does or does not do something is no price. */
export const isSubject = cued(oneOf(DOES), (number: SpokenNumber, around: Around): boolean => {
  const { tokens } = around;
  const does = number.last + 1;
  if (!inDigits(number, around) || !DOES.has(joined(tokens, does))) return false;
  if (OF_PRICES.has(at(tokens, does + 1))) return false;
  for (let back = 1; back <= LONGEST_NAME; back++) {
    const word = at(tokens, number.first - back);
    if (!isThing(word)) return false;
    if (OWNING.has(at(tokens, number.first - back - 1))) return true;
  }
  return false;
});

/** "With a yamaha | 150 | on the back": what a thing has, and where that sits. */
export function sitsOn(number: SpokenNumber, around: Around): boolean {
  const { tokens } = around;
  const article =
    /^(?:an?|the|his|her|their)$/.test(at(tokens, number.first - 2)) && at(tokens, number.first - 3) === "with";
  const on = SITS.has(joined(tokens, number.last + 1)) && ON_WHAT.has(at(tokens, number.last + 2));
  return article && on && isJoined(tokens[number.first]);
}

/** "A 500 gig ssd", "new one terabyte drive", but "two terabyte drives at ninety each". */
export const isStorage = ({ after, second, value }: Place): boolean =>
  GIGS.has(after) && STORAGE.has(second) && (value >= LEAST_GIGS || !looksPlural(second));
