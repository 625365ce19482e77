import { plainInput } from "#shared/estimator/gold/score.ts";
import { hearJob } from "#shared/estimator/hear-job.ts";
import { heardLines } from "#shared/estimator/lines/lines.ts";
import { NameTalk, stemsOfName, type NameWord } from "#shared/estimator/lines/name-words.ts";
import { sameSum } from "#shared/estimator/numbers/figure.ts";
import { stem } from "#shared/estimator/words/stem.ts";
import { at, type Token } from "#shared/estimator/words/tokens.ts";
import { openedNaturalTalk } from "./gold-jobs.ts";

/** A priced line of natural talk, with how the rules name it, how a bookkeeper does, and the words of the talk that may. */
export interface NamedLine {
  /** The talk's. */
  id: string;
  called: string;
  wanted: string;
  text: string;
  tokens: readonly Token[];
  words: (NameWord & { said: string; signs: Uint16Array; so: 0 | 1 })[];
}

/** The lines of natural talk whose amounts are right, but for the talk that measures. */
export function namedLines(): NamedLine[] {
  return openedNaturalTalk().flatMap(({ talks }) =>
    talks.flatMap(({ id, kind, transcript, lines }): NamedLine[] => {
      const job = hearJob({ ...plainInput(transcript), type: kind });
      const left = lines.filter(({ amount }) => amount !== null);
      const named = new NameTalk(job.tokens, job.statements, heardLines(job)).lines();
      return named.flatMap(({ line, words, signsOf }) => {
        const item = line.draft?.item;
        const place = left.findIndex(({ amount }) => sameSum(amount ?? 0, (item?.amount ?? -1) / 100));
        const wanted = place < 0 ? undefined : left.splice(place, 1)[0]?.name;
        if (item === undefined || wanted === undefined || line.candidate.service) return [];
        const stems = stemsOfName(wanted);
        const told = words.map((one): NamedLine["words"][number] => {
          const said = at(job.tokens, one.index);
          return { ...one, said, signs: signsOf(one), so: stems.has(stem(said)) ? 1 : 0 };
        });
        return [{ id, called: item.description, wanted, text: job.text, tokens: job.tokens, words: told }];
      });
    }),
  );
}
