import { useLocation } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { documentStatuses } from "#shared/documents/schema.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import type { Choice } from "#web/ui/choices.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { ChoosableTable } from "./bulk/choosable-table.tsx";
import { statusLabels } from "./labels.ts";
import { DocumentList } from "./list/document-list.tsx";
import { FoundNote } from "./list/found-note.tsx";
import { ListFilter } from "./list/list-filter.tsx";
import { StateFilter } from "./list/state-filter.tsx";
import { useFoundDocuments, type FoundDocuments } from "./list/use-found-documents.ts";
import { useOpenedDocument } from "./list/use-opened-document.tsx";
import styles from "./list/list.module.css";

/** Quotes & Bids: every document, found by words or by status, opened in the dialog. */
export function ListPage({ user }: { user: User }) {
  useTitle("Quotes & Bids");
  const found = useFoundDocuments();
  const { open, dialog } = useOpenedDocument();
  const choices: Choice<string | undefined>[] = [
    { value: undefined, label: "All", count: found.count({}) },
    ...documentStatuses.map((status) => ({
      value: status,
      label: statusLabels[status],
      count: found.count({ status }),
    })),
  ];
  return (
    <main className={styles.page}>
      <h1>Quotes &amp; Bids</h1>
      <ListFilter
        {...found}
        by="status"
        choices={choices}
        placeholder="Search by title, client, number, amount or words"
        onRefresh={found.refresh}
      />
      <StateFilter found={found} />
      <FoundNote found={found} />
      <DocumentList pages={found.pages} empty={<NoDocuments found={found} />}>
        {(documents) => <ChoosableTable documents={documents} onOpen={open} withWords />}
      </DocumentList>
      {found.pages.data && found.total !== undefined && found.total > 0 && (
        <footer className={styles.foot}>
          <span>Total documents: {found.total.toLocaleString("en-US")}</span>
          {found.shown !== undefined && <span>Shown: {found.shown}</span>}
          <span>{user.email}</span>
        </footer>
      )}
      {dialog}
    </main>
  );
}

function NoDocuments({ found }: { found: FoundDocuments }) {
  const [, goTo] = useLocation();
  if (found.filter.isNarrowed)
    return (
      <Empty
        text={`No documents match your search. Total documents: ${(found.total ?? 0).toLocaleString("en-US")}`}
        action={<Button onClick={found.filter.clear}>Show all</Button>}
      />
    );
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
