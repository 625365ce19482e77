import type { Token } from "./tokens.ts";

/** Phrases that change what was said before or how it counts. */
export type Cue =
  | { kind: "replace"; last: number; strikes: boolean }
  | { kind: "remove"; last: number; waived: boolean }
  | { kind: "optional"; last: number; sticky: boolean }
  | { kind: "undecided"; last: number }
  | { kind: "free"; last: number };

const REPLACING = [
  "no wait make that",
  "no wait make it",
  "no no make that",
  "no make that",
  "no make it",
  "no wait",
  "wait no",
  "oh wait",
  "wait make that",
  "wait actually",
  "wait",
  "actually make that",
  "actually make it",
  "actually no make that",
  "actually no",
  "sorry make that",
  "sorry make it",
  "sorry no",
  "sorry i meant",
  "sorry i mean",
  "sorry",
  "i mean",
  "i meant",
  "correction",
  "make that",
  "make it",
  "change that to",
  "change it to",
  "or rather",
  "rather",
  "let's call it",
  "let's say",
  "call it",
  "actually it's",
  "actually that's",
  "actually",
  "my mistake",
  "my bad",
  "excuse me",
  "no it's",
  "no that's",
  "oops",
  "no sorry",
  "no hang on",
  "no hold on",
  "oh hang on",
  "oh hold on",
  "no actually",
  "no no",
  "wait sorry",
  "hold on",
  "check that",
  "let me correct that",
  "nope",
  "nah",
  "hang on",
  "let me fix that",
  "let me change that",
  "or no make it",
  "or no make that",
  "let's go with",
  "let's make it",
  "let's make that",
  "better make it",
  "better make that",
  "better say",
];
const STRIKING = [
  "actually scratch that",
  "no scratch that",
  "scratch that",
  "strike that",
  "wait scratch that",
  "forget that",
  "never mind that",
  "delete that",
  "take that back",
  "cancel that",
];
const REMOVING = [
  "leave out",
  "actually leave out",
  "don't include",
  "do not include",
  "don't add",
  "forget about",
  "forget",
  "drop",
  "skip",
  "cancel",
  "never mind",
  "not doing",
  "we're not doing",
  "scrap",
  "scratch",
  "take off",
  "no longer need",
  "hold off on",
  "we don't need",
  "they don't want",
  "don't do",
  "leave off",
];
const WAIVING = ["waive", "waiving", "i'll waive", "we'll waive"];
const STICKY_OPTIONAL = [
  "optionally",
  "as an option",
  "if they need it",
  "if she needs it",
  "if he needs it",
  "if you need it",
  "if we need it",
  "if they want it",
  "if they want",
  "if you want",
  "as an add on",
  "as an upgrade",
  "optional extra",
  "optional add on",
  "for an option",
  "if they'd like",
  "if she wants",
  "if he wants",
  "as options",
  "if it takes more than",
  "if it takes longer",
  "if it runs over",
  "if it goes over",
  "anything over",
  "anything beyond",
  "anything more than",
  "beyond that",
];
const OPTIONAL = [
  "is an option",
  "are an option",
  "as optional",
  "put that on as optional",
  "put it on as optional",
  "that's an option",
  "on as optional",
  "that's optional",
  "that one's optional",
  "that is optional",
  "which is optional",
  "optional",
  "is optional",
  "are optional",
];
const FREE = [
  "at no charge",
  "no charge",
  "no extra charge",
  "at no extra charge",
  "at no cost",
  "no extra cost",
  "no cost",
  "free of charge",
  "for free",
  "on the house",
  "complimentary",
  "is included",
  "are included",
  "included in that",
  "included",
  "on me",
  "on us",
  "not gonna charge",
  "not going to charge",
  "not charging",
  "won't charge",
  "thrown in",
  "waived",
  "throwing that in free",
  "throwing that in",
  "throwing it in free",
  "throwing it in",
  "throwing in free",
  "throw that in",
  "throw it in",
  "for nothing",
  "let's do that one free",
  "let's do that free",
  "let's make that free",
  "do that one free",
  "do that free",
  "do it free",
  "that one free",
  "one's free",
  "that's free",
  "is waived",
  "is free",
  "are free",
];

