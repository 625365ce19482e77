import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import styles from "./tooltip.module.css";

/** Section 9 of the specification: a tooltip opens after 700 ms, and at once when another was open 300 ms ago. */
const OPEN_MS = 700;
const SKIP_MS = 300;
/** Between the note and what it is about, and from the edges of the window. */
const GAP_PX = 6;
const EDGE_PX = 8;

let lastClosed = -Infinity;

/**
 * A note for what is under the pointer or in focus; never holds what is needed. Our own because the primitive's
 * placement engine is a tenth of the first load. The note stands in the top layer, above dialogs.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = Date.now();
    setIsOpen(false);
  };
  const open = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), Date.now() - lastClosed < SKIP_MS ? 0 : OPEN_MS);
  };
  return (
    // The events of the one control inside; the span itself is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={box}
      className={styles.place}
      onPointerEnter={(event) => event.pointerType !== "touch" && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && setIsOpen(true)}
      onBlur={close}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isOpen) event.stopPropagation();
        close();
      }}
    >
      {children}
      {isOpen && <Note id={id} text={text} about={box} />}
    </span>
  );
}

type NoteProps = { id: string; text: ReactNode; about: { current: HTMLElement | null } };

function Note({ id, text, about }: NoteProps) {
  const show = (note: HTMLSpanElement) => {
    const control = about.current?.firstElementChild;
    if (!control) return undefined;
    if ("showPopover" in note) note.showPopover(); // older browsers show it where it stands
    place(note, control.getBoundingClientRect());
    control.setAttribute("aria-describedby", id);
    return () => control.removeAttribute("aria-describedby");
  };
  return (
    <span ref={show} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
      {text}
    </span>
  );
}

/** Above the control, or below it where there is no room. */
function place(note: HTMLElement, control: DOMRect): void {
  const { width, height } = note.getBoundingClientRect();
  const middle = control.left + control.width / 2 - width / 2;
  const above = control.top - height - GAP_PX;
  note.style.left = `${Math.max(EDGE_PX, Math.min(middle, innerWidth - width - EDGE_PX))}px`;
  note.style.top = `${above < EDGE_PX ? control.bottom + GAP_PX : above}px`;
}
