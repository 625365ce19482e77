import { AppError } from "#server/errors.ts";
import { MAX_CENTS } from "#shared/money.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";

/** The columns that repeat the content, so that lists need not read it. The logo stays in the profile. */
export const contentColumns = (content: DocumentContent) => ({
  title: content.title,
  type: content.quote_type,
  client: content.client,
  amount: requiredDecimal(content.amount),
  openQuestions: content.questions.length,
  content: documentContentSchema.encode({
    ...content,
    businessInfo: content.businessInfo && { ...content.businessInfo, logoUrl: null },
  }),
});

/** Computes every sum again. Throws `invalid` when one of them is more than decimal(10,2) holds. */
export function settleSums(content: DocumentContent): DocumentContent {
  const settled = withTotals(content);
  const line = settled.items.findIndex((item) => Math.abs(item.amount ?? 0) > MAX_CENTS);
  const message = "An amount is more than $99,999,999.99.";
  if (line >= 0)
    throw new AppError("invalid", message, { issues: [{ path: `content.items.${line}.amount`, message }] });
  const sums = [settled.subtotal, settled.amount, settled.discount?.amount ?? 0, settled.tax?.amount ?? 0];
  if (sums.some((sum) => Math.abs(sum) > MAX_CENTS))
    throw new AppError("invalid", message, { issues: [{ path: "content.amount", message }] });
  return settled;
}
