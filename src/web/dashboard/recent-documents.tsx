import type { UseQueryResult } from "@tanstack/react-query";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { DocumentTable } from "#web/documents/list/document-table.tsx";
import { ListProblem } from "#web/documents/list/list-problem.tsx";
import type { Open } from "#web/documents/list/use-opened-document.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import styles from "./recent-documents.module.css";

type RecentDocumentsProps = { list: UseQueryResult<ListedDocument[]>; onOpen: Open };

/** The ten newest documents: a ruled table at the desk, cards on the phone. */
export function RecentDocuments({ list, onOpen }: RecentDocumentsProps) {
  return (
    <section className={styles.recent} aria-labelledby="recent-documents">
      <h2 id="recent-documents">Recent Documents</h2>
      <Content list={list} onOpen={onOpen} />
    </section>
  );
}

function Content({ list, onOpen }: RecentDocumentsProps) {
  if (list.isPending) return <RuledSkeleton rows={4} label="Loading documents" />;
  if (!list.data) return <ListProblem list={list} />;
  if (list.data.length === 0)
    return <Empty text="No documents yet. Create your first quote or bid using voice dictation!" />;
  return <DocumentTable label="Recent documents" documents={list.data} onOpen={onOpen} />;
}
