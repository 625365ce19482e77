import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { isDigits, isNumberWord, TEENS, TENS, UNITS } from "../words/number-words.ts";
import { FIRST_PERSON, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, beginsSentence, isJoined, joined, wordsOf, type Token } from "../words/tokens.ts";
import { inOwnWords } from "./in-own-words.ts";

/** A term without a sum: how it is written, and the tokens that say it. `takes`: they belong to no line. */
export interface PlainTerm {
  term: string;
  first: number;
  last: number;
  takes: boolean;
}

/** What a talk is looked at with. */
interface Talk {
  text: string;
  tokens: readonly Token[];
  figures: readonly Figure[];
}

type Way = (talk: Talk, index: number) => PlainTerm | null;

const ARTICLES = wordSet("the a an his her their our your");
const RUNS_OUT = wordSet("and but so plus with deposit half net i we she he they it's that's then");

/** The last token of a thing named from a token on, in one breath no more than its first word: "the wedding", "install". */
function thingEnd(tokens: readonly Token[], from: number): number {
  const noun = ARTICLES.has(joined(tokens, from)) ? from + 1 : from;
  const word = joined(tokens, noun);
  if (word === "" || RUNS_OUT.has(word) || isNumberWord(word)) return from - 1;
  const next = joined(tokens, noun + 1);
  const ends = !isJoined(tokens[noun + 2]) || RUNS_OUT.has(joined(tokens, noun + 2));
  return next !== "" && ends && !RUNS_OUT.has(next) && !isNumberWord(next) ? noun + 1 : noun;
}

const MILESTONES = wordSet(
  "install installation installing delivery pickup launch approval closing handover signing event wedding party rehearsal start startup framing drywall rough inspection",
);
const BEFORE = wordSet("before prior");
/** What is paid of a price is said with one of these. */
const PARTS = wordSet("percent % half third quarter deposit retainer dollars bucks");
const SHARES: ReadonlySet<string> = new Set([...PARTS, "down", "booking", "front", "start", "book", "date"]);
const SHARE_REACH = 12;

/** "Two weeks before the wedding", "the week before", "at install" from a token on: the last token, or -1. */
function whenEnd(tokens: readonly Token[], from: number): number {
  const word = joined(tokens, from);
  if (word === "at" || word === "on" || word === "upon") {
    const noun = ARTICLES.has(joined(tokens, from + 1)) ? from + 2 : from + 1;
    const named = [noun, noun + 1].find((place) => MILESTONES.has(joined(tokens, place)));
    return named ?? -1;
  }
  let time = from;
  while (isNumberWord(joined(tokens, time))) time++;
  if (time === from && word === "the") time++;
  if (time === from || !/^(?:day|week|month|night)s?$/.test(joined(tokens, time))) return -1;
  const before = joined(tokens, time + 1);
  if (!BEFORE.has(before)) return -1;
  const to = before === "prior" && joined(tokens, time + 2) === "to" ? time + 2 : time + 1;
  return Math.max(to, thingEnd(tokens, to + 1));
}

/** "Thirty percent to book, | balance two weeks before the wedding", "half to start, | the rest at install": when what is left is due. */
const balanceDue: Way = ({ text, tokens, figures }, index) => {
  const isBalance = at(tokens, index) === "balance";
  let when = index + 1;
  while (/^(?:is|due|payable|paid|to|be)$/.test(joined(tokens, when))) when++;
  const last = whenEnd(tokens, when);
  if (last < 0 || at(tokens, index + 1) === "of") return null;
  // "the rest at the front": of the work
  const shared = wordsBefore(tokens, index, SHARE_REACH).some((word) => SHARES.has(word));
  if (!isBalance && !shared && when === index + 1) return null;
  const first = /^(?:the|and)$/.test(at(tokens, index - 1)) ? index - 1 : index;
  return { term: `Balance due ${inOwnWords(text, tokens, figures, when, last)}`, first, last, takes: true };
};

const COUNTED = /^(?:count|counts|headcount|numbers|list|menu|payment|balance)$/;
const FINAL = wordSet("final guest full");

/** "Final count | due ten days before the event": what is due so long before, and no day that money is due in. */
const dueBefore: Way = ({ text, tokens, figures }, index) => {
  let named = index - 1;
  while (/^(?:is|are|in)$/.test(at(tokens, named)) && isJoined(tokens[named + 1])) named--;
  if (!COUNTED.test(at(tokens, named)) || !isJoined(tokens[named + 1])) return null;
  const last = whenEnd(tokens, index + 1);
  // "the balance is due on delivery" is said elsewhere
  if (last < 0 || /^(?:at|on|upon)$/.test(at(tokens, index + 1))) return null;
  let first = named;
  while (FINAL.has(at(tokens, first - 1)) && isJoined(tokens[first]) && first > named - 3) first--;
  return { term: inOwnWords(text, tokens, figures, first, last), first, last, takes: true };
};

const EACH = /^(?:each|every|the)$/;
const PERIODS = /^(?:week|month|quarter|year)$/;
const PERIODIC = /^(?:weekly|monthly|quarterly|annually|yearly|biweekly)$/;

