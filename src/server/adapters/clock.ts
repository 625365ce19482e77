export interface Clock {
  now(): Date;
  /** Lets the time go on from `to`, in its own pace. It never goes back. */
  moveTo(to: Date): void;
}

/** The machine's time, which tests may move forward. */
export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveTo: (to) => {
      ahead = Math.max(ahead, to.getTime() - Date.now());
    },
  };
}
