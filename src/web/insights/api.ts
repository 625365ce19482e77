import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { insightsSchema, monthAmountsSchema } from "#shared/insights/schema.ts";
import { api } from "#web/api-client.ts";

const ROOT = "/api/insights";

/** What was quoted, accepted, invoiced and collected in each of the last months, the oldest first. */
export const useMonths = (months: number) =>
  useQuery({
    queryKey: [ROOT, "months", months],
    queryFn: ({ signal }) => api.get(`${ROOT}/months?months=${months}`, z.array(monthAmountsSchema), { signal }),
    refetchOnMount: "always",
  });

/** All figures of the last months. While another period is read, the one before stays. */
export const useInsights = (months: number) =>
  useQuery({
    queryKey: [ROOT, months],
    queryFn: ({ signal }) => api.get(`${ROOT}?months=${months}`, insightsSchema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
