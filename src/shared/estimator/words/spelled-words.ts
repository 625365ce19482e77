import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "./number-words.ts";
import { at, isJoined, type Token } from "./tokens.ts";

/** What the trades name by letters, as documents print it. */
const ABBREVIATIONS =
  "TV DJ HVAC AC PVC CPVC LED GFCI AFCI GFI EV RV ATV UTV SUV LVP HOA SEO PEX HDMI USB CCTV DVR OSB MDF POS VIP UPS BTU SSD CPU GPU NVR TPO EPDM";

/** "tv" is printed "TV", and "tvs" "TVs". */
export const SPELLED: ReadonlyMap<string, string> = new Map(
  ABBREVIATIONS.split(" ").flatMap((printed): [string, string][] => [
    [printed.toLowerCase(), printed],
    [`${printed.toLowerCase()}s`, `${printed}s`],
  ]),
);
/** "GFCI" has four letters, and "HVACs" ends with an s. */
const MOST_LETTERS = 4;
const LETTER = /^[a-z]$/;
/** "Two t vs", "three t v's". */
const LAST_LETTER = /^[a-z](?:'?s)?$/;

/** Behind these an "a" is no article: "the a c", "his a t v". */
const DETERMINERS = wordSet("the an his her their our my your this that new old another central window each every");
/** What an "a c" has or is, where no article stands before it; a clamp has a "c". */
const OF_COOLING = wordSet(
  "unit units system systems compressor condenser coil tune service check repair install line",
);

/** "Hung | a t v", but "his | a t v" and "an | a c unit": true where the first letter is the article of the others. */
function isArticle(tokens: readonly Token[], index: number, count: number): boolean {
  if (at(tokens, index) !== "a") return false;
  const before = isJoined(tokens[index]) ? at(tokens, index - 1) : "";
  return !DETERMINERS.has(before) && !isNumberWord(before) && !OF_COOLING.has(at(tokens, index + count));
}

/** How many tokens from an index on spell an abbreviation, the longest first; 0 for none. */
function spelledLength(tokens: readonly Token[], index: number): number {
  let word = "";
  let length = 0;
  for (let count = 1; count <= MOST_LETTERS; count++) {
    const token = tokens[index + count - 1];
    if (!token || (count > 1 && token.gap !== "space")) break;
    if (LAST_LETTER.test(token.norm) && count > 1 && SPELLED.has(word + token.norm.replace("'", ""))) length = count;
    if (!LETTER.test(token.norm)) break;
    word += token.norm;
  }
  return length > 0 && isArticle(tokens, index, length) ? 0 : length;
}

/** "Hung a t v", "two g f c i outlets": what is said letter by letter is one word. */
export function withSpelledWords(said: readonly Token[]): readonly Token[] {
  let tokens: Token[] | null = null;
  for (let index = 0; index < said.length; index++) {
    const first = said[index];
    const length = first?.norm.length === 1 ? spelledLength(said, index) : 0;
    if (length > 0) tokens ??= said.slice(0, index);
    const last = said[index + length - 1];
    if (first && last && length > 0) {
      const norm = said
        .slice(index, index + length)
        .map((token) => token.norm.replace("'", ""))
        .join("");
      tokens?.push({ ...first, end: last.end, norm });
      index += length - 1;
    } else if (first) tokens?.push(first);
  }
  return tokens ?? said;
}
