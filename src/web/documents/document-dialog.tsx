import { reasonOf } from "#web/api-client.ts";
import { useThemes } from "#web/themes/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useDocument } from "./api.ts";
import { OpenDocument } from "./dialog/open-document.tsx";
import styles from "./dialog/dialog.module.css";

type DocumentDialogProps = { documentId: string; startEditing?: boolean; onClose(): void };

/** A document, to read, answer, edit, refine and download. It loads itself. */
export function DocumentDialog({ documentId, startEditing = false, onClose }: DocumentDialogProps) {
  const { data, error, refetch, isFetching } = useDocument(documentId);
  // Read beside the document, so that the paper is never seen in another theme first.
  const themes = useThemes();
  if (data && !themes.isPending) {
    return <OpenDocument key={documentId} document={data} startEditing={startEditing} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} size="full" title={error ? "Document" : "Opening the document"}>
      {error ? (
        <Problem
          title="Error loading documents"
          description={reasonOf(error, "It could not be read. Please try again.")}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      ) : (
        <div className={styles.opening}>
          <RuledSkeleton rows={9} label="Opening the document" />
        </div>
      )}
    </Dialog>
  );
}
