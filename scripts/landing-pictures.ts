// Takes the pictures of the landing page's devices from the real product. Build first.
// npx tsx scripts/landing-pictures.ts
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "#test/browser.ts";
import { BROWSER_FLAGS } from "#test/browser-flags.ts";
import { desktopSession, replayRecogniser } from "#test/e2e/fake-recogniser.ts";
import { startServer } from "#test/server.ts";

const folder = new URL("../public/pictures/", import.meta.url).pathname;
const SAID = [
  "Quote for Dana Whitfield.",
  "Hundred and forty foot of six foot cedar fence at thirty eight a foot,",
  "two walk gates at two eighty five each.",
  "Thirty six bags of post mix,",
  "and haul the old one away.",
];

async function signIn(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: /demo account/i }).click();
  await page.getByRole("heading", { name: /Welcome back,/ }).waitFor();
}

async function dictate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByText("$282.60").first().waitFor();
}

async function openDocument(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^View Cedar/ })
    .last()
    .click();
  await page.getByRole("dialog").waitFor();
}

/** `width` and `height` are those of the page, `shown` the width at which the picture is kept, in pixels. */
const devices = [
  { name: "desk", width: 1440, height: 900, shown: 1440, show: openDocument },
  { name: "tablet", width: 820, height: 1060, shown: 820, show: dictate },
  { name: "phone", width: 390, height: 844, shown: 585, show: dictate },
] as const;

mkdirSync(folder, { recursive: true });
const server = await startServer({ RATE_LIMITS: "off", DEMO_ACCOUNT: "on" });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
for (const { name, width, height, shown, show } of devices)
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width, height },
      deviceScaleFactor: Math.max(1, shown / width),
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await replayRecogniser(page, [desktopSession(SAID)]);
    await signIn(page);
    await show(page);
    await page.waitForTimeout(1_000); // what moves comes to rest
    const picture = await page.screenshot();
    await sharp(picture).resize({ width: shown }).webp({ quality: 74 }).toFile(`${folder}${name}-${colorScheme}.webp`);
    await context.close();
  }
await browser.close();
await server.stop();
