import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { documentSchema } from "#shared/documents/schema.ts";
import { convertSchema, recordPaymentSchema, settlementSchema } from "#shared/settlement/schema.ts";
import type { Convert, RecordPayment } from "#shared/settlement/schema.ts";
import { api } from "#web/api-client.ts";
import { refreshLists, ROOT } from "#web/documents/list/api.ts";

const pathOf = (id: string) => `${ROOT}/${encodeURIComponent(id)}`;
const keyOf = (id: string) => [ROOT, id, "settlement"] as const;

/** What was invoiced of a document, or paid on it. */
export const useSettlement = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get(`${pathOf(id)}/settlement`, settlementSchema, { signal }),
    staleTime: 0,
  });

/** What was read of the document is old now: its balance, its status, its place in the lists. */
function forget(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: [ROOT, id] });
  refreshLists(client);
}

export function useConvert(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Convert) =>
      api.send("POST", `${pathOf(id)}/invoices`, convertSchema.encode(wish), documentSchema),
    onSuccess: () => forget(client, id),
  });
}

export function useRecordPayment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payment: RecordPayment) =>
      api.send("POST", `${pathOf(id)}/payments`, recordPaymentSchema.encode(payment), settlementSchema),
    onSuccess: () => forget(client, id),
  });
}

export function useVoidPayment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payment: string) =>
      api.send("POST", `${pathOf(id)}/payments/${encodeURIComponent(payment)}/void`, undefined, settlementSchema),
    onSuccess: () => forget(client, id),
  });
}
