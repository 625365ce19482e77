import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Change, Document } from "#shared/documents/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { dismissToast, toast, toastError } from "#web/ui/toast.ts";
import { useFindWritten, useRegenerate, useRestoreVersion } from "../api.ts";
import { changesSinceWritten } from "../dialogs/differences.ts";

export type CarefulRegenerate = {
  /** Writes it again at once, or asks first where something would be replaced. */
  start: () => void;
  isBusy: boolean;
  /** What waits for an answer: the changes that would be replaced. */
  replaced: Change[] | null;
  confirm: () => void;
  stay: () => void;
};

/** Writes the document again from its words; what was changed since then is named first, and is a version away. */
export function useCarefulRegenerate(document: Document): CarefulRegenerate {
  const [replaced, setReplaced] = useState<Change[] | null>(null);
  const regenerate = useRegenerate(document.id);
  const restore = useRestoreVersion(document.id);
  const { version } = document;
  const undo = { label: "Undo", onPress: () => restore.mutate(version) };
  const confirm = () => {
    setReplaced(null);
    regenerate.mutate(version, {
      onSuccess: () =>
        toast("Written again", "From your words, with today's profile and price list.", { action: undo }),
      onError: sayFailure,
    });
  };
  const findWritten = useFindWritten(document);
  const compare = useMutation({ mutationFn: findWritten });
  const start = () =>
    compare.mutate(undefined, {
      onSuccess: (written) => {
        const changes = written === null ? [] : changesSinceWritten(written.content, document.content);
        if (changes.length === 0) return confirm();
        dismissToast(); // its Undo belongs to what was done before
        return setReplaced(changes);
      },
      onError: sayFailure,
    });
  return {
    start,
    isBusy: compare.isPending || regenerate.isPending,
    replaced,
    confirm,
    stay: () => setReplaced(null),
  };
}

/** What there is for the user to do about it is said by the server; the rest in the specification's words. */
function sayFailure(error: unknown): void {
  const said = error instanceof ApiError && [402, 409, 422, 429].includes(error.status);
  toastError("Error", said ? error.reason : "Failed to generate quote. Please try again.", renewalFor(error));
}
