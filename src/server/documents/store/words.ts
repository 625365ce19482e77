import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documents, documentWords } from "#server/db/tables/documents.ts";
import { beginsWith, wordOf } from "#server/db/search.ts";

/** The words that a person may mistype; `canBeMistyped` says the same of a word searched for. */
const LEARNABLE = "^[^0-9]{4,}$";

/** Adds the words of the rows of `source` (user_id, search) to those of their account. In one order, so that two writers never wait for each other. */
export const learnedFrom = (source: SQL): SQL => sql`
  insert into ${documentWords} (user_id, word)
  select distinct user_id, ${wordOf(sql`entry`)} from ${source}, unnest(tsvector_to_array(search)) as entry
  where ${wordOf(sql`entry`)} ~ ${LEARNABLE} order by 1, 2 on conflict do nothing`;

/** Adds the words that a changed document brought. */
export async function learnWords(ctx: Ctx, id: string): Promise<void> {
  const changed = sql`(select user_id, search from ${documents} where user_id = ${ctx.account} and id = ${id}) as changed`;
  await ctx.db.execute(learnedFrom(changed));
}

/** Adds the words of all documents of the account. */
export async function learnAllWords(ctx: Ctx): Promise<void> {
  await ctx.db.execute(
    learnedFrom(sql`(select user_id, search from ${documents} where user_id = ${ctx.account}) as owned`),
  );
}

/** Removes those of these entries of word sets that no document of the account has any more. */
export async function forgetWords(ctx: Ctx, entries: readonly string[]): Promise<void> {
  if (entries.length === 0) return;
  await ctx.db.execute(sql`
    delete from ${documentWords} using unnest(${sql.param([...entries])}::text[]) as entry
    where ${documentWords.userId} = ${ctx.account} and ${documentWords.word} = ${wordOf(sql`entry`)}
      and not exists (
        select 1 from ${documents}
        where ${documents.userId} = ${ctx.account} and ${documents.search} @@ quote_literal(entry)::tsquery
      )`);
}

const MOST_CANDIDATES = 2_000;

/** Whether a document of the account has, or had, a word that begins so. */
export async function hasWord(ctx: Ctx, beginning: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from ${documentWords} where user_id = ${ctx.account} and ${beginsWith(sql`word`, beginning)} limit 1`);
  return rows.length > 0;
}

/** The account's words that begin or end so and have at least this length. */
export async function listWordsLike(
  ctx: Ctx,
  { beginning, end, length }: { beginning: string; end: string; length: number },
): Promise<string[]> {
  const backwards = [...end].toReversed().join("");
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    select word from ${documentWords}
    where user_id = ${ctx.account} and length(word) >= ${length}
      and (${beginsWith(sql`word`, beginning)} or ${beginsWith(sql`reverse(word)`, backwards)})
    limit ${MOST_CANDIDATES}`);
  return rows.map(({ word }) => word);
}
