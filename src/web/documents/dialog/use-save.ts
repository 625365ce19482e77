import { useState } from "react";
import type { Document, DocumentContent, UpdateDocument } from "#shared/documents/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { focusFirstIssue } from "#web/ui/focus-first-issue.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { conflictOf, useShowDocument, useUpdateDocument } from "../api.ts";
import type { Editor } from "../editor/use-editor.ts";

/** A save that was refused because the document was changed elsewhere. */
export type Conflict = { mine: DocumentContent; theirs: Document };

export type Saving = {
  save: () => void;
  isSaving: boolean;
  /** After the first attempt the fields say what is wrong with them. */
  showsIssues: boolean;
  conflict: Conflict | null;
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

/** What the server said, when there is something for the user to do about it. */
function sayFailure(error: unknown): void {
  const said = error instanceof ApiError && (error.status === 402 || error.status === 422 || error.status === 413);
  toastError("Error", said ? error.reason : "Failed to update document. Please try again.", renewalFor(error));
}

const updateOf = (content: DocumentContent, version: number): UpdateDocument => ({
  version,
  title: content.title,
  type: content.quote_type,
  client: content.client,
  content,
});

/** Saving the fields: over the version they were based on, asking when that one is no longer the newest. */
export function useSave(document: Document, editor: Editor): Saving {
  const update = useUpdateDocument(document.id);
  const show = useShowDocument();
  const [showsIssues, setShowsIssues] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { content, issues } = editor.read;

  const send = (over: number) =>
    update.mutate(updateOf(content, over), {
      onSuccess: () => {
        setShowsIssues(false);
        setConflict(null);
        editor.stop();
        toast("Success", "Document updated successfully!");
      },
      onError: (error) => {
        const theirs = conflictOf(error);
        if (theirs) setConflict({ mine: content, theirs });
        else sayFailure(error);
      },
    });

  return {
    isSaving: update.isPending,
    showsIssues,
    conflict,
    save: () => {
      setShowsIssues(true);
      if (Object.keys(issues).length === 0) send(editor.version);
      else focusFirstIssue("#document-fields");
    },
    keepMine: () => conflict && send(conflict.theirs.version),
    takeTheirs: () => {
      if (!conflict) return;
      const { draft } = editor;
      const { theirs } = conflict;
      show(theirs);
      editor.stop();
      setConflict(null);
      const undo = { label: "Undo", onPress: () => editor.resume(draft, theirs.version) };
      toast("Your edits were put aside", "This is the newest saved version.", { action: undo });
    },
    keepEditing: () => setConflict(null),
  };
}
