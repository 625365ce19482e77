import type { EstimateInput } from "../estimate-input.ts";
import { hearJob } from "../hear-job.ts";
import type { Change, ChangeSigns, SaidThing } from "../likelihood/change-signs.ts";
import type { HeardLine } from "../lines/doubt.ts";
import { hearLines } from "../lines/hear-lines.ts";
import { saidThings } from "../lines/later-changes.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { plainInput } from "./score.ts";

/** The file of changed talk that nothing has learned from: it measures. */
export const MEASURING_CHANGES = "f.txt";

/** A number of changed talk: where it stands, which change it belongs to, and whether it holds. */
interface ChangeMark {
  start: number;
  end: number;
  letter: string;
  holds: boolean;
}

const MARK = /[[{]([a-z]):([^\]}]*)[\]}]/;

/** A dictation without its marks, and these. */
function readMarks(line: string): { say: string; marks: ChangeMark[] } {
  const marks: ChangeMark[] = [];
  let say = "";
  let rest = line;
  for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
    const [whole, letter = "", said = ""] = found;
    say += rest.slice(0, found.index);
    marks.push({ start: say.length, end: say.length + said.length, letter, holds: whole.startsWith("{") });
    say += said;
    rest = rest.slice(found.index + whole.length);
  }
  return { say: say + rest, marks };
}

/** What was heard of a talk: its lines, and each of these in the same order as a thing that may be changed. */
export interface HeardThings {
  tokens: readonly Token[];
  figures: readonly Figure[];
  said: readonly HeardLine[];
  things: readonly SaidThing[];
}

/** A dictation in which somebody changes their mind: what was heard of it, and what is marked. */
export interface ChangedTalk extends HeardThings {
  marks: readonly ChangeMark[];
}

/** Hears a talk as the product does, to the point where changes are looked for. */
export function hearThings(input: EstimateInput): HeardThings {
  const job = hearJob(input);
  const { said } = hearLines(job);
  return { tokens: job.tokens, figures: job.figures, said, things: saidThings(said, job.tokens) };
}

/**
 * Hears changed talk, a dictation a line: `[a:64] sheets ... it's {a:46}` is 64 which 46 takes the place of; a number whose
 * letter stands in no `{}` went with its thing. What bears no mark holds, or was only told.
 */
export function hearChangedTalk(text: string): ChangedTalk[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { say, marks } = readMarks(line);
      return { ...hearThings(plainInput(say)), marks };
    });
}

/** Every change that could be meant in a talk, and whether it is. What was said on the way from one to the other is neither. */
export function changesIn(
  { said, things, marks }: ChangedTalk,
  changes: ChangeSigns,
): { change: Change; so: boolean }[] {
  const markOf = ({ number }: Figure) => marks.find(({ start, end }) => start < number.end && end > number.start);
  const priced = things.filter((_, index) => said[index]?.draft?.priced);
  return priced.flatMap((thing) =>
    changes.possible(thing).flatMap((change) => {
      const [old, anew] = [markOf(change.old), markOf(change.anew)];
      const isOne = old !== undefined && anew !== undefined && !old.holds && old.letter === anew.letter;
      return isOne && !anew.holds ? [] : [{ change, so: isOne }];
    }),
  );
}
