import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords } from "#shared/documents/search.ts";
import { testDatabase } from "#test/database.ts";
import { documentWordSet, wordQuery } from "./search.ts";

/** Latin letters with and without accents, signs, white space and what a keyboard makes of quotes. */
const character = fc.oneof(
  fc
    .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0x17f }))
    .map((code) => String.fromCodePoint(code)),
  fc.constantFrom(..."\t\n '’“”–—…-ab1"),
);

test("the database cuts a text into the words that a search of the same text looks for", async () => {
  const { db, close } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: character, maxLength: 60 }), async (text) => {
      const words = searchWords(text);
      if (words.length === 0) return;
      const set = documentWordSet(sql`${"an-account-12345678"}::text`, sql`''`, sql`${text}::text`);
      const query = wordQuery("an-account-12345678", [words], ["transcription"]);
      const every = wordQuery(
        "an-account-12345678",
        words.map((word) => [word]),
        ["transcription"],
      );
      const { rows } = await db.execute(
        sql`select ${set} @@ ${query}::tsquery as "one", ${set} @@ ${every}::tsquery as "all"`,
      );
      expect(rows).toEqual([{ one: true, all: true }]);
    }),
    { numRuns: 200 },
  );
  await close();
});
