/** Picks one of several, each as likely as the others. */
export type Pick = <T>(values: readonly T[]) => T;
/** How a recogniser writes the numbers of a talk. */
export type Writing = "words" | "digits" | "mixed";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Below a hundred: "forty five". */
function below100(value: number): string {
  const unit = value % 10;
  const ten = TENS[Math.floor(value / 10) - 2];
  return SMALL[value] ?? (unit === 0 ? `${ten}` : `${ten} ${SMALL[unit]}`);
}

/** In full: "two thousand two hundred fifty". */
function inFull(value: number): string {
  if (value < 100) return below100(value);
  const [size, name] = value < 1000 ? [100, "hundred"] : [1000, "thousand"];
  const rest = value % size;
  return `${inFull(Math.floor(value / size))} ${name}${rest === 0 ? "" : ` ${inFull(rest)}`}`;
}

/** All ways to say whole dollars in words: "four hundred fifty", "four hundred and fifty", "four fifty". */
function inWords(value: number): string[] {
  const ways = [inFull(value)];
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (value === 100) ways.push("a hundred");
  if (value > 100 && value < 1000 && rest > 0) ways.push(`${below100(hundreds)} hundred and ${below100(rest)}`);
  if (value > 1000 && value % 1000 === 0) ways.push(`${inFull(value / 1000)} grand`);
  if (value > 1000 && value < 10_000 && value % 1000 !== 0 && rest === 0) ways.push(`${below100(hundreds)} hundred`);
  // Twice, since so it is said most
  if (value > 100 && value < 10_000 && hundreds % 10 !== 0 && rest >= 10) {
    const short = `${below100(hundreds)} ${below100(rest)}`;
    ways.push(short, short);
  }
  return ways;
}

/** A price: "four fifty", "450", "$2,200", "forty bucks", "$4.50", "four dollars and fifty cents". */
export function sayPrice(value: number, writing: Writing, pick: Pick): string {
  const whole = Number.isInteger(value);
  if (writing === "words" || (writing === "mixed" && pick([true, false]))) {
    const cents = Math.round((value % 1) * 100);
    if (!whole) return `${inFull(Math.floor(value))} dollars and ${below100(cents)} cents`;
    return `${pick(inWords(value))}${pick(["", "", "", "", " dollars", " bucks"])}`;
  }
  const digits = whole ? pick([String(value), value.toLocaleString("en-US")]) : value.toFixed(2);
  return pick([digits, `$${digits}`, `$${digits}`, `${digits} dollars`]);
}

/** A count: "six", "6". */
export function sayCount(value: number, writing: Writing, pick: Pick): string {
  if (writing === "words" || (value < 10 && pick([true, false]))) return inFull(value);
  return writing === "mixed" ? pick([String(value), inFull(value)]) : String(value);
}

/** "An hour and a half", "1.5 hours", "three hours". */
export function sayHours(value: number, writing: Writing, pick: Pick): string {
  const whole = Math.floor(value);
  if (value === 1) return "one hour";
  if (whole === value) return `${sayCount(value, writing, pick)} hours`;
  const inDigits = `${value} hours`;
  const said = value === 1.5 ? ["an hour and a half", "one and a half hours"] : [`${inFull(whole)} and a half hours`];
  return writing === "words" ? pick(said) : pick([inDigits, ...said]);
}

/** "Nineteen sixty two", "1962". */
export const sayYear = (value: number, writing: Writing): string =>
  writing === "words" ? `${below100(Math.floor(value / 100))} ${below100(value % 100)}` : String(value);
