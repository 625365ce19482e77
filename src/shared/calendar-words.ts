/** The months in their order, the days of the week, the seasons and the days of a month up to the twentieth, as words of a talk in small letters. */
export const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");
export const WEEKDAYS: readonly string[] = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
export const SEASONS: readonly string[] = "spring summer fall autumn winter".split(" ");
export const ORDINALS: readonly string[] =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
export const CARDINALS: readonly string[] =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
