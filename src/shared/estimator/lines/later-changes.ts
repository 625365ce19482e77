import { wordSet } from "#shared/word-set.ts";
import { boundedCents, formatMoney, formatQuantity, MAX_THOUSANDTHS, thousandths, type Cents } from "#shared/money.ts";
import { asThousandths, valueOf } from "../figures/counts.ts";
import { isPriceOfOwner, nameStem, sharesName, type Change, type SaidThing } from "../likelihood/change-signs.ts";
import { LikelyChanges } from "../likelihood/likelihood.ts";
import type { Figure } from "../numbers/figure.ts";
import { at, type Token } from "../words/tokens.ts";
import { countChoices } from "./count-questions.ts";
import { nameOf, type Doubt, type HeardLine } from "./doubt.ts";
import { askPrice } from "./doubted-prices.ts";
import type { Draft } from "./line-words.ts";

const WORDS = /[\p{L}\d']+/gu;

/** The lines of a talk as things that may be changed later, in the same order. */
export const saidThings = (said: readonly HeardLine[], tokens: readonly Token[]): SaidThing[] =>
  said.map(({ candidate, draft }) => {
    const stems = new Set<string>();
    if (draft) for (const word of draft.item.description.toLowerCase().match(WORDS) ?? []) stems.add(nameStem(word));
    else {
      for (const index of candidate.words) stems.add(nameStem(at(tokens, index)));
      for (const index of candidate.trailing) stems.add(nameStem(at(tokens, index)));
    }
    stems.delete("");
    return { stems, price: candidate.price, counts: candidate.quantities, last: candidate.last };
  });

/** From here on it is asked which of two numbers holds. What this lets through is measured on talk that nothing was learned from (`likelihood.test.ts`). */
const LIKELY = 0.45;

/** "Start up", "dug up": of things that were said so nothing is the same. */
const PARTICLES = wordSet("up down out off over away back");
const sharedStems = (thing: SaidThing, later: SaidThing): string[] =>
  [...later.stems].filter((stem) => thing.stems.has(stem) && !PARTICLES.has(stem));

const ALL = wordSet("both all");
/** "Sweep both flues ... a stainless cap to cover both three ten": of which things the cap is tells "both", and they share no more. */
const isForAllOf = ({ thing, owner, anew }: Change, tokens: readonly Token[]): boolean =>
  ALL.has(at(tokens, anew.first - 1)) &&
  owner.stems.size > OWN &&
  sharedStems(thing, owner).every((stem) => ALL.has(stem));

/** True for the price of a thing that has words of its own, and none of the other's. */
const isNamedApart = ({ thing, owner }: Change): boolean =>
  owner.stems.size >= OWN && sharedStems(thing, owner).length === 0;

/** Two lines are of two things when each has so many words that the other has not, and they share one alone. */
const [OWN, OWN_LATER] = [2, 3];
function isOtherThing(thing: SaidThing, later: SaidThing): boolean {
  const shared = sharedStems(thing, later).length;
  return shared <= 1 && thing.stems.size - shared >= OWN && later.stems.size - shared >= OWN_LATER;
}

/** True when the later line has words of its own. */
const isNamedBeside = (thing: SaidThing, later: SaidThing): boolean =>
  later.stems.size - sharedStems(thing, later).length >= OWN;

interface LikelyChange extends Change {
  /** The line of the thing, and that of the later number, when that is its price. */
  draft: Draft;
  later: Draft | null;
  /** "... the hedge is 300 ... 180 for the hedge": the later line has the name and the price, and stands. */
  again: boolean;
  likely: number;
}

/** Each likely change, the likeliest first. What is only told takes the place of nothing, and a sum of what was said neither. */
function likelyChanges(
  heard: readonly HeardLine[],
  tokens: readonly Token[],
  figures: readonly Figure[],
  told: ReadonlySet<Draft>,
): LikelyChange[] {
  const things = saidThings(heard, tokens);
  const changes = new LikelyChanges(tokens, figures, things);
  const found: LikelyChange[] = [];
  let index = 0;
  for (const { candidate, draft } of heard) {
    const thing = things[index++];
    if (!thing || !draft?.priced || draft.total || candidate.free || candidate.markup) continue;
    for (const change of changes.possible(thing)) {
      const { old, anew, owner } = change;
      // a count that makes no quantity changes nothing
      if (old !== candidate.price && !draft.item.sources.quantity) continue;
      const likely = changes.likelihood(change);
      if (likely < LIKELY) continue;
      const other = isPriceOfOwner(change) ? heard[things.indexOf(owner)]?.draft : null;
      if (other && (other.total || told.has(other))) continue;
      const later = other?.priced ? other : null;
      // "eleven chef knives at nine, that's 99 ... the tip of the boning knife fifteen": a price that its sum has settled
      if (later !== null && old === candidate.price && old.confirmed && isNamedBeside(thing, owner)) continue;
      const again = later !== null && !draft.item.sources.quantity && sharesName(owner, thing);
      // "take out fourteen feet of bearing wall ... patch the ceiling and the floor where the wall was"
      if (again && isOtherThing(thing, owner)) continue;
      if (later !== null && isForAllOf(change, tokens)) continue;
      // "eight hundred square feet ... a trench drain six eighty": what prices another thing counts none
      if (old !== candidate.price && later !== null && isNamedApart(change)) continue;
      found.push({ thing, old, anew, owner, draft, later, again, likely });
    }
  }
  return found.length < 2 ? found : found.toSorted((one, other) => other.likely - one.likely);
}

/** What a later number says that is the nearest to the earlier price: "two ten a foot ... two thirty five a foot". */
function nearestReading({ number, scale }: Figure, price: Cents): Cents {
  const prices = number.readings.map(({ value }) => boundedCents(value * scale));
  const farness = (one: Cents) => Math.abs(Math.log(Math.max(one, 1) / Math.max(price, 1)));
  return prices.reduce((nearest, one) => (farness(one) < farness(nearest) ? one : nearest), prices[0] ?? price);
}

function askPriceOf(change: LikelyChange): Doubt | null {
  const { draft, anew, again } = change;
  const { unitPrice: said } = draft.item;
  if (said === null) return null;
  const later = nearestReading(anew, said);
  const text = again
    ? `${nameOf(draft)} was priced again later, at ${formatMoney(later)}. Is it also ${formatMoney(said)}?`
    : `You said ${formatMoney(said)} for ${nameOf(draft)}, and later ${formatMoney(later)}. Which is it?`;
  return askPrice(change, text, again ? [said] : [later, said]);
}

function askCountOf({ draft, old, anew }: LikelyChange): Doubt | null {
  const { unitPrice, quantity, sources } = draft.item;
  if (unitPrice === null || valueOf(old) === 0) return null;
  const source = sources.quantity;
  // of people × days one of both is said anew
  const changed = Math.round((quantity * valueOf(anew)) / valueOf(old));
  const counts = [thousandths(Math.min(changed, MAX_THOUSANDTHS)), quantity];
  const [later, said] = [anew, old].map((figure) => formatQuantity(asThousandths(valueOf(figure))));
  return {
    text: `You said ${said} for ${nameOf(draft)}, and later ${later}. Which is it?`,
    field: "quantity",
    ...(source ? { source } : {}),
    choices: countChoices(unitPrice, counts),
  };
}

/**
 * What is asked of lines whose price or count was likely said anew later, and the lines whose price is then likely none of
 * their own. Each line is asked about once, and each later number stands against one.
 */
export function laterChanges(
  heard: readonly HeardLine[],
  tokens: readonly Token[],
  figures: readonly Figure[],
  told: ReadonlySet<Draft>,
): { doubts: Map<Draft, Doubt>; unsure: Set<Draft> } {
  const doubts = new Map<Draft, Doubt>();
  const unsure = new Set<Draft>();
  const said = new Set<Figure>();
  for (const change of likelyChanges(heard, tokens, figures, told)) {
    const { draft, later, again, anew, old, thing } = change;
    if (doubts.has(draft) || unsure.has(draft) || said.has(anew)) continue;
    const doubt = old === thing.price ? askPriceOf(change) : askCountOf(change);
    if (!doubt) continue;
    doubts.set(draft, doubt);
    said.add(anew);
    if (later && !doubts.has(later) && !(old === thing.price && again)) unsure.add(later);
  }
  return { doubts, unsure };
}
