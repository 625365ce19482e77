import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { EDGES, FILLERS, FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS, WORK_VERBS } from "../words/words.ts";
import { FILES, filedAt, isFiledName } from "./filed-under.ts";
import { ownerAt } from "./households.ts";
import { endsAsFirm, isFirm, isPerson, isToldOfThings, isUnknown } from "./name-shapes.ts";
import { nameToTheEnd } from "./name-span.ts";
import { DOCUMENTS, isDocument, SAID, THATS } from "./name-words.ts";
import { isOthersName } from "./people.ts";
import { whereaboutsEnd } from "./whereabouts.ts";

/** Where words announce a client: the first token of the words, and of the name. */
export interface Announcement {
  first: number;
  name: number;
  cued: boolean;
}

const CLIENTS = new Set(["client", "customer"]);
/** Who pays or owns: "the owner is", "mom is". */
const ROLES = new Set(
  "owner mom dad mother father landlord landlady buyer seller bride groom agent homeowner tenant host hostess organizer".split(
    " ",
  ),
);
const THIS_IS = new Set(["this", "that's", "it's", "this's"]);
/** "The invoice goes to", "make it out to", "bill it to". */
const SENDING = new Set(["goes", "out", "it", "this", "that", "send", "billed", "addressed"]);

/** "Charge lily evans three hundred". */
const CHARGING = wordSet("quoted charge charging");

const WE = wordSet("i we i've we've");
const THEIRS = wordSet("her his their a the");

const WHICH_ONE = wordSet("quick new next another last");

