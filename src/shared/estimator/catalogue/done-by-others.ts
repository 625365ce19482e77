import { wordSet } from "#shared/word-set.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { isJoined } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CREW } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import type { NamedServices } from "./named-services.ts";

const ARTICLES = wordSet("the a an any");
const OWNERS = wordSet("his her their");
/** Who works there, when it is not the speaker. */
const OTHERS = wordSet(
  "he she they who somebody someone nobody son daughter husband wife brother cousin nephew dad father neighbor landlord tenant owner guy guys handyman plumber electrician roofer contractor company hoa friend us them",
);
const WILL = wordSet("they'll he'll she'll they're he's she's");
const ORDERING = wordSet("take do add get make put give run schedule book");
const AUXILIARIES = wordSet("already just had have has once is are was were usually always");
const SELVES = wordSet("himself herself themselves themself");
/** Behind "by" these are somebody, and no day and no place: "by somebody", "by the hoa". */
const UNKNOWN = wordSet("somebody someone others another whoever");
const ENDING = wordSet("and plus then so he she they we i");
/** How far behind a thing it is told who does it. */
const AGENT_REACH = 9;

/** "They have their own guy for the tile cleaning", "the landlord is doing the removal", "his brother does the mowing". */
function isTheirTask({ at }: NamedServices, first: number): boolean {
  const lead = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  const own =
    at(lead) === "for" && CREW.has(singular(at(lead - 1))) && at(lead - 2) === "own" && OWNERS.has(at(lead - 3));
  // "he does his own | mowing"
  const does = at(first - 1) === "own" && OWNERS.has(at(first - 2)) && /^(?:does|do|doing|did)$/.test(at(first - 3));
  const verb = OWNERS.has(at(first - 1)) ? first - 2 : lead;
  // "their warranty covers the tune-up"
  if (COVERING.test(at(verb)) && COVERERS.has(at(verb - 1))) return true;
  let who = verb - 1;
  while (DOING.has(at(verb)) && (AUXILIARIES.has(at(who)) || BEFORE_US.test(`${at(who - 1)} ${at(who)}`)))
    who -= AUXILIARIES.has(at(who)) ? 1 : 2;
  return own || does || (DOING.has(at(verb)) && isAnother(at, who));
}
const COVERING = /^cover(?:s|ed|ing)?$/;
const COVERERS = wordSet("warranty insurance landlord hoa dealer dealership manufacturer builder seller city county");

/** "Their own guy", "the mason", "his brother", "the landlord": somebody else who works; the speaker's own are none. */
function isAnother(at: NamedServices["at"], who: number): boolean {
  if (OURS.has(at(who - 1)) || OURS.has(at(who - 2))) return false;
  const person = OTHERS.has(at(who)) || CREW.has(at(who));
  return !PRONOUNS.has(at(who)) && (person || OWNERS.has(at(who - 1))) && !SUPPOSING.has(at(who - 2));
}
const DOING = wordSet("does did doing handles handled handling");
/** "The plumber before us", "the guy next door". */
const BEFORE_US = /^(?:before (?:us|me)|next door)$/;
const OURS = wordSet("my our");
const PRONOUNS = wordSet("he she they us them who");
const SUPPOSING = wordSet("if once when unless");

/** "Her son replaced the toilet", "they'll move their own furniture": a verb of work with another who did it or will. */
function isTheirWork({ at, tokens }: NamedServices, { first, last }: ServiceMention): boolean {
  let verb = first;
  while (verb > first - 3 && isJoined(tokens[verb]) && !isWorkVerb(at(verb))) verb--;
  if (verb > last || !isWorkVerb(at(verb))) return false;
  let who = verb - 1;
  // "he'll take two" is an order
  if (WILL.has(at(who)) && isJoined(tokens[verb])) return !ORDERING.has(at(verb));
  if (!at(verb).endsWith("ed")) return false;
  while (isJoined(tokens[who + 1]) && AUXILIARIES.has(at(who))) who--;
  return isJoined(tokens[who + 1]) && OTHERS.has(at(who));
}

/** "Replaced by somebody else", "done by the landlord", "wants to put it in himself", "his son is handling", "is on the plumber". */
function isTheirDoing({ at, tokens }: NamedServices, last: number): boolean {
  if (/^(?:is|was) on$/.test(`${at(last + 1)} ${at(last + 2)}`) && ARTICLES.has(at(last + 3)) && CREW.has(at(last + 4)))
    return true;
  for (let next = last + 1; next <= last + AGENT_REACH && isJoined(tokens[next]); next++) {
    const theirs = at(next) === "and" && /^(?:wants|plans|will|is)$/.test(at(next + 1));
    // "one hitch installation | he supplies the hitch himself"
    if (ENDING.has(at(next)) && !theirs) return false;
    if (SELVES.has(at(next))) return true;
    const who = AUXILIARIES.has(at(next - 1)) ? next - 2 : next - 1;
    // "two guys doing it" are ours
    const whose = ARTICLES.has(at(who - 1)) || OWNERS.has(at(who - 1)) || !CREW.has(singular(at(who)));
    if (DOING.has(at(next)) && who > last && whose && isAnother(at, who)) return true;
    if (at(next) !== "by") continue;
    const by = ARTICLES.has(at(next + 1)) || OWNERS.has(at(next + 1)) ? next + 2 : next + 1;
    if (UNKNOWN.has(at(by)) || (OTHERS.has(at(by)) && isDone(at(next - 1)))) return true;
  }
  return false;
}

const isDone = (word: string): boolean => word === "done" || word === "handled" || word.endsWith("ed");

/** True when others do what is named there, or did it before. */
export const isDoneByOthers = (services: NamedServices, mention: ServiceMention): boolean =>
  isTheirTask(services, mention.first) || isTheirWork(services, mention) || isTheirDoing(services, mention.last);
