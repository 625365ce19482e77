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
  type Service,
} from "#shared/services/schema.ts";
import { api, nothing } from "#web/api-client.ts";
import { useShownAtOnce } from "#web/use-shown-at-once.ts";

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

/** Shows the price list at once as a change will leave it, and as it was when the change is refused. */
function useServicesAtOnce<Input>(change: (services: Service[], input: Input) => Service[]) {
  const queryKey = [SERVICES];
  return { ...useShownAtOnce({ queryKey }, change), onSuccess: useRefresh(queryKey) };
}

type Saved = { id?: string | undefined; service: SaveService };

/** Adds a service, or changes the one with this id. */
export function useSaveService() {
  return useMutation({
    ...useServicesAtOnce<Saved>((services, { id, service }) =>
      services.map((listed) => (listed.id === id ? { ...listed, ...service } : listed)),
    ),
    mutationFn: ({ id, service }: Saved) =>
      id === undefined
        ? api.send("POST", SERVICES, saveServiceSchema.encode(service), serviceSchema)
        : api.send("PUT", one(SERVICES, id), saveServiceSchema.encode(service), serviceSchema),
  });
}

export function useDeleteService() {
  return useMutation({
    ...useServicesAtOnce<string>((services, id) => services.filter((listed) => listed.id !== id)),
    mutationFn: (id: string) => api.send("DELETE", one(SERVICES, id), undefined, nothing),
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
