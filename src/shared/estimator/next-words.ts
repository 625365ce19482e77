import type { OpenLines } from "./open-lines.ts";

const PRONOUNS = new Set(["it", "them", "those", "these"]);
const RATE_UNITS: Readonly<Record<string, string>> = {
  day: "day",
  daily: "day",
  hourly: "hour",
  hour: "hour",
  weekly: "week",
};

const tailOf = ({ current }: OpenLines): number[] => (current.after ? current.words : current.trailing);

/** "Twenty nine a month for twelve months | install is four hours": what follows the count of a priced line is new. */
export function takeLateWords(open: OpenLines): number[] {
  const { current, lines } = open;
  const tail = tailOf(open);
  const late = current.quantities.filter((figure) => figure.first > (current.price?.last ?? 0));
  const counted = Math.max(-1, ...late.map((figure) => figure.last));
  const anew = counted < 0 ? -1 : tail.findIndex((index) => index > counted);
  return anew >= 0 && lines.content(tail.slice(anew)).length > 0 ? tail.splice(anew) : [];
}

/** Takes from the line that ends the words behind its price that begin the next line. */
export function takeNextWords(open: OpenLines): number[] {
  const { lines } = open;
  const tail = tailOf(open);
  const late = takeLateWords(open);
  if (late.length > 0) return late;
  // "plus one fifty to set it | tile floor forty five square feet"
  const pronoun = tail.findLastIndex((index) => PRONOUNS.has(open.at(index)));
  if (pronoun < 0 || lines.content(tail.slice(pronoun + 1)).length === 0) return [];
  return tail.splice(pronoun + 1);
}

/** "A day rate of six hundred", "an hourly rate of ninety": the last token of such words, else the index. */
export function rateAt(open: OpenLines, index: number): number {
  const unit = RATE_UNITS[open.at(index)];
  if (unit === undefined || open.at(index + 1) !== "rate") return index;
  open.current.rateUnit = unit;
  return open.at(index + 2) === "of" ? index + 2 : index + 1;
}
