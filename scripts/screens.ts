// Takes the pictures of docs/screens from the real product: each screen narrow and wide, light and dark.
// npx tsx scripts/screens.ts [folder] [tour]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { BROWSER_FLAGS } from "#test/browser-flags.ts";
import sharp from "sharp";
import { generatedSchema } from "#shared/documents/schema.ts";
import { madeLinkSchema } from "#shared/sending/schema.ts";
import { findBrowser } from "#test/browser.ts";
import { desktopSession, replayRecogniser } from "#test/e2e/fake-recogniser.ts";
import { startServer } from "#test/server.ts";

const [folder = "docs/screens", only] = process.argv.slice(2);
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
const schemes = ["light", "dark"] as const;

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

/** Goes to a page, waits for what it shows, and takes it. */
async function visit(page: Page, shot: Shot, path: string, shows: string | RegExp, name: string): Promise<void> {
  await page.goto(path);
  await page.getByText(shows).locator("visible=true").first().waitFor();
  await page.waitForTimeout(700);
  await shot(name);
}

const tours: Record<string, Tour> = {
  visitor: async (page, shot) => {
    await visit(page, shot, "/", "Say the job.", "home");
    await visit(page, shot, "/auth", /demo account/i, "sign-in");
    await visit(page, shot, "/auth?mode=signup", "First name", "sign-up");
    await visit(page, shot, "/privacy-policy", "Privacy policy", "privacy-policy");
    await visit(page, shot, "/nowhere", "404", "not-found");
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
    await page.waitForTimeout(700);
    await shot("panel-complete");
    // The server answers when both pictures are taken.
    let release = (): void => undefined;
    const isTaken = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/generate-contractor-quote", (route) => isTaken.then(() => route.continue()));
    await page.getByRole("button", { name: "Smart Quote" }).click();
    await page.waitForTimeout(1200);
    await shot("panel-writing");
    release();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(800);
    await shot("document-questions");
  },
  waiting: async (page, shot) => {
    await signIn(page);
    await page.waitForTimeout(2500); // what is fetched ahead is there
    await page.context().setOffline(true);
    for (const words of ["Repaint the hall for Lena Ruiz, four hundred.", SAID.join("\n")]) {
      await page.getByRole("button", { name: /^Type/ }).click();
      await page.getByLabel("The job, in your words").fill(words);
      await page.getByRole("button", { name: "Generate Quote" }).click();
      await page.getByRole("button", { name: "Next job" }).waitFor();
      if (words !== SAID.join("\n")) await page.getByRole("button", { name: "Next job" }).click();
    }
    await page.getByRole("button", { name: "Close message" }).click();
    await shot("panel-offline");
    await page.getByRole("button", { name: "Next job" }).click();
    await page.getByRole("heading", { name: "Waiting to be written" }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await shot("waiting-jobs");
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
    await page.getByRole("button", { name: "Versions" }).click();
    await page.waitForTimeout(500);
    await shot("versions");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Preview PDF" }).click();
    await page.waitForTimeout(1500);
    await shot("pdf-preview");
  },
  client: async (page, shot) => {
    await signIn(page);
    const words = `${SAID.slice(0, 5).join("\n")}\nHaul the old one away for one eighty. Optional stain for six hundred. Thirty percent deposit.`;
    const headers = { origin: new URL(page.url()).origin };
    const post = async (path: string, data: object): Promise<unknown> =>
      (await page.request.post(path, { data, headers })).json();
    const { document } = generatedSchema.parse(await post("/api/generate-document", { transcription: words }));
    const { id, version } = document;
    await page.goto(`/quotes?document=${id}`);
    const dialog = page.getByRole("dialog").first();
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByLabel("To", { exact: true }).fill("dana@whitfield.example");
    await page.waitForTimeout(500);
    await shot("send");
    const { url } = madeLinkSchema.parse(await post(`/api/documents/${id}/links`, { version, evenOpen: true }));
    await page.goto(url);
    await page.getByText("$5,320.00").first().waitFor();
    await page.waitForTimeout(700);
    await shot("client-page");
    await page.getByRole("complementary", { name: "Total" }).getByRole("button").first().click();
    await page.getByLabel("Your full name").scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    await shot("client-signs");
  },
  settings: async (page, shot) => {
    await signIn(page);
    for (const [tab, shows, name] of [
      ["profile", "Business name", "settings-profile"],
      ["services", "Add service", "settings-services"],
      ["themes", "Start from one of ours", "settings-themes"],
      ["templates", "Templates", "settings-templates"],
      ["subscription", "Subscription", "settings-subscription"],
      ["account", "Password now", "settings-account"],
    ] as const)
      await visit(page, shot, `/settings?tab=${tab}`, shows, name);
    await page.goto("/settings?tab=themes");
    await page.getByRole("button", { name: /^Workshop/ }).click();
    await page.getByLabel("Theme name").waitFor();
    await page.waitForTimeout(500);
    await shot("theme-editor");
  },
  more: async (page, shot) => {
    await signIn(page);
    await visit(page, shot, "/quotes", "Dana Whitfield", "quotes");
    await visit(page, shot, "/documents-view", "Dana Whitfield", "documents-view");
    await visit(page, shot, "/clients", "Dana Whitfield", "clients");
    await page
      .getByRole("link", { name: /Dana Whitfield/ })
      .first()
      .click();
    await page.getByRole("heading", { name: /Dana Whitfield/ }).waitFor();
    await page.waitForTimeout(700);
    await shot("client");
    await visit(page, shot, "/insights", "Insights", "insights");
    await visit(page, shot, "/referrals", "Your code", "referrals");
    await visit(page, shot, "/mail", "Mail", "mailbox");
    await page.goto("/dashboard");
    const menu = page.getByRole("button", { name: "Menu" });
    await page.getByRole("button", { name: /^(Start Recording|Talk)/ }).waitFor();
    if (await menu.isVisible()) await menu.click();
    else await page.getByRole("button", { name: "Help and shortcuts" }).click();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(500);
    await shot("menu-or-help");
  },
};

/** Takes a picture in light and one in dark of the page as it stands. */
async function takeBoth(page: Page, picture: string, size: keyof typeof sizes): Promise<void> {
  taken.add(picture);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.mouse.move(1, 1);
    await page.waitForTimeout(600);
    const file = join(folder, `${picture}-${size}-${scheme}.webp`);
    // The wide ones are shown small: 1200 pixels are enough of them.
    await sharp(await page.screenshot())
      .resize({ width: 1200, withoutEnlargement: true })
      .webp({ quality: 52, effort: 5 })
      .toFile(file);
  }
}

