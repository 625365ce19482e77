import { readNumbers, type Reading, type SpokenNumber } from "#shared/estimator/numbers/numbers.ts";
import { CURRENCY } from "#shared/estimator/words/words.ts";
import { singular } from "#shared/estimator/words/units.ts";
import { tokenize, type Token } from "#shared/estimator/words/tokens.ts";
import { wordTable } from "#shared/word-table.ts";

/** A number in an instruction. `money` when it was said with a currency, `percent` when with a percent sign or word. */
export interface Figure {
  readings: Reading[];
  kind: "plain" | "money" | "percent";
}

/**
 * One instruction, made easy to match: `norm` is its words in lower case with single spaces and without punctuation,
 * each number being a placeholder: `#0` plain, `$0` money, `%0` a percentage, counting from 0.
 */
export interface Clause {
  text: string;
  norm: string;
  figures: Figure[];
  /** The words as they were typed between two offsets of `norm`, without the blanks around them. */
  original(from: number, to: number): string;
}

interface Piece {
  norm: string;
  start: number;
  end: number;
}

const PERCENT = new Set(["percent", "%", "percentage", "pct"]);
const FRACTIONS = wordTable<number>({ half: 50, third: 100 / 3, thirds: 100 / 3, quarter: 25, quarters: 25 });
const FILLERS = new Set("please um uh uhm er kindly just actually okay ok hey basically".split(" "));

const isCents = (word: string): boolean => word === "cent" || word === "cents";

/** A figure, the token behind it, and how many numbers it takes. */
interface Read {
  figure: Figure;
  next: number;
  numbers: number;
}

/** "Fifty cents", "fifty" at the end or before "a foot": what a second number behind dollars adds to them. */
function centsBehind(tokens: readonly Token[], index: number, number: SpokenNumber | undefined): number | null {
  const first = tokens[index]?.norm === "and" ? index + 1 : index;
  const value = number?.first === first ? (number.readings[0]?.value ?? 0) : 0;
  if (number === undefined || value < 1 || value >= 100 || !Number.isInteger(value)) return null;
  const after = tokens[number.last + 1]?.norm ?? "";
  if (isCents(after)) return value;
  return first === index && (after === "" || /^(?:a|an|per|each|apiece|and)$/.test(after)) ? value : null;
}

/** A number with its currency or percentage: "$120", "a dollar ten", "four dollars and fifty cents", "ten per cent". */
function figureAt(tokens: readonly Token[], number: SpokenNumber, behind: SpokenNumber | undefined): Read {
  const next = number.last + 1;
  const [word, second] = [tokens[next]?.norm ?? "", tokens[next + 1]?.norm];
  const isSigned = tokens[number.first - 1]?.norm === "$";
  if (PERCENT.has(word)) return { figure: { readings: number.readings, kind: "percent" }, next: next + 1, numbers: 1 };
  if (word === "per" && second === "cent")
    return { figure: { readings: number.readings, kind: "percent" }, next: next + 2, numbers: 1 };
  const scaled = (by: (value: number) => number): Figure => ({
    readings: number.readings.map((reading) => ({ ...reading, value: by(reading.value) })),
    kind: "money",
  });
  if (isCents(word)) return { figure: scaled((value) => value / 100), next: next + 1, numbers: 1 };
  if (!CURRENCY.has(word))
    return { figure: { readings: number.readings, kind: isSigned ? "money" : "plain" }, next, numbers: 1 };
  const cents = centsBehind(tokens, next + 1, behind);
  if (cents === null || behind === undefined) return { figure: scaled((value) => value), next: next + 1, numbers: 1 };
  const end = behind.last + 1;
  const figure = scaled((value) => value + cents / 100);
  return { figure, next: isCents(tokens[end]?.norm ?? "") ? end + 1 : end, numbers: 2 };
}

function readPieces(tokens: readonly Token[], measures: Measures): { pieces: Piece[]; figures: Figure[] } {
  const numbers = readNumbers(tokens);
  const pieces: Piece[] = [];
  const figures: Figure[] = [];
  let number = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const spoken = numbers[number];
    if (spoken === undefined || spoken.first !== at || isPartOfName(tokens, spoken, measures)) {
      const isSign = token.norm === "$" && spoken?.first === at + 1;
      if (!isSign && !FILLERS.has(token.norm))
        pieces.push({ norm: token.norm === "@" ? "at" : token.norm, start: token.start, end: token.end });
      at += 1;
      while ((numbers[number]?.first ?? at) < at) number += 1;
      continue;
    }
    const read = figureAt(tokens, spoken, numbers[number + 1]);
    const sign = read.figure.kind === "money" ? "$" : read.figure.kind === "percent" ? "%" : "#";
    const start = tokens[at - 1]?.norm === "$" ? (tokens[at - 1]?.start ?? spoken.start) : spoken.start;
    pieces.push({ norm: `${sign}${figures.length}`, start, end: tokens[read.next - 1]?.end ?? spoken.end });
    figures.push(read.figure);
    number += read.numbers;
    at = read.next;
  }
  return { pieces: joinFractions(nameLines(pieces, figures), figures), figures };
}

