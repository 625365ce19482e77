import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { ListedClient } from "#shared/clients/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { createdDay } from "#web/documents/list/created-day.ts";
import { MarkedText } from "#web/documents/list/marked-text.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Money } from "#web/ui/money.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useSettled } from "#web/use-settled.ts";
import { useClientPages } from "./api.ts";
import { ClientDialog } from "./client-dialog.tsx";
import styles from "./clients.module.css";

const SETTLED_MS = 200;
const LONGEST_SEARCH = 200;
const MOST_COUNTED = 1_000;

/** Everybody that documents were written for, those of the newest document first. */
export function ClientsPage() {
  useTitle("Clients");
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get("q") ?? "");
  const [isAdding, setAdding] = useState(false);
  const q = useSettled(search.trim(), SETTLED_MS);
  const pages = useClientPages(q);
  const count = pages.data?.pages[0]?.count;
  const write = (text: string) => {
    setSearch(text.slice(0, LONGEST_SEARCH));
    setAddress(text.trim() === "" ? {} : { q: text.trim() }, { replace: true });
  };
  return (
    <main className={styles.page}>
      <h1>Clients</h1>
      <search className={styles.tools}>
        <TextField
          label="Search clients"
          labelHidden
          type="search"
          placeholder="Search by name, email, phone or address"
          value={search}
          onChange={(event) => write(event.target.value)}
        />
        <Button look="main" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          Add client
        </Button>
      </search>
      <p className={styles.count} role="status">
        {count !== undefined && count > 0 && said(count, q)}
      </p>
      <Found pages={pages} q={q} onClear={() => write("")} />
      {isAdding && <ClientDialog client={null} onClose={() => setAdding(false)} />}
    </main>
  );
}

const said = (count: number, q: string) =>
  `${count > MOST_COUNTED ? "1,000+" : count.toLocaleString("en-US")} ${count === 1 ? "client" : "clients"}${q && " found"}`;

type FoundProps = { pages: ReturnType<typeof useClientPages>; q: string; onClear: () => void };

function Found({ pages, q, onClear }: FoundProps) {
  if (pages.isPending) return <RuledSkeleton rows={6} label="Loading the clients" />;
  const failed = (
    <Problem
      title="The clients could not be read."
      description={reasonOf(pages.error, "No answer came.")}
      action={
        <Button busy={pages.isFetching} onClick={() => void (pages.data ? pages.fetchNextPage() : pages.refetch())}>
          Try again
        </Button>
      }
    />
  );
  if (!pages.data) return failed;
  const clients = pages.data.pages.flatMap(({ rows }) => rows);
  if (clients.length === 0 && q !== "")
    return <Empty text={`No client fits “${q}”.`} action={<Button onClick={onClear}>Show all</Button>} />;
  if (clients.length === 0)
    return <Empty text="No clients yet. Each one you write a document for is kept here by itself." />;
  return (
    <>
      <ul className={styles.list} aria-label="Clients" aria-busy={pages.isPlaceholderData}>
        {clients.map((client) => (
          <Row key={client.id} client={client} />
        ))}
      </ul>
      {pages.isError && failed}
      {pages.hasNextPage && !pages.isError && (
        <div>
          <Button busy={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ client }: { client: ListedClient }) {
  const { id, name, email, phone, address, usedAt, totals, marks } = client;
  const { documents, outstanding, accepted, quoted } = totals;
  const [amount, what] =
    outstanding > 0 ? [outstanding, "outstanding"] : accepted > 0 ? [accepted, "accepted"] : [quoted, "quoted"];
  return (
    <li className={styles.row}>
      <Link href={paths.client.replace(":id", id)} className={styles.name}>
        <MarkedText text={name} ranges={marks?.name} />
      </Link>
      <span className={styles.contact}>
        {email !== null && <MarkedText text={email} ranges={marks?.email} />}
        {email !== null && phone !== null && " · "}
        {phone !== null && <MarkedText text={phone} ranges={marks?.phone} />}
        {email === null && phone === null && <MarkedText text={address ?? "No contact yet"} ranges={marks?.address} />}
      </span>
      <span className={styles.when}>
        {documents} {documents === 1 ? "document" : "documents"}
        {documents > 0 && (
          <>
            , last <time dateTime={usedAt}>{createdDay(usedAt)}</time>
          </>
        )}
      </span>
      <span className={styles.amount}>
        {amount > 0 && (
          <>
            <Money amount={amount} /> <small>{what}</small>
          </>
        )}
      </span>
    </li>
  );
}
