import { tokenize, type Token } from "../words/tokens.ts";

/** The file of punctuated dictations that nothing has learned from: it measures. */
export const MEASURING_STOPS = "f.txt";

/** Reads dictations as a recogniser writes them, in which a hand has put full stops and commas: one a line. */
export const readStoppedTalk = (text: string): Token[][] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(tokenize);
