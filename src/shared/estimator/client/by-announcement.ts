import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { EDGES, FIRM_ENDINGS, GIVEN_NAMES, HESITATIONS, HONORIFICS, WORK_WORDS } from "../words/words.ts";
import { announcementAt, ANNOUNCING, orderBefore, type Announcement } from "./announcements.ts";
import { apposed } from "./apposition.ts";
import { explainedName } from "./explained-name.ts";
import { firstAt, type Finder, type Talk } from "./finder.ts";
import { officeOf, twoWordEnding } from "./firm-trades.ts";
import type { Named } from "./households.ts";
import { nameEnd, nameToTheEnd } from "./name-span.ts";
import { BODIES, canName, PARTICLES } from "./name-words.ts";
import { overSomebody } from "./named-somebody.ts";
import { isRole, overRole } from "./over-role.ts";

/** "The Hendersons" is one plural name, unless it is a firm or a family; -1 when the article leads to no name. */
function afterArticle(tokens: readonly Token[], first: number, last: number): number {
  const [word, ending] = [at(tokens, first), at(tokens, last)];
  const office = twoWordEnding(tokens, last - 1) === last;
  if (officeOf(tokens, first) > 0) return last;
  if (tokens[first]?.capital || FIRM_ENDINGS.has(ending) || office || ending === "family") return last;
  if (word.endsWith("s") && !WORK_WORDS.has(word)) return first;
  return BODIES.has(word) ? last : -1;
}

/** "Last name | ostrander", "put it under | brandt | brake job": behind this stands a family's name alone. */
function isFamilyCue(tokens: readonly Token[], name: number): boolean {
  const [first, next] = [at(tokens, name), at(tokens, name + 1)];
  const plain = !tokens[name]?.capital && !GIVEN_NAMES.has(first) && !HONORIFICS.has(first);
  if (at(tokens, name - 1) === "under") return plain && isOrdinaryWord(next) && !FIRM_ENDINGS.has(next);
  const noun = /^(?:is|was)$/.test(at(tokens, name - 1)) ? name - 2 : name - 1;
  return at(tokens, noun).startsWith("name") && at(tokens, noun - 1) === "last";
}

/** "Bid for tri county | grain.": behind a name of several words the one more that ends the sentence is of it. */
function lastOfSentence(tokens: readonly Token[], first: number, last: number): number {
  const next = tokens[last + 1];
  const whole =
    last > first && isJoined(next) && beginsSentence(tokens[last + 2]) && !GIVEN_NAMES.has(at(tokens, first));
  const name = canName(next) && !isOrdinaryWord(at(tokens, first)) && !WORK_WORDS.has(at(tokens, last + 1));
  return whole && name ? last + 1 : last;
}

function announced({ tokens, taken, cased }: Talk, cue: Announcement): Named | null {
  let begin = cue.name;
  while (HESITATIONS.has(at(tokens, begin))) begin++;
  begin = overSomebody(tokens, begin);
  const bare = at(tokens, begin) === "the" ? begin + 1 : begin;
  const first = overRole(tokens, bare, bare > begin);
  const article = bare > begin && first === bare;
  if (taken[first] || first >= tokens.length) return null;
  const is = at(tokens, cue.name - 1);
  if (tokens[first]?.gap === "stop" && is !== "is") return null;
  // "the client is supplying the tile", "is bringing twelve chairs"
  const object = at(tokens, first + 1);
  const does = is === "is" && at(tokens, first).endsWith("ing") && (EDGES.has(object) || isNumberWord(object));
  if (does) return null;
  // "quote for replacing a heater"
  // "bid for the county rec department"
  const body = article && BODIES.has(at(tokens, first)) && FIRM_ENDINGS.has(at(tokens, first + 2));
  const plain = !tokens[first]?.capital && !body && isOrdinaryWord(at(tokens, first));
  const apposition = apposed(tokens, first, cased) ?? explainedName(tokens, first);
  if (apposition) return apposition;
  const small =
    cased &&
    !tokens[first]?.capital &&
    !article &&
    !GIVEN_NAMES.has(at(tokens, first)) &&
    officeOf(tokens, first) < 0 &&
    !BODIES.has(at(tokens, first));
  if (small && !HONORIFICS.has(at(tokens, first))) return null;
  if (plain && ((cased && !HONORIFICS.has(at(tokens, first))) || at(tokens, first).endsWith("ing"))) return null;
  // "client is copper creek coffee", "bill goes to mill creek grange"
  const closing = is === "is" || is === "to";
  const whole = closing && !cased && !article ? nameToTheEnd(tokens, first) : -1;
  const said = whole >= 0 ? whole : nameEnd(tokens, first, cue.cued, cased);
  const end = whole < 0 && is === "for" && !cased ? lastOfSentence(tokens, first, said) : said;
  const last = article && end >= 0 ? afterArticle(tokens, first, end) : end;
  // "last name ostrander | brake job"
  if (isFamilyCue(tokens, cue.name)) return { first, last: PARTICLES.has(at(tokens, first)) ? first + 1 : first };
  // "name's lowery pat lowery"
  const saidAgain = GIVEN_NAMES.has(at(tokens, first + 1)) && at(tokens, first + 2) === at(tokens, first);
  if (saidAgain) return { first: first + 1, last: first + 2 };
  // "name was Desmond, Desmond Ferrara"
  const again =
    last === first && at(tokens, first + 1) === at(tokens, first) ? nameEnd(tokens, first + 1, cue.cued, cased) : -1;
  if (again > first + 1) return { first: first + 1, last: again };
  const role = last === first && !tokens[first]?.capital && isRole(at(tokens, first));
  return last < 0 || role ? null : { first, last };
}

const NEW = wordSet("new repeat returning regular");
const WHOSE = wordSet("the his her their my our a");
/** "The owner's | name is": the first of the words that say whose name follows. */
function leadOfWhose(tokens: readonly Token[], index: number): number {
  if (!/['’]s$/u.test(at(tokens, index - 1)) || !isJoined(tokens[index])) return index;
  return WHOSE.has(at(tokens, index - 2)) && isJoined(tokens[index - 1]) ? index - 2 : index - 1;
}

/** "The owner's | name is", "new | customer dana": the first of the words that lead to an announcement. */
function leadBefore(tokens: readonly Token[], index: number): number {
  const names = at(tokens, index).startsWith("name");
  // "the customer's | last name is", "first name rita | last name"
  if (names && at(tokens, index - 1) === "last")
    return at(tokens, index - 3) === "name" && at(tokens, index - 4) === "first"
      ? index - 4
      : leadOfWhose(tokens, index - 1);
  const whose = names && /['’]s$/u.test(at(tokens, index - 1));
  if (whose) return leadOfWhose(tokens, index);
  const client = NEW.has(at(tokens, index - 1)) && /^(?:client|customer)/.test(at(tokens, index));
  if (!client || !isJoined(tokens[index])) return index;
  return WHOSE.has(at(tokens, index - 2)) && isJoined(tokens[index - 1]) ? index - 2 : index - 1;
}

/** "Quote for", "client is", "this is for". */
export const byAnnouncement: Finder = (talk) =>
  firstAt(
    ANNOUNCING,
    talk,
    (index) => {
      const cue = announcementAt(talk.tokens, index);
      return cue && announced(talk, cue);
    },
    (_, index) => orderBefore(talk.tokens, leadBefore(talk.tokens, index)),
  );
