/** The element of a line in the preview, to bring it into view when one of its words is pressed. */
export const lineElementId = (itemId: string): string => `paper-line-${itemId}`;
