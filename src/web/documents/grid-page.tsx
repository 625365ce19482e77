import { useTitle } from "#web/frame/use-title.ts";
import { documentTypes } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import type { Choice } from "#web/ui/choices.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { typeLabels } from "./labels.ts";
import { DocumentGrid } from "./list/document-grid.tsx";
import { DocumentList } from "./list/document-list.tsx";
import { FoundNote } from "./list/found-note.tsx";
import { ListFilter } from "./list/list-filter.tsx";
import { useFoundDocuments } from "./list/use-found-documents.ts";
import { useOpenedDocument } from "./list/use-opened-document.tsx";
import styles from "./list/list.module.css";

/** All documents side by side, found by title, client or type. */
export function GridPage() {
  useTitle("Documents");
  const found = useFoundDocuments("names");
  const { open, dialog } = useOpenedDocument();
  const choices: Choice<string | undefined>[] = [
    { value: undefined, label: "All", count: found.count({}) },
    ...documentTypes
      .filter(found.hasType)
      .map((type) => ({ value: type, label: typeLabels[type], count: found.count({ type }) })),
  ];
  const { filter, shown, total } = found;
  return (
    <main className={styles.page}>
      <h1>Documents</h1>
      <ListFilter
        {...found}
        by="type"
        choices={choices}
        placeholder="Search by title, client or amount"
        onRefresh={found.refresh}
      />
      {total !== 0 && (
        // Its place is kept while it is counted.
        <p className={styles.showing}>
          {shown === undefined || total === undefined
            ? "\u00a0"
            : `Showing ${shown} of ${total.toLocaleString("en-US")} documents`}
        </p>
      )}
      <FoundNote found={found} />
      <DocumentList
        pages={found.pages}
        empty={
          <Empty
            text="No documents found"
            more={
              filter.isNarrowed
                ? "Try adjusting your search or filter criteria."
                : "You haven't created any documents yet."
            }
            action={filter.isNarrowed && <Button onClick={filter.clear}>Show all</Button>}
          />
        }
      >
        {(documents) => <DocumentGrid documents={documents} onOpen={open} />}
      </DocumentList>
      {dialog}
    </main>
  );
}
