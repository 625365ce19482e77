import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { FileFormatError } from "#shared/account-data/export-file.ts";

/** The longest line: a profile with its logo, or a document with every line that it may have. */
const LONGEST_LINE = 16_000_000;

/**
 * Keeps an upload on disk while `work` reads it, as often as it wants: a slow upload is then over before the database is
 * asked, and a large one is never in memory.
 */
export async function withSpooled<T>(body: ReadableStream, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "bidspoke-import-"));
  try {
    const path = join(folder, "account.json");
    await pipeline(Readable.fromWeb(body), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The lines of a file. Throws FileFormatError on one that is longer than any of ours. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  const chunks: AsyncIterable<string> = createReadStream(path, { encoding: "utf8", highWaterMark: 256 * 1024 });
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE)
      throw new FileFormatError("A line of the file is longer than any that is exported.");
    yield* lines;
  }
  if (rest !== "") yield rest;
}
