import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import type { ClientDetails } from "#shared/clients/schema.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { ChoosableTable } from "#web/documents/bulk/choosable-table.tsx";
import { useDocumentPages } from "#web/documents/list/api.ts";
import { DocumentList } from "#web/documents/list/document-list.tsx";
import { useOpenedDocument } from "#web/documents/list/use-opened-document.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Money } from "#web/ui/money.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useClient } from "./api.ts";
import { ClientDialog } from "./client-dialog.tsx";
import { DeleteClientDialog } from "./delete-client-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { useMerging } from "./use-merging.ts";
import styles from "./clients.module.css";

/** One client: how to reach them, what was quoted, accepted, invoiced and is owed, and every document. */
export function ClientPage() {
  const [location] = useLocation();
  const id = location.split("/")[2] ?? "";
  const client = useClient(id);
  useTitle(client.data?.name ?? "Client");
  return (
    <main className={styles.page}>
      <Link href={paths.clients} className={styles.back}>
        All clients
      </Link>
      {client.data ? <Known client={client.data} /> : <Missing client={client} />}
    </main>
  );
}

function Missing({ client }: { client: ReturnType<typeof useClient> }) {
  if (client.error instanceof ApiError && client.error.status === 404)
    return (
      <>
        <h1>This client is not here any more</h1>
        <Empty text="The documents are still on your list." />
      </>
    );
  return (
    <>
      <h1 className="visually-hidden">Client</h1>
      {client.isPending ? (
        <RuledSkeleton rows={4} label="Loading the client" />
      ) : (
        <Problem
          title="The client could not be read."
          description={reasonOf(client.error, "No answer came.")}
          action={
            <Button busy={client.isFetching} onClick={() => void client.refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}

function Known({ client }: { client: ClientDetails }) {
  const [shown, setShown] = useState<"edit" | "merge" | "delete">();
  const { open, dialog } = useOpenedDocument();
  const pages = useDocumentPages({ q: "", client: client.id });
  return (
    <>
      <header className={styles.head}>
        <h1>{client.name}</h1>
        <Button onClick={() => setShown("edit")}>Edit</Button>
        <Button onClick={() => setShown("merge")}>Merge</Button>
        <Button look="destructive" onClick={() => setShown("delete")}>
          Delete
        </Button>
      </header>
      <OtherNames client={client} />
      <Contact client={client} />
      <Totals client={client} />
      <section className={styles.documents} aria-labelledby="client-documents">
        <h2 id="client-documents">Documents</h2>
        <DocumentList pages={pages} empty={<Empty text={`No documents for ${client.name} yet.`} />}>
          {(documents) => <ChoosableTable documents={documents} onOpen={open} />}
        </DocumentList>
      </section>
      {shown === "edit" && <ClientDialog client={client} onClose={() => setShown(undefined)} />}
      {shown === "merge" && <MergeDialog client={client} onClose={() => setShown(undefined)} />}
      {shown === "delete" && <DeleteClientDialog client={client} onClose={() => setShown(undefined)} />}
      {dialog}
    </>
  );
}

function Contact({ client: { email, phone, address, notes } }: { client: ClientDetails }) {
  return (
    <dl className={styles.facts}>
      <Fact label="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label="Phone">{phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}</Fact>
      <Fact label="Address">{address}</Fact>
      <Fact label="Notes">{notes}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={children ? undefined : styles.none}>{children || "None yet"}</dd>
    </div>
  );
}

function Totals({ client: { totals } }: { client: ClientDetails }) {
  const sums = [
    ["Quoted", totals.quoted],
    ["Accepted", totals.accepted],
    ["Invoiced", totals.invoiced],
    ["Outstanding", totals.outstanding],
  ] as const;
  return (
    <dl className={styles.totals} aria-label="Totals, drafts left out">
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The names that lead here, each of which can stand alone again, and clients that may be this one. */
function OtherNames({ client }: { client: ClientDetails }) {
  const { run, isBusy } = useMerging(client);
  const { otherNames, alike } = client;
  if (otherNames.length + alike.length === 0) return null;
  return (
    <ul className={styles.names} aria-label="Other names">
      {otherNames.map((other) => (
        <li key={other.id}>
          Also <b>{other.name}</b>
          <Button
            size="small"
            busy={isBusy}
            onClick={() => run("separate", other)}
            aria-label={`Separate ${other.name}`}
          >
            Separate
          </Button>
        </li>
      ))}
      {alike.map((other) => (
        <li key={other.id}>
          <Link href={paths.client.replace(":id", other.id)}>{other.name}</Link> has the same {other.by}
          <Button
            size="small"
            busy={isBusy}
            onClick={() => run("merge", other)}
            aria-label={`Merge ${other.name} into ${client.name}`}
          >
            Merge
          </Button>
        </li>
      ))}
    </ul>
  );
}
