import { wordSet } from "#shared/word-set.ts";
import { asThousandths, computed, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { Receivers } from "../quantities/receivers.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { addsToSentence, at, beginsSentence, type Token, wordsOf } from "../words/tokens.ts";

/** What may stand between the things that are got: "an oil change, a new battery and also a rotation". */
const LINKS = wordSet("and plus a an also then as well new full complete their its own");

/** For whoever comes once, however many things wait there. */
const COMING = wordSet("call visit trip travel diagnostic setup mobilization fee permit charge delivery dumpster");

/** True when nothing but links and counts stands from a token up to the next service. */
function goesOn(tokens: readonly Token[], from: number, service: ServiceMention, own: ReadonlySet<string>): boolean {
  for (let index = from; index < service.first; index++) {
    const word = at(tokens, index);
    const said = LINKS.has(word) || isNumberWord(word) || own.has(stem(word));
    if ((beginsSentence(tokens[index]) && !addsToSentence(tokens[index])) || !said) return false;
  }
  return from >= service.first || !beginsSentence(tokens[service.first]);
}

const isInside = ({ first, last }: ServiceMention, from: number, to: number): boolean => first >= from && last <= to;

/**
 * The services with those who get them: in "both sofas get a cleaning and fabric protection" each is for two. What was
 * named only to say who gets them is no service: the armchairs of "all six armchairs get fabric protection".
 */
export function withReceivers(
  services: readonly ServiceMention[],
  receivers: readonly Receivers[],
  tokens: readonly Token[],
): readonly ServiceMention[] {
  let named = services;
  for (const group of receivers) {
    const { name, verb, counted } = group;
    const isThey = (one: ServiceMention) =>
      isInside(one, name.first, verb) || isInside(one, counted.first, counted.last);
    // "five workstations, each gets a setup and a backup": theirs is named over both ends
    const own = new Set(named.filter(isThey).flatMap(({ entry }) => [...wordsOfName(entry.name)]));
    const begin = named.findIndex(({ last }) => last > verb);
    const got = new Set<ServiceMention>();
    // "all three got | the deep clean", but "both need a tuning, the pitch raise is included"
    let [from, kept] = [at(tokens, verb + 1) === "the" ? verb + 2 : verb + 1, false];
    for (const service of begin < 0 ? [] : named.slice(begin)) {
      if (!goesOn(tokens, from, service, own)) break;
      for (let index = from; index < service.first; index++) kept ||= own.has(stem(at(tokens, index)));
      got.add(service);
      from = service.last + 1;
    }
    if (got.size > 0)
      named = named
        .filter((one) => kept || !isThey(one))
        .map((one) => (got.has(one) ? { ...one, receivers: group } : one));
  }
  return named;
}

/** How many of a service those need who get it: how often in all, or the counts that may be meant, `open`. */
export interface ReceivedCount {
  times: Reckoned | null;
  open: readonly number[] | null;
}

/** Nobody said how many there are. */
const LIKELY = [1, 2, 3, 4];

/** How many of its service a line is for, from those who get it; null when it was counted later or nobody gets it. */
export function receivedCount(
  { service, quantities }: Candidate,
  text: string,
  tokens: readonly Token[],
): ReceivedCount | null {
  const { receivers, first = 0 } = service ?? {};
  const comes = service?.entry.name
    .toLowerCase()
    .split(/\W+/)
    .some((word) => COMING.has(word));
  if (!receivers || comes || quantities.some((figure) => figure.first > first)) return null;
  const { count, each, verb } = receivers;
  const own = quantities.find((figure) => figure.first > verb);
  const things = own ? valueOf(own) : 1;
  if (count === null) return { times: null, open: own ? LIKELY.map((many) => many * things) : LIKELY };
  if (things !== 1 && !each) return { times: null, open: [things, things * count] };
  const who = wordsOf(text, tokens, receivers.name.first, receivers.name.last);
  return { times: computed(asThousandths(count * things), own?.unit ?? "each", who.slice(0, 100)), open: null };
}
