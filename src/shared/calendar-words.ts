/** The months in their order and the days of the week, as words of a talk in small letters. */
export const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");
export const WEEKDAYS: readonly string[] = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
