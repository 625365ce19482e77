import type { BulkOutcome } from "#shared/documents/bulk.ts";
import { call, reasonOf } from "#web/api-client.ts";
import { pdfUrl } from "../api.ts";

/** PDFs asked for ahead of the one that is being written. */
const AHEAD = 3;

interface Read {
  id: string;
  file: { name: string; input: ArrayBuffer } | { reason: string };
}

async function readPdf(id: string, signal: AbortSignal): Promise<Read> {
  try {
    const answer = await call("GET", pdfUrl(id, { download: true }), undefined, { signal });
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? `${id}.pdf`;
    return { id, file: { name, input: await answer.arrayBuffer() } };
  } catch (error) {
    return { id, file: { reason: reasonOf(error, "Its PDF could not be read.") } };
  }
}

/**
 * One zip with the PDFs of these documents, written as they arrive; `onRead` hears how many have. A PDF that cannot be
 * had is left out and said in the outcome. Null without any, or when it was stopped.
 */
export async function zipOfPdfs(
  ids: readonly string[],
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<{ zip: Blob | null; outcome: BulkOutcome }> {
  const { makeZip } = await import("client-zip");
  const outcome: BulkOutcome = { done: [], failed: [] };
  async function* files() {
    const waiting = [...ids];
    const reads: Promise<Read>[] = [];
    for (let count = 1; count <= ids.length && !signal.aborted; count += 1) {
      for (const id of waiting.splice(0, AHEAD - reads.length)) reads.push(readPdf(id, signal));
      const read = await reads.shift();
      if (!read) return;
      onRead(count);
      if ("reason" in read.file) outcome.failed.push({ id: read.id, reason: read.file.reason });
      else {
        yield read.file;
        outcome.done.push(read.id);
      }
    }
  }
  const zip = await new Response(makeZip(files())).blob();
  return { zip: signal.aborted || outcome.done.length === 0 ? null : zip, outcome };
}
