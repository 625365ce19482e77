import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { followUpSchema, followUpSettingsSchema, type FollowUpSettings } from "#shared/follow-ups/schema.ts";
import { api } from "#web/api-client.ts";

const SETTINGS = "/api/follow-up-settings";
const pathOf = (id: string, what: "follow-up" | "remind") => `/api/documents/${encodeURIComponent(id)}/${what}`;
const keyOf = (id: string) => [pathOf(id, "follow-up")] as const;

export const useFollowUpSettings = () =>
  useQuery({ queryKey: [SETTINGS], queryFn: ({ signal }) => api.get(SETTINGS, followUpSettingsSchema, { signal }) });

export function useSaveFollowUpSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: FollowUpSettings) => api.send("PUT", SETTINGS, settings, followUpSettingsSchema),
    onSuccess: (saved) => client.setQueryData([SETTINGS], saved),
  });
}

/** What goes out about a document by itself. */
export const useFollowUp = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get(pathOf(id, "follow-up"), followUpSchema, { signal }),
    staleTime: 0,
  });

export function useSwitchFollowUp(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api.send("PUT", pathOf(id, "follow-up"), { isOn }, followUpSchema),
    onSuccess: (state) => client.setQueryData(keyOf(id), state),
  });
}

const remindedSchema = z.object({ to: z.array(z.string()) });

/** A reminder now. */
export function useRemind(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send("POST", pathOf(id, "remind"), undefined, remindedSchema),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
