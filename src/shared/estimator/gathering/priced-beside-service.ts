import { wordSet } from "#shared/word-set.ts";
import { PRICE_WORDS } from "../catalogue/own-price.ts";
import { thingAfterService, thingAfterWaived } from "../heard/after-service.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { AGREED } from "../heard/referring-words.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { isLineHead } from "../words/nature.ts";
import { stem } from "../words/stem.ts";
import { isJoined } from "../words/tokens.ts";
import { looksPlural, singular } from "../words/units.ts";
import { REASONS } from "../words/words.ts";

/** "Drain clearing on both floors at ninety": the price is the service's, whatever stands between. */
const GIVES_PRICE = wordSet("at for @ to only just but make do call");
/** Words that turn from the service to its price: "the panel upgrade but only ninety", "the album, I'm doing for three". */
const TURNING = wordSet("but only that which this doing giving letting special deal discount instead");
const PLACING = wordSet("for on in at of to by under behind near from");
const ARTICLES = wordSet("the a an his her their my our");
/** "On both", "for each of them": a pronoun ends the phrase. */
const WHOLE = wordSet("both all each it that them him those these");
/** Where work is done: "the hall bath", "the second floor". */
const PLACES = wordSet(
  "floor level story room bath bathroom bedroom kitchen basement attic garage house home unit apartment side yard office hall hallway den porch deck building shop lot upstairs downstairs",
);
const FRONTING = wordSet("is are was were be runs run costs cost comes come equals about roughly around $");
/** A price that is so many times the service's own, or so small a part of it, is rather another thing's. */
const NEARNESS = 2;
/** A place has no more words than this: "the ford escape | wiper blades". */
const LONGEST_PLACE = 3;
const CENTS = 100;

const valueOf = (figure: Figure): number => figure.number.readings[0]?.value ?? 0;

/** True when a price is of the order of what the account's list asks for the service, once or as often as it was counted. */
function isNearOwn(price: Figure, { service, quantities }: Candidate): boolean {
  const own = (service?.entry.fixedRate ?? 0) / CENTS;
  if (own === 0) return true;
  const count = quantities.reduce((product, figure) => product * Math.max(1, valueOf(figure)), 1);
  return [own, own * count].some((usual) => {
    const ratio = (valueOf(price) * price.scale) / usual;
    return ratio <= NEARNESS && ratio >= 1 / NEARNESS;
  });
}

/** The words of "at the back house cleanout cap" behind where the service is done. */
function behindPlace(open: OpenLines, words: readonly number[], price: Figure): readonly number[] {
  const place = words.findLastIndex((index) => PLACING.has(open.at(index)));
  if (place < 0) return words;
  const phrase = words.slice(place + 1);
  const [first = -1] = phrase;
  if (WHOLE.has(open.at(first))) {
    const them = WHOLE.has(open.at(phrase[2] ?? -1)) ? 3 : 1;
    return open.at(phrase[1] ?? -1) === "of" && them === 1 ? [] : phrase.slice(them);
  }
  const nouns = phrase.filter((index) => !ARTICLES.has(open.at(index)));
  const last = open.at(nouns.at(-1) ?? -1);
  if (nouns.length < 2 || PLACES.has(singular(last))) return [];
  const other = isLineHead(last) || nouns.length > LONGEST_PLACE || !isNearOwn(price, open.current);
  return other ? nouns.slice(nouns.length > 2 ? -2 : -1) : [];
}

const RESULTING = wordSet("came comes ran runs ended");
const OUT = wordSet("out up in to at");

/** How many of the words behind a service lead to its own count: three of "subfloor repair came out to four hours". */
function outcomeEnd(open: OpenLines, behind: readonly number[]): number {
  if (!RESULTING.has(open.at(behind[0] ?? -1))) return 0;
  let end = 1;
  while (OUT.has(open.at(behind[end] ?? -1))) end++;
  const count = (behind[end - 1] ?? 0) + 1;
  return open.current.quantities.some(({ first }) => first === count) ? end : 0;
}

/**
 * The words behind a service of the account that say what a price is for when it is not for the service: "truck fee |
 * stair carry is sixty", "bait stations at the warehouse | door sweeps are eighty five". Empty when the price is the
 * service's own: "drain clearing in the hall bath is one ten", "furnace tune-up on both at ninety".
 */
function thingPricedBeside(open: OpenLines, price: Figure): number[] {
  const { current, lines } = open;
  const { service } = current;
  if (!service || GIVES_PRICE.has(open.at(price.first - 1))) return [];
  // "he says the other shop charges three hundred for that | antivirus license is fifty nine"
  const told = Math.max(service.last, current.told);
  const behind = current.words.filter((index) => index > told);
  behind.splice(0, outcomeEnd(open, behind));
  if (told > service.last && open.at(told + 1) === "for" && WHOLE.has(open.at(told + 2))) behind.splice(0, 2);
  const turned = behind.some((index) => {
    const word = open.at(index);
    return TURNING.has(word) || AGREED.has(word) || REASONS.has(word) || PRICE_WORDS.has(word);
  });
  if (turned) return [];
  while (FRONTING.has(open.at(behind.at(-1) ?? -1))) behind.pop();
  const after = behindPlace(open, behind, price);
  const own = wordsOfName(service.entry.name);
  const begins = after.findIndex((index) => lines.hasContent([index]));
  const thing = begins < 0 ? [] : after.slice(begins);
  const named = lines.content(thing);
  if (named.every((word) => own.has(stem(word)))) return [];
  // "a tv mounting bracket is thirty eight" names a bracket alone, and "the rotation upstairs" where it is done
  const joins = named.length === 1 && thing[0] === service.last + 1 && isJoined(open.tokens[thing[0]]);
  const compound = joins && current.quantities.length === 0 && !looksPlural(open.at(service.last));
  if (compound || (PLACES.has(singular(named.at(-1) ?? "")) && isNearOwn(price, current))) return [];
  return thing;
}

/** The last words heard, when the price is of what they name and the line before them is over. */
export function thingPriced(open: OpenLines, price: Figure): number[] {
  const thing = [...thingAfterService(open), ...thingAfterWaived(open)];
  return thing.length > 0 ? thing : thingPricedBeside(open, price);
}
