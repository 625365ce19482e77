import { wordSet } from "#shared/word-set.ts";
import { WEIGHTS } from "../likelihood/client-weights.ts";
import { sumBy } from "../likelihood/weighed.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { ClientSigns } from "./client-signs.ts";
import { endsPrice, type Found, type Talk } from "./finder.ts";
import type { Named } from "./households.ts";
import { isPriced } from "./priced-thing.ts";

/** From here on a name is the client's. */
export const LIKELY = 0.6;
/** From here on it is asked. In unread talk without a client one of forty has a name that is so likely (`bench/clients.ts`). */
export const PERHAPS = 0.3;

const weigh = sumBy(WEIGHTS);

/** A name, and how likely it is the client's, from 0 to 1. */
interface LikelyName {
  name: Named;
  likelihood: number;
}

/**
 * Of some names the likeliest to be the client's, beside all others and beside nobody; null of none. `scripts/learn-clients.ts`
 * learns the weights from whom people said some thousand jobs are for.
 */
export function likeliestOf(names: readonly Named[], signs: ClientSigns): LikelyName | null {
  const sums = names.map((name) => weigh(signs.of(name)));
  const nobody = weigh(signs.ofNobody());
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity);
  const name = names[sums.indexOf(most)];
  // each against the likeliest, so that no power grows beyond what a number can hold
  const all = sums.reduce((total, sum) => total + Math.exp(sum - most), Math.exp(nobody - most));
  return name ? { name, likelihood: 1 / all } : null;
}

/** The words that only lead to a name. */
const LEADS = wordSet("for at to");

/** "Forty for | shrink wrap", "fifteen for the | ointment": what stands behind a price may be what it is for. */
function isPriceOf(tokens: readonly Token[], first: number): boolean {
  const leads = at(tokens, first - 1) === "the" ? first - 2 : first - 1;
  return at(tokens, leads) === "for" && endsPrice(at(tokens, leads - 1));
}

/** Whom a talk is likely for, and whether that is sure enough; null when nobody is. */
export function likelyClient(talk: Talk): { found: Found; sure: boolean } | null {
  const signs = new ClientSigns(talk);
  const likely = likeliestOf(signs.names(), signs);
  if (!likely || likely.likelihood < PERHAPS) return null;
  const { tokens } = talk;
  const { first, last } = likely.name;
  if (isPriced(tokens, last)) return null;
  const led = LEADS.has(at(tokens, first - 1)) && isJoined(tokens[first]);
  return {
    found: { first, last, from: led ? first - 1 : first },
    sure: likely.likelihood >= LIKELY && !isPriceOf(tokens, first),
  };
}
