import type { Ctx } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/db/cursor.ts";
import type { WordPlace } from "#server/db/search.ts";
import { understandSearch, type UnderstoodSearch } from "#server/db/word-search.ts";
import { excerpt } from "#shared/documents/excerpt.ts";
import type { DocumentCounts, ListedDocument, SearchScope } from "#shared/documents/schema.ts";
import { findWords } from "#shared/documents/search.ts";
import { countDocuments, listSummaries, type ListFilter, type SummaryRow } from "../store/lists.ts";
import { hasWord, learnAllWords, listWordsLike } from "../store/words.ts";

export interface Search {
  q?: string | undefined;
  in?: SearchScope | undefined;
}
export interface ListDocuments extends Search, Omit<ListFilter, "after" | "words"> {
  cursor?: string | undefined;
}
export type ListedRow = SummaryRow & { marks?: ListedDocument["marks"] };

const PLACES: Record<SearchScope, readonly WordPlace[]> = { all: ["names", "transcription"], names: ["names"] };

const understand = (ctx: Ctx, { q = "", in: scope = "all" }: Search): Promise<UnderstoodSearch | null> =>
  understandSearch(ctx.account, q, PLACES[scope], {
    hasWord: (beginning) => hasWord(ctx, beginning),
    listWordsLike: (parts) => listWordsLike(ctx, parts),
  });

/** The row as a list shows it: of its words an excerpt, and where in it the search found something. */
function listedRow(row: SummaryRow, search: UnderstoodSearch | null): ListedRow {
  const found = (text: string | null) => (search ? findWords(text ?? "", search.beginnings) : []);
  const said = search?.places.includes("transcription") === false ? [] : found(row.transcription);
  const words = row.transcription === null ? null : excerpt(row.transcription, said);
  return {
    ...row,
    transcription: words?.text ?? null,
    ...(search && {
      marks: {
        number: found(row.number),
        title: found(row.title),
        client: found(row.client),
        transcription: words?.ranges ?? [],
      },
    }),
  };
}

/** A page of documents, newest first, without their content; `next` is null on the last page. */
export async function listDocuments(
  ctx: Ctx,
  { cursor, limit, q, in: scope, ...filter }: ListDocuments,
): Promise<{ rows: ListedRow[]; next: string | null }> {
  const place = cursor ? decodeCursor(cursor) : undefined;
  const after = place && { createdAt: place.at, id: place.id };
  const search = await understand(ctx, { q, in: scope });
  const rows = await listSummaries(ctx, { ...filter, after, words: search?.query, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => listedRow(row, search)),
    next: rows.length > limit && last ? encodeCursor(last.createdAt, last.id) : null,
  };
}

/** How many documents of each status and type there are, and how many the search finds. */
export async function countListed(ctx: Ctx, input: Search): Promise<DocumentCounts> {
  const search = await understand(ctx, input);
  const all = await countDocuments(ctx);
  return { all, found: search ? await countDocuments(ctx, search.query) : all };
}

/** Learns what mistyped words may mean, after documents were written past the generator, as an import does. */
export const learnDocumentWords = (ctx: Ctx): Promise<void> => learnAllWords(ctx);
