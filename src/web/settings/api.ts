import { queryOptions, useMutation, useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { z } from "zod";
import { subscriptionStatusSchema } from "#shared/billing/schema.ts";
import { profileSchema, type SaveProfile } from "#shared/profile/schema.ts";
import {
  importReportSchema,
  saveServiceSchema,
  serviceSchema,
  type ImportServices,
  type SaveService,
} from "#shared/services/schema.ts";
import { api, nothing } from "#web/api-client.ts";

const PROFILE = "/api/business-profile";
const SERVICES = "/api/services";
const SUBSCRIPTION = "/api/subscription-status";
const one = (root: string, id: string) => `${root}/${encodeURIComponent(id)}`;

/** A logo of 5 MB on a slow line. */
const UPLOAD_MS = 120_000;

/** Reads again what the given keys hold. */
function useRefresh(...keys: QueryKey[]) {
  const client = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The profile, null before there is one. */
const profileOptions = queryOptions({
  queryKey: [PROFILE],
  queryFn: ({ signal }) => api.get(PROFILE, profileSchema.nullable(), { signal }),
});
export const useProfile = () => useQuery(profileOptions);

/** The profile stands on every document, so these are read again too. */
export function useSaveProfile() {
  const refresh = useRefresh([PROFILE], ["/api/documents"]);
  return useMutation({
    mutationFn: (profile: SaveProfile) => api.send("POST", PROFILE, profile, profileSchema, { timeoutMs: UPLOAD_MS }),
    onSuccess: refresh,
  });
}

export const useServices = () =>
  useQuery({
    queryKey: [SERVICES],
    queryFn: ({ signal }) => api.get(SERVICES, z.array(serviceSchema), { signal }),
  });

/** Adds a service, or changes the one with this id. */
export function useSaveService() {
  return useMutation({
    mutationFn: ({ id, service }: { id?: string | undefined; service: SaveService }) =>
      id === undefined
        ? api.send("POST", SERVICES, saveServiceSchema.encode(service), serviceSchema)
        : api.send("PUT", one(SERVICES, id), saveServiceSchema.encode(service), serviceSchema),
    onSuccess: useRefresh([SERVICES]),
  });
}

export function useDeleteService() {
  return useMutation({
    mutationFn: (id: string) => api.send("DELETE", one(SERVICES, id), undefined, nothing),
    onSuccess: useRefresh([SERVICES]),
  });
}

/** The price list as a file. */
export const PRICE_LIST_FILE = `${SERVICES}/export`;

/** Reads a file into the price list or, without `apply`, says what that would do. */
export function useImportServices() {
  const refresh = useRefresh([SERVICES]);
  return useMutation({
    mutationFn: (input: ImportServices) =>
      api.send("POST", `${SERVICES}/import`, input, importReportSchema, { timeoutMs: UPLOAD_MS }),
    onSuccess: (report) => (report.applied ? refresh() : undefined),
  });
}

export const useSubscription = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({
    enabled,
    queryKey: [SUBSCRIPTION],
    queryFn: ({ signal }) => api.get(SUBSCRIPTION, subscriptionStatusSchema, { signal }),
  });
