/** The tab of the view that is seen in the document's dialog. */
export const chosenTab = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[role=dialog] [role=tab][aria-selected=true]");
