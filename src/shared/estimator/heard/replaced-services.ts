import { wordSet } from "#shared/word-set.ts";
import type { Candidate, Correction } from "../quantities/candidate.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import { ADDING, takesBack, tellsChoice } from "./replaced-things.ts";
import { normsAt } from "../words/tokens.ts";

/** The lines heard before. */
interface Heard {
  list: readonly Candidate[];
  match: (candidate: Candidate) => Candidate | null;
  changed: (candidate: Candidate) => void;
}

/** "No wait, just the interior detail": what follows is all there is. */
const ONLY = wordSet("just only instead");

/** "Actually, make it the three-man crew". */
function isMade(first: number, tokens: readonly Token[]): boolean {
  const last = ARTICLES.has(tokens[first - 1]?.norm ?? "") ? first - 2 : first - 1;
  return THAT.has(tokens[last]?.norm ?? "") && tokens[last - 1]?.norm === "make";
}
const ARTICLES = wordSet("a an the");
const THAT = wordSet("it that this those them");

/** "Actually the small one": of the same kind, and none that comes on top. */
const isTheOne = ({ first, last }: ServiceMention, tokens: readonly Token[]): boolean =>
  tokens[first - 1]?.norm === "the" && [0, 1].some((step) => /^ones?$/.test(tokens[last + step]?.norm ?? ""));

function putInPlace(lines: Heard, line: Candidate, { service, price, quantities, words, last }: Candidate): void {
  Object.assign(line, { service, price, words, last: Math.max(line.last, last) });
  if (quantities.length > 0) line.quantities = quantities;
  lines.changed(line);
}

/**
 * Puts another service of the account in the place of the one said before it: "eight hours of reading tutoring, no,
 * math tutoring". What the correction does not say anew stays. False when it speaks of a service that was heard before,
 * or adds one.
 */
export function putsOtherService(
  lines: Heard,
  change: Candidate,
  correction: Correction,
  tokens: readonly Token[],
): boolean {
  const { service } = change;
  if (!service || correction.strikes) return false;
  if (correction.denied?.line.service && !correction.denied.line.price) {
    putInPlace(lines, correction.denied.line, change);
    return true;
  }
  if (lines.list.some((one) => one.service?.entry.id === service.entry.id)) return false;
  const alike = lines.match(change);
  // "pool opening and a water test, sorry, the closing"
  const own = wordsOfName(service.entry.name);
  const ofKind = lines.list.findLast((one) =>
    [...wordsOfName(one.service?.entry.name ?? "")].some((part) => own.has(part)),
  );
  const line = alike?.service ? alike : (ofKind ?? lines.list.at(-1));
  if (!line?.service || line.price) return false;
  const norms = normsAt(tokens, change.words);
  const instead = norms.some((word) => ONLY.has(word)) || tellsChoice(change.words, tokens);
  if (
    norms.some((word) => ADDING.has(word)) ||
    !(instead || isTheOne(service, tokens) || isMade(service.first, tokens) || takesBack(tokens, correction.first))
  )
    return false;
  putInPlace(lines, line, change);
  return true;
}

/** The talk, and where services are named in it. */
interface Talk {
  tokens: readonly Token[];
  at: (index: number) => string;
  namesService: (index: number) => boolean;
}

const BARE = wordSet("just only");
/** How far behind a correction the service may stand that it puts in the place of another, and what stands before it. */
const NAME_REACH = 8;
const KINDS = wordSet("whole new different full simple really");

/**
 * "Sorry, those are outlet installations", "actually it's just a repair": a service behind small words that refer back.
 * `takes`: what is before them takes back what was said.
 */
export function namesOtherService(talk: Talk, next: number, takes: boolean): boolean {
  let only = takes;
  for (let index = next; index < next + NAME_REACH && (index === next || isJoined(talk.tokens[index])); index++) {
    if (talk.namesService(index)) return only && index > next;
    const word = talk.at(index);
    if ((couldName(word) && !KINDS.has(word)) || ADDING.has(word)) return false;
    only ||= BARE.has(word);
  }
  return false;
}
