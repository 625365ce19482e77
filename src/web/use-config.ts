import { useQuery } from "@tanstack/react-query";
import { configSchema } from "#shared/operation/schema.ts";
import { api } from "#web/api-client.ts";

/** What this server offers, and who works for it. */
export const useConfig = () =>
  useQuery({ queryKey: ["/api/config"], queryFn: ({ signal }) => api.get("/api/config", configSchema, { signal }) });
