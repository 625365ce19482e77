import { WEIGHTS } from "../likelihood/client-weights.ts";
import { sumBy } from "../likelihood/weighed.ts";
import { ClientSigns } from "./client-signs.ts";
import type { Talk } from "./finder.ts";
import type { Named } from "./households.ts";

const weigh = sumBy(WEIGHTS);

/** A name, and how likely it is the client's, from 0 to 1. */
export interface LikelyName {
  name: Named;
  likelihood: number;
}

/** Of some names the likeliest to be the client's, beside all others and beside nobody; null of none. */
export function likeliestOf(names: readonly Named[], signs: ClientSigns): LikelyName | null {
  const sums = names.map((name) => weigh(signs.of(name)));
  const nobody = weigh(signs.ofNobody());
  const most = Math.max(...sums);
  const name = names[sums.indexOf(most)];
  // each against the likeliest, so that no power grows beyond what a number can hold
  const all = sums.reduce((total, sum) => total + Math.exp(sum - most), Math.exp(nobody - most));
  return name ? { name, likelihood: 1 / all } : null;
}

/**
 * The likeliest name of a talk to be its client's; null when nothing may be a name. `scripts/learn-clients.ts` learns the
 * weights from whom people said some thousand jobs are for.
 */
export function likeliestName(talk: Talk): LikelyName | null {
  const signs = new ClientSigns(talk);
  return likeliestOf(signs.names(), signs);
}
