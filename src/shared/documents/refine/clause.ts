import { readNumbers, type Reading } from "#shared/estimator/numbers/numbers.ts";
import { tokenize, type Token } from "#shared/estimator/words/tokens.ts";
import { wordTable } from "#shared/word-table.ts";

/** A number in an instruction. `money` when it was said with a currency, `percent` when with a percent sign or word. */
export interface Figure {
  readings: Reading[];
  kind: "plain" | "money" | "percent";
  /** "A third": no percentage says it exactly. */
  third?: true;
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

const CURRENCY = new Set(["dollar", "dollars", "buck", "bucks", "usd"]);
const PERCENT = new Set(["percent", "%", "percentage", "pct"]);
const FRACTIONS = wordTable<number>({ half: 50, third: 33.333, quarter: 25 });
const FILLERS = new Set("please um uh uhm er kindly just actually okay ok hey basically".split(" "));

function readPieces(tokens: readonly Token[]): { pieces: Piece[]; figures: Figure[] } {
  const numbers = readNumbers(tokens);
  const pieces: Piece[] = [];
  const figures: Figure[] = [];
  let number = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const spoken = numbers[number];
    if (spoken === undefined || spoken.first !== at) {
      const isSign = token.norm === "$" && numbers[number]?.first === at + 1;
      if (!isSign && !FILLERS.has(token.norm)) pieces.push({ norm: token.norm, start: token.start, end: token.end });
      continue;
    }
    number += 1;
    const next = tokens[spoken.last + 1]?.norm ?? "";
    let { end } = spoken;
    let last = spoken.last;
    let { readings } = spoken;
    let kind: Figure["kind"] = tokens[at - 1]?.norm === "$" ? "money" : "plain";
    if (CURRENCY.has(next)) kind = "money";
    if (PERCENT.has(next)) kind = "percent";
    if (next === "per" && tokens[spoken.last + 2]?.norm === "cent") [kind, last] = ["percent", last + 1];
    if (next === "cents" || next === "cent") {
      kind = "money";
      readings = readings.map((reading) => ({ ...reading, value: reading.value / 100 }));
    }
    if (next !== "" && (CURRENCY.has(next) || PERCENT.has(next) || /^cents?$/.test(next) || last > spoken.last)) {
      last += 1;
      end = tokens[last]?.end ?? end;
    }
    const sign = kind === "money" ? "$" : kind === "percent" ? "%" : "#";
    const start = tokens[at - 1]?.norm === "$" ? (tokens[at - 1]?.start ?? spoken.start) : spoken.start;
    pieces.push({ norm: `${sign}${figures.length}`, start, end });
    figures.push({ readings, kind });
    at = last;
  }
  return { pieces: joinFractions(nameLines(pieces, figures), figures), figures };
}

const CARDINALS = "zero one two three four five six seven eight nine ten".split(" ");

/** "line 2" names a line and counts nothing; "add a line, 3 hours" does count. */
function nameLines(pieces: readonly Piece[], figures: readonly Figure[]): Piece[] {
  if (pieces.some((piece) => /^(?:add|include|put|insert)$/.test(piece.norm))) return [...pieces];
  return pieces.map((piece, index) => {
    const before = pieces[index - 1]?.norm === "number" ? pieces[index - 2]?.norm : pieces[index - 1]?.norm;
    if (!piece.norm.startsWith("#") || !/^(?:line|item|row)$/.test(before ?? "")) return piece;
    const name = CARDINALS[figures[Number(piece.norm.slice(1))]?.readings[0]?.value ?? -1];
    return name === undefined ? piece : { ...piece, norm: name };
  });
}

/** "half down" and "a third up front" as percentages; "the third line" stays a word. */
function joinFractions(pieces: readonly Piece[], figures: Figure[]): Piece[] {
  return pieces.map((piece, index) => {
    const share = FRACTIONS[piece.norm];
    const near = [pieces[index + 1]?.norm, pieces[index - 1]?.norm, pieces[index - 2]?.norm];
    if (share === undefined || !near.some((word) => /^(?:down|up|upfront|deposit|off|paid)$/.test(word ?? "")))
      return piece;
    const third = piece.norm === "third" ? { third: true as const } : {};
    figures.push({ readings: [{ value: share, why: "as said" }], kind: "percent", ...third });
    return { ...piece, norm: `%${figures.length - 1}` };
  });
}

/** Reads one instruction. */
export function readClause(text: string): Clause {
  const { pieces, figures } = readPieces(tokenize(text));
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
