import { wordSet } from "#shared/word-set.ts";
import { SIZES } from "../roles/dimension-roles.ts";
import { oneOf } from "../words/begins.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { PREPOSITIONS, REASONS, WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { endsHead } from "../asked/mentioned-things.ts";
import { BEHIND_FINDINGS, FINDING } from "./behind-findings.ts";
import { BEHIND_STORIES, isCounted, startedWith, TOLD, wantedSo } from "./behind-stories.ts";
import { FINDINGS_BEHIND } from "./findings-behind.ts";
import { findingCue, findingsIn, lineCue } from "./line-cues.ts";
import type { Said, ToldRule } from "./told-rule.ts";

/** Whom something is done for, or what is to happen: "so nobody trips", "so it won't leak". */
const AIMED_AT = wordSet("nobody nothing it they she he you people kids water it'll they'll she'll he'll");
const AIMING = wordSet("won't don't doesn't can't can will never stays isn't aren't could");
/** Between such a clause and its price. */
const LEADS = wordSet("just only about like at for um uh er ah i i'd i'll say figure think guess");
const GOES_ON = wordSet("and plus then also");

/** True when nothing but one clause stands from a place to the end. */
const isOneClause = ({ words, tokens }: Pick<Said, "words" | "tokens">, from: number): boolean =>
  words
    .slice(from)
    .every((index, place) => place === 0 || (isJoined(tokens[index]) && !GOES_ON.has(at(tokens, index))));

/** "Put a riser on it | so nobody has to dig again": what it is for. */
function purpose(said: Said): number {
  const { words, tokens } = said;
  const so = words.findLastIndex((index) => at(tokens, index) === "so");
  const [who, ...doing] = words.slice(so + 1, so + 5).map((index) => at(tokens, index));
  if (so <= 0 || who === undefined || !isOneClause(said, so + 1)) return -1;
  // "so the tank doesn't overflow"
  const negated = who === "the" && doing.some((word) => word === "doesn't" || word === "don't" || word === "won't");
  // "raise the crowns so the bus quits hitting them"
  const reaches = who === "the" && doing.length > 2 && PRONOUNS.has(at(tokens, words.at(-1))) && !worksBehind(said, so);
  const aims = NOBODY.has(who) || who.endsWith("'ll") || doing.some((word) => AIMING.has(word));
  // "wash it so no new swarm smells it"
  const left = words.length - so - 2;
  const none = (who === "no" && doing.length > 1) || (who === "none" && left > 0 && left <= FEW_WORDS);
  return negated || none || reaches || NOBODY.has(who) || (AIMED_AT.has(who) && aims) ? so : -1;
}
/** "So none | move back in" is over behind so many words. */
const FEW_WORDS = 3;
const PRONOUNS = wordSet("it them him her");
const worksBehind = ({ words, tokens }: Said, so: number): boolean =>
  words.slice(so + 1).some((index) => isWorkVerb(at(tokens, index)));
const NOBODY = wordSet("nobody nothing nobody's nothing's nobody'll");

/** "So he can get his boat through" has no more words. */
const LONGEST_PURPOSE = 16;

/** "One drive gate | so he can get his boat through, | $650": true for a price that a comma parts from what its thing is for. */
export function isBehindPurpose(tokens: readonly Token[], price: number): boolean {
  if (tokens[price]?.gap !== "comma") return false;
  for (let so = price - 1; so > price - LONGEST_PURPOSE && isJoined(tokens[so]); so--) {
    if (isNumberWord(at(tokens, so)) || /^[\d$]/.test(at(tokens, so))) return false;
    if (at(tokens, so) === "so") return AIMED_AT.has(at(tokens, so + 1)) && AIMING.has(at(tokens, so + 2));
  }
  return false;
}

const SUBJECTS = wordSet("it it's they they're he he's she she's there's nobody");
const ARTICLES = wordSet("the a an his her their new");
const RESUMING = /^(?:(?:that|it|which) (?:is|was)|(?:that's|it's|that'll be|it'll be))$/;

/** True when the words end with a pronoun for the thing before: "that was", "it's". */
const resumes = ({ words, tokens }: Said): boolean =>
  [1, 2].some((count) =>
    RESUMING.test(
      words
        .slice(-count)
        .map((index) => at(tokens, index))
        .join(" "),
    ),
  );

