import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isOrdinaryWord, isOwned } from "../words/ordinary-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { couldName, CREW, FIRM_ENDINGS, GIVEN_NAMES, WORK_WORDS } from "../words/words.ts";
import { firstAt, firstOf, type Finder } from "./finder.ts";
import { twoWordEnding } from "./firm-trades.ts";
import type { Named } from "./households.ts";
import { ALSO_WORDS, canName, DOCUMENTS } from "./name-words.ts";
import { isOther } from "./people.ts";
import { isStreet } from "../words/street-words.ts";

const LONGEST = 5;
/** Firms that are known by somebody's name, and whose goods a job is about: "Benjamin Moore. Two coats." */
const NAMED_AFTER = wordSet(
  "benjamin-moore sherwin-williams john-deere james-hardie ralph-lauren owens-corning hunter-douglas",
);
/** True where such goods are named. */
export const isNamedAfter = (tokens: readonly Token[], first: number): boolean =>
  NAMED_AFTER.has(`${at(tokens, first)}-${at(tokens, first + 1)}`);
/** What a family holds, behind its name: "Ferris wedding", "Nakamura residence". */
const HELD = wordSet("wedding party reception anniversary quinceanera funeral reunion residence family");

/** What a span of capitals that says nothing else is: somebody by a given name, a firm by its ending, or words of no trade. */
type Bare = Named & { known: boolean };

/** "Vic Toland", "Harbor Cafe": all capitals from a token on, when they are a name and nothing else; null for "Oil Change". */
export function capitalsAt(tokens: readonly Token[], first: number): Bare | null {
  // "Yolanda Price": behind a given name any capital is the family's
  const family = (index: number) => index === first + 1 && GIVEN_NAMES.has(at(tokens, first));
  const written = (index: number) => tokens[index]?.capital === true && (canName(tokens[index]) || family(index));
  const joins = (index: number) => ["and", "&"].includes(at(tokens, index)) && isJoined(tokens[index]);
  if (!written(first)) return null;
  let last = first;
  while (last < first + LONGEST && isJoined(tokens[last + 1]) && (written(last + 1) || joins(last + 1))) last++;
  if (last === first || joins(last)) return null;
  const words = tokens.slice(first, last + 1).map(({ norm }) => norm);
  const [start = "", end = ""] = [words[0], words.at(-1)];
  if (isBrand(start) || isStreet(end) || isNamedAfter(tokens, first)) return null;
  const office = twoWordEnding(tokens, last - 1) === last;
  const firm = office || (FIRM_ENDINGS.has(end) && !WORK_WORDS.has(end) && !WORK_WORDS.has(start));
  // "Tiffany Lamp": what people own
  const owned = words.length === 2 && isOwned(end);
  // "Heather Gray.", "Rose Garden." are things as well
  const person = GIVEN_NAMES.has(start) && !(ALSO_WORDS.has(start) && isOrdinaryWord(end)) && !owned;
  if (person || firm) return { first, last, known: true };
  return words.every((word) => word === "and" || !isOrdinaryWord(word)) ? { first, last, known: false } : null;
}

/** The same between two stops or commas. */
function bareNameAt(tokens: readonly Token[], first: number): Bare | null {
  const name = capitalsAt(tokens, first);
  return name && !isJoined(tokens[name.last + 1]) ? name : null;
}

/** "Hank Sobel.", "Harbor Cafe.": a sentence that is a known name and nothing else; "Owens Corning." may be goods. */
export const byItself: Finder = (talk) =>
  !talk.cased
    ? null
    : firstOf(talk, (index) => {
        const token = talk.tokens[index];
        const name = token?.capital && beginsSentence(token) ? bareNameAt(talk.tokens, index) : null;
        return name?.known && beginsSentence(talk.tokens[name.last + 1]) ? name : null;
      });

/** "Quote, Helen Marsh.", "Invoice. Harbor Cafe.", "Estimate, Ferris wedding": what stands alone behind the kind of document. */
export const byHeading: Finder = cued(oneOf(DOCUMENTS), (talk) =>
  !talk.cased
    ? null
    : firstAt(DOCUMENTS, talk, (index) => {
        const { tokens } = talk;
        const first = index + 1;
        if (!tokens[first]?.capital || isJoined(tokens[first])) return null;
        if (!beginsSentence(tokens[index])) return null;
        const held = HELD.has(at(tokens, first + 1)) && !tokens[first + 1]?.capital && isJoined(tokens[first + 1]);
        const family = held && canName(tokens[first]) && !isOrdinaryWord(at(tokens, first));
        return bareNameAt(tokens, first) ?? (family ? { first, last: first } : null);
      }),
);

/** Whoever is named behind these is spoken to. */
const GREETING = wordSet("morning afternoon evening thanks hello hey hi");
/** No longer than "bathroom tile job". */
const LONGEST_TOPIC = 4;

/** "Concrete: Brian Sotelo. Driveway", "Deck repair, Tom Ellis, eight boards": a known name that stands alone behind what the job is. */
export const byTopic: Finder = ({ tokens, taken, cased }) => {
  if (!cased) return null;
  let first = 1;
  while (first <= LONGEST_TOPIC && isJoined(tokens[first])) first++;
  const topic = tokens.slice(0, first);
  const works = topic.some(
    ({ norm }) => (isOrdinaryWord(norm) || norm.endsWith("ing")) && !GREETING.has(norm) && couldName(norm),
  );
  const plain = topic.every(({ norm, capital }, index) => /^\p{L}/u.test(norm) && (index === 0 || !capital));
  if (!works || !plain || taken[first]) return null;
  // "Algebra tutoring, Kim family, ten sessions"
  const alone = isJoined(tokens[first + 1]) && !isJoined(tokens[first + 2]);
  const held = alone && at(tokens, first + 1) === "family" && tokens[first]?.capital && canName(tokens[first]);
  if (held && !isOrdinaryWord(at(tokens, first))) return { first, last: first + 1, from: first };
  const named = bareNameAt(tokens, first);
  return named?.known && !isOther(tokens, named.first, named.last) ? { ...named, from: first } : null;
};

const BEING = wordSet("is was will has does can did comes works");

/** "For the chimney at 14 Orchard Lane, Theo Marsh: sweep 180": a person's whole name that stands alone between two pauses. */
export const byApposition: Finder = cued(oneOf(GIVEN_NAMES), (talk) =>
  talk.cased
    ? firstAt(GIVEN_NAMES, talk, (index) => {
        const apart = index > 0 && talk.tokens[index]?.gap === "comma";
        const name = apart ? bareNameAt(talk.tokens, index) : null;
        // "my helper, Tom Ellis, is thirty an hour"
        const works =
          CREW.has(singular(at(talk.tokens, index - 1))) || BEING.has(at(talk.tokens, (name?.last ?? 0) + 1));
        return name?.known && !works && name.last + 1 < talk.tokens.length ? name : null;
      })
    : null,
);
