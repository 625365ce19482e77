import { wordSet } from "#shared/word-set.ts";
import { followsThing } from "./nearby.ts";
import { isNumberWord } from "./number-words.ts";
import { ENDS_LINE } from "./taken.ts";
import { at, isJoined, type Token } from "./tokens.ts";
import { looksPlural, TIME_UNITS, unitAt } from "./units.ts";
import { couldName, CURRENCY, EDGES } from "./words.ts";

// Some people dictate a form: "Client: Ruiz. Item one: trench, ninety. Deposit: fifty percent." What stands before such
// a colon, or such a comma, is a label: it says what the words behind it are, and is not one of them.

/** Of these the figure behind them is the value, as in "deposit fifty percent". */
const TERMS = wordSet("deposit discount tax retainer validity valid timeline duration terms");
/** These say how many there are of what the line names, or what it costs. */
const FIGURES = wordSet("quantity qty count price rate cost amount hours each");
/** What may stand before one of those: "labor hours", "unit price", "travel charge". */
const KINDS = wordSet("labor labour hourly unit total sales payment");
/** Behind these comes the name of a line. */
const HEADINGS = wordSet("item line service task job description extra extras addon");
/** What a form says of a vehicle, before what it has run. */
const VEHICLE = wordSet("vehicle car truck van motorcycle boat make model vin year");
const RUN = wordSet("mileage odometer miles");
const DOCUMENTS = wordSet("quote estimate bid invoice proposal");
/** What counts the lines up: "item one ... item two". */
const COUNTED = wordSet("item line");
const ORDER = ["one two three four five six seven eight nine ten".split(" "), "1 2 3 4 5 6 7 8 9 10".split(" ")];

const beginsValue = (tokens: readonly Token[], index: number): boolean =>
  isNumberWord(at(tokens, index)) ||
  at(tokens, index) === "$" ||
  (/^an?$/.test(at(tokens, index)) && isNumberWord(at(tokens, index + 1)));

/** Where several things are told in order: "the first item is ...", "the second is ...", "next is ...". */
const ORDER_WORDS = wordSet("first second third fourth fifth sixth next last final other");
const THINGS = wordSet("item one thing line part piece task service");
/** What is said of a thing that was named before, and names none: "the second is free". */
const SAID_OF = wordSet(
  "free included done same optional extra not no on in for also just only already on still up more",
);

/** What follows "the first is" is a thing: "a new pump", "air sealing", "eleven hundred square feet of"; "four hundred" is its price. */
function namesThing(tokens: readonly Token[], index: number): boolean {
  let next = index;
  // "the second is three hundred. | Four tires"
  const goesOn = (place: number) => isNumberWord(at(tokens, place)) || (place > index && at(tokens, place) === "and");
  while (goesOn(next) && (next === index || isJoined(tokens[next]))) next++;
  const word = at(tokens, next);
  const counts = unitAt(word, at(tokens, next + 1)) !== null || looksPlural(word);
  if (next > index) return isJoined(tokens[next]) && counts && !CURRENCY.has(word);
  const article = word === "a" || word === "an" || word === "the";
  const named = article ? at(tokens, next + 1) : word;
  return (
    isJoined(tokens[next]) && couldName(named) && !SAID_OF.has(named) && !isNumberWord(named) && !CURRENCY.has(word)
  );
}

/** The last word of "the first item is", which leads to the thing that it names; -1 for "the first coat is". */
function orderEnd(tokens: readonly Token[], index: number): number {
  const order = at(tokens, index) === "the" ? index + 1 : index;
  if (!ORDER_WORDS.has(at(tokens, order)) || (order > index && !isJoined(tokens[order]))) return -1;
  const is = THINGS.has(at(tokens, order + 1)) && isJoined(tokens[order + 1]) ? order + 2 : order + 1;
  const leads = at(tokens, is) === "is" && isJoined(tokens[is]);
  return leads && namesThing(tokens, is + 1) ? is : -1;
}

/** The places of words that may count lines: "item", "number", but not "an item". */
function countingAt(tokens: readonly Token[]): readonly number[] {
  const places: number[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const word = at(tokens, index);
    if (!COUNTED.has(word) && word !== "number") continue;
    const joins = isJoined(tokens[index]);
    const opens = COUNTED.has(word) || !joins;
    if (opens && !(joins && EDGES.has(at(tokens, index - 1)))) places.push(index);
  }
  return places;
}

