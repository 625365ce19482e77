import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Spoken while it loads. */
  loading: string;
  /** Title of the failure. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** What was read, or the ruling while it is read, or what went wrong with a way to try again. */
export function Loaded<Data>({ query, loading, failed, children }: LoadedProps<Data>) {
  if (query.isPending) return <RuledSkeleton rows={4} label={loading} />;
  if (query.isError) {
    return (
      <Problem
        title={failed}
        description={reasonOf(query.error, "Please try again.")}
        action={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return children(query.data);
}
