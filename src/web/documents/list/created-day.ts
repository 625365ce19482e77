const thisYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const otherYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** "Nov 18", with the year when it is not `today`'s. */
export function createdDay(instant: string, today = new Date()): string {
  const date = new Date(instant);
  return (date.getFullYear() === today.getFullYear() ? thisYear : otherYear).format(date);
}
