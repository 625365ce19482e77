import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * `shared` and `web` are pure and share a process; `server` opens databases and child processes; `built` runs dist/.
 * `faults` runs it too, on disks that fail: `npm run faults`, not `npm test`.
 */
export default defineConfig({
  test: {
    // Left to itself vitest leaves one core free: on two, half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: "shared", include: ["src/shared/**/*.test.ts"], isolate: false, testTimeout: 60_000 } },
      { test: { name: "web", include: ["src/web/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "server",
          globalSetup: ["scripts/fonts.mjs"],
          include: ["src/server/**/*.test.ts", "test/*.test.ts", "test/attacks/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: ["test/built/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["test/faults/**/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