/** The measures that stand in names of lines, "50 gallon", each with the words of its name. */
type Named = { readonly description: string };
type Measures = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<readonly Named[], Measures>();

/** Of the same lines they are read once: each instruction asks for them. */
function measuresIn(lines: readonly Named[]): Measures {
  const read = known.get(lines);
  if (read !== undefined) return read;
  const measures = new Map<string, Set<string>>();
  known.set(lines, measures);
  for (const { description } of lines) {
    if (!HOLDS_NUMBER.test(description)) continue;
    const tokens = tokenize(description);
    const words = tokens.map((token) => singular(token.norm));
    for (const { readings, last } of readNumbers(tokens)) {
      const measure = `${readings[0]?.value} ${words[last + 1] ?? ""}`;
      measures.set(measure, new Set([...(measures.get(measure) ?? []), ...words]));
    }
  }
  return measures;
}
const HOLDS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b/i;

/** "The 50 gallon heater": a number that stands in the name of a line before the same word counts nothing. */
function isPartOfName(tokens: readonly Token[], number: SpokenNumber, measures: Measures): boolean {
  if (measures.size === 0) return false;
  const [before, word, after] = [number.first - 1, number.last + 1, number.last + 2].map(
    (at) => tokens[at]?.norm ?? "",
  );
  if (!word || CURRENCY.has(word) || PERCENT.has(word)) return false;
  const name = measures.get(`${number.readings[0]?.value} ${singular(word)}`);
  return name !== undefined && (before === "the" || name.has(singular(after ?? "")));
}

/** "The last one", "this one": a thing, and no count. */
const POINTING = /^(?:last|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|this|that)$/;

const CARDINALS = "zero one two three four five six seven eight nine ten".split(" ");

/** "line 2" names a line and counts nothing; "add a line, 3 hours" does count. */
function nameLines(pieces: readonly Piece[], figures: readonly Figure[]): Piece[] {
  const isAdded = pieces.some((piece) => /^(?:add|include|put|insert)$/.test(piece.norm));
  return pieces.map((piece, index) => {
    const isOne = piece.norm.startsWith("#") && figures[Number(piece.norm.slice(1))]?.readings[0]?.value === 1;
    if (isOne && POINTING.test(pieces[index - 1]?.norm ?? "")) return { ...piece, norm: "one" };
    if (isAdded) return piece;
    const before = pieces[index - 1]?.norm === "number" ? pieces[index - 2]?.norm : pieces[index - 1]?.norm;
    if (!piece.norm.startsWith("#") || !/^(?:line|item|row)$/.test(before ?? "")) return piece;
    const name = CARDINALS[figures[Number(piece.norm.slice(1))]?.readings[0]?.value ?? -1];
    return name === undefined ? piece : { ...piece, norm: name };
  });
}

const OF_THE_WHOLE = /^(?:down|up|upfront|front|deposit|off|paid|discount)$/;

/** "Half down", "the deposit at a third" and "two thirds up front" as percentages; "the third line" and "cut in half" stay words. */
function joinFractions(pieces: readonly Piece[], figures: Figure[]): Piece[] {
  if (!pieces.some(({ norm }) => OF_THE_WHOLE.test(norm))) return [...pieces];
  const joined: Piece[] = [];
  pieces.forEach((piece, index) => {
    const [before, after] = [joined.at(-1), pieces[index + 1]?.norm ?? ""];
    const part = FRACTIONS[piece.norm];
    if (part === undefined || /^(?:in|the)$/.test(before?.norm ?? "") || /^(?:line|item|row|one)$/.test(after)) {
      joined.push(piece);
      return;
    }
    const parts = before?.norm.startsWith("#") ? figures[Number(before.norm.slice(1))]?.readings[0]?.value : undefined;
    if (parts !== undefined) joined.pop();
    const value = Math.round(part * (parts ?? 1) * 1000) / 1000;
    figures.push({ readings: [{ value, why: "as said" }], kind: "percent" });
    joined.push({
      ...piece,
      start: (parts === undefined ? piece : (before ?? piece)).start,
      norm: `%${figures.length - 1}`,
    });
  });
  return joined;
}

const NO_LINES: readonly Named[] = [];

/** Reads one instruction; `lines` are the document's, whose names may hold numbers. */
export function readClause(text: string, lines: readonly Named[] = NO_LINES): Clause {
  const { pieces, figures } = readPieces(tokenize(text), measuresIn(lines));
  const at: number[] = [];
  let norm = "";
  for (const piece of pieces) {
    if (norm !== "") norm += " ";
    at.push(norm.length);
    norm += piece.norm;
  }
  return {
    text: text.trim(),
    norm,
    figures,
    original(from, to) {
      const first = at.findIndex((start, index) => start + (pieces[index]?.norm.length ?? 0) > from);
      let last = -1;
      at.forEach((start, index) => {
        if (start < to) last = index;
      });
      const [begin, end] = [pieces[first], pieces[last]];
      return begin && end && last >= first ? text.slice(begin.start, end.end) : "";
    },
  };
}
