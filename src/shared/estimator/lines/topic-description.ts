import { sentenceCase } from "../prose/phrasing.ts";
import { at, type Token } from "../words/tokens.ts";
import { askedDescription } from "./asked-description.ts";
import { describe } from "./describe.ts";

/** What a thing is called of which nobody knows the price: "Three broken strings in the bass", and with what was said behind it "New damper plate", "Relocate the return". */
export function topicDescription(text: string, tokens: readonly Token[], words: readonly number[]): string | null {
  const [said = -1, ...thing] = words;
  if (said < (thing[0] ?? said)) return describe(text, tokens, words) || null;
  if (at(tokens, said) !== "new") return askedDescription(text, tokens, words, true);
  const name = describe(text, tokens, thing);
  return name === "" ? null : sentenceCase(`new ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
}
