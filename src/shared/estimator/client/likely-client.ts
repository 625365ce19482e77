import { wordSet } from "#shared/word-set.ts";
import { WEIGHTS } from "../likelihood/client-weights.ts";
import { sumBy } from "../likelihood/weighed.ts";
import { isShortTalk } from "../words/short-talk.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { ClientSigns, LONGEST, saysMore } from "./client-signs.ts";
import { endsPrice, type Found, type Talk } from "./finder.ts";
import type { Named } from "./households.ts";
import { isPriced } from "./priced-thing.ts";

/** From here on a name is the client's where no rule finds one. */
export const LIKELY = 0.55;
/** From here on it is asked. In unread talk without a client one of forty has a name that is so likely (`bench/clients.ts`). */
export const PERHAPS = 0.3;
/** From here on it is the client's, and not the name elsewhere in the talk that a rule finds. */
const LIKELIER = 0.7;
/** So much of the likelihood that somebody is meant one way to say the name has, where it holds against that of a rule. */
const SAID_SO = 0.6;
/** Short talk says whom it is for in ways that the rules know: what they find holds unless another is as likely as that, and where they find nobody a name must be surer. */
const [LIKELY_OF_SHORT, LIKELIER_OF_SHORT] = [0.65, 0.9];

const weigh = sumBy(WEIGHTS);

/** A name, how likely somebody who is called so there is the client, from 0 to 1, and how much of that this way to say it has: "bill pruitt" of "bill", "pruitt" and "bill pruitt". */
interface LikelyName {
  name: Named;
  likelihood: number;
  share: number;
}

/** The likelihoods of all names beside nobody, which come to 1 with that of nobody. */
function likelihoodsOf(names: readonly Named[], signs: ClientSigns): number[] {
  const sums = names.map((name) => weigh(signs.of(name)));
  const nobody = weigh(signs.ofNobody());
  const most = sums.reduce((one, other) => Math.max(one, other), nobody);
  // each against the likeliest, so that no power grows beyond what a number can hold
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, Math.exp(nobody - most));
  return powers.map((power) => power / all);
}

/** True for names of which one has a word of the other. */
const overlap = (one: Named, other: Named): boolean => one.first <= other.last && other.first <= one.last;

/**
 * Of some names, in the order of a talk, the likeliest to be the client's, beside all others and beside nobody; null of none.
 * Names that share a word name one and the same. `scripts/learn-clients.ts` learns the weights from whom people said some
 * thousand jobs are for.
 */
export function likeliestOf(names: readonly Named[], signs: ClientSigns): LikelyName | null {
  const likely = likelihoodsOf(names, signs);
  let [place, likelihood] = [-1, 0];
  let from = 0;
  for (const [index, name] of names.entries()) {
    while ((names[from]?.first ?? name.first) < name.first - LONGEST) from++;
    let sum = 0;
    for (let other = from; other < names.length; other++) {
      const beside = names[other];
      if (beside === undefined || beside.first > name.last) break;
      if (overlap(name, beside)) sum += likely[other] ?? 0;
    }
    const isLikelier = place < 0 || (likely[index] ?? 0) > (likely[place] ?? 0);
    if (sum > likelihood + NEARLY || (sum > likelihood - NEARLY && isLikelier)) [place, likelihood] = [index, sum];
  }
  const middle = names[place];
  if (middle === undefined) return null;
  for (const [index, name] of names.entries())
    if (overlap(name, middle) && (likely[index] ?? 0) > (likely[place] ?? 0)) place = index;
  return { name: names[place] ?? middle, likelihood, share: (likely[place] ?? 0) / likelihood };
}
/** Names are as likely that differ by no more. */
const NEARLY = 0.01;

/** The words that only lead to a name. */
const LEADS = wordSet("for at to");

/** "Forty for | shrink wrap", "fifteen for the | ointment": what stands behind a price may be what it is for. */
function isPriceOf(tokens: readonly Token[], first: number): boolean {
  const leads = at(tokens, first - 1) === "the" ? first - 2 : first - 1;
  return at(tokens, leads) === "for" && endsPrice(at(tokens, leads - 1));
}

