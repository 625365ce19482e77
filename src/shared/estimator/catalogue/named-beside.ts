import { wordSet } from "#shared/word-set.ts";
import type { ServiceMatch } from "../quantities/service-mention.ts";
import { isJoined } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import type { NamedServices } from "./named-services.ts";

const DETERMINERS = wordSet("a an the her his their your all both");
const DOING = wordSet("do did doing get");
/** Between who does something and the doing. */
const WILLING = wordSet("can could will would gonna going to just also then be");
const SPEAKERS = wordSet("i we i'll we'll i'm we're i'd we'd let's");

/** "We can do the drain Thursday", "I'll get the stump in April": what the speaker does on a day is done. */
function isSpeakersDoing({ at, tokens }: NamedServices, first: number): boolean {
  let verb = first - 1;
  while (isJoined(tokens[verb + 1]) && DETERMINERS.has(at(verb))) verb--;
  if (!isJoined(tokens[verb + 1]) || !(DOING.has(at(verb)) || isWorkVerb(at(verb)))) return false;
  let who = verb - 1;
  while (isJoined(tokens[who + 1]) && WILLING.has(at(who))) who--;
  return isJoined(tokens[who + 1]) && SPEAKERS.has(at(who));
}

/** How far behind a thing the work on it may be ordered. */
const ORDER_REACH = 14;
const IT = wordSet("it that them those these one ones");
const LEADS = wordSet("so and then");

/** "The tree by the driveway hangs over the roof, so trim it": what is told of the thing is why it is worked on. */
function isOrderedThen({ at, tokens }: NamedServices, last: number): boolean {
  for (
    let verb = last + 1;
    verb <= last + ORDER_REACH && verb < tokens.length && tokens[verb]?.gap !== "stop";
    verb++
  ) {
    const begins = tokens[verb]?.gap === "comma" || LEADS.has(at(verb - 1));
    if (begins && isWorkVerb(at(verb)) && IT.has(at(verb + 1))) return true;
  }
  return false;
}

/**
 * "I'm two days on site", which is no "Site visit", "ducts are covered for a year", "photos come two weeks after the wedding": one word of
 * a name in what is surely told beside the work orders nothing, unless the speaker does it or has it done there.
 */
export const isNamedBeside = (
  services: NamedServices,
  { first, last, exact, words }: ServiceMatch,
  isBeside: (index: number) => boolean,
): boolean =>
  !exact && words === 1 && isBeside(first) && !isSpeakersDoing(services, first) && !isOrderedThen(services, last);
