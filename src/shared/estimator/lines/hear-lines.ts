import type { HeardJob } from "../hear-job.ts";
import type { Place } from "./announced-job.ts";
import type { HeardLine } from "./doubt.ts";
import { LineWriter } from "./line-writer.ts";

/** Where it was said for whom, and where, the work is. */
const placesOf = ({ client, contact: { address } }: HeardJob): Place[] => [
  ...(client ? [client.source] : []),
  ...(address ? [address.source] : []),
];

/** The lines as they were said, before any is doubted, and the writer that made them. */
export function hearLines(job: HeardJob): {
  writer: LineWriter;
  said: HeardLine[];
} {
  const { text, tokens, taken, catalogue, candidates, figures, statements } = job;
  const talk = { text, tokens, taken, statements, places: placesOf(job) };
  const writer = new LineWriter(talk, catalogue, candidates, figures);
  return { writer, said: candidates.map((candidate) => ({ candidate, draft: writer.draft(candidate) })) };
}
