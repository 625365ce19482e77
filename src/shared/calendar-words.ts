/** The months in their order, the days of the week and the seasons, as words of a talk in small letters. */
export const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");
export const WEEKDAYS: readonly string[] = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
export const SEASONS: readonly string[] = "spring summer fall autumn winter".split(" ");
