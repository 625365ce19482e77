/** What a page says to a worker that waits. `entry` is the path of the page's own script, which names its build. */
export type PageMessage = { type: "hello"; entry: string } | { type: "take-over" };

/** What the worker says back: it is of another build than the page. */
export type WorkerMessage = { type: "newer" };
