import { wordSet } from "#shared/word-set.ts";
import { rulesHeard } from "../words/cued.ts";
import { joined } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import {
  isBoughtBehind,
  isBoughtElsewhere,
  isCostOfOthers,
  isOfTheirs,
  isPaidBefore,
  isSpent,
  shopEnd,
} from "./bought-elsewhere.ts";
import { TOPS, isBudget } from "./budgets.ts";
import { isToldOfOthers } from "./clauses-of-others.ts";
import { isAdvisedAgainst } from "./advised-against.ts";
import { isDeclined } from "./declined-prices.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";
import { isDoneByOthers } from "./others-doings.ts";
import { isPassedOn } from "./passed-on.ts";
import { ofThePast, wordsOfEarlier } from "./past-prices.ts";
import { perUnit } from "./per-unit.ts";
import { isQuotedByOthers } from "./quoted-by-others.ts";
import { isRefused } from "./refused-offers.ts";
import { isAskedByOthers } from "./rival-prices.ts";
import { isSoldByOthers } from "./sold-by-others.ts";
import { isValuation } from "./valuations.ts";
import { isOfOtherTimes, isThreshold, isUsualPrice } from "./usual-prices.ts";

/** What is bought elsewhere is put in here: "he bought the fan for one eighty, so two hours to hang it". */
const ofTheirs = rulesHeard([isBoughtElsewhere, isBoughtBehind, isOfTheirs, isPaidBefore, isCostOfOthers]);
const ofOthers = rulesHeard([
  isAskedByOthers,
  isSpent,
  isUsualPrice,
  isBudget,
  isValuation,
  isThreshold,
  isOfOtherTimes,
  ...ofThePast,
  isDoneByOthers,
  isToldOfOthers,
  isQuotedByOthers,
  isRefused,
  isAdvisedAgainst,
  isDeclined,
  isSoldByOthers,
]);

/** "Her boss gave her a two hundred dollar | bonus": what the sum is, and the name of no line. */
const GIFTS = wordSet("bonus grant voucher allowance deductible copay");

/** "Lost four thousand | in stock". */
const OF_LOSS = wordSet("stock inventory merchandise goods sales business revenue cash tools damage damages");

/** True when one of some ways to tell of a price tells of this one. */
function isTold(ways: readonly ((place: Place) => boolean)[], place: Place): boolean {
  for (const tells of ways) if (tells(place)) return true;
  return false;
}

/** Prices that are told and that nobody pays here, with the currency and the unit that they are said in. */
export const othersMoney: RoleRule = (place) => {
  const { tokens, nouns } = place.around;
  const others = isTold(ofOthers(tokens), place);
  if (!others && !isTold(ofTheirs(tokens), place)) return null;
  if (others && isPassedOn(place)) return figureAs(place, "money");
  const word = CURRENCY.has(joined(tokens, place.next)) ? place.next : place.number.last;
  const said = perUnit(tokens, word + 1, nouns, true)?.last ?? word;
  const when = others ? wordsOfEarlier(place) : 0;
  if (when > 0) return figureAs(place, "dimension", { last: word + when, told: true, others });
  const behind = joined(tokens, said + 1);
  if (behind === "in" && OF_LOSS.has(joined(tokens, said + 2)))
    return figureAs(place, "dimension", { last: said + 2, told: true, others });
  const last = TOPS.has(behind) || GIFTS.has(behind) ? said + 1 : shopEnd(tokens, said);
  return figureAs(place, "dimension", { last, told: true, others });
};
