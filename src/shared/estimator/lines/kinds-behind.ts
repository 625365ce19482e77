import { wordSet } from "#shared/word-set.ts";
import { statementBefore, type Statement } from "../likelihood/statements.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { ARTICLES } from "../words/sentence-words.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { couldName, PREPOSITIONS } from "../words/words.ts";
import { isDoneTo } from "../words/nature.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { isVague } from "./vague.ts";
import { isVerb, TELLING } from "./order-behind-talk.ts";

const THAT_IS = wordSet("that's thats");
const JOINS = wordSet("and with or");
/** How it is paid or charged, and no kind. */
const NO_KINDS = wordSet(
  "no not without cash check card total even flat each extra optional included down deposit balance due net paid more less off tax labor parts material materials",
);
/** "Pre-hung fiberglass", "chicken, rice and beans". */
const [FEWEST, LONGEST] = [2, 8];

const isDone = (word: string): boolean => isWorkVerb(word) || isDoneTo(word) || word === "hung";

/** From here on a statement is about what it seems to be. */
const SURELY = 0.6;

/** True for words that only say of what kind something is, or what it is made of: no work, nothing that is told of somebody. */
function sayKind(tokens: readonly Token[], words: readonly number[]): boolean {
  const named = words.filter((index) => couldName(at(tokens, index)));
  // "41 sheets at 58 a sheet, hung, taped and sanded"
  if (named.every((index) => isDone(at(tokens, index)) || unitAt(at(tokens, index), undefined) !== null)) return false;
  const plain = words.every((index, place) => {
    const word = at(tokens, index);
    if (place > 0 && index !== (words[place - 1] ?? 0) + 1) return false;
    if (TELLING.has(word) || NO_KINDS.has(word) || isNumberWord(word) || PREPOSITIONS.has(word)) return JOINS.has(word);
    return JOINS.has(word) ? place > 0 && place < words.length - 1 : couldName(word);
  });
  const opens = at(tokens, words[0]);
  const works = isWorkVerb(opens) && !opens.endsWith("ed");
  return plain && named.length >= FEWEST && words.length <= LONGEST && !works && !isVague(tokens, words);
}

const COATS = wordSet("coat coats");
const OPENS_OBJECT = wordSet("a an the all both new old");
/** "Three coats oil based poly" has no more words. */
const LONGEST_COATS = 7;

/** "Refinish the floors at four fifty a foot | three coats oil based poly | repair two boards": how many coats that work gets, before an order of its own; none for others. */
function coatsBehind(price: Figure, { words, price: own }: Candidate, tokens: readonly Token[]): readonly number[] {
  const [first = -1, coats = -1] = words;
  if (!own || first !== price.last + 1 || !isNumberWord(at(tokens, first)) || !COATS.has(at(tokens, coats))) return [];
  const order = words.findIndex((index, place) => {
    const [next = 0, word] = [words[place + 1], at(tokens, words[place + 1])];
    const counted = next > index + 1 && isNumberWord(at(tokens, index + 1));
    return place > 1 && isVerb(at(tokens, index)) && (counted || OPENS_OBJECT.has(word));
  });
  const said = words.slice(0, Math.max(0, order));
  const plain = said.every((index, place) => index === first + place && !TELLING.has(at(tokens, index)));
  return said.length <= LONGEST_COATS && plain && !/^(?:and|to|then)$/.test(at(tokens, said.at(-1))) ? said : [];
}

/** What is charged beside the work, with the word before it: "dump | fee", "trip | charge". */
const CHARGES = wordSet("fee fees charge");
/** "Hauling brush and trimming hedges at the church | dump fee" has no more words. */
const LONGEST_TASK = 14;

/** "Five hours at 65 an hour | hauling brush and trimming hedges | dump fee 48": what the hours before were for, before a charge; none for others. */
function taskBehind(price: Figure, { words, price: own }: Candidate, tokens: readonly Token[]): readonly number[] {
  const [first = -1] = words;
  const fee = words.length - 2;
  const isTimed = price.per && price.unit === "hour";
  const opens = at(tokens, first);
  const isNext = first === price.last + 1 && words.every((index, place) => index === first + place);
  const works = opens.endsWith("ing") && isWorkVerb(opens) && fee >= 2 && fee <= LONGEST_TASK;
  if (!own || !isTimed || !isNext || !works || !CHARGES.has(at(tokens, words.at(-1)))) return [];
  const task = words.slice(0, fee);
  const told = task.some((index) => TELLING.has(at(tokens, index)) || isNumberWord(at(tokens, index)));
  return told || !couldName(at(tokens, task.at(-1))) ? [] : task;
}

const IS = wordSet("is are was were");
const INCLUDES = wordSet("includes including");
/** "Shutters are | extra": what stands apart from what a price includes. */
const APART = wordSet("extra separate additional");
const FEWEST_INCLUDED = 3;

