import { isNumberWord } from "./number-words.ts";
import { isJoined, type Token } from "./tokens.ts";

/** What people say in several words to take back what they just said, as others say "oops". */
const PHRASES = [
  "what am i saying",
  "what was i thinking",
  "i misspoke there",
  "i misspoke",
  "i miscounted",
  "i mismeasured",
  "i misread that",
  "i stand corrected",
  "i tell a lie",
  "i got that wrong",
  "i had that wrong",
  "i said that wrong",
  "i'm wrong",
  "i was wrong",
  "i was right the first time",
  "i should say",
  "i should've said",
  "i should have said",
  "i meant to say",
  "let me correct myself",
  "let me rephrase that",
  "let me rephrase",
  "let me back up",
].map((phrase) => phrase.split(" "));
/** These are work as well ("check that the pump runs"): they take back only where a number or nothing follows. */
const WORK_PHRASES = ["check that", "correct that"].map((phrase) => phrase.split(" "));
/** "If I'm wrong", "where I misspoke". */
const SUPPOSING = new Set(["if", "unless", "where", "when", "in"]);
const LEADS_TO_FIGURE = new Set(["to", "it's", "make", "that's"]);

const BY_HEAD = new Map<string, string[][]>();
for (const phrase of [...PHRASES, ...WORK_PHRASES])
  BY_HEAD.set(phrase[0] ?? "", [...(BY_HEAD.get(phrase[0] ?? "") ?? []), phrase]);

/** "Check that, seven hours", "correct that to sixty four hundred". */
function takesBackNumber(tokens: readonly Token[], next: number): boolean {
  const token = tokens[next];
  if (!token || !isJoined(token)) return true;
  const number = (isNumberWord(token.norm) && token.norm !== "one") || /^[\d$]/.test(token.norm);
  return number || LEADS_TO_FIGURE.has(token.norm);
}

function phraseAt(tokens: readonly Token[], index: number): readonly string[] | null {
  for (const phrase of BY_HEAD.get(tokens[index]?.norm ?? "") ?? []) {
    const said = phrase.every((word, offset) => {
      const token = tokens[index + offset];
      return token?.norm === word && (offset === 0 || isJoined(token));
    });
    const supposed = SUPPOSING.has(tokens[index - 1]?.norm ?? "") && isJoined(tokens[index]);
    const works = WORK_PHRASES.includes(phrase as string[]) && !takesBackNumber(tokens, index + phrase.length);
    if (said && !supposed && !works) return phrase;
  }
  return null;
}

/** The tokens, with each phrase that takes something back as hesitations and the one word "oops". */
export function withEditWords(tokens: readonly Token[]): Token[] {
  const heard = [...tokens];
  for (let index = 0; index < heard.length; index++) {
    const length = phraseAt(heard, index)?.length ?? 0;
    for (let offset = 0; offset < length; offset++) {
      const token = heard[index + offset];
      if (token) heard[index + offset] = { ...token, norm: offset === length - 1 ? "oops" : "um" };
    }
  }
  return heard;
}