/** Whom a talk is likely for. */
interface LikelyClient extends LikelyName {
  found: Found;
  /** Whether it is the client, and need not be asked. */
  sure: boolean;
  /** Whether some words were weighed as a name. */
  wasWeighed: (name: Named) => boolean;
}

const isSame = (one: Named, other: Named): boolean => one.first === other.first && one.last === other.last;
const isInside = (one: Named, other: Named): boolean => other.first <= one.first && one.last <= other.last;

/** Whom a talk is likely for; null when nobody is. A name that has a price is a thing's. */
export function likelyClient(talk: Talk): LikelyClient | null {
  const signs = new ClientSigns(talk);
  const names = signs.names();
  const likely = likeliestOf(names, signs);
  if (!likely || likely.likelihood < PERHAPS) return null;
  const { tokens } = talk;
  const { first, last: end } = likely.name;
  // "Jimmy Dale Hutchens | place"
  const last = end > first && at(tokens, end) === "place" ? end - 1 : end;
  if (isPriced(tokens, last)) return null;
  const led = LEADS.has(at(tokens, first - 1)) && isJoined(tokens[first]);
  return {
    ...likely,
    found: { first, last, from: led ? first - 1 : first },
    sure: likely.likelihood >= (isShortTalk(tokens) ? LIKELY_OF_SHORT : LIKELY) && !isPriceOf(tokens, first),
    wasWeighed: (name) => names.some((one) => isSame(one, name)),
  };
}

const PLACING = wordSet("at from of with the");

/** "Sister Anne at | Saint Monica": where somebody is who was named right before. */
function isWhere(tokens: readonly Token[], ruled: Named, { first }: Named): boolean {
  if (first <= ruled.last + 1) return false;
  for (let index = ruled.last + 1; index < first; index++) if (!PLACING.has(at(tokens, index))) return false;
  return true;
}

/** What leads to somebody to ask, who need not be whom a job is for. */
const CONTACTS = wordSet("contact attn attention");

/** "Contact is | Mrs Crane", "attn Rita": whom to ask, where somebody else was named before. */
function isContact(tokens: readonly Token[], ruled: Named, { first }: Named): boolean {
  const cue = /^(?:is|person|name|name's)$/.test(at(tokens, first - 1)) ? first - 2 : first - 1;
  return ruled.last < first && (CONTACTS.has(at(tokens, cue)) || CONTACTS.has(at(tokens, cue - 1)));
}

/** "Little mia", whose mother pays. */
const CHILDREN = wordSet("little baby");

const JOINS = wordSet("and & of");

/** True for words of which one joins names: "Tom Whitley | and Amy Chu", "the estate | of Harold Finch". */
function joins(tokens: readonly Token[], { first, last }: Named): boolean {
  for (let index = first; index <= last; index++) if (JOINS.has(at(tokens, index))) return true;
  return false;
}

/**
 * Of a name that a rule finds and the likeliest one the one that holds. In talk of some length it is another where that is much
 * likelier, and the same with more or fewer words where that is the likeliest way to say it; what was not weighed ("First Baptist")
 * and what joins two names keep their words. "Lorraine says" is never a name.
 */
export function likelierOf(ruled: Found, likely: LikelyClient, tokens: readonly Token[]): Found {
  const { found, likelihood, share, sure, wasWeighed } = likely;
  const another = { ...found, from: Math.min(ruled.from, found.from) };
  if (overlap(found, ruled) && saysMore(tokens, ruled)) return another;
  const isShort = isShortTalk(tokens);
  if (!overlap(found, ruled)) {
    const isLikelier = sure && likelihood >= (isShort ? LIKELIER_OF_SHORT : LIKELIER);
    const isChild = CHILDREN.has(at(tokens, ruled.first)) && sure;
    const isBeside = isWhere(tokens, ruled, found) || isContact(tokens, ruled, found);
    return (isLikelier || isChild) && !isBeside ? found : ruled;
  }
  if (isShort || isSame(found, ruled)) return ruled;
  if (isInside(ruled, found)) return share >= SAID_SO ? another : ruled;
  return share >= SAID_SO && wasWeighed(ruled) && !joins(tokens, ruled) ? another : ruled;
}
