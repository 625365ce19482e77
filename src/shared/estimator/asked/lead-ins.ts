import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { SENTENCE, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { asks, thingsBehind, type Asked, type AskRule, type Talk } from "./phrases.ts";
import { phraseEnd, phrases } from "./word-phrases.ts";
import { workAt } from "./works.ts";

/** Behind these stands the thing: "she could use | a filter in the outlet". */
const TO_THINGS = phrases(`  asking|asks|hoping|looking for
  almost|nearly forgot
  almost forgot about
  remind me about|of
  put|add|leave|and a line|spot|blank|placeholder for
  how much for
  what|how about
  then there's|there're
  then there is|are
  there's|is also
  also there's
  we're|i'm not done there's
  same|same's with|for`);

/** "Oh and also | a sheet cake": behind these a thing of its own, but "they could use the hose". */
const BESIDES = phrases(`could use
  and also
  oh also
  plus`);
const OPENS = wordSet("a an another some new");

/** Behind these stands a thing of which somebody only spoke, and for which a price may be promised: "she asked about a skylight". */
const TO_MENTIONED = phrases(`asked|asking|asks about
  curious|wondering about`);
const PROMISES = /\b(?:get back|price|number|no idea|figure|look into|see what|quote|don't know|not sure|find out)\b/;

/** Behind these stands what is to be done: "they asked me to | add a soundbar". */
const TO_WORK = phrases(`asked|asking|asks|wants|want|wanted|needs|like|loves|love us|me to
  asked|asking|wondering|wonders|hoping|hopes|see if i|we|you could|can|would
  hoping|hopes i|we|you could|can|would
  can|could you
  would|do you mind
  wish|wishes|wished somebody|someone would
  promised|promise|agreed|offered to
  my word on
  make|be sure to
  remember to
  and to`);

/** Who tells somebody that something will be done. */
const PROMISING = wordSet("told said promised promise assured swore guaranteed");
const WILL = wordSet("i'd we'd i'll we'll");
const WOULD = wordSet("would will");
/** Words between "told" and "I'd": "told the office manager". */
const PROMISE_REACH = 5;

/** "I told her | I'd look after the old arbor", "said | we'd do the mantel". */
const isPromised = ({ tokens }: Talk, index: number): boolean =>
  (WILL.has(at(tokens, index)) || (WOULD.has(at(tokens, index)) && /^(?:i|we)$/.test(at(tokens, index - 1)))) &&
  wordsBefore(tokens, index, PROMISE_REACH).some((word) => PROMISING.has(word)) &&
  isJoined(tokens[index]);

const NOT_OURS = wordSet("i we you i'm we're");

const thingsAsked = (talk: Talk, from: number): Asked => asks(thingsBehind(talk, from));

/** "She could use a filter", "don't forget the niche", "and then there's the light in the deep end". */
export const leadInAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const behind = phraseEnd(tokens, index, TO_THINGS);
  // "we could use the ladder", "I'm asking for half down"
  if (behind >= 0 && !NOT_OURS.has(at(tokens, index - 1))) return thingsAsked(talk, behind);
  const besides = phraseEnd(tokens, index, BESIDES);
  const opens =
    besides >= 0 && (OPENS.has(at(tokens, besides)) || (at(tokens, index) === "plus" && at(tokens, besides) === "the"));
  if (opens && !NOT_OURS.has(at(tokens, index - 1))) return thingsAsked(talk, besides);
  const mentioned = phraseEnd(tokens, index, TO_MENTIONED);
  const asked = mentioned < 0 ? null : thingsAsked(talk, mentioned);
  return asked && PROMISES.test(wordsFrom(tokens, asked.last + 1, SENTENCE).join(" ")) ? asked : null;
};

/** "They asked me to add a soundbar", "can you box in the duct too", "I told her I'd look after the arbor". */
export const workLeadAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const promised = isPromised(talk, index);
  const behind = promised ? index + 1 : phraseEnd(tokens, index, TO_WORK);
  if (behind < 0 || (!promised && NOT_OURS.has(at(tokens, index - 1)))) return null;
  const work = workAt(talk, behind);
  return work.length > 0 ? asks([work]) : null;
};

export const beginsLeadIn = oneOf(TO_THINGS.keys(), BESIDES.keys(), TO_MENTIONED.keys());
export const beginsWorkLead = oneOf(TO_WORK.keys(), WILL, WOULD);