/** "Bought the kids pizza | because the oven wouldn't turn on, that was", "swap the belt | because it squeals": why it is done. */
function reason(said: Said): number {
  const { words, tokens } = said;
  const because = words.findLastIndex((index) => REASONS.has(at(tokens, index)));
  if (because <= 0 || !isJoined(tokens[words[because] ?? -1])) return -1;
  // "it's been green since August so we start with a shock, that's"
  if (startedWith(said) > because) return -1;
  // "ladder rental because of that vaulted ceiling"
  const of = at(tokens, words[because + 1]) === "of" && isOneClause(said, because + 1);
  // "because of all the paint cans [two] truck loads"
  if (of && !words.some((_, place) => place > because && isCounted(said, place))) return because;
  if (resumes(said) && because < words.length - 3) return because;
  const clause = words.slice(because + 1).map((index) => at(tokens, index));
  const plain = !clause.some((word) => ARTICLES.has(word) || WORK_VERBS.has(word) || word === "so" || word === "is");
  return SUBJECTS.has(clause[0] ?? "") && clause.length > 1 && plain && isOneClause(said, because + 1) ? because : -1;
}

const ASSURING = ["believe me", "trust me", "mind you", "i tell you", "let me tell you"].map((one) => one.split(" "));
const MUCH = wordSet("plenty lots lot tons ton loads bunch");

/** "Pet hair removal, | and believe me there's plenty of it": what is only said of the thing before it. */
function remark({ words, tokens }: Said): number {
  const much = words.findLastIndex((index) => MUCH.has(at(tokens, index)));
  const [of, it] = [at(tokens, words[much + 1]), at(tokens, words[much + 2])];
  const ends = much > 0 && much + 3 >= words.length - 1 && of === "of" && /^(?:it|them|that|those)$/.test(it);
  if (!ends) return -1;
  let begins = words.findLastIndex((index, place) => place < much && /^there(?:'s|'re)?$/.test(at(tokens, index)));
  const assuring = ASSURING.find((phrase) =>
    phrase.every((word, place) => at(tokens, words[begins - phrase.length + place]) === word),
  );
  if (assuring && begins > 0) begins -= assuring.length;
  return begins > 0 && at(tokens, words[begins - 1]) === "and" ? begins - 1 : begins;
}

const STATED = wordSet("they're it's its he's she's we're i'm");

/** "Dogs that need baths | and they're a rescue so": how somebody or something is, and therefore the price. */
function state({ words, tokens }: Said): number {
  let last = words.length - 1;
  while (last > 0 && LEADS.has(at(tokens, words[last]))) last--;
  const begins = words.findLastIndex((index, place) => place < last && STATED.has(at(tokens, index)));
  const doing = at(tokens, words[begins + 1]).endsWith("ing");
  if (at(tokens, words[last]) !== "so" || begins <= 0 || doing) return -1;
  return GOES_ON.has(at(tokens, words[begins - 1])) ? begins - 1 : begins;
}

const SUMS_UP = wordSet("that's it's that'll");
const TELLS_OF = wordSet("it it's you he he's she she's they they're nobody nobody's somebody everybody we i i'm");

/** "The gate, | it's been sagging for years, that's", "the tank, | code makes you do it now, that's": talk between a thing and its price. */
function betweenCommas({ words, tokens }: Said): number {
  const end = words.length - 1;
  const comma = (place: number) => tokens[words[place] ?? -1]?.gap === "comma";
  if (end < 3 || !SUMS_UP.has(at(tokens, words[end])) || !comma(end)) return -1;
  const begins = words.findIndex((_, place) => place > 0 && place < end && comma(place));
  const talk = words.slice(Math.max(0, begins), end).map((index) => at(tokens, index));
  // "the gate, we replace the hinges, that's"
  const works = talk.some((word) => isWorkVerb(word) && !word.endsWith("ing"));
  return begins > 0 && !works && talk.some((word) => TELLS_OF.has(word)) ? begins : -1;
}

/** "It's not big but he smokes so I say | cleaning": how something is, before what is done for it. */
function behindState({ words, tokens, names }: Said): number {
  const so = words.findIndex((index) => at(tokens, index) === "so");
  const opens = STATED.has(at(tokens, words[0])) || STATED.has(at(tokens, words[1]));
  let begins = so + 1;
  while (begins < words.length && LEADS.has(at(tokens, words[begins]))) begins++;
  return opens && so > 1 && names(words.slice(begins)) ? begins : -1;
}

const CONDITIONS = wordSet("if unless once while when");

