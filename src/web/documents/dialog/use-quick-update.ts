import type { Document, UpdateDocument } from "#shared/documents/schema.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { conflictOf, useRestoreVersion, useShowDocument, useUpdateDocument } from "../api.ts";

type QuickUpdate = Omit<UpdateDocument, "version">;

/**
 * A change that is saved at once (an answer, a status, a suggestion). `done` is said with a way back: to the version
 * before, or to the fields of `back` where versions do not hold what was changed. A function says it itself.
 */
export function useQuickUpdate(document: Document) {
  const update = useUpdateDocument(document.id);
  const restore = useRestoreVersion(document.id);
  const show = useShowDocument();

  const undo = () => restore.mutate(document.version, { onError: sayFailure });
  const put = (back: QuickUpdate, version: number) => update.mutate({ ...back, version }, { onError: sayFailure });
  const apply = (change: QuickUpdate, done?: string | ((undo: () => void) => void), back?: QuickUpdate) =>
    update.mutate(
      { ...change, version: document.version },
      {
        onSuccess: ({ version }) => {
          const onPress = back ? () => put(back, version) : undo;
          if (typeof done === "function") done(onPress);
          else if (done !== undefined) toast(done, undefined, { action: { label: "Undo", onPress } });
        },
        onError: (error) => {
          const newest = conflictOf(error);
          if (newest === null) return sayFailure();
          show(newest);
          return toastError("Changed somewhere else", "This is the newest version now. Please try again.");
        },
      },
    );
  return {
    apply,
    isBusy: update.isPending || restore.isPending,
    /** What is on its way to the server: to be shown already. */
    saving: update.isPending ? update.variables : undefined,
  };
}

const sayFailure = () => void toastError("Error", "Failed to update document. Please try again.");
