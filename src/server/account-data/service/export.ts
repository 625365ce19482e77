import type { Ctx } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { closeLine, endLine, headLine, openLine, recordLine } from "#shared/account-data/export-file.ts";
import { findNames } from "../store.ts";
import { emptyMemory } from "./section.ts";
import { sections } from "./sections.ts";

/**
 * Everything that the owner made, piece by piece, a few rows in memory at a time. No password, session, card or key is
 * in it. Each page is read by itself: a long download holds no transaction open.
 */
export async function* exportAccount(ctx: Ctx): AsyncGenerator<string> {
  const account = await findNames(ctx);
  if (!account) throw notFound("The account");
  const memory = emptyMemory();
  yield headLine({ format: "bidspoke-account", version: 1, exportedAt: ctx.now().toISOString(), account });
  for (const { name, texts } of sections) {
    yield openLine(name);
    let isFirst = true;
    for await (const text of texts(ctx, memory)) {
      yield recordLine(text, isFirst);
      isFirst = false;
    }
    yield closeLine;
  }
  yield endLine;
}
