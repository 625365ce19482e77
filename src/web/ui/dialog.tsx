import { lazy, Suspense, type ReactNode } from "react";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** `full` fills the window; every size is a bottom sheet below 720 px. */
  size?: "medium" | "wide" | "full" | undefined;
  /** What stands in the head after the title (tabs, stamps, buttons). Replaces nothing. */
  head?: ReactNode;
  /** The buttons, fixed at the bottom. */
  actions?: ReactNode;
  /** Takes the padding away from the body, for content with its own columns. */
  flush?: boolean | undefined;
  /** Asked before a press outside, Escape or the close button closes; false keeps the dialog open. */
  mayClose?: (() => boolean) | undefined;
  children?: ReactNode;
};

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
