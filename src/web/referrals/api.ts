import { useQuery } from "@tanstack/react-query";
import { referralInfoSchema } from "#shared/referrals/schema.ts";
import { api } from "#web/api-client.ts";

/** The user's code and link, and what came of them. */
export const useReferralInfo = () =>
  useQuery({
    queryKey: ["/api/referrals/info"],
    queryFn: ({ signal }) => api.get("/api/referrals/info", referralInfoSchema, { signal }),
  });
