import type { Figure } from "../figures/figures.ts";
import { listen } from "../listen.ts";
import type { Token } from "../words/tokens.ts";

/** The file of marked talk that nothing has learned from: it measures. */
export const MEASURING = "f.txt";

/** A dictation, and those of its figures that are marked. */
export interface MarkedTalk {
  say: string;
  tokens: readonly Token[];
  marked: { figure: Figure; isPrice: boolean }[];
}

/**
 * Reads marked talk, a dictation a line: `{ninety five}` is a price of the job, `[1994]` a number that is only told. Counts
 * of what is sold, hours and terms bear no mark.
 */
export function readMarkedTalk(text: string): MarkedTalk[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const marks: { start: number; end: number; isPrice: boolean }[] = [];
      let say = "";
      let start = 0;
      for (const letter of line) {
        if (letter === "{" || letter === "[") start = say.length;
        else if (letter === "}" || letter === "]") marks.push({ start, end: say.length, isPrice: letter === "}" });
        else say += letter;
      }
      const { tokens, figures } = listen({ transcription: say, clients: [], catalogue: [] });
      const marked = figures.flatMap((figure) => {
        const { start: from, end: to } = figure.number;
        const mark = marks.find((one) => one.start < to && one.end > from);
        return mark ? [{ figure, isPrice: mark.isPrice }] : [];
      });
      return { say, tokens, marked };
    });
}
