import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { whenIdle } from "#web/when-idle.ts";

const load = () => import("../document-dialog.tsx");
const DocumentDialog = lazy(async () => ({ default: (await load()).DocumentDialog }));

export type Open = (id: string, startEditing: boolean) => void;

/** Opens documents of a list: what View and Edit call, and the dialog to show. */
export function useOpenedDocument(): { open: Open; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ id: string; startEditing: boolean }>();
  // The same function each time, so that the rows of a long list stand still.
  const open = useCallback<Open>((id, startEditing) => setOpened({ id, startEditing }), []);
  // A press on View then waits for the document alone. What fails here is fetched again when it is needed.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return {
    open,
    dialog: opened && (
      <Suspense fallback={null}>
        <DocumentDialog
          documentId={opened.id}
          startEditing={opened.startEditing}
          onClose={() => setOpened(undefined)}
        />
      </Suspense>
    ),
  };
}
