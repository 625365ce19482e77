import { atomically, type Ctx } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { findAccountMarks, removeLooseRows, removeUser } from "../store.ts";

/**
 * Ends the subscription at the provider, and then signs out every session and removes every row of the account at once.
 * When the provider does not answer nothing is removed, since the card would still be charged: `unavailable`.
 */
export async function deleteAccount(ctx: Ctx): Promise<void> {
  const marks = await findAccountMarks(ctx);
  if (!marks) return;
  if (marks.customerId !== null) await endAtProvider(ctx, marks.customerId);
  await atomically(ctx, async (tx) => {
    await removeLooseRows(tx, marks);
    await removeUser(tx);
  });
}

async function endAtProvider(ctx: Ctx, customerId: string): Promise<void> {
  try {
    await ctx.deps.payments.deleteCustomer(customerId);
  } catch (error) {
    ctx.deps.logger.error({ err: error, account: ctx.account }, "the provider did not end a subscription");
    throw new AppError(
      "unavailable",
      "Your subscription could not be ended, so nothing was deleted. Please try again in a few minutes.",
    );
  }
}
