import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { useOpenDialog } from "./open-dialogs.ts";
import { ToastPlace } from "./toast-place.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export type DialogSurfaceProps = {
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

/**
 * A dialog that is open: focus is held inside and goes back to where it was. The scrim is ours and not the primitive's Overlay,
 * because that one writes a style element into the page, which the content security policy refuses.
 */
export function DialogSurface({
  onClose,
  title,
  description,
  size = "medium",
  head,
  actions,
  flush,
  mayClose,
  children,
}: DialogSurfaceProps) {
  const close = () => {
    if (mayClose?.() ?? true) onClose();
  };
  useOpenDialog(close);
  return (
    <Primitive.Root open onOpenChange={(next) => !next && close()}>
      <Primitive.Portal>
        <div className={styles.scrim} data-dialog="open" />
        <Content
          className={classNames(styles.dialog, size !== "medium" && styles[size])}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <span className={styles.handle} aria-hidden="true" />
          <header className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {head}
            <Primitive.Close asChild>
              <Button look="quiet" square aria-label="Close" icon={<X aria-hidden="true" />} />
            </Primitive.Close>
          </header>
          <div className={classNames(styles.body, flush && styles.flush)}>
            {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
            {children}
          </div>
          <ToastPlace className={styles.message} />
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Mounted while the dialog is open, and so the place to remember where the focus was. */
function Content(props: ComponentProps<typeof Primitive.Content>) {
  const onCloseAutoFocus = useFocusReturn();
  return (
    <Primitive.Content
      {...props}
      onOpenAutoFocus={focusFirst}
      onCloseAutoFocus={onCloseAutoFocus}
      onPointerDownOutside={(event) => isToast(event.target) && event.preventDefault()}
      onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
    />
  );
}

/**
 * A field marked `data-first-focus` is what its dialog was opened for; the others begin at their first button, never in
 * a field that an arrow key would change.
 */
function focusFirst(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof Element)) return;
  const first =
    dialog.querySelector<HTMLElement>("[data-first-focus]") ??
    dialog.querySelector<HTMLElement>("button:not(:disabled)");
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** A press on a toast is not a press outside the dialog. A toast that closed by the press is gone when we are asked. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && (!target.isConnected || target.closest("[data-toast]") !== null);
}
