/** What is in the box, and these words on a line of their own behind it. */
export const withWords = (box: string, words: string): string => [box.trim(), words].filter(Boolean).join("\n");
