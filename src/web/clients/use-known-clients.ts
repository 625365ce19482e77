import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { knownClientSchema, type KnownClient } from "#shared/clients/schema.ts";
import { readOrKept } from "#web/offline/kept-reads.ts";
import { CLIENTS } from "./root.ts";

const none: readonly KnownClient[] = [];

/** The names by which the account knows clients, also without a line: drafts are made with them. */
export function useKnownClients(): readonly KnownClient[] {
  const known = useQuery({
    queryKey: [CLIENTS, "known"],
    queryFn: ({ signal }) => readOrKept(`${CLIENTS}/known`, z.array(knownClientSchema), { signal }),
    refetchOnMount: "always",
  });
  return known.data ?? none;
}
