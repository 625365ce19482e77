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
  "i lied",
  "i got that wrong",
  "i had that wrong",
  "i said that wrong",
  ...["had", "got"].flatMap((had) => ["that", "it", "those"].map((it) => `i ${had} ${it} backwards`)),
  "i'm wrong",
  "i was wrong",
  "i was right the first time",
  "i should say",
  "i should've said",
  "i should have said",
  "i meant to say",
  "let me correct myself",
  "let me say that again",
  "let me say it again",
  "let me say that over",
  "let me rephrase that",
  "let me rephrase",
  "let me back up",
];
/** These are work as well ("check that the pump runs"): they take back only where a number or nothing follows. */
const WORK_PHRASES = ["check that", "correct that"];
/** "No, change that: an interior detail", but not "no, change that filter": behind what takes back, and before a pause. */
const PAUSING_PHRASES = ["change that", "change it"];
/** "If I'm wrong", "where I misspoke". */
const SUPPOSING = new Set(["if", "unless", "where", "when", "in"]);
const LEADS_TO_FIGURE = new Set(["to", "it's", "make", "that's"]);

interface EditPhrase {
  words: readonly string[];
  isWork: boolean;
  pauses: boolean;
}

const BY_HEAD = new Map<string, EditPhrase[]>();
for (const phrase of [...PHRASES, ...WORK_PHRASES, ...PAUSING_PHRASES]) {
  const words = phrase.split(" ");
  const [head = ""] = words;
  BY_HEAD.set(head, [
    ...(BY_HEAD.get(head) ?? []),
    { words, isWork: WORK_PHRASES.includes(phrase), pauses: PAUSING_PHRASES.includes(phrase) },
  ]);
}

/** True for a word of an amount, or the sign before it. */
const saysAmount = (word: string): boolean => isNumberWord(word) || word.startsWith("$");

/** "Check that, seven hours", "correct that to sixty four hundred". */
function takesBackNumber(tokens: readonly Token[], next: number): boolean {
  const token = tokens[next];
  if (!token || !isJoined(token)) return true;
  const number = saysAmount(token.norm) && token.norm !== "one";
  return number || LEADS_TO_FIGURE.has(token.norm);
}

/** True when a phrase whose first word stands at an index goes on there. */
function goesOn(tokens: readonly Token[], index: number, words: readonly string[]): boolean {
  for (let offset = 1; offset < words.length; offset++) {
    const token = tokens[index + offset];
    if (token?.norm !== words[offset] || !isJoined(token)) return false;
  }
  return true;
}

