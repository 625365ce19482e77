/** Section 9 of the specification: 1 month free for each 3 successful referrals. */
const FRIENDS_PER_MONTH = 3;

/** How far it is to the next free month, in a sentence. */
export function toNextMonth(successful: number): string {
  const missing = FRIENDS_PER_MONTH - (successful % FRIENDS_PER_MONTH);
  return `${missing} more ${missing === 1 ? "friend" : "friends"} to your next free month.`;
}
