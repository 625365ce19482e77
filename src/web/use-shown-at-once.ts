import { useQueryClient, type QueryFilters } from "@tanstack/react-query";

/**
 * What makes a mutation seen before the server has answered: these queries hold what `change` makes of them, and hold
 * what they held when it is refused. What they really hold afterwards is for the mutation's `onSuccess` to read.
 */
export function useShownAtOnce<Held, Input>(queries: QueryFilters, change: (held: Held, input: Input) => Held) {
  const client = useQueryClient();
  return {
    onMutate: async (input: Input) => {
      await client.cancelQueries(queries);
      const before = client.getQueriesData<Held>(queries);
      for (const [queryKey, held] of before)
        if (held !== undefined) client.setQueryData<Held>(queryKey, change(held, input));
      return { before };
    },
    onError: (
      _error: unknown,
      _input: Input,
      shown: { before: [readonly unknown[], Held | undefined][] } | undefined,
    ) => {
      for (const [queryKey, held] of shown?.before ?? [])
        if (held !== undefined) client.setQueryData<Held>(queryKey, held);
        // It was being read for the first time, and that was broken off.
        else void client.invalidateQueries({ queryKey });
    },
  };
}
