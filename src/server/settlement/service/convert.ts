import { atomically, type Ctx } from "#server/context.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { createDocument } from "#server/documents/service/create.ts";
import { appendEvent, getDocument, lockRow } from "#server/documents/service/read.ts";
import { acceptedOf, invoicesOf } from "#server/documents/service/settled.ts";
import { AppError } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { dayOf } from "#shared/dates.ts";
import { documentContentSchema, type Document } from "#shared/documents/schema.ts";
import { convert } from "#shared/settlement/conversion.ts";
import type { Convert } from "#shared/settlement/schema.ts";
import { insertConversion } from "../store.ts";

/** No job is invoiced in more parts than these. */
const MOST_INVOICES = 100;

/**
 * Makes an invoice of what was accepted of a document: all that is left, some lines, or an amount in advance. The
 * source is locked meanwhile, so that no two invoices take the same. A press that comes twice makes one.
 */
export const convertToInvoice = (ctx: Ctx, sourceId: string, { id, ...wish }: Convert): Promise<Document> =>
  atomically(ctx, async (tx) => {
    const source = await lockRow(tx, sourceId);
    const earlier = await invoicesOf(tx, sourceId);
    if (id !== undefined && earlier.some((invoice) => invoice.id === id)) return getDocument(tx, id);
    if (source.type === "invoice") throw new AppError("conflict", "This is an invoice already.");
    if (source.status !== "accepted")
      throw new AppError("conflict", "Only what was accepted is invoiced. Send it, or mark it as accepted.");
    if (earlier.length >= MOST_INVOICES)
      throw new AppError("conflict", `A document is invoiced in at most ${MOST_INVOICES} parts.`);
    const content = documentContentSchema.decode(source.content);
    const acceptedOn = source.answeredAt ? dayOf(source.answeredAt) : null;
    const made = convert(
      { number: source.number, type: source.type, content, accepted: acceptedOf(source), acceptedOn },
      earlier,
      wish,
      dayOf(ctx.now()),
    );
    if ("refused" in made)
      throw new AppError("invalid", made.refused, { issues: [{ path: made.field, message: made.refused }] });
    const invoice = await createDocument(tx, {
      id: id ?? newId(ctx.now().getTime()),
      content: made.content,
      themeId: source.themeId,
      clientId: source.clientId,
      made: { generator: made.content.generator.name, sourceId },
    });
    await insertConversion(tx, {
      invoiceId: invoice.id,
      sourceId,
      kind: made.kind,
      lines: made.lines,
      amount: requiredDecimal(invoice.amount),
      createdAt: ctx.now(),
    });
    await appendEvent(tx, sourceId, "invoiced", { invoiceId: invoice.id, number: invoice.number });
    return invoice;
  });