/** "Billed monthly", "billed at the start of each month", "he pays monthly": how often the bill comes. */
const billedEach: Way = ({ text, tokens }, index) => {
  const verb = at(tokens, index) === "pays" ? "Paid" : at(tokens, index) === "billed" ? "Billed" : "Invoiced";
  if (verb === "Paid" && !/^(?:he|she|they|who|client|customer)$/.test(at(tokens, index - 1))) return null;
  if (PERIODIC.test(joined(tokens, index + 1)))
    return { term: `${verb} ${at(tokens, index + 1)}`, first: index, last: index + 1, takes: false };
  const [lead, article, edge, of, each, period] = [1, 2, 3, 4, 5, 6].map((step) => joined(tokens, index + step));
  if (!/^(?:at|on)$/.test(lead ?? "") || article !== "the" || !/^(?:start|end|beginning|first|last)$/.test(edge ?? ""))
    return null;
  if (of !== "of" || !EACH.test(each ?? "") || !PERIODS.test(period ?? "")) return null;
  const last = index + 6;
  return {
    term: `${verb} ${wordsOf(text, tokens, index + 1, last)}`,
    first: index,
    last,
    takes: true,
  };
};

const SHARE_OF: ReadonlySet<string> = new Set([...PARTS, "hundred", "thousand"]);
const PAST = wordSet("he she they already was who has had he's she's they've i we");

/** "Twelve sessions at 75, | paid up front": all of it is due before the work. A share before it is a deposit. */
const paidUpFront: Way = ({ tokens }, index) => {
  const front = joined(tokens, index + 1) === "up" && joined(tokens, index + 2) === "front" ? index + 2 : index + 1;
  if (front === index + 1 && joined(tokens, front) !== "upfront") return null;
  const [before, before2] = [at(tokens, index - 1), at(tokens, index - 2)];
  const apart = !isJoined(tokens[index]);
  if (PAST.has(before) || PAST.has(before2)) return null;
  if (!apart && (SHARE_OF.has(before) || isDigits(before) || (before === "be" && SHARE_OF.has(before2)))) return null;
  return { term: "Paid up front", first: index, last: front, takes: true };
};

const TO_CANCEL = /^(?:cancel|canceling|cancelling|cancellation|cancellations|reschedule|rescheduling|changes)$/;
const ASKED_FOR = /^(?:required|needed|please)$/;

