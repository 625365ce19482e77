export type Schedule = { stop(): Promise<void> };

/** Runs `work` every `everyMs` milliseconds, never twice at once, until stopped; `stop` waits for the run under way. */
export function repeatEvery(
  everyMs: number,
  work: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): Schedule {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const timer = setInterval(() => {
    running ??= work(() => isStopped)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
