import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { LEAST } from "../words/sentence-words.ts";
import type { Place } from "./number-place.ts";

const VALUED = wordSet("appraised appraises valued assessed assesses insured reappraised");
/** Between that and the sum: "appraised it at about". */
const LEADS = wordSet("at for about around it like maybe over");
/** How far before the sum its name stands. */
const PRICE_REACH = 8;

/** No place or vehicle is sold for less, in dollars. */
const LEAST_WORTH = 1_000;
const PLACES = wordSet(
  "house home place property condo townhouse building lot land ranch farm cabin unit it it's car van minivan truck suv pickup sedan boat rv camper motorcycle trailer tractor horse",
);
const SOLD = wordSet("listed listing selling sold worth going");
const LEADS_TO_WORTH = wordSet(
  "at for maybe probably easily about around like nearly almost over just only $ is was are it's be",
);
/** Between the place and how it is sold: "the house they just | listed". */
const LONGEST_TALK = 5;

/** "The house is listed at 1.2 million", "the lot is worth ninety thousand", "the minivan's listed at eighteen thousand". */
function isWorthOfPlace({ said, value, unit }: Place): boolean {
  if (value < LEAST_WORTH || unit !== null) return false;
  const verb = said.findIndex((word) => !LEADS_TO_WORTH.has(word));
  const word = said[verb] ?? "";
  if (!(SOLD.has(word) || VALUED.has(word)) || (verb === 0 && word !== "worth")) return false;
  // "the house is 2,300 square feet, from 1955, listed at $389,000"
  const subject = said.slice(verb + 1, word === "listed" ? said.length : verb + 1 + LONGEST_TALK);
  return subject.some((one) => PLACES.has(one.replace(/'s$/, "")));
}

const BEFORE_WORTH = wordSet("is are was were and it's probably easily");
/** What is sold by the word, of which its worth is the price. */
const WORK = wordSet("job work labor labour repair install this that that's i i'd we we'd you for do");
/** "The concert grand is from 1926 and | worth maybe": of a thing, and of no work. */
function isWorthOfThing({ said, value, unit }: Place): boolean {
  if (value < LEAST_WORTH || unit !== null) return false;
  const worth = said.findIndex((word) => !LEADS_TO_WORTH.has(word));
  if (said[worth] !== "worth" || !BEFORE_WORTH.has(said[worth + 1] ?? "")) return false;
  return said.length > worth + 2 && !said.slice(worth).some((word) => WORK.has(word));
}

const BILLS = wordSet("bill bills bill's");
const OF_BILLS = wordSet(
  "utility utilities electric electricity power gas water heating heat cooling energy light fuel propane oil sewer phone cable internet trash",
);
const WHOSE = wordSet("his her their whose");
const RUNS = wordSet(
  "is are was were runs run running ran hit hits went goes comes came up to at about around like over nearly almost $ been maybe",
);
/** "Her utility bill runs | $210 a month", "their water bills are running about": what they pay to somebody else. */
function isBillOfTheirs({ said }: Place): boolean {
  const bill = said.findIndex((word) => !RUNS.has(word));
  if (bill < 1 || !BILLS.has(said[bill] ?? "")) return false;
  return OF_BILLS.has(said[bill + 1] ?? "") && said.slice(bill + 2, bill + 4).some((word) => WHOSE.has(word));
}

/** "It was appraised at forty thousand once", "asking price on the place is three eighty nine": what a thing is worth, and no price of a job. */
export const isValuation = cued(oneOf(VALUED, SOLD, BILLS, ["asking"]), (place: Place): boolean => {
  const { said, value } = place;
  if (value < LEAST) return false;
  // "appraised at", but "appraised twelve paintings at"
  const lead = said.findIndex((word) => !LEADS.has(word));
  if (lead > 0 && VALUED.has(said[lead] ?? "")) return true;
  const price = said.slice(0, PRICE_REACH).indexOf("price");
  return (
    (price >= 0 && said[price + 1] === "asking") ||
    isWorthOfPlace(place) ||
    isWorthOfThing(place) ||
    isBillOfTheirs(place)
  );
});
