import { useQuery } from "@tanstack/react-query";
import { answersSchema } from "#shared/sending/answers.ts";
import { api } from "#web/api-client.ts";

const ANSWERS = "/api/answers";

/** What clients answered lately; asked anew with each visit. */
export const useAnswers = () =>
  useQuery({
    queryKey: [ANSWERS],
    queryFn: ({ signal }) => api.get(ANSWERS, answersSchema, { signal }),
    refetchOnMount: "always",
  });
