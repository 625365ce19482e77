/** True when nothing has the focus: the page has it then. */
export const hasPageFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** True when what had the focus is gone: the page has it then, or the dialog that holds the focus inside. */
export const isFocusLost = (): boolean => hasPageFocus() || document.activeElement?.getAttribute("role") === "dialog";
