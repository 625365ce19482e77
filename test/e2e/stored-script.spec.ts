import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "./fixtures.ts";

const SCRIPT = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
const withId = z.object({ id: z.string(), version: z.number().optional() });

async function call(page: Page, method: string, path: string, data: unknown): Promise<unknown> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(path, { method, data, headers: { origin } });
  expect([path, answer.ok()]).toEqual([path, true]);
  return answer.json();
}

/** An account that has a script wherever it can write. Answers the path of the client's page. */
async function fill(page: Page): Promise<string> {
  const person = { email: "script@example.com", password: "a long password", lastName: "K" };
  const signUp = { ...person, firstName: SCRIPT, paymentMethodId: "pm_card_visa" };
  await call(page, "POST", "/api/auth/signup-with-payment", signUp);
  const profile = { businessName: SCRIPT, email: "o@kessler.example", address: SCRIPT, website: SCRIPT };
  await call(page, "POST", "/api/business-profile", profile);
  await call(page, "POST", "/api/services", { name: SCRIPT, description: SCRIPT, category: SCRIPT, fixedRate: 10 });
  await call(page, "POST", "/api/themes", { name: SCRIPT });
  await call(page, "POST", "/api/clients", { name: `${SCRIPT} two`, notes: SCRIPT, address: SCRIPT });
  const words = { transcription: "Paint two rooms at three hundred each.", type: "quote" };
  const { document } = z.object({ document: withId }).parse(await call(page, "POST", "/api/generate-document", words));
  const content = {
    client: SCRIPT,
    description: SCRIPT,
    scope: [SCRIPT],
    terms: [SCRIPT],
    notes: SCRIPT,
    questions: [],
  };
  const path = `/api/documents/${document.id}`;
  const saved = withId.parse(await call(page, "PATCH", path, { version: 1, title: SCRIPT, content }));
  await call(page, "POST", "/api/templates", { documentId: document.id, name: SCRIPT, description: SCRIPT });
  const link = await call(page, "POST", `${path}/links`, { version: saved.version, evenOpen: true });
  return new URL(z.object({ url: z.string() }).parse(link).url).pathname;
}

/** Addresses whose parts a page might write into itself. */
const REFLECTING = [
  "/auth?mode=signup&ref=",
  "/auth?external=",
  "/documents-view?q=",
  "/clients?q=",
  "/payment-success?session_id=",
  "/d/",
  "/nowhere/",
];

test("a script in any field and in any address is shown as words, and nothing of it is even tried", async ({
  page,
}) => {
  const refused: string[] = [];
  await page.exposeFunction("report", (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      const { report } = window as unknown as { report: (what: string) => void }; // exposed above
      report(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    }),
  );
  const ran = () => page.evaluate(() => "ran" in window);
  await page.goto("/privacy-policy");
  const clientPage = await fill(page);

  await page.goto("/documents-view");
  await expect(page.getByText("<script>window.ran=1</script>").first()).toBeVisible();
  expect(await ran()).toBe(false);
  const screens = ["/dashboard", "/quotes", "/clients", "/settings", "/referrals", "/test-documents", clientPage];
  for (const path of [...screens, ...REFLECTING.map((start) => start + encodeURIComponent(SCRIPT))]) {
    await page.goto(path);
    await expect(page.locator("body")).not.toBeEmpty();
    await page.waitForLoadState("networkidle");
    expect([path, await ran()]).toEqual([path, false]);
  }
  expect(refused).toEqual([]);
});
