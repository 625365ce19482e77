import { LIMITS } from "#shared/limits.ts";

export type ReadText = { ok: true; text: string } | { ok: false; message: string };

/** The text of a file: UTF-8, UTF-16 with its mark, or else the encoding that older spreadsheets write. */
export async function readTextFile(file: File): Promise<ReadText> {
  if (file.size > LIMITS.priceListBytes) return { ok: false, message: "A price list is at most 2 MB." };
  if (file.size === 0) return { ok: false, message: "The file is empty." };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, message: "The file could not be read. Choose it again." };
  const text = decode(new Uint8Array(bytes));
  return text.includes("\u0000")
    ? { ok: false, message: "This is no CSV file. In your spreadsheet, save the list as CSV and choose that file." }
    : { ok: true, text };
}

/** Exported for its test. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
