import type { Deps } from "#server/context.ts";

/** Removes a customer who became no account: what they were charged for, as without a trial, is given back first. */
export async function removeAbandoned({ payments }: Deps, customerId: string): Promise<void> {
  const state = await payments.readCustomer(customerId);
  for (const { id, amountPaid } of state?.invoices ?? [])
    if (amountPaid > 0) await payments.refundInvoice({ invoiceId: id, key: `abandoned:${id}` });
  await payments.deleteCustomer(customerId);
}
