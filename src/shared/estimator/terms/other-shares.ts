import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, joined, type Token } from "../words/tokens.ts";

const HELD = wordSet("retainage retention holdback");
const FEES = wordSet("fee surcharge charge more extra processing convenience");
const CARDS = wordSet("card cards credit debit amex paypal");
const LEADS = wordSet("on for if with by when a the he she they you pay pays paying use uses using it's credit of");
const CARD_REACH = 7;

/** "Ten percent | retainage", "three percent | fee on cards": a share that is a term by itself, and no discount; its last token, or -1. */
export function otherShareEnd(tokens: readonly Token[], { last }: Figure): number {
  if (HELD.has(joined(tokens, last + 1))) return last + 1;
  let [end, fee, card] = [last + 1, false, -1];
  for (; end <= last + CARD_REACH; end++) {
    const word = joined(tokens, end);
    if (CARDS.has(word)) card = end;
    else if (FEES.has(word)) fee = true;
    else if (!LEADS.has(word)) break;
    // "three percent card fee"
    if (card >= 0 && fee && !CARDS.has(joined(tokens, end + 1)) && !FEES.has(joined(tokens, end + 1))) break;
  }
  if (card < 0 || !fee) return -1;
  return FEES.has(joined(tokens, end)) ? end : card;
}

const PROPERTIES =
  /^(?:efficient|efficiency|afue|humidity|cotton|wool|silk|recycled|polyester|acrylic|solids|shade|slope|grade|opacity|tint)$/;
const ARTICLES = wordSet("a an the");
/** Behind "a ten percent": what is taken off, paid or added, and no thing of that kind. */
const SHARES = wordSet(
  "off discount discounted deposit down retainer tax taxes markup mark rebate credit reduction break cut increase raise bump hike fee surcharge charge tip gratuity commission penalty bonus share cushion contingency overhead waste overage extra allowance restocking rush loyalty senior military veteran veterans neighbor referral repeat cash early friend friends family first bulk holiday late balance payment upfront up front interest finance premium difference margin profit sales use state city county local price money deal special coupon paid due owed owing to on of for before when at upon percent % labor labour",
);

/** Nobody takes so much off, and few ask for it ahead. */
const HIGH_SHARE = 75;
const PAYING =
  /^(?:pa(?:y|ys|id|ying)|ow(?:e|es|ed|ing)|covers?|covering|takes?|took|gets?|wants?|collect(?:ed|s)?|put)$/;

/** "A | ninety six percent | two-stage", "96 percent furnace", "100 percent cotton": what a thing is like, and no share of the price. */
export function isMakeup(tokens: readonly Token[], figure: Figure): boolean {
  const { first, last } = figure;
  const next = joined(tokens, last + 1);
  if (PROPERTIES.test(next) || (next === "high" && PROPERTIES.test(joined(tokens, last + 2)))) return true;
  // "they paid | 90 percent | last week"
  const isHigh = dollarsOf(figure) >= HIGH_SHARE && !PAYING.test(at(tokens, first - 1));
  const described = isNumberWord(next)
    ? isHigh || /^(?:stage|speed|ply|way)$/.test(joined(tokens, last + 2))
    : isThing(next);
  if (!described || (!isHigh && !ARTICLES.has(at(tokens, first - 1)))) return false;
  return !SHARES.has(next) && !SHARES.has(joined(tokens, last + 2));
}
