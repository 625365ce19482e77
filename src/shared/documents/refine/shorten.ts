/**
 * The first sentence of a description; in the place of a single one what the job is called, so that no part of the work is
 * named and another one not. A text that is short already stays.
 */
export function shorten(description: string, title: string): string {
  const whole = description.trim();
  const sentence = /^.*?[.!?](?=\s)/s.exec(whole)?.[0];
  if (sentence !== undefined && sentence.length >= 10) return sentence.trim();
  const called = `${title.trim().replace(/[.!?]+$/, "")}.`;
  return called.length > 1 && called.length < whole.length ? called : whole;
}
