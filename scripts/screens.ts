// Takes the pictures of docs/screens from the real product: each screen narrow and wide, light and dark.
// npx tsx scripts/screens.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { BROWSER_FLAGS } from "#test/browser-flags.ts";
import sharp from "sharp";
import { findBrowser } from "#test/browser.ts";
import { desktopSession, replayRecogniser } from "#test/e2e/fake-recogniser.ts";
import { startServer } from "#test/server.ts";

const folder = process.argv[2] ?? "docs/screens";
mkdirSync(folder, { recursive: true });

const SAID = [
  "Quote for Dana Whitfield at 42 Oak Street.",
  "Hundred and forty foot of six foot cedar fence at thirty eight a foot,",
  "two walk gates at two eighty five each.",
  "Tear out the chain link for four fifty.",
  "Thirty six bags of post mix,",
  "and haul the old one away.",
];
const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;

/** The names of the pictures, in the order in which they were taken. */
const taken = new Set<string>();

type Shot = (name: string) => Promise<void>;
type Tour = (page: Page, shot: Shot) => Promise<void>;

async function signIn(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: /demo account/i }).click();
  await page.getByRole("heading", { name: /Welcome back,/ }).waitFor();
  await page.getByText("Dana Whitfield").first().waitFor();
}

const tours: Record<string, Tour> = {
  visitor: async (page, shot) => {
    await page.goto("/");
    await page.getByRole("heading").first().waitFor();
    await shot("home");
    await page.goto("/auth");
    await page.getByRole("button", { name: /demo account/i }).waitFor();
    await shot("sign-in");
    await page.goto("/auth?mode=signup");
    await page.getByLabel("First name").waitFor();
    await shot("sign-up");
    await page.goto("/nowhere");
    await page.getByText("404").first().waitFor();
    await shot("not-found");
  },
  pad: async (page, shot) => {
    await signIn(page);
    await shot("panel-idle");
    await page.getByRole("button", { name: "Start Recording" }).click();
    await page.getByText("$450.00").first().waitFor();
    await page.waitForTimeout(900);
    await shot("panel-recording");
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Resume" }).waitFor();
    await shot("panel-paused");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Smart Quote" }).waitFor();
    await shot("panel-complete");
    await page.route("**/api/generate-contractor-quote", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await page.getByRole("button", { name: "Smart Quote" }).click();
    await page.waitForTimeout(1200);
    await shot("panel-writing");
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(800);
    await shot("document-questions");
  },
  document: async (page, shot) => {
    await signIn(page);
    await page.getByRole("heading", { name: "How it stands" }).waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot("dashboard");
    await page
      .getByRole("button", { name: /^View Cedar/ })
      .last()
      .click();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(800);
    await shot("document");
    await page.getByRole("tab", { name: /AI Suggestions/ }).click();
    await page.waitForTimeout(500);
    await shot("suggestions");
    await page.getByRole("tab", { name: "Quote Preview" }).click();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.waitForTimeout(500);
    await shot("document-editing");
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("button", { name: "Refine" }).click();
    await page.waitForTimeout(500);
    await shot("refine");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Preview PDF" }).click();
    await page.waitForTimeout(1500);
    await shot("pdf-preview");
  },
  themes: async (page, shot) => {
    await signIn(page);
    await page.goto("/settings");
    await page.getByRole("tab", { name: "Document Themes" }).click();
    await page.getByText("Start from one of ours").waitFor();
    await page.waitForTimeout(900);
    await shot("themes");
    await page.getByRole("button", { name: /^Workshop/ }).click();
    await page.getByLabel("Theme name").waitFor();
    await page.waitForTimeout(500);
    await shot("theme-editor");
  },
  more: async (page, shot) => {
    await signIn(page);
    for (const [path, name] of [
      ["/quotes", "quotes"],
      ["/settings", "settings"],
      ["/referrals", "referrals"],
    ] as const) {
      await page.goto(path);
      await page.waitForTimeout(900);
      await shot(name);
    }
  },
};

async function take(
  browser: Browser,
  address: string,
  size: keyof typeof sizes,
  scheme: "light" | "dark",
): Promise<void> {
  for (const [name, tour] of Object.entries(tours)) {
    const page = await browser.newPage({
      baseURL: address,
      viewport: sizes[size],
      colorScheme: scheme,
      deviceScaleFactor: 1,
      serviceWorkers: "block",
    });
    page.setDefaultTimeout(10_000);
    await replayRecogniser(page, [desktopSession(SAID)]);
    try {
      await tour(page, async (picture) => {
        taken.add(picture);
        const file = join(folder, `${picture}-${size}-${scheme}.png`);
        await sharp(await page.screenshot())
          .png({ palette: true, quality: 70, effort: 8 })
          .toFile(file);
      });
    } catch (error) {
      console.error(`${name} ${size} ${scheme}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
    await page.close();
  }
}

const server = await startServer({ DEMO_ACCOUNT: "on", RATE_LIMITS: "off" });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});
try {
  for (const size of ["narrow", "wide"] as const)
    for (const scheme of ["light", "dark"] as const) await take(browser, server.address, size, scheme);
} finally {
  await browser.close();
  await server.stop();
}

const row = (name: string) => {
  const cells = ["wide", "narrow"].flatMap((size) =>
    ["light", "dark"].map(
      (scheme) => `[![${name}, ${size}, ${scheme}](${name}-${size}-${scheme}.png)](${name}-${size}-${scheme}.png)`,
    ),
  );
  return `| ${name.replaceAll("-", " ")} | ${cells.join(" | ")} |`;
};
writeFileSync(
  join(folder, "README.md"),
  `# The screens

Taken of the real product by \`npx tsx scripts/screens.ts\`, at 1440 and at 390 pixels, in light and in dark.

| screen | wide, light | wide, dark | narrow, light | narrow, dark |
|---|---|---|---|---|
${[...taken].map(row).join("\n")}
`,
);
