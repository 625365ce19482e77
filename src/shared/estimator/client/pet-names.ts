import { wordSet } from "#shared/word-set.ts";
import { cue, hears } from "../words/cued.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

const PETS = wordSet("dog cat puppy pup kitten kitty horse pony mare bird parrot rabbit bunny pet boat");
const LEADS = wordSet("the his her their my a");

/** True for a word of an animal that has a name, or of what else is called by one. */
export const isPet = (word: string): boolean => PETS.has(word);

/** "Dog's": whose name may follow. */
const PET = cue((word) => word.endsWith("'s") && isPet(word.slice(0, -2)));

/** "The dog's name is biscuit" leaves the talk: it orders nothing, and names nobody who pays. Takes its tokens. */
export function passOverPetNames(tokens: readonly Token[], taken: Uint8Array): void {
  if (!hears(tokens, PET)) return;
  for (let index = 0; index < tokens.length; index++) {
    const word = at(tokens, index);
    if (!word.endsWith("'s") || !isPet(word.slice(0, -2))) continue;
    const is = at(tokens, index + 1) === "name's" ? index + 1 : index + 2;
    if (is === index + 2 && !(at(tokens, index + 1) === "name" && /^(?:is|was)$/.test(at(tokens, is)))) continue;
    if (!isJoined(tokens[is + 1]) || tokens[is + 1] === undefined) continue;
    taken.fill(PASSED_OVER, LEADS.has(at(tokens, index - 1)) ? index - 1 : index, is + 2);
  }
}
