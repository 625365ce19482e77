/** Rows of one kind that an account is shown at most, the newest. */
export const MOST_LISTED = 100;
