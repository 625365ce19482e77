import { defineConfig } from "@playwright/test";
import { TEST_FLAGS } from "./test/browser-flags.ts";

/** Chromium comes from the machine: test/browser.ts finds it. */
export default defineConfig({
  testDir: "test/e2e",
  // Far more than any takes on two idle cores: that a machine is busy makes nothing wrong.
  timeout: 120_000,
  // Each has a server of its own, so that files that run at once do not disturb each other. They keep two cores busy: a
  // third makes nothing faster.
  workers: 2,
  // Waiting longer costs what passes nothing, and a machine that stands still for seconds is no fault of the product.
  expect: { timeout: 20_000 },
  // A machine that others use too misses a beat now and then. What passes at its second try alone is named, with its first
  // error, at the end of `npm test`: it is a race to be found.
  retries: 1,
  use: {
    viewport: { width: 1440, height: 900 },
    // Pages are looked at as they come from the server, and requests stand still for the tests; offline.spec.ts is of it.
    serviceWorkers: "block",
    // Recording a trace takes nearly as long as the walk: `--trace=on` does it for the one that is looked into.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: TEST_FLAGS,
    },
  },
});