/** "Client is", "customer name is", "client's", "name is". */
function named(tokens: readonly Token[], index: number): number {
  const [word, second, third] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (CLIENTS.has(word)) {
    if (GIVEN_NAMES.has(second) && isJoined(tokens[index + 1])) return index + 1;
    // "the customer was Bill Ostrowski"
    const name = second === "was" && (GIVEN_NAMES.has(third) || tokens[index + 2]?.capital === true);
    if (second === "is" || name) return index + 2;
    // "clean two suites at ninety each client dorsey law": the talk ends with the name
    if (isJoined(tokens[index + 1]) && !isOrdinaryWord(second) && nameToTheEnd(tokens, index + 1) >= 0)
      return index + 1;
    // "client vic santoro oil change": a whole name of no trade
    const whole = isJoined(tokens[index + 1]) && isJoined(tokens[index + 2]) && [second, third].every(isUnknown);
    if (whole) return index + 1;
    if (second === "name") return third === "is" ? index + 3 : index + 2;
    if (tokens[index + 1]?.gap === "comma" && tokens[index + 1]?.capital) return index + 1;
    // "Invoice, client Kowalczyk.", but "Client Portal, 900"
    const alone = index > 0 && isJoined(tokens[index + 1]) && beginsSentence(tokens[index + 2]);
    if (alone && tokens[index + 1]?.capital === true && isUnknown(second)) return index + 1;
    // "Client Wes Tillman"
    if (tokens[index + 1]?.capital && tokens[index + 2]?.capital && isJoined(tokens[index + 2])) return index + 1;
  }
  // "his owner is kim salazar" tells whose pet it is, "their mom is" whose child somebody is
  const theirs = word !== "owner" && ["their", "his", "her"].includes(at(tokens, index - 1));
  // "the full groom is ninety five"
  const is = (second === "is" || second === "was") && !isNumberWord(third) && !/^[\d$]/.test(third);
  if (ROLES.has(word) && !theirs && is) return index + 2;
  // "the owner's trish vandermeer", but "the owner's fence"
  if (word.endsWith("'s") && ROLES.has(word.slice(0, -2)) && GIVEN_NAMES.has(second) && !theirs) return index + 1;
  if ((word === "what's" || word === "whats") && /^(?:his|her|their)$/.test(second) && third === "name")
    return index + 3;
  // "customer number 2207 sylvia grant"
  if (CLIENTS.has(word) && second === "number" && /^\d/.test(third)) return index + 3;
  if ((word === "client's" || word === "customer's") && !/^(?:first|last)$/.test(second))
    return second === "name" && third === "is" ? index + 3 : index + 1;
  // "the dog's name is biscuit", "the neighbor's name is phil"
  if (/^name(?:'s)?$/.test(word) && isOthersName(tokens, index)) return -1;
  if (word === "name" && (second === "is" || second === "was")) return index + 2;
  const family = word === "name" && at(tokens, index - 1) === "last" && isJoined(tokens[index + 1]);
  // "last name ostrander"
  if (family && (isUnknown(second) || tokens[index + 1]?.capital)) return index + 1;
  // "the name on the job is pete okonkwo"
  const on =
    word === "name" && second === "on" ? [2, 3, 4].find((step) => at(tokens, index + step) === "is") : undefined;
  if (on !== undefined) return index + on + 1;
  // "Name: Felix Ortega"
  const label = word === "name" && !isJoined(tokens[index]) && tokens[index + 1]?.gap === "comma";
  if (label && tokens[index + 1]?.capital) return index + 1;
  return word === "name's" ? index + 1 : -1;
}

const BEHIND_VERB = wordSet("a an the his her their my our some all out up");
/** "Repipe a house": behind "to" a word that is nobody's name, and what is done to. */
const beginsWork = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.capital !== true &&
  !GIVEN_NAMES.has(at(tokens, index)) &&
  !HONORIFICS.has(at(tokens, index)) &&
  at(tokens, index) !== "the" &&
  isJoined(tokens[index + 1]) &&
  (BEHIND_VERB.has(at(tokens, index + 1)) ||
    // "bid to plow and salt a lot"
    (at(tokens, index + 1) === "and" && isOrdinaryWord(at(tokens, index))));

/** Whoever bids a job says whose it is. */
const BIDDING = wordSet("bidding quoting pricing estimating");
const OVER_ARTICLE = wordSet("on for out up");

const SENDS = wordSet("send email text mail shoot get give");
const PRICES = wordSet("price number figure");
/** The last token of "an invoice", "a quote for": the document that somebody is sent; or -1. */
export function documentEnd(tokens: readonly Token[], first: number): number {
  const article = /^(?:an?|the|this|that|their|his|her)$/.test(at(tokens, first)) && isJoined(tokens[first]);
  const leads = /^(?:for|on)$/.test(at(tokens, first + 2)) && isJoined(tokens[first + 2]);
  const word = at(tokens, first + 1);
  // "a price on the fence", but "a price" alone may be any
  if (!article || !isJoined(tokens[first + 1]) || !(isDocument(word) || (leads && PRICES.has(word)))) return -1;
  return leads ? first + 2 : first + 1;
}

/** "Send | Mike | an invoice", "email | the Garcias | a quote for": whoever is sent a document; the token of the name, or -1. */
function sentTo(tokens: readonly Token[], index: number): number {
  if (!SENDS.has(at(tokens, index)) || !isJoined(tokens[index + 1])) return -1;
  const begins = index === 0 || beginsSentence(tokens[index]) || FILLERS.has(at(tokens, index - 1));
  if (
    !begins ||
    /^(?:me|him|her|them|us|it|out|over|everybody|everyone|somebody|someone|anybody|anyone)$/.test(
      at(tokens, index + 1),
    )
  )
    return -1;
  for (let next = index + 2; next <= index + LONGEST_ADDRESSEE; next++) {
    if (documentEnd(tokens, next) >= 0) return index + 1;
    // "send flowers | with a bill"
    if (!isJoined(tokens[next]) || /^(?:with|in|on|for|to|at|from)$/.test(at(tokens, next))) return -1;
  }
  return -1;
}
const LONGEST_ADDRESSEE = 5;

/** "Quote for", "bill to", "the invoice goes to", "make it out to". */
function addressed(tokens: readonly Token[], index: number): number {
  const [word, second, third] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  // "karen whitfield's bill": hers, and no order to bill
  const before = at(tokens, index - 1);
  const hers = /['’]s$/u.test(before) && !EDGES.has(before) && isJoined(tokens[index]);
  if (isDocument(word) && hers) return -1;
  if (isDocument(word)) {
    if (second === "made" && third === "out" && at(tokens, index + 3) === "to") return index + 4;
    // "estimate to repipe a house", but "quote to the Lopezes"
    if (second === "to" && beginsWork(tokens, index + 2)) return -1;
    if (second === "for" || second === "to") return index + 2;
    if (SENDING.has(second) && third === "to") return index + 3;
    if (second === "is" && third === "for") return index + 3;
    const ordered = beginsSentence(tokens[index]) && tokens[index + 1]?.capital === true && !isBrand(second);
    const verb = index < 3 || ordered || (at(tokens, index - 1) === "to" && tokens[index + 1]?.capital === true);
    // "bill medina printer won't boot"
    if (isToldOfThings(tokens, index + 2)) return -1;
    // "locksmith invoice: rekeyed five locks"
    const told = tokens[index + 1]?.capital !== true && (!isJoined(tokens[index + 1]) || /^\w{3,}ed$/.test(second));
    if ((word === "invoice" || word === "bill") && verb && !(told && !isPerson(tokens, index + 1))) return index + 1;
    const writes = index === 0 && (word === "quote" || word === "estimate" || word === "bid") && isJoined(tokens[1]);
    if (writes && tokens[1]?.capital) return GIVEN_NAMES.has(second) || endsAsFirm(tokens, 1) ? 1 : -1;
    // "quote jim replace the faucet"
    if (writes && isPerson(tokens, 1) && [third, at(tokens, 3)].some((next) => WORK_VERBS.has(next))) return 1;
  }
  // "bidding the Tran nail salon build-out", "quoting the Henderson deck"
  const bids = BIDDING.has(word) && (beginsSentence(tokens[index]) || FILLERS.has(at(tokens, index - 1)));
  const article = bids && OVER_ARTICLE.has(second) ? index + 2 : index + 1;
  const family = article + 1;
  const owned = at(tokens, article) === "the" && tokens[family]?.capital && isJoined(tokens[family + 1]);
  if (bids && owned && isUnknown(at(tokens, family)) && !isBrand(at(tokens, family))) return article;
  // "To: Sutter Creek Vineyards."
  const headed = word === "to" && beginsSentence(tokens[index]) && tokens[index + 1]?.gap === "comma";
  if (headed && tokens[index + 1]?.capital) return index + 1;
  // "send it to Arlo Finch", "addressed to Arlo Finch", but "send it to the dump"
  const sent = SENDS.has(word) && SAID.has(second) && third === "to" ? index + 3 : -1;
  const whom = word === "addressed" && second === "to" ? index + 2 : sent;
  if (whom > 0 && (isPerson(tokens, whom) || isFirm(tokens, whom) || isFiledName(tokens, whom))) return whom;
  return word === "make" && second === "it" && third === "out" && at(tokens, index + 3) === "to" ? index + 4 : -1;
}

/** "Yoder | for the second cutting": nothing but one or two words of a name stands before "for". */
const isNamedFor = (tokens: readonly Token[], index: number): boolean =>
  [1, 2].some((step) => at(tokens, index + step) === "for" && isJoined(tokens[index + step]));

const LONGEST_CLOSING = 5;
/** "It's | hopewell shelter": the last words of the talk, a firm by its ending that no trade's word begins. */
function closesWithFirm(tokens: readonly Token[], index: number): boolean {
  const begins = at(tokens, index + 1) === "the" ? index + 2 : index + 1;
  const last = tokens.length - 1;
  if (!THATS.has(at(tokens, index)) || last <= begins || last > index + LONGEST_CLOSING) return false;
  const unknown = isUnknown(at(tokens, begins)) && !isBrand(at(tokens, begins));
  return unknown && FIRM_ENDINGS.has(at(tokens, last)) && nameToTheEnd(tokens, begins) === last;
}

/** "This is for", "this one's for"; a plain "that's for" may go on with a thing as well. */
function introduced(tokens: readonly Token[], index: number): Announcement | null {
  const [word, second, third] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (index === 0 && word === "for" && second !== "the" && !isNumberWord(second))
    return { first: 0, name: 1, cued: true };
  // "quoted Janet four hundred", "charge frank deluca for the wash"
  if (CHARGING.has(word)) {
    const given = GIVEN_NAMES.has(second) && tokens[index + 1]?.capital === true && isJoined(tokens[index + 1]);
    if (given || isPerson(tokens, index + 1)) return { first: index + 1, name: index + 1, cued: false };
  }
  // "I promised irena walczak her deck"
  if (word === "promised" && WE.has(at(tokens, index - 1))) {
    const gets = [2, 3, 4].some((step) => THEIRS.has(at(tokens, index + step)));
    const unknown = isUnknown(second) && isUnknown(third) && isJoined(tokens[index + 2]);
    if (gets && (unknown || isPerson(tokens, index + 1))) return { first: index - 1, name: index + 1, cued: true };
  }
  if (THIS_IS.has(word) && second === "is" && third === "for") return { first: index, name: index + 3, cued: true };
  if (word === "write" && second === "up") {
    const person = isPerson(tokens, index + 2);
    // "write up yoder for the second cutting"
    const written = third !== "" && (person || isUnknown(third) || tokens[index + 2]?.capital === true);
    // "need to write up Lorna Beech."
    const whole = person && tokens[index + 3]?.capital === true && !isJoined(tokens[index + 4]);
    if ((written && isNamedFor(tokens, index + 2)) || whole) return { first: index, name: index + 2, cued: true };
  }
  // "this one goes to Pauline Sato"
  const thisOne = word === "one" && SAID.has(at(tokens, index - 1));
  // "this goes to Dale Hutchins", "this goes to greenbriar apartments", but "this goes to the dump"
  if ((SAID.has(word) || thisOne) && second === "goes" && third === "to")
    if (isPerson(tokens, index + 3) || isFirm(tokens, index + 3))
      return { first: thisOne ? index - 1 : index, name: index + 3, cued: true };
  const filed = filedAt(tokens, index);
  if (filed) return { ...filed, cued: true };
  if (closesWithFirm(tokens, index)) return { first: index, name: index + 1, cued: true };
  // "that's Val Moreno's poodle"
  const owner =
    THATS.has(word) || word === "he's" || word === "she's"
      ? ownerAt(tokens, index + 1, tokens[index + 1]?.capital === true)
      : null;
  if (owner && isJoined(tokens[index + 1])) return { first: index, name: index + 1, cued: true };
  // "thats gloria vance it's a termite treatment", but "that's Lou Diaz and me"
  if (THATS.has(word) && isUnknown(third)) {
    const placed = whereaboutsEnd(tokens, index + 3) > 0;
    const beside = !placed && ["and", "at", "on"].includes(at(tokens, index + 3));
    const person = isPerson(tokens, index + 1) || (placed && GIVEN_NAMES.has(second) && isJoined(tokens[index + 1]));
    if (person && !beside) return { first: index, name: index + 1, cued: false };
  }
  // "quick one for walt jensen", "write one up for sal pruitt"
  const up = second === "up" && third === "for" ? 1 : 0;
  const which = WHICH_ONE.has(at(tokens, index - 1)) || ORDERS.has(at(tokens, index - 1));
  const whose = index + 2 + up;
  if (word === "one" && which && at(tokens, whose - 1) === "for") {
    // "do one for the schaefers"
    const family = at(tokens, whose) === "the" ? at(tokens, whose + 1) : "";
    const plural = family.endsWith("s") && isUnknown(family);
    if (plural || isPerson(tokens, whose)) return { first: index - 1, name: whose, cued: true };
  }
  // "this is going to the Lincoln Heights center"
  if (
    SAID.has(word) &&
    second === "is" &&
    third === "going" &&
    at(tokens, index + 3) === "to" &&
    isFirm(tokens, index + 4)
  )
    return { first: index, name: index + 4, cued: true };
  // "this ones for", but "the old ones for eighty"
  const one = word === "one's" || (word === "ones" && /^(?:this|that)$/.test(at(tokens, index - 1)));
  if (one && second === "for") return { first: index, name: index + 2, cued: true };
  return THATS.has(word) && second === "for" ? { first: index, name: index + 2, cued: false } : null;
}

/** What orders the document before it is named: "put together a quote for", "I need an invoice made out to", "write one up for". */
const ORDERING = wordSet(
  "i we i'll i'd let let's me us please put together set write up do make draw draft run need want get got gimme give start work send a an another new quick up one the this that out over to",
);
const ORDERS = wordSet("put set write do make draw draft run need want get got gimme give start work send");
const LONGEST_ORDER = 6;

/** The first token of such an order that ends before a token, when a sentence or the talk begins with it; else the token. */
export function orderBefore(tokens: readonly Token[], index: number): number {
  let [first, orders] = [index, false];
  while (first > 0 && index - first < LONGEST_ORDER && isJoined(tokens[first]) && ORDERING.has(at(tokens, first - 1))) {
    first--;
    orders ||= ORDERS.has(at(tokens, first));
  }
  const begins = first === 0 || !isJoined(tokens[first]) || FILLERS.has(at(tokens, first - 1));
  return orders && begins ? first : index;
}

/** What announces a client begins with one of these, with "for" only at the head of the talk. */
export const ANNOUNCING: ReadonlySet<string> = new Set([
  ...DOCUMENTS,
  ...BIDDING,
  ...SENDS,
  ...CLIENTS,
  ...[...ROLES].flatMap((role) => [role, `${role}'s`]),
  ...CHARGING,
  ...SAID,
  ...THATS,
  ...THIS_IS,
  ...FILES,
  ..."for to addressed make what's whats client's customer's name name's promised write one one's ones he's she's".split(
    " ",
  ),
]);

/** What announces a client at a token, or null. */
export function announcementAt(tokens: readonly Token[], index: number): Announcement | null {
  if (index > 0 && at(tokens, index) === "for") return null;
  const name = [addressed, sentTo, named].map((find) => find(tokens, index)).find((found) => found >= 0);
  return name === undefined ? introduced(tokens, index) : { first: index, name, cued: true };
}
