import { FIRM_ENDINGS } from "../words/words.ts";

/** Families whose names begin so, as recognisers write them: "obrien". */
const OF_FAMILIES =
  /(?<!\p{L})o(brien|bryan|byrne|callaghan|connell|connor|conor|day|dea|doherty|donnell|donoghue|donohue|dowd|driscoll|dwyer|farrell|flaherty|flynn|gara|gorman|grady|halloran|hanlon|hara|hare|keefe|keeffe|kelly|laughlin|leary|loughlin|mahoney|malley|mara|meara|neal|neil|neill|quinn|regan|reilly|riley|rourke|shaughnessy|shea|sullivan|toole)(?!\p{L})/gu;
/** Letters that nobody says as a word, before what a firm is: "rk builders". */
const LETTERS = /^(?!mr |ms |dr |st |mt |ft |jr |sr |ng )[bcdfghjklmnpqrstvwxz]{2,3}(?= )/u;

/** A name in small letters as it is written: "nancy obrien" as "nancy o'brien", "rk builders" as "RK builders". */
export function spelledOut(name: string): string {
  const firm = FIRM_ENDINGS.has(name.slice(name.lastIndexOf(" ") + 1));
  const families = name.replaceAll(OF_FAMILIES, "o'$1");
  return firm ? families.replace(LETTERS, (letters) => letters.toUpperCase()) : families;
}
