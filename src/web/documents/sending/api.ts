import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { documentSchema } from "#shared/documents/schema.ts";
import {
  madeLinkSchema,
  sendingStateSchema,
  type MakeLinkInput,
  type SendDocument,
  type SendingState,
} from "#shared/sending/schema.ts";
import { api } from "#web/api-client.ts";
import { documentKey, pathOf, useShowDocument } from "../api.ts";

const keyOf = (id: string) => [...documentKey(id), "sending"] as const;

/** Setting the PDF takes the server a moment. */
const SENDING_MS = 60_000;
/** A mail that waits is asked about until the mail server has answered. */
const WAITING_MS = 2_000;
const MOST_ASKED = 30;

const isWaiting = (state: SendingState | undefined): boolean =>
  state?.deliveries.some(({ status }) => status === "pending") ?? false;

/** How a document stands with its client. */
export const useSending = (id: string, isWanted = true) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get(`${pathOf(id)}/sending`, sendingStateSchema, { signal }),
    staleTime: 0,
    enabled: isWanted,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isWaiting(data) && dataUpdateCount < MOST_ASKED ? WAITING_MS : false,
  });

/** Shows the new state, and reads the document that it changed. */
async function settle(client: QueryClient, id: string, show: ReturnType<typeof useShowDocument>, state?: SendingState) {
  if (state) client.setQueryData(keyOf(id), state);
  else void client.invalidateQueries({ queryKey: keyOf(id) });
  show(await api.get(pathOf(id), documentSchema));
}

function useSendingChange<Input, Answer>(
  id: string,
  call: (input: Input) => Promise<Answer>,
  stateOf: (answer: Answer) => SendingState | undefined,
) {
  const client = useQueryClient();
  const show = useShowDocument();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => settle(client, id, show, stateOf(answer)),
  });
}

const itself = (state: SendingState) => state;

export const useSend = (id: string) =>
  useSendingChange(
    id,
    (input: SendDocument) =>
      api.send("POST", `${pathOf(id)}/send`, input, sendingStateSchema, { timeoutMs: SENDING_MS }),
    itself,
  );

export const useMakeLink = (id: string) =>
  useSendingChange(
    id,
    (input: MakeLinkInput) => api.send("POST", `${pathOf(id)}/links`, input, madeLinkSchema, { timeoutMs: SENDING_MS }),
    () => undefined,
  );

export const useWithdraw = (id: string) =>
  useSendingChange(
    id,
    (_input: void) => api.send("POST", `${pathOf(id)}/withdraw`, undefined, sendingStateSchema),
    itself,
  );

export const useVoid = (id: string) =>
  useSendingChange(
    id,
    (reason: string) => api.send("POST", `${pathOf(id)}/void`, { reason }, sendingStateSchema),
    itself,
  );
