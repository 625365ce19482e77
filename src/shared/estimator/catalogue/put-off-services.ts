import { wordSet } from "#shared/word-set.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { beginsSentence } from "../words/tokens.ts";
import type { NamedServices } from "./named-services.ts";

/** How far before and behind its name a service is talked about. */
const [BEFORE, BEHIND] = [6, 24];
/** "He asked about", "I'd told him", "she wanted": so far nobody has ordered it. */
const TALKED = wordSet("asked asking told quoted mentioned wanted brought talked suggested offered recommended");
/** "He did ask about that", "it came up": the same behind the name. */
const TALKED_BEHIND =
  /\b(?:asked?|asking) about\b|\bcame up\b|\b(?:talked|thinking|thought) about\b|\bthink (?:about|on|it over)\b|\bmentioned\b|\b(?:he|she|they) wanted\b|\bat first\b/;
/** "He'd rather wait", "she changed her mind", "not this visit", "so never mind that one". */
const PUT_OFF =
  /\b(?:rather (?:wait|hold(?! off on)|not|skip|do (?:it|that) (?:later|next|another))|(?:gonna|going to|wants? to|will|'ll|can|decided to) (?:wait|hold off)|hold(?:ing)? off(?! on)|think (?:about|on|it over)|changed (?:his|her|their) minds?|decided (?:against|not to)|not (?:this|on this|for this) (?:visit|time|trip|year|season|week|month|round)|some other time|(?:never mind|forget|scratch) (?:that|it|those|them)|(?:skip|drop) (?:that one|those ones)|(?:not|isn't|aren't) ready)\b/;
/** "But for next spring": when the talk turns, also that it is for later. */
const LATER =
  /\b(?:but|now|just|though|think|thinking)\b.*\b(?:for|till|until) (?:next|another|later|spring|summer|fall|winter)\b/;
/** Each way to say so has one of these. */
const WAITING = wordSet(
  "rather wait hold holding think changed decided not isn't aren't till until next another later other never forget scratch skip drop spring summer fall winter",
);
/** "So just those two", "so only the opening": what remains is said. */
const REMAINING = /\b(?:just|only) (?:those|these|that|the)\b/;

/** "That one", "those two": numbers that count nothing. */
const POINTING = wordSet("that this those these just only");
/** "So only the opening": a service that remains ends no talk of the one before. */
const ALONE = wordSet("just only the those");

/** The words of the sentence behind a service until a number or another service is named. */
function wordsBehind(services: NamedServices, { entry, last }: ServiceMention): string[] {
  const { at, tokens, values } = services;
  const words: string[] = [];
  for (let next = last + 1; next <= last + BEHIND && !beginsSentence(tokens[next]); next++) {
    const counts = values.has(next) && !POINTING.has(at(next - 1));
    const other = services.withWordAt(next).some((name) => name.entry.id !== entry.id);
    if (counts || (other && !ALONE.has(at(next - 1)))) break;
    words.push(at(next));
  }
  return words;
}

/** "The leak detection he did ask about but he'd rather wait till august", "I'd told him the album too, but never mind that one": spoken of, and put off. */
export function isPutOff(services: NamedServices, mention: ServiceMention): boolean {
  const words = wordsBehind(services, mention);
  // most services are followed by no such word
  if (!words.some((word) => WAITING.has(word))) return false;
  const behind = words.join(" ");
  if (!PUT_OFF.test(behind) && !LATER.test(behind)) return false;
  const before = wordsBefore(services.tokens, mention.first, BEFORE);
  const talked = before.findIndex((word) => TALKED.has(word));
  const own = talked >= 0 && !before.slice(0, talked).some((_, step) => services.values.has(mention.first - 1 - step));
  return own || TALKED_BEHIND.test(behind) || REMAINING.test(behind);
}
