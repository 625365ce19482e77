/**
 * What became of a token before lines are heard; 0 while it may still belong to one. Words that are passed over leave the
 * talk as if nobody had said them ("for maria lopez", a date); a term also ends the line before it ("ten percent off").
 */
export const PASSED_OVER = 1;
export const ENDS_LINE = 2;
/** The speaker took it back: what stands before leads to what follows. */
export const TAKEN_BACK = 3;
