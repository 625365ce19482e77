import type { DialogSurfaceProps } from "./dialog-surface.tsx";
import { Opened } from "./part-boundary.tsx";
import { part } from "./part.ts";

export type DialogProps = DialogSurfaceProps & { open: boolean };

/** What dialogs are made of; a page fetches it in idle time, so that the first one opens at once. */
export const DialogSurface = part(async () => (await import("./dialog-surface.tsx")).DialogSurface);

/** A dialog; nothing of it is there while it is closed. */
export function Dialog({ open, ...surface }: DialogProps) {
  if (!open) return null;
  return (
    <Opened onClose={surface.onClose}>
      <DialogSurface {...surface} />
    </Opened>
  );
}
