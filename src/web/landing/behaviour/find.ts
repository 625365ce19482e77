/** The first element with this data attribute. */
export const find = (attribute: string, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-${attribute}]`);

/** All elements with this data attribute, in the order of the page. */
export const findAll = (attribute: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(`[data-${attribute}]`),
];

/** True while the visitor wants nothing to move. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
