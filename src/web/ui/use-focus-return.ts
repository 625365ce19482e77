import { useState } from "react";

/** What had the focus when each dialog opened, the newest last. */
let openers: readonly HTMLElement[] = [];

let elsewhere: string | undefined;

/** Has the dialog that closes next give the focus to the element of this id, and not to what opened the dialog. */
export function returnFocusTo(id: string): void {
  elsewhere = id;
}

/**
 * Gives the focus back when a dialog closes: to what opened it, or, where that is gone by then, to what opened the
 * dialog before it (one that loads gives way to one that is loaded, a form to its result). For the primitive's
 * `onCloseAutoFocus`, which by itself only knows of a trigger, and our dialogs have none.
 */
export function useFocusReturn(): (event: Event) => void {
  const [before] = useState(rememberOpener);
  return (event) => {
    event.preventDefault();
    const asked = elsewhere === undefined ? null : document.getElementById(elsewhere);
    elsewhere = undefined;
    if (asked) return asked.focus();
    const back = before?.isConnected ? before : openers.findLast((element) => element.isConnected);
    const holder = document.activeElement?.closest("[role=dialog]");
    // A dialog that took this one's place has the focus already, and keeps it.
    if (back && (holder?.contains(back) ?? true)) back.focus();
    return undefined;
  };
}

function rememberOpener(): HTMLElement | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  openers = [...openers.filter((opener) => opener.isConnected && opener !== element), element];
  return element;
}
