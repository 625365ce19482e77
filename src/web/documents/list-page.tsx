import { useState } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { useDocumentList } from "./api.ts";
import { DocumentDialog } from "./document-dialog.tsx";
import { DocumentList } from "./list/document-list.tsx";
import { ListFilter } from "./list/list-filter.tsx";
import { useListFilter } from "./list/use-list-filter.ts";
import styles from "./list/list.module.css";

const LIMIT = 100;

/** Quotes & Bids: every document, found by words or by status, opened in the dialog. */
export function ListPage({ user }: { user: User }) {
  useTitle("Quotes & Bids");
  const list = useDocumentList(LIMIT);
  const filter = useListFilter(list.data);
  const [opened, setOpened] = useState<{ id: string; startEditing: boolean } | null>(null);
  return (
    <main className={styles.page}>
      <h1>Quotes &amp; Bids</h1>
      <ListFilter filter={filter} isRefreshing={list.isFetching} onRefresh={() => void list.refetch()} />
      <DocumentList list={list} filter={filter} onOpen={(id, startEditing) => setOpened({ id, startEditing })} />
      {list.data && list.data.length > 0 && (
        <footer className={styles.foot}>
          <span>Total documents: {list.data.length}</span>
          <span>Shown: {filter.found.length}</span>
          <span>{user.email}</span>
        </footer>
      )}
      {opened && (
        <DocumentDialog documentId={opened.id} startEditing={opened.startEditing} onClose={() => setOpened(null)} />
      )}
    </main>
  );
}
