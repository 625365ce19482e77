import type { Ctx } from "#server/context.ts";
import { listClientIds } from "#server/clients/service/list.ts";
import { decodeCursor, encodeCursor } from "#server/db/cursor.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import type { WordPlace } from "#server/db/search.ts";
import { understandSearch, type UnderstoodSearch } from "#server/db/word-search.ts";
import { excerpt } from "#shared/documents/excerpt.ts";
import {
  documentStates,
  type DocumentCount,
  type DocumentCounts,
  type DocumentState,
  type ListedDocument,
  type SearchScope,
} from "#shared/documents/schema.ts";
import { statesOf } from "#shared/documents/states.ts";
import { dayOf, type Day } from "#shared/dates.ts";
import { centsFromDollars } from "#shared/money.ts";
import { findWords, searchedAmount } from "#shared/documents/search.ts";
import {
  countDocuments,
  countFound,
  countStates,
  countWith,
  listSummaries,
  type ListFilter,
  type Sought,
  type SummaryRow,
} from "../store/lists.ts";
import { hasWord, learnAllWords, listWordsLike } from "../store/words.ts";

export interface Search {
  q?: string | undefined;
  in?: SearchScope | undefined;
}
export interface ListDocuments extends Search, Pick<ListFilter, "limit" | "status" | "type" | "state"> {
  cursor?: string | undefined;
  /** Of this client alone. */
  client?: string | undefined;
}
export type ListedRow = SummaryRow & { states: DocumentState[]; marks?: ListedDocument["marks"] };

/** Counted on only up to here: past it the screen says "1,000+". */
const MOST_COUNTED = 1_000;
/** Words in more documents than these are met soon enough in order of time: one in five of 10,000. */
const MANY = 2_000;

const PLACES: Record<SearchScope, readonly WordPlace[]> = { all: ["names", "transcription"], names: ["names"] };

type Understood = UnderstoodSearch & { sought: Sought };

/** What a search asks for: documents with its words, or of an amount that it names and with the words beside that. */
async function understand(ctx: Ctx, { q = "", in: scope = "all" }: Search): Promise<Understood | null> {
  const read = (text: string) =>
    understandSearch(ctx.account, text, PLACES[scope], {
      hasWord: (beginning) => hasWord(ctx, beginning),
      listWordsLike: (parts) => listWordsLike(ctx, parts),
    });
  const search = await read(q);
  if (search === null) return null;
  const named = searchedAmount(q);
  const beside = named && (await read(named.beside));
  const amount = named ? { is: named.amount, beside: beside?.query ?? null } : undefined;
  return { ...search, sought: { words: search.query, amount } };
}

/** The row as a list shows it: of its words an excerpt, and where in it the search found something. */
function listedRow(row: SummaryRow, search: UnderstoodSearch | null, today: Day): ListedRow {
  const found = (text: string | null) => (search ? findWords(text ?? "", search.beginnings) : []);
  const said = search?.places.includes("transcription") === false ? [] : found(row.transcription);
  const words = row.transcription === null ? null : excerpt(row.transcription, said);
  return {
    ...row,
    transcription: words?.text ?? null,
    states: statesOf(
      {
        ...row,
        isViewed: row.viewedAt !== null,
        amount: centsFromDollars(Number(row.amount)),
        paidAmount: centsFromDecimal(row.paidAmount),
      },
      today,
    ),
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
  { cursor, limit, q, in: scope, client, ...filter }: ListDocuments,
): Promise<{ rows: ListedRow[]; next: string | null }> {
  const place = cursor ? decodeCursor(cursor) : undefined;
  const after = place && { createdAt: place.at, id: place.id };
  const today = dayOf(ctx.now());
  const clientIds = client === undefined ? undefined : await listClientIds(ctx, client);
  const search = await understand(ctx, { q, in: scope });
  const sought = search?.sought;
  const isCommon = sought !== undefined && (await countFound(ctx, sought, MANY + 1)) > MANY;
  const wanted = { ...filter, clientIds, after, sought, isCommon, limit: limit + 1 };
  const rows = await listSummaries(ctx, wanted, today);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => listedRow(row, search, today)),
    next: rows.length > limit && last ? encodeCursor(last.createdAt, last.id) : null,
  };
}

const sumOf = (counts: readonly DocumentCount[]) => counts.reduce((sum, { count }) => sum + count, 0);

/**
 * How many documents of each status and type there are and how many are in each state, or how many a search finds. What
 * it finds, and each state, is counted on only up to a bound: `isMore` says which of them go on.
 */
export async function countListed(ctx: Ctx, input: Search): Promise<DocumentCounts> {
  const search = await understand(ctx, input);
  if (search) {
    const found = await countWith(ctx, search.sought, MOST_COUNTED + 1);
    return { counts: found, isMore: sumOf(found) > MOST_COUNTED, states: [] };
  }
  const [counts, counted] = [await countDocuments(ctx), await countStates(ctx, MOST_COUNTED + 1, dayOf(ctx.now()))];
  const states = documentStates.map((state) => ({
    state,
    count: Math.min(counted[state], MOST_COUNTED),
    isMore: counted[state] > MOST_COUNTED,
  }));
  return { counts, isMore: false, states };
}

/** Learns what mistyped words may mean, after documents were written past the generator, as an import does. */
export const learnDocumentWords = (ctx: Ctx): Promise<void> => learnAllWords(ctx);
