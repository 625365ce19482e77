/** The first sentence; of a single sentence the part before its last comma. A text that is short already stays. */
export function shorten(text: string): string {
  const whole = text.trim();
  const sentence = /^.*?[.!?](?=\s)/s.exec(whole)?.[0];
  if (sentence !== undefined && sentence.length >= 10) return sentence.trim();
  const cut = Math.max(whole.lastIndexOf(", "), whole.lastIndexOf("; "), whole.lastIndexOf(": "));
  return cut < 20 ? whole : `${whole.slice(0, cut)}.`;
}
