import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { keptMailSchema, mailPreferencesSchema, type MailPreferences } from "#shared/mail/schema.ts";
import { api } from "#web/api-client.ts";

const PREFERENCES = "/api/mail-preferences";
const MAILBOX = "/api/mailbox";

export const useMailPreferences = () =>
  useQuery({
    queryKey: [PREFERENCES],
    queryFn: ({ signal }) => api.get(PREFERENCES, mailPreferencesSchema, { signal }),
  });

export function useSaveMailPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: MailPreferences) => api.send("PUT", PREFERENCES, wanted, mailPreferencesSchema),
    scope: { id: PREFERENCES }, // one after the other: each says them all, and the last is to stay
    onSuccess: (saved) => client.setQueryData([PREFERENCES], saved),
  });
}

/** Turns off mails like the one with this id. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (id: string) =>
      api.send("POST", `/unsubscribe/${encodeURIComponent(id)}`, undefined, z.object({ label: z.string() })),
  });

/** The mails that this machine kept, in demo mode. */
export const useMailbox = () =>
  useQuery({
    queryKey: [MAILBOX],
    queryFn: ({ signal }) => api.get(MAILBOX, z.array(keptMailSchema), { signal }),
    staleTime: 0,
  });

export const mailPageAddress = (id: string): string => `${MAILBOX}/${encodeURIComponent(id)}`;
