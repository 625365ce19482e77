/** A server's time that a test moves. It stands still in between. */
export function testClock(start = "2026-03-02T09:00:00.000Z") {
  let current = new Date(start);
  return {
    now: () => current,
    /** Goes this many days on. */
    pass(days: number) {
      current = new Date(current.getTime() + days * 86_400_000);
    },
  };
}