/** "Framing his addition | if the lumber shows up", "spray it | when it cures": when it is done. */
function condition(said: Said): number {
  const { words, tokens } = said;
  const begins = words.findLastIndex((index) => CONDITIONS.has(at(tokens, index)));
  const subject = at(tokens, words[begins + 1]);
  const joined = begins > 0 && isJoined(tokens[words[begins] ?? -1]);
  // "clean the vents while we're up there"
  const there = at(tokens, words[begins]) === "while" && /^(?:i|i'm|we|we're|you|you're)$/.test(subject);
  return joined && (there || ARTICLES.has(subject) || SUBJECTS.has(subject)) && isOneClause(said, begins + 1)
    ? begins
    : -1;
}

const BRINGING = wordSet("bringing supplying providing buying using giving getting picking ordering");
const OURS = wordSet("i'm we're he's she's they're");

/** "The screws and mud | that I'm bringing is": whose the thing is. */
function relative({ words, tokens }: Said): number {
  const bringing = words.findLastIndex((index) => BRINGING.has(at(tokens, index)));
  const that = bringing - 2;
  if (that <= 0) return -1;
  const led = /^(?:that|which)$/.test(at(tokens, words[that])) && OURS.has(at(tokens, words[that + 1]));
  const ends = words.slice(bringing + 1).every((index) => /^(?:is|are|in|over|myself)$/.test(at(tokens, index)));
  return led && ends ? that : -1;
}

const DENIED = wordSet("isn't aren't wasn't ain't");

/** "Hauling the logs off | which isn't on my list": what a thing is not. */
function deniedOf(said: Said): number {
  const { words, tokens } = said;
  const not = words.findLastIndex((index) => DENIED.has(at(tokens, index)));
  const that = not - 1;
  const led = that > 0 && /^(?:that|which)$/.test(at(tokens, words[that]));
  return led && isOneClause(said, that + 1) ? that : -1;
}

const CLAUSE = /^(?:it's|that's|he|she|they|i|we|he's|she's|they're|it)$/;
const ENDS_CLAUSE = wordSet("too also him them it anyway already");
const OBJECT = wordSet("the a an his her their old new out up down away off in both each");
/** "She likes pulling the weeds": no clause ends before the verb. */
const BEFORE_GERUND = wordSet(
  "is are was were am be been like likes wants start started starts keep keeps stop stopped not just still about by without he's she's they're i'm we're it's that's quote price cost",
);

/** "Pulling", "replacing", "stripping". */
const isGerund = (word: string): boolean => word.endsWith("ing") && isWorkVerb(word);

/** "We stacked it for him too | stacking is": the work of the clause before it, named as what is priced. */
function isNamedAnew({ words, tokens }: Said, place: number): boolean {
  const word = at(tokens, words[place]);
  if (place !== words.length - 2 || !word.endsWith("ing") || !ENDS_CLAUSE.has(at(tokens, words[place - 1])))
    return false;
  return words.slice(0, place).some((index) => at(tokens, index).startsWith(word.slice(0, -3)));
}

const LEADS_TO_PRICE = wordSet("is are will runs be");

/** "It's the thicker one she picked | pulling out the old carpet is": work that is named behind a clause begins anew. */
function workBehindClause(said: Said): number {
  const { words, tokens } = said;
  if (words.length < 3 || !LEADS_TO_PRICE.has(at(tokens, words.at(-1)))) return -1;
  const verb = words.findLastIndex(
    (index, place) =>
      // "we stacked it for him too | stacking is"
      (isGerund(at(tokens, index)) && OBJECT.has(at(tokens, words[place + 1]))) || isNamedAnew(said, place),
  );
  if (verb < 2) return -1;
  const before = at(tokens, words[verb - 1]);
  if (PREPOSITIONS.has(before) || GOES_ON.has(before) || BEFORE_GERUND.has(before)) return -1;
  return words.slice(0, verb - 1).some((index) => CLAUSE.test(at(tokens, index))) ? verb : -1;
}

const PEOPLE_ARE = wordSet("they're he's she's we're i'm they've he'll she'll they'll there's");
const ONE = wordSet("one a an");

/** "They're expecting 300 people through the day | one 20 by 40 tent": a thing with its size, behind what is told of people. */
function sizedBehindTalk({ words, tokens, names }: Said): number {
  const by = words.findLastIndex((index) => /^(?:by|x)$/.test(at(tokens, index)));
  if (by <= 1) return -1;
  const side = words[by - 1] ?? -1;
  const sized = /^\d/.test(at(tokens, side)) && words[by + 1] === side + 2;
  const digits = sized && (/^\d/.test(at(tokens, side + 2)) || isNumberWord(at(tokens, side + 2)));
  if (!digits || !ONE.has(at(tokens, side - 1)) || !names(words.slice(by + 2))) return -1;
  return words.slice(0, by - 1).some((index) => PEOPLE_ARE.has(at(tokens, index))) ? by - 1 : -1;
}

/** What is said, thought and told of things. */
const TELLS = wordSet(
  "says said told mentioned noticed thinks thought came was were wasn't weren't had hadn't wouldn't won't isn't aren't",
);
const BEGINS_NAME = wordSet("a an the his her their my our");
/** The same without an article: "new pump", "front brake pads". */
const BEGINS_BARE = wordSet("new front rear");
const OURSELVES = wordSet("i we i'd we'd i'll we'll");
const NO_NAME_BEHIND = wordSet(
  "all both half him her them us me you is are be and or not just only than like up out down off back away",
);

/** "The pump was shot it had a sock in it | new pump", "says her cover's torn | a new cover": an article behind a whole clause begins the thing. */
function thingBehindTelling({ words, tokens, names }: Said): number {
  const tells = words.findIndex((index) => TELLS.has(at(tokens, index)));
  if (tells < 0) return -1;
  const begins = words.findLastIndex((index, place) => {
    const word = at(tokens, index);
    if (place < 2 || !(BEGINS_NAME.has(word) || BEGINS_BARE.has(word))) return false;
    const before = at(tokens, words[place - 1]);
    const opens = BEGINS_NAME.has(word) || (BEGINS_BARE.has(word) && !BEGINS_NAME.has(before));
    const small = endsHead(before) || NO_NAME_BEHIND.has(before) || TELLS.has(before);
    // "his filter was clogged, a new filter", but not "the drive was cracked, the apron too"
    const apart = isJoined(tokens[index]) || word === "a" || BEGINS_BARE.has(word);
    // "the firewall, a Fortigate": another name for it
    const renames = (BEGINS_NAME.has(word) || word === "new") && BEGINS_NAME.has(at(tokens, words[place - 2]));
    // "I'd stitch the big one", "so I welded the bracket": what we do to it
    const ours = OURSELVES.has(at(tokens, words[place - 2]));
    return opens && !renames && !small && apart && !isWorkVerb(before) && !ours && !before.endsWith("ing");
  });
  return tells < begins - 1 && names(words.slice(begins)) ? begins : -1;
}

const RESUMES = wordSet("that it that'd that's it's it'd that'll would be is so");
const DELIBERATES = wordSet(
  "vote voting decide deciding decided thinking forth fence asked asking talked wondering torn",
);

/** "She was going back and forth on | the printed album": what somebody asks about or has not decided on. */
function deliberatedOn({ words, tokens, names }: Said): number {
  const link = words.findLastIndex((index, place) => {
    const leads = at(tokens, index) === "on" || at(tokens, index) === "about";
    return leads && DELIBERATES.has(at(tokens, words[place - 1]));
  });
  let end = words.length;
  while (end > link && RESUMES.has(at(tokens, words[end - 1]))) end--;
  return link > 0 && isOneClause({ words: words.slice(0, end), tokens }, link) && names(words.slice(link + 1))
    ? link + 1
    : -1;
}

/** "It's the 2014 Honda with some miles on it | did front pads": what was done, behind what is told of the thing. */
function doneBehindTalk({ words, tokens, names }: Said): number {
  const did = words.findLastIndex((index) => at(tokens, index) === "did");
  const told =
    did > 1 && words.slice(0, did - 1).some((index) => /^(?:it|he|she|they)'(?:s|re)$/.test(at(tokens, index)));
  return told &&
    (PREPOSITIONS.has(at(tokens, words[did - 2])) || !SUBJECTS.has(at(tokens, words[did - 1]))) &&
    names(words.slice(did + 1))
    ? did + 1
    : -1;
}

/** "They're buying the board themselves | my materials": what stands behind the clause of what somebody else brings. */
function behindOthers({ words, tokens, names }: Said): number {
  const self = words.findLastIndex((index) => /^\p{L}+sel(?:f|ves)$/u.test(at(tokens, index)));
  const brings = words.slice(0, Math.max(0, self)).some((index) => BRINGING.has(at(tokens, index)));
  return brings && names(words.slice(self + 1)) ? self + 1 : -1;
}

const PEOPLE = wordSet("he she they he's she's they're i we");
const LAST_TIMES = wordSet("night week month weekend monday tuesday wednesday thursday friday saturday sunday");
const THIS_TIMES = wordSet("morning afternoon week weekend evening");
const GOES_ON_TIME = wordSet("before after when while until till but so and then around");
const DAYS_TOLD = wordSet("yesterday today tonight");

/** "She got locked out of her car last night | service call": behind when it happened, what is priced begins. */
function thingBehindTime({ words, tokens, names }: Said): number {
  const time = words.findLastIndex((index, place) => {
    const [before, word] = [at(tokens, words[place - 1]), at(tokens, index)];
    if (DAYS_TOLD.has(word)) return true;
    return (before === "last" && LAST_TIMES.has(word)) || (before === "this" && THIS_TIMES.has(word));
  });
  const who = words.findLastIndex((index, place) => place < time && PEOPLE.has(at(tokens, index)));
  const next = at(tokens, words[time + 1]);
  if (who < 0 || time - who < 3 || GOES_ON_TIME.has(next) || isWorkVerb(at(tokens, words[who + 1]))) return -1;
  const thing = words.slice(time + 1);
  const told = thing.some((index) => CLAUSE.test(at(tokens, index)) || PREPOSITIONS.has(next));
  return !told && names(thing) ? time + 1 : -1;
}

const PUTS = wordSet("put have figure figured charge bill call priced got");
const AT = wordSet("down at in for it that on there them those about");
/** "Travel | I put down at": what the speaker does with its price. */
function pricedByUs({ words, tokens }: Said): number {
  const begins = words.findLastIndex((index, place) => place > 0 && /^(?:i|we|i've|we've)$/.test(at(tokens, index)));
  if (begins < 1 || !PUTS.has(at(tokens, words[begins + 1])) || begins + 2 >= words.length) return -1;
  return words.slice(begins + 2).every((index) => AT.has(at(tokens, index))) ? begins : -1;
}

/** "Soft wash the house | it's two stories": how large the thing is. */
function extent({ words, tokens }: Said): number {
  if (!SIZES.has(at(tokens, words.at(-1)))) return -1;
  const begins = words.findLastIndex((index) => STATED.has(at(tokens, index)));
  const said = words.slice(begins + 1).map((index) => at(tokens, index));
  const sized = said.every((word) => isNumberWord(word) || word === "a" || SIZES.has(word));
  return begins > 0 && sized ? begins : -1;
}

const SO = lineCue(oneOf(["so"]));
const STATE = lineCue(oneOf(STATED));
/** One cue for both: there is room for no more. */
const BRINGS = lineCue(oneOf(BRINGING, DENIED));

/** Clauses behind the thing, and things behind a clause: where each begins, or -1. */
const BEHIND: readonly ToldRule[] = [
  [STATE, extent],
  [lineCue(oneOf(SUMS_UP)), betweenCommas],
  [SO, purpose],
  [lineCue(oneOf(REASONS)), reason],
  [lineCue(oneOf(MUCH)), remark],
  [BRINGS, relative],
  [BRINGS, deniedOf],
  [lineCue(oneOf(PUTS)), pricedByUs],
  [SO | STATE, state],
  [lineCue(oneOf(CONDITIONS)), condition],
  [TOLD, wantedSo],
  ...FINDINGS_BEHIND,
];
const ANEW: readonly ToldRule[] = [
  [SO | STATE, behindState],
  [lineCue(oneOf(LEADS_TO_PRICE)) | lineCue((word) => word.endsWith("ing")), workBehindClause],
  [FINDING, sizedBehindTalk, findingCue(oneOf(["by", "x"]))],
  [BRINGS, behindOthers],
  [lineCue(oneOf(DELIBERATES)), deliberatedOn],
  [FINDING, doneBehindTalk, findingCue(oneOf(["did"]))],
  [lineCue(oneOf(TELLS)), thingBehindTelling],
  [lineCue(oneOf(DAYS_TOLD, LAST_TIMES, THIS_TIMES)), thingBehindTime],
  ...BEHIND_STORIES,
  ...BEHIND_FINDINGS,
];

/** The words of a line without what is told of the thing, why, and what for; null when nothing is. */
export function withoutTold(said: Said): readonly number[] | null {
  const { words, cues, names, tokens } = said;
  const findings = (cues & FINDING) === FINDING ? findingsIn(tokens, words) : 0;
  for (const [needed, rule, found = 0] of BEHIND) {
    const begins = (cues & needed) === needed && (findings & found) === found ? rule(said) : -1;
    if (begins > 0 && names(words.slice(0, begins))) return words.slice(0, begins);
  }
  for (const [needed, rule, found = 0] of ANEW) {
    const begins = (cues & needed) === needed && (findings & found) === found ? rule(said) : -1;
    if (begins > 0) return words.slice(begins);
  }
  return null;
}
