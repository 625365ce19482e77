import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { FIRST_PERSON, LEAST, wordsBefore } from "../words/sentence-words.ts";
import { looksPlural } from "../words/units.ts";
import { CREW, CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";
import { perUnit } from "./per-unit.ts";
import { isByOthers, isRival } from "./rival-prices.ts";

/** How many words such a clause has at most. */
const LONGEST_CLAUSE = 18;
/** Between what others did and its price: "got about", "charged them", "had it done for". */
const LEADING = wordSet("him her them it about around like maybe only just roughly for at a $ over under something");

/** What they do with money of their own, when nothing but who stands before it. */
const GETTING = wordSet("got gets getting charged charging charges asked asking took");
/** Of the last planter "got ninety" may say what it was filled with; nothing but people do these. */
const CHARGING = wordSet("charged billed charging charges asked asking getting spent");
const NOWADAYS = wordSet("gets charges charging");
const ONLY = wordSet("only just always");
const IS_DOING = wordSet("was were is are been only just always kept");

const FAMILY = wordSet(
  "neighbor neighbors friend friends buddy brother brothers cousin sister sisters uncle aunt dad mom father mother son daughter nephew niece grandma grandpa parents folks coworker",
);
/** True for a word of others who are told of beside a job. */
export const isOfOthers = (word: string): boolean => FAMILY.has(word) || isRival(word);
const WHOSE = wordSet("his her their my the whose our a another");
const EARLIER = wordSet("last old previous first other prior former");
const THEIRS = wordSet("his hers theirs it one that this them those same");
const HAVING = wordSet("had got has gets have");
/** Who is told of once more before the verb: "the guy | they had before", "the outfit | across the street". */
const TOLD_OF = wordSet("before who that across down up from next around they he she we over");

/** True for somebody of theirs whose word stands at a place of words that run back: "his brother | in law", "the outfit". */
function isSomebody(back: readonly string[], place: number, doing: string): boolean {
  const word = back[place] ?? "";
  const whose = back[place + 1] ?? "";
  if (EARLIER.has(whose)) {
    const doer = isDoer(word) && (CHARGING.has(doing) || ONLY.has(back[place - 1] ?? ""));
    return WHOSE.has(back[place + 2] ?? "") && (isRival(word) || CREW.has(word) || doer);
  }
  // "my nephew charges thirty an hour" for this job
  if (whose === "my" || whose === "our") return FAMILY.has(word) && !NOWADAYS.has(doing);
  return WHOSE.has(whose) && isOfOthers(word);
}

/** "Her last walker", "the old plower": one who did it before, by the word for the doing. */
const isDoer = (word: string): boolean => /\p{L}{3}er$/u.test(word) && !looksPlural(word);

const OWN = wordSet("mine his hers theirs ours");

/** The place of somebody who did what stands before `verb` in words that run back, or -1. */
function doerBefore(back: readonly string[], verb: number): number {
  let place = verb + 1;
  while (IS_DOING.has(back[place] ?? "")) place++;
  // "his brother in law", "a buddy of mine"
  if ((back[place] === "law" && back[place + 1] === "in") || (OWN.has(back[place] ?? "") && back[place + 1] === "of"))
    place += 2;
  const doing = back[verb] ?? "";
  if (isSomebody(back, place, doing)) return place;
  // "the outfit they had before", "the guy across the street"
  for (let head = place + 1; head <= place + 6 && head < back.length; head++)
    if (TOLD_OF.has(back[head - 1] ?? "") && isSomebody(back, head, doing)) return head;
  return -1;
}

const DOING = wordSet("do does did");

const HITTING = wordSet("hit hits soak soaked soaks stung sting nailed stuck gouged clipped");
const WHOM = wordSet("him her them you people folks everybody everyone");
const TRYING = wordSet("tried trying tries wanted offered likes going");
const MODALS = wordSet("would will could might they'd he'd she'd");
/** "Does it for", "would've hit him for", "tried to charge her", "'s asking": the place of a verb that nothing but people and shops do, or -1. */
function chargesAt(back: readonly string[], lead: number): number {
  const verb = back[lead] ?? "";
  if (CHARGING.has(verb)) return lead;
  if (verb === "charge" && MODALS.has(back[lead + 1] ?? "")) return lead;
  if (verb === "charge" && back[lead + 1] === "to" && TRYING.has(back[lead + 2] ?? "")) return lead + 2;
  const priced = back.indexOf("for");
  if (priced < 0 || priced >= lead + 1) return -1;
  if (HITTING.has(back[priced + 2] ?? "") && WHOM.has(back[priced + 1] ?? "")) return priced + 2;
  // "do it for six hundred" is an order
  const ordered = back[priced + 2] === "do" && !MODALS.has(back[priced + 3] ?? "");
  return DOING.has(back[priced + 2] ?? "") && THEIRS.has(back[priced + 1] ?? "") && !ordered ? priced + 2 : -1;
}

const INDEFINITE = wordSet("the his her their a one some another whose");
const PRONOUNS = wordSet("he she they he'd she'd they'd somebody someone who anybody nobody");
const AUXILIARIES = wordSet(
  "would've would will might have has had was were is been always just only never kept could",
);
const WHICH_RIVAL = new Set([...WHOSE, "other", "some", "that", "one"]);
/** "Some other outfit swept it in october and | charged him": whoever did it charged for it. */
function isDoneByRival(back: readonly string[], place: number): boolean {
  const ours = back.findIndex((word, index) => index >= place && FIRST_PERSON.has(word));
  const who = back.findIndex(
    (word, index) =>
      index > place &&
      WHICH_RIVAL.has(back[index + 1] ?? "") &&
      (isOfOthers(word) || (CREW.has(word) && /^(?:an)?other$/.test(back[index + 1] ?? ""))),
  );
  return who > place && (ours < 0 || ours > who);
}

const BILLED = wordSet("charged billed");
const IS = wordSet("is are was were");
/** True when whoever does it is none of us, by the word or two before the verb: "the garden center's", "her ex", "the kid down the block". */
function isChargedByOthers(back: readonly string[], verb: number, byOthers: boolean): boolean {
  let place = verb + 1;
  while (AUXILIARIES.has(back[place] ?? "")) place++;
  // "one missed session was charged at thirty": here; "the neighbor was billed"
  if (BILLED.has(back[verb] ?? "") && IS.has(back[verb + 1] ?? "") && !byOthers && !PRONOUNS.has(back[place] ?? ""))
    return isOfOthers(back[place] ?? "");
  // "he'd do it" waits for where it was said; "he tried to charge her"
  if (PRONOUNS.has(back[place] ?? "")) return !DOING.has(back[verb] ?? "");
  if (back[place] === "and") return isDoneByRival(back, place + 1);
  for (let head = place; head <= place + 4 && head < back.length - 1; head++) {
    const word = back[head] ?? "";
    if (FIRST_PERSON.has(word)) return false;
    if (!INDEFINITE.has(back[head + 1] ?? "")) continue;
    const near = head <= place + 1 || TOLD_OF.has(back[head - 1] ?? "");
    return near && !CREW.has(word) && !INDEFINITE.has(word);
  }
  return false;
}

const HAVING_FOR = wordSet("for at");
/** From here on the talk is of the job again, or of what was done for us. */
const TURNS = wordSet("and now but so then wants me us");
/** "Her sister got hers done in the city for", "his brother in law had it done for": the place of the verb, or -1. */
function hadDone(back: readonly string[]): number {
  const verb = back.findIndex(
    (word, place) => TURNS.has(word) || (HAVING.has(word) && place > 1 && THEIRS.has(back[place - 1] ?? "")),
  );
  return HAVING.has(back[verb] ?? "") ? verb : -1;
}

const OUGHT_REACH = 6;
const OUGHT = wordSet("should ought oughta");
const ASKING = wordSet("charge charging get getting ask asking bill");
const SPOUSES = wordSet("wife husband spouse kid law");
/** "My wife says I should charge", "my cousin tells me I ought to mark it up": what others would do in our place. */
function isAdvised(back: readonly string[]): boolean {
  const ought = back.findIndex((word) => OUGHT.has(word));
  const asks = ASKING.has(back[0] ?? "") || (back[0] === "up" && back.slice(1, ought).includes("mark"));
  if (ought < 1 || !asks || back[ought + 1] !== "i") return false;
  const whose = back.indexOf("my", ought + 2);
  const who = back[whose - 1] ?? "";
  return whose > 0 && whose < ought + 8 && (FAMILY.has(who) || SPOUSES.has(who));
}

/**
 * "His brother in law had it done for sixty", "the outfit they had before was getting five fifty", "my wife says I should
 * charge 25": what others got, paid, had done or would take.
 */
export const isDoneByOthers = cued(
  oneOf(GETTING, CHARGING, HAVING, OUGHT, HITTING, DOING, ["charge"]),
  (place: Place): boolean => {
    const { number, around, value, unit, plural, after, next, said } = place;
    if (said.length < 2 || unit !== null) return false;
    const currency = CURRENCY.has(after);
    if (plural && !currency) return false;
    // "they asked for fifty", "she asked for twenty five of them": how many, and no price
    if (said[0] === "for" && said[1]?.startsWith("ask")) return false;
    const lead = said.findIndex((word) => !LEADING.has(word));
    if (lead < 0) return false;
    const getting = GETTING.has(said[lead] ?? "");
    const advised = said.slice(lead, lead + OUGHT_REACH).some((word) => OUGHT.has(word));
    const charging = advised ? -1 : chargesAt(said, lead);
    const having = !getting && HAVING_FOR.has(said[0] ?? "") && said.some((word) => HAVING.has(word));
    if (!getting && !having && !advised && charging < 0) return false;
    const { tokens, nouns } = around;
    if (value < LEAST && !perUnit(tokens, currency ? next + 1 : next, nouns, true)) return false;
    const back = wordsBefore(tokens, number.first, LONGEST_CLAUSE);
    if (advised) return isAdvised(back.slice(lead));
    if (charging >= 0 && isChargedByOthers(back, charging, isByOthers(place))) return true;
    const done = getting ? lead : hadDone(back);
    return done >= 0 && doerBefore(back, done) >= 0;
  },
);
