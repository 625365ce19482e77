/** Of a link to a document, such as a mail's: /quotes?document=… */
export const IN_ADDRESS = "document";

/** The address of a page with this document open on it. */
export const openedOn = (path: string, id: string): string => `${path}?${IN_ADDRESS}=${encodeURIComponent(id)}`;