/** How many tokens the phrase has that begins at an index; 0 where none does. */
function phraseLength(tokens: readonly Token[], index: number): number {
  const supposed = SUPPOSING.has(at(tokens, index - 1)) && isJoined(tokens[index]);
  if (supposed) return 0;
  const phrase = BY_HEAD.get(tokens[index]?.norm ?? "")?.find(
    ({ words, isWork, pauses }) =>
      goesOn(tokens, index, words) &&
      (!isWork || takesBackNumber(tokens, index + words.length)) &&
      (!pauses || (TAKES_BACK.has(at(tokens, index - 1)) && !isJoined(tokens[index + words.length]))),
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

const ASKS_ITSELF = new Set("say tell quote promise charge figure write put give".split(" "));
const TOLD_TO = new Set("her him them em 'em you that for it".split(" "));

/** "Two gates, what did I tell her, | two seventy five": how many tokens only ask what the speaker said; 0 for none. */
function selfQuestionLength(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.norm !== "what" || tokens[index + 1]?.norm !== "did") return 0;
  if (!/^(?:i|we)$/.test(at(tokens, index + 2)) || !ASKS_ITSELF.has(at(tokens, index + 3))) return 0;
  let next = index + 4;
  while (TOLD_TO.has(at(tokens, next)) && isJoined(tokens[next]) && next < index + 6) next++;
  return next - index;
}

const TAKES_BACK = new Set("wait no sorry actually oops whoops".split(" "));
const TOLD = new Set("told quoted promised".split(" "));
const WHOM = new Set("her him them".split(" "));

/** "One twenty an hour no wait | I told her | one ten an hour": how many tokens tell only where the figure that holds was said; 0 for none. */
function tellingLength(tokens: readonly Token[], index: number): number {
  if (!TOLD.has(tokens[index + 1]?.norm ?? "") || !/^(?:i|we)$/.test(at(tokens, index))) return 0;
  if (!TAKES_BACK.has(at(tokens, index - 1)) || !WHOM.has(at(tokens, index + 2))) return 0;
  let number = index + 3;
  while (saysAmount(at(tokens, number))) number++;
  return number > index + 3 && /^(?:an?|per)$/.test(at(tokens, number)) ? 3 : 0;
}

const THINKS_ALOUD = new Set("think see".split(" "));
const BEHIND_THINKING = new Set("here now that's it's that so and uh um".split(" "));
/** Leads to what is reckoned next: "let me see, | that's", "let me think, | it's". */
const LEADS_TO_SUM = new Set("that's it's so that it is makes be".split(" "));

/** "Five hours at ninety, which is, | let me think, | 450": how many tokens only think aloud before a figure; 0 for none. */
function thinkingLength(tokens: readonly Token[], index: number): number {
  const me = tokens[index]?.norm === "let's" ? index : index + 1;
  if (me > index && tokens[me]?.norm !== "me") return 0;
  if (!THINKS_ALOUD.has(at(tokens, me + 1))) return 0;
  let next = me + 2;
  if (BEHIND_THINKING.has(at(tokens, next)) && !LEADS_TO_SUM.has(at(tokens, next))) next++;
  let figure = next;
  while (LEADS_TO_SUM.has(at(tokens, figure)) && figure < next + 2) figure++;
  const word = at(tokens, /^an?$/.test(at(tokens, figure)) ? figure + 1 : figure);
  return saysAmount(word) && word !== "one" ? next - index : 0;
}

/** Who does something else begins behind a sum. */
const OTHERS = new Set("he she they i we he's she's they're i'll we'll she'll he'll they'll it's that's".split(" "));
/** Where the words and digits of an amount end that begins at some token. */
function numberEnd(tokens: readonly Token[], index: number): number {
  let end = /^an?$/.test(at(tokens, index)) ? index + 1 : index;
  while (saysAmount(at(tokens, end))) end++;
  return end;
}

const DOES = new Set("does do did is will".split(" "));
const WHO_OWES = new Set("he she they you that it this we i".split(" "));
const OWES = new Set("owe come total add make amount".split(" "));
const BEHIND_OWING = new Set("me us to up today now all in out so".split(" "));

/** "So | what's she owe today | 740", "what does that come to | 230": how many tokens ask for the sum of all before it is said; 0 for none. */
function askedSumLength(tokens: readonly Token[], index: number): number {
  const what = tokens[index]?.norm;
  const who = what === "what's" ? index + 1 : what === "what" && DOES.has(at(tokens, index + 1)) ? index + 2 : -1;
  if (who < 0 || !WHO_OWES.has(at(tokens, who)) || !OWES.has(at(tokens, who + 1))) return 0;
  let next = who + 2;
  while (BEHIND_OWING.has(at(tokens, next))) next++;
  const word = at(tokens, /^an?$/.test(at(tokens, next)) ? next + 1 : next);
  return saysAmount(word) ? next - index : 0;
}

const EXCUSED = new Set("the my this all i'm im i".split(" "));
/** "Sorry about the noise" has no more words behind "sorry". */
const LONGEST_APOLOGY = 6;

/** "Six windows at eighty each, | sorry I'm late, | two doors": how many tokens of a clause only beg pardon, and take nothing back; 0 for none. */
function apologyLength(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.norm !== "sorry" || !isJoined(tokens[index + 1])) return 0;
  const leads = /^(?:about|for)$/.test(at(tokens, index + 1)) ? 2 : 1;
  const excused = at(tokens, index + leads);
  if (!EXCUSED.has(excused) || (leads === 1) !== excused.startsWith("i")) return 0;
  let next = index + leads + 1;
  while (next <= index + LONGEST_APOLOGY && isJoined(tokens[next]) && !isNumberWord(at(tokens, next))) next++;
  // "sorry I meant eleven", "sorry about the six"
  return next > index + leads + 1 &&
    tokens[next] &&
    !isJoined(tokens[next]) &&
    !TAKING_BACK.has(at(tokens, index + leads + 1))
    ? next - index
    : 0;
}
const TAKING_BACK = new Set(
  "meant mean misspoke said forgot missed miscounted thought was had should wrong".split(" "),
);

/** What may take something back, or beg pardon, begins with one of these. */
const EDITING: ReadonlySet<string> = new Set([WELL, "what", "what's", "sorry", "let's", ...BY_HEAD.keys()]);

/** The tokens, with each phrase that takes something back as hesitations and the one word "oops". */
export function withEditWords(tokens: readonly Token[]): readonly Token[] {
  let edited: Token[] | null = null;
  for (let index = 0; index < tokens.length; index++) {
    const well: Token | undefined = (edited ?? tokens)[index];
    if (!well || !EDITING.has(well.norm)) continue;
    const heard: Token[] = (edited ??= [...tokens]);
    if (takesBackCount(heard, index)) {
      heard[index] = { ...well, norm: "oops" };
      continue;
    }
    const asked =
      selfQuestionLength(heard, index) ||
      apologyLength(heard, index) ||
      tellingLength(heard, index) ||
      thinkingLength(heard, index);
    for (let offset = 0; offset < asked; offset++) {
      const token = heard[index + offset];
      if (token) heard[index + offset] = { ...token, norm: "um" };
    }
    const summed = asked > 0 ? 0 : askedSumLength(heard, index);
    for (let offset = 0; offset < summed; offset++) {
      const token = heard[index + offset];
      if (token) heard[index + offset] = { ...token, norm: offset === summed - 1 ? "total" : "um" };
    }
    // "what's she owe, 740 | she gave me a check": the sum is told, and something else begins
    const behind = summed > 0 ? numberEnd(heard, index + summed) : -1;
    const other = heard[behind];
    if (other && OTHERS.has(other.norm)) heard[behind] = { ...other, gap: "stop" };
    const length = phraseLength(heard, index);
    for (let offset = 0; offset < length; offset++) {
      const token = heard[index + offset];
      if (token) heard[index + offset] = { ...token, norm: offset === length - 1 ? "oops" : "um" };
    }
  }
  return edited ?? tokens;
}
