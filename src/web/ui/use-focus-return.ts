import { useState } from "react";

/** Where the focus was before the first of a row of dialogs opened. */
let outside: HTMLElement | undefined;

/**
 * Gives the focus back when a dialog closes, also when that dialog took the place of another one (the loading one),
 * whose elements are gone by then. For the primitive's `onCloseAutoFocus`.
 */
export function useFocusReturn(): (event: Event) => void {
  const [before] = useState(focused);
  return (event) => {
    if (before?.isConnected) return;
    event.preventDefault();
    if (outside?.isConnected) outside.focus();
  };
}

function focused(): HTMLElement | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if (!element.closest("[role=dialog]")) outside = element;
  return element;
}
