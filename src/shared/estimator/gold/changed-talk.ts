import { hearJob } from "../hear-job.ts";
import type { Change, ChangeSigns, SaidThing } from "../likelihood/change-signs.ts";
import { hearLines } from "../lines/hear-lines.ts";
import { saidThings } from "../lines/later-changes.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { goldInput } from "./score.ts";

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

/** A dictation in which somebody changes their mind: what was heard of it, and what is marked. */
export interface ChangedTalk {
  say: string;
  tokens: readonly Token[];
  figures: readonly Figure[];
  things: readonly SaidThing[];
  /** The things that have a price: each may be changed. */
  priced: readonly SaidThing[];
  marks: readonly ChangeMark[];
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
      const job = hearJob(goldInput({ id: "", type: "quote", catalogue: "none", say, expect: {} }, { none: [] }));
      const { said } = hearLines(job);
      const things = saidThings(said, job.tokens);
      const priced = things.filter((_, index) => said[index]?.draft?.priced);
      return { say, tokens: job.tokens, figures: job.figures, things, priced, marks };
    });
}

/** Every change that could be meant in a talk, and whether it is. What was said on the way from one to the other is neither. */
export function changesIn({ priced, marks }: ChangedTalk, changes: ChangeSigns): { change: Change; so: boolean }[] {
  const markOf = ({ number }: Figure) => marks.find(({ start, end }) => start < number.end && end > number.start);
  return priced.flatMap((thing) =>
    changes.possible(thing).flatMap((change) => {
      const [old, anew] = [markOf(change.old), markOf(change.anew)];
      const isOne = old !== undefined && anew !== undefined && !old.holds && old.letter === anew.letter;
      return isOne && !anew.holds ? [] : [{ change, so: isOne }];
    }),
  );
}
