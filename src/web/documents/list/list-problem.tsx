import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";

type ListProblemProps = { list: { error: Error | null; isFetching: boolean; refetch: () => unknown } };

/** A list of documents that could not be read, in the same words wherever it stands. */
export function ListProblem({ list }: ListProblemProps) {
  return (
    <Problem
      title="Error loading documents"
      description={`Failed to fetch documents: ${reasonOf(list.error, "no answer")}`}
      action={
        <Button busy={list.isFetching} onClick={() => void list.refetch()}>
          Try Again
        </Button>
      }
    />
  );
}
