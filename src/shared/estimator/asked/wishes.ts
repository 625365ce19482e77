import { wordSet } from "#shared/word-set.ts";
import { isDoing } from "../words/named-work.ts";
import { at, isJoined, normsAt } from "../words/tokens.ts";
import { couldName, FILLERS } from "../words/words.ts";
import {
  asks,
  clauseFrom,
  DENIED,
  FEW,
  isFigure,
  isParticiple,
  isWork,
  LONGEST,
  REFERS,
  thingReferred,
  TOO,
  type AskRule,
  type Talk,
} from "./phrases.ts";

/** Who wants something done. */
const WHO = wordSet(
  "she he they she'd he'd they'd client customer owner homeowner landlord tenant wife husband mom dad boss manager",
);
/** The verbs of who wants something. */
export const WISHES = wordSet("wants want wanted needs need needed");
const ALSO = wordSet("also still then just would really");
/** What is done to a thing by leaving it alone. */
const KEPT = wordSet("kept left saved alone be stay itemized separate listed priced included");
const DETERMINERS = wordSet("a an the some his her their another new old any both all two three four five six");
const IS = wordSet("is are was were");
const WAS = wordSet("was were");
const PARTICLES = wordSet("up out down off in over back away");
/** "They'd like it done before June": when, and not what. */
const FINISHED = wordSet("done wrapped finished completed gone made sent");

/** "The printer put on the network and their old files moved over as well": each thing, with what is to be done to it. */
function wished(talk: Talk, from: number): number[][] {
  const { tokens } = talk;
  const parts: number[][] = [[]];
  for (const index of clauseFrom(talk, from)) {
    const joins = at(tokens, index) === "and" || at(tokens, index) === "plus";
    // "the lawn aerated too | the dog's got it packed down"
    if (at(tokens, index - 1) === "too" && index > from && !joins) break;
    if (joins || (!isJoined(tokens[index]) && index > from)) parts.push([]);
    if (!joins && !FILLERS.has(at(tokens, index))) parts.at(-1)?.push(index);
  }
  const asked: number[][] = [];
  let done = false;
  for (const words of parts.filter((part) => part.length > 0).toReversed()) {
    while (TOO.has(at(tokens, words.at(-1)))) words.pop();
    const said = normsAt(tokens, words);
    const doing = said.findIndex((word, place) => place > 0 && isParticiple(word));
    // "the soffit vents opened up | house was built in 1964"
    const end = PARTICLES.has(said[doing + 1] ?? "") ? doing + 2 : doing + 1;
    if (doing > 0 && said.slice(end).some((word) => WAS.has(word))) words.length = end;
    const norms = said.slice(0, words.length);
    const head = (doing < 0 ? norms : norms.slice(0, doing)).findLast(couldName) ?? "it";
    const kept = KEPT.has(norms[doing] ?? "") || KEPT.has(norms.at(-1) ?? "");
    const tells = norms.some((word) => DENIED.has(word) || IS.has(word));
    if (norms.length === 0 || norms.length > LONGEST || tells || norms.some(isFigure)) break;
    if (/^(?:us|me|to)$/.test(norms[0] ?? "")) return [];
    // "the stair railing, the closet doors and the front door painted": what is done last is done to all
    done ||= doing > 0;
    const named = done || DETERMINERS.has(norms[0] ?? "") || isDoing(norms.at(-1) ?? "");
    // "a mural, herons and cattails" tells of the mural, "they want prints" asks for them
    if (!isWork(head) || kept || !(named || (words[0] === from && /[^s]s$/.test(head)))) return [];
    // "the gate looked at": nothing is done to it yet
    asked.unshift(norms[doing] === "looked" ? words.slice(0, doing) : words);
  }
  return asked;
}

/** "She also wants the", "he'd like the", "they asked for a": the place behind such words, or -1. */
function behindWish({ tokens, isTaken }: Talk, index: number): number {
  const word = at(tokens, index);
  let who = index - 1;
  while (ALSO.has(at(tokens, who)) && who > index - FEW) who--;
  const would = at(tokens, who).endsWith("'d") || at(tokens, index - 1) === "would";
  if (/^(?:if|whether)$/.test(at(tokens, who - 1))) return -1;
  // "mr oyelaran would like": the client's name
  const client = who >= 0 && isTaken(who);
  const wishes = WISHES.has(word) && (client || WHO.has(at(tokens, who)));
  if ((wishes || (word === "like" && would)) && isJoined(tokens[index])) return index + 1;
  return word === "asked" && at(tokens, index + 1) === "for" ? index + 2 : -1;
}

/** "She also wants the railing painted", "the opener's acting up, he wants that fixed", "a cracked crown that she wants sealed". */
export const wishAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const wish = behindWish(talk, index);
  if (wish < 0) return null;
  const done = REFERS.has(at(tokens, wish)) ? wish + 1 : wish;
  const doing = at(tokens, done);
  if (!isParticiple(doing)) return asks(wished(talk, wish));
  if (KEPT.has(doing) || (done > wish && FINISHED.has(doing))) return asks([]);
  let who = index;
  while (who > 0 && who > index - FEW && !WHO.has(at(tokens, who))) who--;
  const thing = thingReferred(talk, who);
  if (thing.length === 0) return asks([]);
  return asks([done > wish ? thing : [...thing, done]]);
};
