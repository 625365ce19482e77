import { useQuery } from "@tanstack/react-query";
import { configSchema } from "#shared/operation/schema.ts";
import { readOrKept } from "#web/offline/kept-reads.ts";

/** What this server offers, and who works for it. */
export const useConfig = () =>
  useQuery({ queryKey: ["/api/config"], queryFn: ({ signal }) => readOrKept("/api/config", configSchema, { signal }) });
