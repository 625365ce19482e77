import { sql, type SQL } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";
import { ACCENTS, LONGEST_WORD, NOTHING, NUMBERED, SEPARATORS } from "#shared/documents/search.ts";

/** A set of words, kept sorted; an index on it finds the rows that have a word or a beginning of one. */
export const wordSet = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Each word is kept with the last characters of its account's id before it: so an index on the words alone leads to
 * one account's rows, whatever the others hold. (Two accounts may share these characters; queries name the account too.)
 */
const TAG_LENGTH = 8;
/** Between the account and the word stands where it is from. */
const MARKS = { names: ".", transcription: "/" } as const;
export type WordPlace = keyof typeof MARKS;

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/** A pattern for any of these characters. */
const oneOf = (characters: string) => `[${characters.replace(/[\\\]^-]/g, "\\$&")}]`;

/** The words of a text with their account and place, as an array whose first entry is empty. */
function taggedWords(userId: SQL, place: WordPlace, text: SQL): SQL {
  const joined = sql`regexp_replace(${text}, ${quoted(NUMBERED)}, ${quoted("\\1\\2\\3")}, 'g')`;
  // Looking up each letter among the accented ones is the dear part, and most texts have none: their bytes tell.
  const plain = sql`(case when octet_length(${joined}) = length(${joined}) then ${joined} else translate(${joined}, ${quoted(ACCENTS.from)}, ${quoted(ACCENTS.to)}) end)`;
  const cut = sql`regexp_replace(lower(${plain}), ${quoted(oneOf(SEPARATORS))}, ' ', 'g')`;
  const folded = sql`regexp_replace(${cut}, ${quoted(oneOf(NOTHING))}, '', 'g')`;
  const shortened = sql`regexp_replace(${folded}, ${quoted(`(\\S{${LONGEST_WORD}})\\S+`)}, ${quoted("\\1")}, 'g')`;
  const tag = sql`' ' || right(${userId}, ${sql.raw(String(TAG_LENGTH))}) || ${quoted(MARKS[place])}`;
  return sql`string_to_array(regexp_replace(' ' || btrim(${shortened}), ${quoted("\\s+")}, ${tag}, 'g'), ' ')`;
}

/** What a document is found by, for a generated column: no writer can forget it. All of it is immutable. */
export const documentWordSet = (userId: SQL, names: SQL, transcription: SQL): SQL =>
  sql`array_to_tsvector(array_remove(${taggedWords(userId, "names", names)} || ${taggedWords(userId, "transcription", transcription)}, ''))`;

/** The same of a row that has names alone. */
export const nameWordSet = (userId: SQL, names: SQL): SQL =>
  sql`array_to_tsvector(array_remove(${taggedWords(userId, "names", names)}, ''))`;

/** The word of an entry of a word set. */
export const wordOf = (entry: SQL): SQL => sql`substr(${entry}, ${sql.raw(String(TAG_LENGTH + 2))})`;

/** Greater than every character: what begins so lies between the beginning and the beginning with this after it. */
const LAST = "\u{10FFFF}";
/** Compared byte by byte, as the indexes on words are: they serve whatever the plan. */
export const beginsWith = (text: SQL, beginning: string) =>
  sql`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + LAST})`;

/**
 * A query for the rows of an account that have, for each of `alternatives`, a word that begins with one of its
 * entries. Entries are words as `searchWords` gives them: they hold no character that would need quoting.
 */
export function wordQuery(
  userId: string,
  alternatives: readonly (readonly string[])[],
  places: readonly WordPlace[],
): string {
  const tag = userId.slice(-TAG_LENGTH);
  const anyOf = (beginnings: readonly string[]) =>
    beginnings.flatMap((word) => places.map((place) => `'${tag}${MARKS[place]}${word}':*`)).join(" | ");
  return alternatives.map((beginnings) => `(${anyOf(beginnings)})`).join(" & ");
}
