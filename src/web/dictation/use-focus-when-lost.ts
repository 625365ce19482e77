import { useLayoutEffect, useRef } from "react";
import { hasPageFocus } from "#web/ui/lost-focus.ts";

let pressedByPointer = true;
addEventListener("pointerdown", () => (pressedByPointer = true), { capture: true });
addEventListener("keydown", () => (pressedByPointer = false), { capture: true });

/**
 * The button that takes over when the pressed one went away with its view, so that the keyboard stays in the panel.
 * A finger or a mouse needs no focus, and would only see its ring. Nothing happens when something else has the focus.
 */
export function useFocusWhenLost() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasPageFocus() && !pressedByPointer) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
