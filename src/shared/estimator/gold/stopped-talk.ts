import { ROLES } from "../likelihood/statement-lattice.ts";
import { tokenize, type Token } from "../words/tokens.ts";

/** The file of punctuated dictations that nothing has learned from: it measures. */
export const MEASURING_STOPS = "f.txt";

/** What the letters before statements say that they are about; `M`, for several, and a missing one tell nothing. */
const LETTERS: Readonly<Record<string, (typeof ROLES)[number]>> = {
  W: "work",
  D: "detail",
  C: "client",
  S: "story",
  // a note to oneself stands on no document either
  N: "story",
  X: "leftOut",
  T: "time",
  G: "warranty",
  P: "payment",
  V: "validity",
  O: "condition",
};
const TAG = /\[([A-Z])\] ?/g;

/** A dictation with the full stops and commas of a hand, and what each token's statement is about: the place of its role, or -1. */
export interface StoppedTalk {
  tokens: Token[];
  roles: number[];
}

/** Reads dictations as a recogniser writes them, in which a hand has put marks and letters: one a line, "[W] new tank, nine hundred. [T] i start monday.". */
export const readStoppedTalk = (text: string): StoppedTalk[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const tags: { at: number; role: number }[] = [];
      let cut = 0;
      const said = line.replaceAll(TAG, (tag, letter: string, at: number) => {
        const role = LETTERS[letter];
        tags.push({ at: at - cut, role: role === undefined ? -1 : ROLES.indexOf(role) });
        cut += tag.length;
        return "";
      });
      const tokens = tokenize(said);
      const roles = tokens.map(({ start }) => tags.findLast(({ at }) => at <= start)?.role ?? -1);
      return { tokens, roles };
    });
