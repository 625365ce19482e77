import { useState } from "react";

/** Where the focus was before the first of a row of dialogs opened. */
let outside: HTMLElement | undefined;

/**
 * Gives the focus back when a dialog closes, also when that dialog took the place of another one (the loading one),
 * whose elements are gone by then. For the primitive's `onCloseAutoFocus`, which by itself only knows of a trigger,
 * and our dialogs have none.
 */
export function useFocusReturn(): (event: Event) => void {
  const [before] = useState(focused);
  return (event) => {
    event.preventDefault();
    const back = before?.isConnected ? before : outside;
    if (back?.isConnected) back.focus();
  };
}

function focused(): HTMLElement | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if (!element.closest("[role=dialog]")) outside = element;
  return element;
}
