import type { SpokenSource } from "#shared/documents/source.ts";
import { wordSet } from "#shared/word-set.ts";
import { spoken } from "../numbers/spoken.ts";
import { properName } from "../prose/phrasing.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, beginsSentence, isJoined, wordsOf, type Token } from "../words/tokens.ts";
import { GIVEN_NAMES, HONORIFICS } from "../words/words.ts";
import { isUnknown } from "./name-shapes.ts";
import { withTitle } from "./titles.ts";

/** Stand before a family name as "mrs" does. */
const OFFICES = wordSet("father pastor reverend rev rabbi deacon sister brother coach chief captain principal");
const ROLES = wordSet("person name there");

/** Behind "attention", "attn", "ask for", "contact is" at a token: where the name begins, or -1. */
function nameFrom(tokens: readonly Token[], index: number): number {
  const word = at(tokens, index);
  if (word === "attention" || word === "attn") return at(tokens, index + 1) === ":" ? index + 2 : index + 1;
  if (word === "ask") return at(tokens, index + 1) === "for" ? index + 2 : -1;
  if (word !== "contact" && word !== "contact's") return -1;
  const is = ROLES.has(at(tokens, index + 1)) ? index + 2 : index + 1;
  return at(tokens, is) === "is" || at(tokens, is) === ":" ? is + 1 : is;
}

/** The last token of a person's name that begins at one: "Denise", "Rhonda Teague", "Father Lewis"; or -1. */
function nameEnd(tokens: readonly Token[], first: number): number {
  const [word, next] = [at(tokens, first), at(tokens, first + 1)];
  const hasFamily = isJoined(tokens[first + 1]) && (tokens[first + 1]?.capital === true || isUnknown(next));
  const title = HONORIFICS.has(word) || OFFICES.has(word);
  if (title) return hasFamily || GIVEN_NAMES.has(next) ? first + 1 : -1;
  if (!GIVEN_NAMES.has(word) || beginsSentence(tokens[first])) return -1;
  return hasFamily ? first + 1 : first;
}

/** "Attention Father Lewis", "attn Rhonda Teague", "ask for Denise", "contact is Ed": whom a client's mail is for, where the client is somebody else, or null; takes its tokens. */
export function attentionOf(
  text: string,
  tokens: readonly Token[],
  client: string | null,
  taken: Uint8Array,
): { name: string; source: SpokenSource } | null {
  if (client === null) return null;
  for (let index = 0; index < tokens.length; index++) {
    const first = nameFrom(tokens, index);
    const last = first < 0 ? -1 : nameEnd(tokens, first);
    if (last < 0) continue;
    const name = withTitle(properName(wordsOf(text, tokens, first, last)));
    const family = name.split(" ").at(-1)?.toLowerCase() ?? "";
    if (
      client
        .toLowerCase()
        .split(/[^\p{L}\d'’]+/u)
        .includes(family)
    )
      continue;
    taken.fill(ENDS_LINE, index, last + 1);
    return { name, source: spoken(text, tokens, first, last) };
  }
  return null;
}
