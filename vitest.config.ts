import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * The files of `shared`, `web` and `server` share a process for each worker: to load the server and its database's engine
 * anew costs more than the tests of most files. `built` runs dist/.
 * `faults` runs it too, on disks that fail: `npm run faults`, not `npm test`.
 */
export default defineConfig({
  test: {
    // One more than cores: the server's tests wait for disks and for processes that they start, and the others work then.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: "shared", include: ["src/shared/**/*.test.ts"], isolate: false, testTimeout: 60_000 } },
      { test: { name: "web", include: ["src/web/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "server",
          isolate: false,
          globalSetup: ["scripts/fonts.mjs", "test/bases.ts"],
          include: ["src/server/**/*.test.ts", "test/*.test.ts", "test/attacks/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          globalSetup: ["test/bases.ts"],
          include: ["test/built/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["test/faults/**/*.test.ts"],
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