/** "Twenty four hours | notice to cancel": how long before something has to be called off. */
const notice: Way = ({ text, tokens, figures }, index) => {
  const unit = index - 1;
  const length = figures.find(({ number }) => number.last === unit - 1);
  if (!length || !/^(?:day|hour|week|month)s?'?s?$/.test(at(tokens, unit)) || !isJoined(tokens[index])) return null;
  const cancels = wordsBefore(tokens, length.first, 5).findIndex((word) => TO_CANCEL.test(word));
  let last = index;
  if (/^(?:to|for|of|on)$/.test(joined(tokens, last + 1)) && TO_CANCEL.test(joined(tokens, last + 2))) last += 2;
  else if (ASKED_FOR.test(joined(tokens, last + 1))) last++;
  else if (cancels < 0 && (isJoined(tokens[length.number.first]) || isJoined(tokens[index + 1]))) return null;
  const first = last === index && cancels >= 0 ? length.first - 1 - cancels : length.number.first;
  return { term: inOwnWords(text, tokens, figures, first, last), first, last, takes: true };
};

const ROUND_PRICE_REACH = 3;
const REVISED = /^(?:revisions?|edits|changes|corrections)$/;
/** "Two | rounds of revisions", unless they have a price of their own. */
const rounds: Way = ({ text, tokens, figures }, index) => {
  const count = figures.find(({ number }) => number.last === index - 1);
  const next = joined(tokens, index + 1) === "of" ? index + 2 : index + 1;
  const noun = [next, next + 1].find((place) => REVISED.test(joined(tokens, place)));
  if (!count || noun === undefined || /^(?:extra|additional|more|another)$/.test(at(tokens, count.first - 1)))
    return null;
  const behind = noun + wordsFrom(tokens, noun + 1, ROUND_PRICE_REACH).length;
  const price = figures.some(({ role, first }) => role === "money" && first > noun && first <= behind);
  if (price) return null;
  return {
    term: inOwnWords(text, tokens, figures, count.number.first, noun),
    first: count.number.first,
    last: noun,
    takes: false,
  };
};

const digitsSaid = (word: string): string => {
  const value = word === "oh" ? 0 : (UNITS.get(word) ?? TEENS.get(word) ?? TENS.get(word));
  return value === undefined ? "" : String(value);
};

/** "Purchase order number four four seven one", "PO 4471": the number that the client asks for on the bill. */
const purchaseOrder: Way = ({ text, tokens }, index) => {
  let next = index + 1;
  if (at(tokens, index) === "purchase") {
    if (joined(tokens, next) !== "order") return null;
    next++;
  }
  while (/^(?:number|no|is|#)$/.test(at(tokens, next)) && !beginsSentence(tokens[next])) next++;
  let [written, end] = ["", next];
  if (isDigits(at(tokens, next)) && !beginsSentence(tokens[next])) {
    while (isDigits(at(tokens, end + 1)) && /^(?:none|hyphen)$/.test(tokens[end + 1]?.gap ?? "")) end++;
    written = wordsOf(text, tokens, next, end);
    end++;
  } else
    for (; digitsSaid(joined(tokens, end)) !== ""; end++) {
      const [word, unit] = [at(tokens, end), UNITS.get(joined(tokens, end + 1))];
      const tens = TENS.get(word);
      if (tens !== undefined && unit) {
        written += String(tens + unit);
        end++;
      } else written += digitsSaid(word);
    }
  return written.length < 2 ? null : { term: `Purchase order ${written}`, first: index, last: end - 1, takes: true };
};

/** With these something else begins behind what a term is about: "not responsible for the sprinkler lines | half down". */
const TERM_ENDS = wordSet(
  "and but so then also plus because since if when while unless its it's it we i i'm we're i'll we'll they she he they're he's she's there's you that's this there's half deposit net total balance due start starts starting can client customer owner name tax price good valid call takes thanks thank please no not",
);
const MOST_IN_TERM = 9;
/** The last token of what a term is about, from its first on, or -1 where nothing is named: "the rest of the roof". */
function aboutEnd(tokens: readonly Token[], first: number): number {
  let last = first - 1;
  while (last - first < MOST_IN_TERM) {
    const next = joined(tokens, last + 1);
    if (next === "" || TERM_ENDS.has(next) || isNumberWord(next)) break;
    last++;
  }
  while (last >= first && (ARTICLES.has(at(tokens, last)) || /^(?:or|of|on|for|in|to|with)$/.test(at(tokens, last))))
    last--;
  return last >= first ? last : -1;
}

/** "Not responsible | for the sprinkler lines": what we answer for in no case. */
const notResponsible: Way = ({ text, tokens, figures }, index) => {
  if (at(tokens, index - 1) !== "not" || joined(tokens, index + 1) !== "for") return null;
  const last = aboutEnd(tokens, index + 2);
  // "he's not responsible for it"
  if (last < 0 || /^(?:he's|she's|they're|is|was|he|she|they|you're|you)$/.test(at(tokens, index - 2))) return null;
  const term = inOwnWords(text, tokens, figures, index - 1, last);
  return { term: `We are ${term.charAt(0).toLowerCase()}${term.slice(1)}`, first: index - 1, last, takes: true };
};

/** "No warranty | on the rest of the roof", "no warranty": what we promise nothing for. */
const noWarranty: Way = ({ text, tokens, figures }, index) => {
  if (at(tokens, index - 1) !== "no") return null;
  // "no warranty", and nothing more
  if (!isJoined(tokens[index + 1]))
    return { term: `No ${at(tokens, index)}`, first: index - 1, last: index, takes: true };
  if (!/^(?:on|for)$/.test(joined(tokens, index + 1))) return null;
  const last = aboutEnd(tokens, index + 2);
  if (last < 0 || /^(?:has|had|have|got|is|was|there's|with|said)$/.test(at(tokens, index - 2))) return null;
  return { term: inOwnWords(text, tokens, figures, index - 1, last), first: index - 1, last, takes: true };
};

const WAYS: ReadonlyMap<string, Way> = new Map<string, Way>([
  ["balance", balanceDue],
  ["rest", balanceDue],
  ["remainder", balanceDue],
  ["due", dueBefore],
  ["billed", billedEach],
  ["invoiced", billedEach],
  ["pays", billedEach],
  ["paid", paidUpFront],
  ["payment", paidUpFront],
  ["notice", notice],
  ["responsible", notResponsible],
  ["warranty", noWarranty],
  ["guarantee", noWarranty],
  ["rounds", rounds],
  ["round", rounds],
  ["purchase", purchaseOrder],
  ["po", purchaseOrder],
]);

/** "Nobody said", "I gave two weeks notice": what the speaker tells of himself is no term. */
const isTold = (tokens: readonly Token[], first: number): boolean => {
  const [before = "", second = ""] = wordsBefore(tokens, first, 2);
  return /^(?:gave|gives|had|got|no|not|don't|never)$/.test(before) || (FIRST_PERSON.has(second) && before === "paid");
};

/** What is said plainly of the whole, at one of its words: "rest at install", "billed monthly", "24 hours notice to cancel"; or null. */
export function plainTermAt(talk: Talk, taken: Uint8Array, index: number): PlainTerm | null {
  const found = WAYS.get(at(talk.tokens, index))?.(talk, index) ?? null;
  if (!found || isTold(talk.tokens, found.first)) return null;
  for (let place = found.first; place <= found.last; place++) if (taken[place] === ENDS_LINE) return null;
  return found;
}
/** A plain term is said at one of these words. */
export const PLAIN_TERM_WORDS: ReadonlySet<string> = new Set(WAYS.keys());
