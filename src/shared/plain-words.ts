const [SPACE, COMMA, PERIOD] = [32, 44, 46];
const [LOWER_A, LOWER_Z] = [97, 122];
/** By this a small letter differs from its capital. */
const SMALL = 32;

/** The first place from one on that is no space. */
export function behindSpaces(text: string, from: number): number {
  let place = from;
  while (text.charCodeAt(place) === SPACE) place++;
  return place;
}

/** The first place from one on that is no space, comma or period. */
export function behindMarks(text: string, from: number): number {
  let place = from;
  for (;;) {
    const code = text.charCodeAt(place);
    if (code !== SPACE && code !== COMMA && code !== PERIOD) return place;
    place++;
  }
}

/**
 * The end of a plain word that begins at a place, or -1: letters from a to z before a space, a comma, a period with a
 * space or nothing behind it, or the end. Most words are, and need no pattern: a match costs ten times as much.
 */
export function plainWordEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    const small = text.charCodeAt(end) | SMALL;
    if (small < LOWER_A || small > LOWER_Z) break;
    end++;
  }
  if (end === start) return -1;
  const behind = text.charCodeAt(end);
  if (end === text.length || behind === SPACE || behind === COMMA) return end;
  return behind === PERIOD && (end + 1 === text.length || text.charCodeAt(end + 1) === SPACE) ? end : -1;
}
