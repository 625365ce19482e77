import type { ReactNode } from "react";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import type { DocumentPages } from "./api.ts";
import { ListProblem } from "./list-problem.tsx";
import { MoreRows } from "./more-rows.tsx";
import styles from "./list.module.css";

type DocumentListProps = {
  pages: DocumentPages;
  /** What stands there when there is no document. */
  empty: ReactNode;
  children: (documents: readonly ListedDocument[]) => ReactNode;
};

/** The documents read so far, and what stands in their place while there are none. */
export function DocumentList({ pages, empty, children }: DocumentListProps) {
  if (pages.isPending) return <RuledSkeleton rows={6} label="Loading the documents" />;
  if (!pages.data) return <ListProblem list={pages} />;
  const documents = pages.data.pages.flatMap(({ rows }) => rows);
  return (
    <>
      {pages.isError && !pages.isFetchNextPageError && <ListProblem list={pages} />}
      {documents.length === 0 ? (
        empty
      ) : (
        <div className={styles.documents} aria-busy={pages.isPlaceholderData}>
          {children(documents)}
          <MoreRows pages={pages} />
        </div>
      )}
    </>
  );
}
