import type { HeardJob } from "../hear-job.ts";
import type { HeardLine } from "./doubt.ts";
import { LineWriter } from "./line-writer.ts";

/** The lines as they were said, before any is doubted, and the writer that made them. */
export function hearLines({ text, tokens, taken, catalogue, candidates, figures, statements }: HeardJob): {
  writer: LineWriter;
  said: HeardLine[];
} {
  const writer = new LineWriter({ text, tokens, taken, statements }, catalogue, candidates, figures);
  return { writer, said: candidates.map((candidate) => ({ candidate, draft: writer.draft(candidate) })) };
}
