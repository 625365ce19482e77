/** True when what had the focus is gone: the page has it then, or the dialog that holds the focus inside. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.getAttribute("role") === "dialog";
}

/** The tab of the view that is seen in the document's dialog. */
export const chosenTab = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[role=dialog] [role=tab][aria-selected=true]");
