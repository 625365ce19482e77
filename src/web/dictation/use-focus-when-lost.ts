import { useLayoutEffect, useRef } from "react";

/**
 * The button that takes over when the pressed one went away with its view, so that the keyboard stays in the panel.
 * Nothing happens when no press came before (the page was opened) or when something else has the focus.
 */
export function useFocusWhenLost() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && navigator.userActivation?.hasBeenActive) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
