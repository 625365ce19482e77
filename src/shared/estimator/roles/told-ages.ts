import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, isJoined } from "../words/tokens.ts";
import type { Place } from "./number-place.ts";

/** Nobody is older. */
export const OLDEST = 120;
/** Who orders the work: their age is told. */
const CLIENTS = wordSet(
  "owner homeowner customer client tenant landlord landlady lady gentleman neighbor husband wife widow widower",
);
/** Theirs: a bride's mother alone has a price of her own, "mom is one ten", "the mother of the bride is ninety". */
const KIN = wordSet("mother father mom dad brother sister aunt uncle grandmother grandfather grandma grandpa");
/** These have a price as well when they are older than this: "her dog is forty". */
const CHILDREN = wordSet(
  "daughter son kid boy girl baby twins triplets kids boys girls sons daughters grandkids grandson granddaughter nephew niece dog cat puppy",
);
const GROWN = 20;
const THEIRS = wordSet("his her their my our");
const ARE = wordSet("is was are turned turns");

/** "The owner is 81", "his mother's ninety": not what they cost. */
function isOfPerson({ number, around, before, value, unit, plural, whole }: Place): boolean {
  if (unit !== null || plural || !whole || value >= OLDEST || number.priceShaped) return false;
  const contracted = before.endsWith("'s");
  if (!contracted && !ARE.has(before)) return false;
  const who = number.first - (contracted ? 1 : 2);
  const person = contracted ? before.slice(0, -2) : at(around.tokens, who);
  // "the bride is one eighty and her mom is ninety"
  const theirs = THEIRS.has(at(around.tokens, who - 1)) && !isJoined(around.tokens[who - 1]);
  return CLIENTS.has(person) || (theirs && (KIN.has(person) || (value <= GROWN && CHILDREN.has(person))));
}

const isPerson = oneOf(CLIENTS, KIN, CHILDREN);

/** "The house is ninety years old", "the owner is 81". */
export const isAge = cued(
  (word) => word === "old" || isPerson(word.replace(/'s$/, "")),
  (place: Place): boolean =>
    ((place.after === "years" || place.after === "year") && place.second === "old" && !place.number.priceShaped) ||
    isOfPerson(place),
);
