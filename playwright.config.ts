import { defineConfig } from "@playwright/test";

/** Chromium comes from the machine (test/browser.ts finds it); as root it cannot use its sandbox. */
export default defineConfig({
  testDir: "test/e2e",
  timeout: 60_000,
  workers: 1,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
