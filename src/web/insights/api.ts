import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { monthAmountsSchema } from "#shared/insights/schema.ts";
import { api } from "#web/api-client.ts";

const ROOT = "/api/insights";

/** What was quoted, accepted, invoiced and collected in each of the last months, the oldest first. */
export const useMonths = (months: number) =>
  useQuery({
    queryKey: [ROOT, "months", months],
    queryFn: ({ signal }) => api.get(`${ROOT}/months?months=${months}`, z.array(monthAmountsSchema), { signal }),
    refetchOnMount: "always",
  });
