import { wordSet } from "#shared/word-set.ts";
import { MOST_THINGS, PAIR, type Receivers } from "../quantities/receivers.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { headAfter } from "../words/nearby.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { stem } from "../words/stem.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, unitAt } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";

const WHOLES = wordSet("both all");
const LEADING = wordSet("all of the his her their our these those");
const ARTICLES = wordSet("a an the one another");

/** The talk in which services are named. */
interface Talk {
  tokens: readonly Token[];
  /** The numbers by their first token. */
  numbers: ReadonlyMap<number, SpokenNumber>;
}

/** "Both chimneys", "all four of the trucks", "three beds": so many things, from a token on. */
function thingsAt({ tokens, numbers }: Talk, first: number): Receivers | null {
  let index = first;
  while (isJoined(tokens[index]) && LEADING.has(at(tokens, index))) index++;
  const number = numbers.get(index);
  const value = number?.readings[0]?.value ?? 0;
  const counted = number !== undefined && !number.priceShaped && Number.isInteger(value) && value <= MOST_THINGS;
  const both = at(tokens, index) === "both";
  if (!isJoined(tokens[index]) || !(both || (counted && value > 1))) return null;
  let last = counted ? number.last : index;
  while (LEADING.has(at(tokens, last + 1))) last++;
  const head = headAfter(tokens, last);
  if (head < 0 || isMeasure(unitAt(at(tokens, last + 1), at(tokens, last + 2))?.unit ?? "")) return null;
  const name = { first, last: head };
  return { count: both ? PAIR : value, each: false, name, verb: -1, counted: name };
}

const isBare = ({ first }: ServiceMention, { tokens, numbers }: Talk): boolean => {
  const before = at(tokens, first - 1);
  return !(
    isJoined(tokens[first]) &&
    (ARTICLES.has(before) || [...numbers.values()].some(({ last }) => last === first - 1))
  );
};

/** True for the name of one doing: "tire rotation", "rotate the tires", and not "smoke detectors". */
const isOneDoing = ({ first, last }: ServiceMention, { tokens }: Talk): boolean =>
  WORK_VERBS.has(at(tokens, first)) || !looksPlural(at(tokens, last));

/** "Chimney sweep" is named after chimneys. */
const isNamedAfter = ({ entry }: ServiceMention, { name }: Receivers, { tokens }: Talk): boolean =>
  wordsOfName(entry.name).has(stem(at(tokens, name.last)));

/** Whom two services joined by "and" are for: "oil change and rotation on both trucks", "sweep and cap both chimneys"; else null. */
function sharedBy(service: ServiceMention, next: ServiceMention | undefined, talk: Talk): Receivers | null {
  const { tokens } = talk;
  const and = service.last + 1;
  if (at(tokens, and) !== "and" || !isBare(service, talk) || service.receivers) return null;
  // "sweep and seal all three chimneys": what the first is done to as well
  const done = service.first === service.last ? thingsAt(talk, and + 2) : null;
  if (done && isNamedAfter(service, done, talk)) return done;
  if (next?.first !== and + 1 || !isOneDoing(service, talk) || !isOneDoing(next, talk)) return null;
  const place = at(tokens, next.last + 1);
  // "a panel upgrade and fans in both bedrooms", "for two brothers": who knows what the first is for
  if (place !== "on" && !(place === "for" && WHOLES.has(at(tokens, next.last + 2)))) return null;
  const things = thingsAt(talk, next.last + 2);
  return things && isNamedAfter(next, things, talk) ? null : things;
}

/** The services with the things that the one behind their "and" is for as well. */
export function withSharedObjects(
  services: readonly ServiceMention[],
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
): readonly ServiceMention[] {
  if (services.length === 0) return services;
  const talk = { tokens, numbers: new Map(numbers.map((number) => [number.first, number])) };
  const shared = services.map((service, place) => sharedBy(service, services[place + 1], talk));
  return services.map((service, place) => {
    // "stump grinding on both ash trees"
    const behind = service.receivers ? null : (shared[place - 1] ?? null);
    const receivers = shared[place] ?? (behind && behind.name.first > service.last ? behind : null);
    return receivers ? { ...service, receivers } : service;
  });
}
