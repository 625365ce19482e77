import type { Ctx } from "#server/context.ts";
import { wordQuery, type WordPlace } from "#server/db/search.ts";
import { AppError } from "#server/errors.ts";
import { closestWords, partsToTrust } from "#shared/documents/closest-words.ts";
import { excerpt } from "#shared/documents/excerpt.ts";
import type { DocumentCounts, ListedDocument, SearchScope } from "#shared/documents/schema.ts";
import { canBeMistyped, findWords, searchWords } from "#shared/documents/search.ts";
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

/** A search as it is carried out: for each word the beginnings that are looked for. */
type UnderstoodSearch = { query: string; beginnings: string[]; places: readonly WordPlace[] };

const PLACES: Record<SearchScope, readonly WordPlace[]> = { all: ["names", "transcription"], names: ["names"] };
/** A mistyped word means at most this many. */
const MOST_MEANINGS = 6;

/** What a word searched for may begin: itself, and when nothing in the account begins so, the words closest to it. */
async function meaningsOf(ctx: Ctx, word: string): Promise<string[]> {
  if (!canBeMistyped(word) || (await hasWord(ctx, word))) return [word];
  return [word, ...closestWords(word, await listWordsLike(ctx, partsToTrust(word)), MOST_MEANINGS)];
}

async function understand(ctx: Ctx, { q = "", in: scope = "all" }: Search): Promise<UnderstoodSearch | null> {
  const words = searchWords(q);
  if (words.length === 0) return null;
  const meanings = await Promise.all(words.map((word) => meaningsOf(ctx, word)));
  const places = PLACES[scope];
  return { query: wordQuery(ctx.account, meanings, places), beginnings: meanings.flat(), places };
}

const encodeCursor = (row: SummaryRow) => Buffer.from(`${row.createdAt.toISOString()}|${row.id}`).toString("base64url");

function decodeCursor(cursor: string): { createdAt: Date; id: string } {
  const [instant = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("|");
  const createdAt = new Date(instant);
  if (id === "" || Number.isNaN(createdAt.getTime()))
    throw new AppError("invalid", "This cursor is not one that this server gave.", {
      issues: [{ path: "cursor", message: "Not a cursor." }],
    });
  return { createdAt, id };
}

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
  const after = cursor ? decodeCursor(cursor) : undefined;
  const search = await understand(ctx, { q, in: scope });
  const rows = await listSummaries(ctx, { ...filter, after, words: search?.query, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => listedRow(row, search)),
    next: rows.length > limit && last ? encodeCursor(last) : null,
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