/** "Repaint 4200 | includes a wash and two coats | shutters are extra 30 each", "includes the pad and whip | [option two is] the other make": what a price includes, before what is not of it; none where nothing says where that begins. */
function includesBehind(last: number, { words, price: own }: Candidate, tokens: readonly Token[]): readonly number[] {
  const [first = -1] = words;
  if (!own || first !== last + 1 || !INCLUDES.has(at(tokens, first))) return [];
  const are = words.findLastIndex(
    (index, place) => IS.has(at(tokens, index)) && APART.has(at(tokens, words[place + 1])),
  );
  const option = words.findIndex((index, place) => {
    const gone = (words[place - 1] ?? index) + 1;
    return place > 0 && gone < index && /^(?:options?|choice)$/.test(at(tokens, gone));
  });
  const end = option > 0 ? option : are - 1;
  const said = words.slice(0, Math.max(0, end));
  return said.length >= FEWEST_INCLUDED && couldName(at(tokens, words[end])) !== ARTICLES.has(at(tokens, words[end]))
    ? said
    : [];
}

const LIMITS = wordSet("over above under below");
/** "Over two inches", "over the first ten miles" have no more words. */
const LONGEST_LIMIT = 6;

/** "Plowing 175 per push | over 2 inches, | sidewalks": from or up to what a price is for each time; none where no comma or sentence ends it. */
function limitBehind(price: Figure, { words }: Candidate, tokens: readonly Token[]): readonly number[] {
  const [first = -1] = words;
  if (!price.per || first !== price.last + 1 || !LIMITS.has(at(tokens, first)) || !isJoined(tokens[first])) return [];
  let end = first + 1;
  while (end <= first + LONGEST_LIMIT && isJoined(tokens[end])) end++;
  const said = placesBetween(first, end);
  const isSize =
    unitAt(at(tokens, end - 1), undefined) !== null && said.some((index) => isNumberWord(at(tokens, index)));
  return isSize && tokens[end]?.gap === "comma" ? said : [];
}

/** "Replace the faucet 185 | labor | faucet is 140": what the price before a thing is for, where of that is said what it is; none where it is the labor of the thing. */
function laborBehind(price: Figure, { words, price: own }: Candidate, tokens: readonly Token[]): readonly number[] {
  const [labor = -1, thing = -1] = words;
  const is = words.findIndex((index) => IS.has(at(tokens, index)));
  const isNext = labor === price.last + 1 && thing === labor + 1 && isJoined(tokens[labor]) && isJoined(tokens[thing]);
  const named = words.slice(1, Math.max(1, is));
  const plain =
    named.length > 0 && named.every((index) => couldName(at(tokens, index)) && !isNumberWord(at(tokens, index)));
  return own && isNext && plain && is === words.length - 1 && /^labou?r$/.test(at(tokens, labor)) ? [labor] : [];
}

/** The first words of the line behind a price that are said of it: the coats, the labor, the task, the limit or what it includes; none for others. */
function saidOfPrice({ last }: Candidate, price: Figure, next: Candidate, tokens: readonly Token[]): readonly number[] {
  if (next.service) return [];
  for (const behind of [coatsBehind, laborBehind, taskBehind, limitBehind]) {
    const said = behind(price, next, tokens);
    if (said.length > 0) return said;
  }
  // "forty six fifty installed | includes the pad"
  return includesBehind(Math.max(price.last, last), next, tokens);
}

/** The words behind the price of a line that say of what kind its thing is: "pre-hung steel" of "door is 640, pre-hung steel", "beef tips and rice" of "catering at 18 a head, that's beef tips and rice"; none for others. */
export function kindSaidBehind(
  candidate: Candidate,
  next: Candidate | undefined,
  tokens: readonly Token[],
  statements: readonly Statement[],
): readonly number[] {
  const { price, free, after, trailing, service } = candidate;
  const isPlain = price && !free && !after && !service && trailing.length === 0;
  const ofPrice = isPlain && next ? saidOfPrice(candidate, price, next, tokens) : [];
  if (ofPrice.length > 0) return ofPrice;
  const bare = next && !next.price && !next.free && !next.service && !next.echo && !next.asked;
  if (!isPlain || !bare) return [];
  const { words, quantities, sizes } = next;
  const [first = -1] = words;
  if (quantities.length + sizes.length > 0 || first < 0) return [];
  const said = THAT_IS.has(at(tokens, first));
  const kind = said ? words.slice(1) : words;
  const last = kind.at(-1) ?? first;
  const ends = beginsSentence(tokens[last + 1]) || /^(?:plus|and)$/.test(at(tokens, last + 1));
  const apposed = first === price.last + 1 && tokens[first]?.gap === "comma";
  if (!(said || apposed) || !ends) return [];
  const of = (index: number) => statementBefore(statements, tokens[index]?.start ?? -1);
  const statement = statements[of(first)];
  const together = of(price.first) === of(first) && statement?.role === "work";
  // "that's beef tips and rice" begins one of its own, of which it may not be sure what it tells
  const unsure = said && statement !== undefined && statement.likely < SURELY && statement.beside < SURELY;
  return (together || unsure) && sayKind(tokens, kind) ? kind : [];
}
