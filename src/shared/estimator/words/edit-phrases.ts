import { isNumberWord } from "./number-words.ts";
import { at, isJoined, type Token } from "./tokens.ts";

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
];
/** These are work as well ("check that the pump runs"): they take back only where a number or nothing follows. */
const WORK_PHRASES = ["check that", "correct that"];
/** "If I'm wrong", "where I misspoke". */
const SUPPOSING = new Set(["if", "unless", "where", "when", "in"]);
const LEADS_TO_FIGURE = new Set(["to", "it's", "make", "that's"]);

interface EditPhrase {
  words: readonly string[];
  isWork: boolean;
}

const BY_HEAD = new Map<string, EditPhrase[]>();
for (const phrase of [...PHRASES, ...WORK_PHRASES]) {
  const words = phrase.split(" ");
  const [head = ""] = words;
  BY_HEAD.set(head, [...(BY_HEAD.get(head) ?? []), { words, isWork: WORK_PHRASES.includes(phrase) }]);
}

/** "Check that, seven hours", "correct that to sixty four hundred". */
function takesBackNumber(tokens: readonly Token[], next: number): boolean {
  const token = tokens[next];
  if (!token || !isJoined(token)) return true;
  const number = (isNumberWord(token.norm) && token.norm !== "one") || /^[\d$]/.test(token.norm);
  return number || LEADS_TO_FIGURE.has(token.norm);
}

/** How many tokens the phrase has that begins at an index; 0 where none does. */
function phraseLength(tokens: readonly Token[], index: number): number {
  const supposed = SUPPOSING.has(at(tokens, index - 1)) && isJoined(tokens[index]);
  if (supposed) return 0;
  const phrase = BY_HEAD.get(tokens[index]?.norm ?? "")?.find(
    ({ words, isWork }) =>
      words.every(
        (word, offset) => tokens[index + offset]?.norm === word && (offset === 0 || isJoined(tokens[index + offset])),
      ) &&
      (!isWork || takesBackNumber(tokens, index + words.length)),
  );
  return phrase?.words.length ?? 0;
}

const WELL = "well";
/** "As well", "a new well": no change of mind. */
const BEFORE_OTHER_WELL = new Set("as a the an new old their his her my our this very so also and oh then".split(" "));
/** What may stand between "well" and the number that holds. */
const LEADS_TO_COUNT = new Set("make it it's that's just only maybe call say more like let's".split(" "));
/** How far before it the number stands that holds no more. */
const WELL_REACH = 6;

/** The number behind "well", over "make it" and "just": its first token, or -1. */
function numberBehind(tokens: readonly Token[], index: number): number {
  let next = index + 1;
  while (next <= index + 3 && LEADS_TO_COUNT.has(tokens[next]?.norm ?? "")) next++;
  return isNumberWord(tokens[next]?.norm ?? "") ? next : -1;
}

/** "Four rooms, well, three rooms", "three faucets... well, two": the same count is said once more, by its noun or alone. */
function takesBackCount(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.norm !== WELL || BEFORE_OTHER_WELL.has(tokens[index - 1]?.norm ?? "")) return false;
  const number = numberBehind(tokens, index);
  if (number < 0) return false;
  let last = number;
  while (isNumberWord(tokens[last + 1]?.norm ?? "") && isJoined(tokens[last + 1])) last++;
  const noun = isJoined(tokens[last + 1]) ? (tokens[last + 1]?.norm ?? "") : "";
  for (let back = index - 1; back > index - WELL_REACH && back >= 0; back--) {
    if (isNumberWord(tokens[back]?.norm ?? "")) return noun === "" || tokens[back + 1]?.norm === noun;
    if (tokens[back]?.gap === "stop" && back < index) break;
  }
  return false;
}

/** The tokens, with each phrase that takes something back as hesitations and the one word "oops". */
export function withEditWords(tokens: readonly Token[]): Token[] {
  const heard = [...tokens];
  for (let index = 0; index < heard.length; index++) {
    const well = heard[index];
    if (well && takesBackCount(heard, index)) {
      heard[index] = { ...well, norm: "oops" };
      continue;
    }
    const length = phraseLength(heard, index);
    for (let offset = 0; offset < length; offset++) {
      const token = heard[index + offset];
      if (token) heard[index + offset] = { ...token, norm: offset === length - 1 ? "oops" : "um" };
    }
  }
  return heard;
}