async function take(browser: Browser, address: string, size: keyof typeof sizes): Promise<void> {
  for (const [name, tour] of Object.entries(tours).filter((entry) => only === undefined || entry[0] === only)) {
    const page = await browser.newPage({ baseURL: address, viewport: sizes[size], serviceWorkers: "block" });
    page.setDefaultTimeout(15_000);
    await replayRecogniser(page, [desktopSession(SAID)]);
    try {
      await tour(page, (picture) => takeBoth(page, picture, size));
    } catch (error) {
      console.error(`${name} ${size}: ${error instanceof Error ? error.message : String(error)}`);
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
  await Promise.all((["narrow", "wide"] as const).map((size) => take(browser, server.address, size)));
} finally {
  await browser.close();
  await server.stop();
}

const row = (name: string) => {
  const cells = ["wide", "narrow"].flatMap((size) =>
    schemes.map(
      (scheme) => `[![${name}, ${size}, ${scheme}](${name}-${size}-${scheme}.webp)](${name}-${size}-${scheme}.webp)`,
    ),
  );
  return `| ${name.replaceAll("-", " ")} | ${cells.join(" | ")} |`;
};
if (only === undefined)
  writeFileSync(
    join(folder, "README.md"),
    `# The screens

Taken of the real product by \`npx tsx scripts/screens.ts\`, at 1440 and at 390 pixels, in light and in dark.

| screen | wide, light | wide, dark | narrow, light | narrow, dark |
|---|---|---|---|---|
${[...taken].map(row).join("\n")}
`,
  );
