import type { UseQueryResult } from "@tanstack/react-query";
import type { DocumentSummary } from "#shared/documents/schema.ts";
import { noClient, typeLabels } from "#web/documents/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Money } from "#web/ui/money.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { StatusStamp } from "#web/ui/stamp.tsx";
import styles from "./recent-documents.module.css";

type Open = (documentId: string, startEditing: boolean) => void;

/** The ten newest documents: a ruled table at the desk, two rows an entry on the phone. */
export function RecentDocuments({ list, onOpen }: { list: UseQueryResult<DocumentSummary[]>; onOpen: Open }) {
  return (
    <section className={styles.recent} aria-labelledby="recent-documents">
      <h2 id="recent-documents">Recent Documents</h2>
      <Content list={list} onOpen={onOpen} />
    </section>
  );
}

function Content({ list, onOpen }: { list: UseQueryResult<DocumentSummary[]>; onOpen: Open }) {
  if (list.data && list.data.length > 0) return <Table documents={list.data} onOpen={onOpen} />;
  if (list.data) return <Empty text="No documents yet. Create your first quote or bid using voice dictation!" />;
  if (!list.error) return <RuledSkeleton rows={4} label="Loading documents" />;
  return (
    <Problem
      title="Error loading documents"
      description={list.error.message}
      action={<Button onClick={() => void list.refetch()}>Try Again</Button>}
    />
  );
}

function Table({ documents, onOpen }: { documents: readonly DocumentSummary[]; onOpen: Open }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <Row key={document.id} document={document} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ document, onOpen }: { document: DocumentSummary; onOpen: Open }) {
  const { id, title, number, type, client, status, createdAt, amount } = document;
  return (
    <tr>
      <td className={styles.project}>
        <b>{title}</b> <span className={styles.client}>{client ?? noClient}</span>
      </td>
      <td className={styles.type}>
        {typeLabels[type]} {number}
      </td>
      <td className={styles.status}>
        <StatusStamp status={status} />
      </td>
      <td className={styles.date}>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </td>
      <td className={styles.amount}>
        <Money amount={amount} />
      </td>
      <td className={styles.actions}>
        <Button
          look="quiet"
          accent
          className={styles.view}
          aria-label={`View ${title}`}
          onClick={() => onOpen(id, false)}
        >
          View
        </Button>
        <Button
          look="quiet"
          accent
          className={styles.edit}
          aria-label={`Edit ${title}`}
          onClick={() => onOpen(id, true)}
        >
          Edit
        </Button>
      </td>
    </tr>
  );
}

const thisYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const otherYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

function shortDate(instant: string): string {
  const date = new Date(instant);
  return (date.getFullYear() === new Date().getFullYear() ? thisYear : otherYear).format(date);
}
