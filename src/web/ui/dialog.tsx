import { lazy, Suspense } from "react";
import type { DialogSurfaceProps } from "./dialog-surface.tsx";

export type DialogProps = DialogSurfaceProps & { open: boolean };

/** Fetches what dialogs are made of; a page does so in idle time, so that the first one opens at once. */
export const loadDialogs = () => import("./dialog-surface.tsx");
const DialogSurface = lazy(async () => ({ default: (await loadDialogs()).DialogSurface }));

/** A dialog; nothing of it is there while it is closed. */
export function Dialog({ open, ...surface }: DialogProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <DialogSurface {...surface} />
    </Suspense>
  );
}
