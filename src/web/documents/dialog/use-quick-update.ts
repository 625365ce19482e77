import type { Document, UpdateDocument } from "#shared/documents/schema.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { conflictOf, useRestoreVersion, useShowDocument, useUpdateDocument } from "../api.ts";

type QuickUpdate = Omit<UpdateDocument, "version">;

/** A change that is saved at once (an answer, a status, a suggestion). `done` is said with a way back. */
export function useQuickUpdate(document: Document) {
  const update = useUpdateDocument(document.id);
  const restore = useRestoreVersion(document.id);
  const show = useShowDocument();

  const undo = () => restore.mutate(document.version, { onError: sayFailure });
  const apply = (change: QuickUpdate, done?: string) =>
    update.mutate(
      { ...change, version: document.version },
      {
        onSuccess: () => done !== undefined && toast(done, undefined, { action: { label: "Undo", onPress: undo } }),
        onError: (error) => {
          const newest = conflictOf(error);
          if (newest === null) return sayFailure();
          show(newest);
          return toastError("Changed somewhere else", "This is the newest version now. Please try again.");
        },
      },
    );
  return { apply, isBusy: update.isPending || restore.isPending };
}

const sayFailure = () => void toastError("Error", "Failed to update document. Please try again.");
