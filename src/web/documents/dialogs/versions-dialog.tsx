import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useRestoreVersion, useVersions } from "../api.ts";
import { VersionRow } from "./version-row.tsx";
import styles from "./lists.module.css";

/** The states that were kept before each change. Restoring one keeps today's in its turn. */
export function VersionsDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const versions = useVersions(document.id);
  const restore = useRestoreVersion(document.id);
  const bringBack = (version: number) =>
    restore.mutate(version, {
      onSuccess: () => {
        toast(`Version ${version} is back`, undefined, {
          action: { label: "Undo", onPress: () => restore.mutate(document.version) },
        });
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be restored. Please try again.")),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Versions"
      description="Every save, answer and refinement keeps the one before."
    >
      {versions.isPending && <RuledSkeleton rows={4} label="Loading the versions" />}
      {versions.error && (
        <Problem
          title="The versions could not be read"
          description={reasonOf(versions.error, "Please try again.")}
          action={<Button onClick={() => void versions.refetch()}>Try Again</Button>}
        />
      )}
      {versions.data?.length === 0 && <Empty text="This is the first version. Nothing was changed yet." />}
      {versions.data && versions.data.length > 0 && (
        <ol className={styles.list}>
          {versions.data.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              isBusy={restore.isPending}
              isRestoring={restore.isPending && restore.variables === version.version}
              onRestore={() => bringBack(version.version)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