/** "The sandwich board's one twenty five, but he's going to think about it": nobody has ordered it yet. */
const UNDECIDED = [
  "gonna think about it",
  "gonna think about that",
  "gonna think about the",
  "going to think about it",
  "going to think about that",
  "going to think about the",
  "thinking about it",
  "hasn't decided yet",
  "haven't decided yet",
  "hasn't decided on it",
  "haven't decided on it",
  "hasn't decided on that",
  "haven't decided on that",
  "still deciding on it",
  "still deciding on that",
  "on the fence about it",
  "on the fence about that",
];

type Maker = (last: number) => Cue;
const PHRASES = new Map<string, { words: string[]; make: Maker }[]>();
function add(phrases: readonly string[], make: Maker): void {
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const [head = ""] = words;
    PHRASES.set(
      head,
      [...(PHRASES.get(head) ?? []), { words, make }].sort((a, b) => b.words.length - a.words.length),
    );
  }
}
add(REPLACING, (last) => ({ kind: "replace", last, strikes: false }));
add(STRIKING, (last) => ({ kind: "replace", last, strikes: true }));
add(REMOVING, (last) => ({ kind: "remove", last, waived: false }));
add(WAIVING, (last) => ({ kind: "remove", last, waived: true }));
add(STICKY_OPTIONAL, (last) => ({ kind: "optional", last, sticky: true }));
add(OPTIONAL, (last) => ({ kind: "optional", last, sticky: false }));
add(UNDECIDED, (last) => ({ kind: "undecided", last }));
add(FREE, (last) => ({ kind: "free", last }));

/** The longest cue that begins at a token. Commas inside it do not matter: "no, wait, make that". */
export function cueAt(tokens: readonly Token[], index: number): Cue | null {
  for (const { words, make } of PHRASES.get(tokens[index]?.norm ?? "") ?? []) {
    const fits = words.every((word, offset) => {
      const token = tokens[index + offset];
      return token?.norm === word && (offset === 0 || token.gap !== "stop" || words.length > 2);
    });
    // "one hour of wait time"
    const noun =
      words.length === 1 && words[0] === "wait" && /^(?:times?|list|staff)$/.test(tokens[index + 1]?.norm ?? "");
    if (fits && !noun) return make(index + words.length - 1);
  }
  // "leave the shed out", "take the deck off"
  if (
    ["leave", "take"].includes(tokens[index]?.norm ?? "") &&
    ["the", "that", "those", "it"].includes(tokens[index + 1]?.norm ?? "")
  )
    for (let next = index + 2; next < index + 7; next++) {
      if (tokens[next]?.gap === "stop") break;
      if (/^[\d]/.test(tokens[next]?.norm ?? "")) break;
      if (tokens[next]?.norm === "off" || (tokens[next]?.norm === "out" && tokens[index]?.norm === "leave"))
        return { kind: "remove", last: index, waived: false };
    }
  // "let's do three actually": a whole sentence that only gives a number
  if (tokens[index]?.norm === "let's" && ["do", "make", "go"].includes(tokens[index + 1]?.norm ?? "")) {
    let end = index + 2;
    while (end < tokens.length && end < index + 7 && tokens[end]?.gap !== "stop" && tokens[end]?.gap !== "pause") end++;
    const closing = tokens[end - 1]?.norm;
    if (
      (end === tokens.length || end < index + 7) &&
      (closing === "actually" || closing === "instead" || end <= index + 4)
    )
      return { kind: "replace", last: index + 1, strikes: false };
  }
  // "no, eight fifty": a plain no between commas
  if (
    tokens[index]?.norm === "no" &&
    ["comma", "pause", "stop"].includes(tokens[index]?.gap ?? "") &&
    ["comma", "pause"].includes(tokens[index + 1]?.gap ?? "")
  )
    return { kind: "replace", last: index, strikes: false };
  return null;
}
