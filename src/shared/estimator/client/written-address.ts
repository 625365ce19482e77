import { readNumbers } from "../numbers/numbers.ts";
import { properName } from "../prose/phrasing.ts";
import { isDigits } from "../words/number-words.ts";
import { tokenize } from "../words/tokens.ts";

/** "Foxtail drive number 4417". */
const NUMBER_BEHIND = /^(\p{L}.*?),? number (\d+)$/iu;

/** A house has no higher number. */
const HIGHEST = 99_999;

/** An address as an envelope has it: "eighteen forty verbena street" is "1840 Verbena Street", "77 birch lane unit 3b" "77 Birch Lane Unit 3B". */
export function writtenAddress(told: string): string {
  const said = told.replace(NUMBER_BEHIND, "$2 $1");
  const tokens = tokenize(said);
  if (isDigits(tokens[0]?.norm ?? "")) return properName(said);
  let [house, end] = ["", 0];
  // "one two three four oak" is told digit by digit
  for (const { first, last, readings } of readNumbers(tokens)) {
    const value = readings.find((reading) => Number.isInteger(reading.value))?.value ?? 0;
    const goesOn = first === end && (house === "" || (value < 10 && house.length < 5));
    if (!goesOn || value < 1 || value > HIGHEST) break;
    house += value;
    end = last + 1;
  }
  const street = tokens[end];
  return properName(house === "" || !street ? said : `${house} ${said.slice(street.start)}`);
}
