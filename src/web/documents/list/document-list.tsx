import type { UseQueryResult } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { DocumentSummary } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { ListFilterState } from "./use-list-filter.ts";
import styles from "./list.module.css";

type DocumentListProps = {
  list: UseQueryResult<DocumentSummary[]>;
  filter: ListFilterState;
  onOpen: (id: string, startEditing: boolean) => void;
};

/** The ruled list, or what stands in its place while there is none. */
export function DocumentList({ list, filter, onOpen }: DocumentListProps) {
  const [, goTo] = useLocation();
  if (list.isPending) return <RuledSkeleton rows={6} label="Loading the documents" />;
  if (list.isError) {
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
  if (list.data.length === 0) {
    return (
      <Empty
        text="No documents found. Create your first quote to get started!"
        action={
          <Button look="main" onClick={() => goTo(paths.dashboard)}>
            Create a quote
          </Button>
        }
      />
    );
  }
  if (filter.found.length === 0) {
    return (
      <Empty
        text={`No documents match your search. Total documents: ${list.data.length}`}
        action={<Button onClick={filter.clear}>Show all</Button>}
      />
    );
  }
  return (
    <ul className={styles.list} aria-label="Documents">
      {filter.found.map((document) => (
        <DocumentRow key={document.id} document={document} onOpen={onOpen} />
      ))}
    </ul>
  );
}