/** The places at which a word counts lines up from one: "item one ..., item two ...". */
function countedAt(tokens: readonly Token[]): readonly number[] {
  const counting = countingAt(tokens);
  if (counting.length < 2) return [];
  for (const order of ORDER) {
    const places: number[] = [];
    let word = "";
    for (const index of counting) {
      const norm = at(tokens, index);
      const next = tokens[index + 2];
      const fits = word === "" || norm === word;
      const counts = fits && at(tokens, index + 1) === order[places.length] && isJoined(tokens[index + 1]);
      // "item two hundred" and "line two, forty feet" differ by what parts them
      if (!counts || !next || (isJoined(next) && isNumberWord(next.norm))) continue;
      word = norm;
      places.push(index);
    }
    if (places.length > 1) return places;
  }
  return [];
}

/** The last word of the label that begins a clause at a token, or -1. */
function labelEnd(tokens: readonly Token[], index: number): number {
  const kind = KINDS.has(tokens[index]?.norm ?? "") && isJoined(tokens[index + 1]) ? index + 1 : index;
  const last = tokens[kind]?.norm === "price" && tokens[kind + 1]?.norm === "each" ? kind + 1 : kind;
  return tokens[last + 1]?.gap === "comma" ? last : -1;
}

/** Behind "Mileage:" the end of thousands that stand alone: "sixty-two thousand", but not "forty" or "forty miles at sixty cents". */
function readingEnd(tokens: readonly Token[], first: number): number {
  let [next, thousands] = [first, false];
  for (; isNumberWord(at(tokens, next)) && (next === first || isJoined(tokens[next])); next++)
    thousands ||= at(tokens, next) === "thousand" || /^\d{2,3},?\d{3}$/.test(at(tokens, next));
  if (RUN.has(at(tokens, next)) && isJoined(tokens[next])) next++;
  return thousands && !isJoined(tokens[next]) ? next : first;
}

/** A dictated form as if it had been said: what follows a label is joined to it, and labels that only name a line are taken. */
export function readForm(said: readonly Token[], taken: Uint8Array): readonly Token[] {
  let read: Token[] | null = null;
  const change = (index: number, to: Partial<Token>): void => {
    const token = (read ?? said)[index];
    if (token) (read ??= [...said])[index] = { ...token, ...to };
  };
  const heads = (first: number, last: number): void => {
    taken.fill(ENDS_LINE, first, last + 1);
    change(last + 1, { gap: "stop" });
  };
  for (const place of countedAt(said)) heads(at(said, place - 1) === "line" ? place - 1 : place, place + 1);
  let vehicle = false;
  for (let index = 0; index < said.length; index++) {
    const tokens = read ?? said;
    const token = tokens[index];
    if (!token || isJoined(token)) continue;
    const order = token.gap === "stop" ? orderEnd(tokens, index) : -1;
    if (order >= 0) heads(index, order);
    const last = labelEnd(tokens, index);
    const value = tokens[last + 1];
    if (last < 0 || !value) continue;
    const word = at(tokens, last);
    vehicle ||= VEHICLE.has(word);
    const reading = vehicle && RUN.has(word) ? readingEnd(tokens, last + 1) : 0;
    if (reading > last + 1) taken.fill(ENDS_LINE, index, reading);
    if (word === "type" && DOCUMENTS.has(value.norm)) heads(index, last + 1);
    else if (HEADINGS.has(word) && !beginsValue(tokens, last + 1)) heads(index, last);
    else if ((TERMS.has(word) || FIGURES.has(word)) && beginsValue(tokens, last + 1)) {
      change(last + 1, { gap: "space" });
      if (word === "count") change(last, { norm: "quantity" });
      if (FIGURES.has(word) && token.gap === "stop" && index > 0) change(index, { gap: "comma" });
    }
  }
  return read ?? said;
}

/** What names the figure behind it in "discount ten percent", and the one before it in "ten percent discount". */
const EITHER_SIDE = wordSet("deposit down upfront retainer front off discount rebate coupon credit tax taxes");

/** "Materials ninety discount ten percent": behind the price of a thing the word at `cue` names the figure after it. */
export function labelsNext(
  tokens: readonly Token[],
  starts: ReadonlySet<number>,
  price: { first: number; last: number },
  cue: number,
): boolean {
  if (cue !== price.last + 1 || !starts.has(cue + 1) || !followsThing(tokens, price.first)) return false;
  let next = cue + 1;
  while (isNumberWord(at(tokens, next)) || CURRENCY.has(at(tokens, next))) next++;
  // "thirty percent deposit two days to finish"
  if (TIME_UNITS.has(unitAt(at(tokens, next), undefined)?.unit ?? "")) return false;
  return !EITHER_SIDE.has(at(tokens, next)) || starts.has(next + 1);
}
