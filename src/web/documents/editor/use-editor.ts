import { useCallback, useEffect, useMemo, useReducer, useState, type Dispatch } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { useAccountId } from "#web/accounts/api.ts";
import { draftKey } from "#web/accounts/kept-on-device.ts";
import { draftOf, type Draft } from "./draft.ts";
import { editDraft, type DraftAction } from "./draft-reducer.ts";
import { findDraft, forgetDraft, storeDraft } from "./draft-storage.ts";
import { readDraft, type ReadDraft } from "./read-draft.ts";

export type Editor = {
  isEditing: boolean;
  /** True when a field differs from the stored document. */
  isDirty: boolean;
  /** True when the fields were brought back from an earlier visit. */
  isRestored: boolean;
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  read: ReadDraft;
  /** The version that the fields were typed over. */
  version: number;
  start: () => void;
  /** Leaves editing and forgets what was typed. */
  stop: () => void;
  /** Goes (back) to editing these fields, over that version. */
  resume: (draft: Draft, version: number) => void;
};

const isSameDraft = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b);

/** The fields of one document while it is edited. What is typed survives a reload of the page. */
export function useEditor(document: Document, startEditing: boolean): Editor {
  const key = draftKey(useAccountId(), document.id);
  const [kept] = useState(() => findDraft(key));
  const [isEditing, setEditing] = useState(startEditing || kept !== null);
  const [version, setVersion] = useState(kept?.version ?? document.version);
  /** What the fields were filled with; null when they came back from an earlier visit or another version. */
  const [base, setBase] = useState(() => (kept ? null : draftOf(document)));
  const [draft, dispatch] = useReducer(editDraft, document, (stored) => kept?.draft ?? draftOf(stored));
  const read = useMemo(() => readDraft(draft, document), [draft, document]);
  const isDirty = useMemo(() => isEditing && !isSameDraft(draft, draftOf(document)), [isEditing, draft, document]);
  useKeptDraft(key, isDirty, draft, version);

  const resume = useCallback((fields: Draft, over: number) => {
    dispatch({ do: "replace", draft: fields });
    setBase(null);
    setVersion(over);
    setEditing(true);
  }, []);
  const start = useCallback(() => {
    const fields = draftOf(document);
    resume(fields, document.version);
    setBase(fields);
  }, [resume, document]);
  // A newer version came while nothing was typed yet: the fields follow it.
  if (isEditing && version !== document.version && base !== null && isSameDraft(draft, base)) start();

  const stop = useCallback(() => {
    forgetDraft(key);
    setEditing(false);
  }, [key]);
  const isRestored = kept !== null && isDirty;
  return { isEditing, isDirty, isRestored, draft, dispatch, read, version, start, stop, resume };
}

function useKeptDraft(key: string, isDirty: boolean, draft: Draft, version: number): void {
  useEffect(() => {
    if (!isDirty) return;
    storeDraft(key, { draft, version });
  }, [key, isDirty, draft, version]);
}
