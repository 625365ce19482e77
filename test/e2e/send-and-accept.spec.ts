import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { expect, signUp, test as base } from "./fixtures.ts";

/** The built server sends its mails to a real mail server. */
const test = base.extend<object, { smtp: TestSmtpServer }>({
  smtp: [
    async ({ browserName: _any }, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.close();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ smtp }, use) => use({ SMTP_URL: smtp.url, MAIL_FROM: "Bidspoke <hello@mail.test>" }),
    { scope: "worker" },
  ],
});

const WORDS = [
  "quote for maria lopez interior painting",
  "three bedrooms at four hundred fifty each",
  "and the hallway for two seventy five",
  "optional ceiling repaint for three eighty",
  "eight and a quarter percent tax and a thirty percent deposit",
];
const CLIENT = "maria@lopez.test";

const textOf = (pdf: Uint8Array): string =>
  execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });

/** The text of the PDF that a mail brings. */
function attachedText({ attachments: [attachment] }: Email): string {
  if (!attachment || typeof attachment.content === "string") throw new Error("The mail brings no PDF.");
  return textOf(new Uint8Array(attachment.content));
}

/** The newest mail to this address whose subject is like this. */
async function mailTo(smtp: TestSmtpServer, address: string, subject: RegExp) {
  const find = () => smtp.arrived.findLast(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ""));
  await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true);
  const found = find();
  if (!found) throw new Error(`No mail to ${address}.`);
  return found.mail;
}

async function draw(page: Page): Promise<void> {
  const pad = page.locator("canvas");
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is no place to draw on.");
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * (0.5 + 0.3 * Math.sin(share * 20))];
  const [x = 0, y = 0] = at(0.1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    const [nextX = 0, nextY = 0] = at(0.1 + (0.8 * step) / 20);
    await page.mouse.move(nextX, nextY);
  }
  await page.mouse.up();
}

test("said, sent, signed on a phone, invoiced and paid in two parts: right to the cent wherever it is read", async ({
  page,
  browser,
  baseURL,
  smtp,
}) => {
  test.setTimeout(180_000);
  await replayRecogniser(page, [desktopSession(WORDS)]);
  const owner = await signUp(page);
  await page.request.post("/api/business-profile", {
    data: { businessName: "Kessler Painting", email: "office@kessler.test" },
    headers: { origin: baseURL ?? "" },
  });

  // The owner says it and sends it.
  await page.getByRole("button", { name: "Start Recording" }).click();
  const pad = page.getByRole("region", { name: "New quote" });
  await expect(pad.getByText("$1,759.06").first()).toBeVisible(); // with the tax, which is said last
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Generate Quote" }).click();
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByText("$1,759.06").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  const sending = page.getByRole("dialog", { name: "Send Quote Q-1001" });
  await expect(sending.getByLabel("Subject")).toHaveValue(/^Kessler Painting: your quote Q-1001/);
  await sending.getByRole("button", { name: "Send", exact: true }).click();
  await expect(sending.getByLabel("To", { exact: true })).toBeFocused();
  await sending.getByLabel("To", { exact: true }).fill(CLIENT);
  await sending.getByRole("button", { name: "Send", exact: true }).click();
  const strip = page.getByRole("region", { name: "With your client" });
  await expect(strip).toContainText(`to ${CLIENT}. Not seen yet.`, { timeout: 20_000 });

  // The client opens the mail's link on a phone, ticks the option, and signs.
  const mail = await mailTo(smtp, CLIENT, /Q-1001/);
  expect(mail.from?.name).toBe("Kessler Painting via Bidspoke");
  expect(mail.text).toContain("$1,759.06");
  expect(attachedText(mail)).toMatch(/Total\s+\$1,759\.06/);
  const path = /\/d\/[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
  const phone = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const client = await phone.newPage();
  const looked = client.waitForResponse(/\/viewed$/);
  await client.goto(path);
  const total = client.getByRole("complementary", { name: "Total" });
  await expect(total).toContainText("$1,759.06");
  await client.getByRole("checkbox", { name: "Ceiling repaint, $380.00" }).check();
  await expect(total).toContainText("$2,170.41");
  expect((await looked).status()).toBe(204);
  await total.getByRole("button").click();
  await expect(client.getByLabel("Your full name")).toHaveValue("Maria Lopez");
  await client.getByRole("button", { name: "Sign and accept for $2,170.41" }).click();
  await expect(client.getByRole("checkbox", { name: /^I have read quote Q-1001/ })).toBeFocused();
  await client.getByRole("button", { name: "Draw" }).click();
  await draw(client);
  await client.getByRole("checkbox", { name: /I accept it for \$2,170\.41/ }).check();
  await client.getByRole("button", { name: "Sign and accept for $2,170.41" }).click();
  await expect(client.getByRole("heading", { name: "Thank you, Maria Lopez" })).toBeVisible();
  await expect(client.getByRole("link", { name: "Signed PDF" }).first()).toHaveAttribute("href", /\/pdf$/);
  const certificate = textOf(await (await phone.request.get(`/api/shared/${path.slice(3)}/pdf`)).body());
  for (const part of ["Certificate of acceptance", "Maria Lopez", CLIENT, "Ceiling repaint"])
    expect(certificate).toContain(part);
  expect(certificate).toMatch(/Accepted for\s+\$2,170\.41/);
  const copy = await mailTo(smtp, CLIENT, /^Signed:/);
  expect(attachedText(copy)).toBe(certificate);
  await phone.close();

  // The owner is told, and sees it.
  expect((await mailTo(smtp, owner, /accepted quote Q-1001/)).text).toContain("$2,170.41");
  await page.reload();
  await page.goto("/quotes");
  await page.getByRole("table", { name: "Documents" }).getByRole("button").first().click();
  await expect(page.getByText(/^Signed by Maria Lopez on .* for \$2,170\.41\.$/)).toBeVisible();
  await expect(page.getByRole("dialog").getByText("$2,170.41").first()).toBeVisible();
  await page.getByRole("button", { name: "Details" }).click();
  await expect(page.getByText(`${CLIENT} looked at it`)).toBeVisible();
  await expect(page.getByText("Nothing was changed or taken out.")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();

  // It becomes an invoice, which is paid in two parts.
  await page.getByRole("button", { name: "Invoice it" }).click();
  const offer = page.getByRole("dialog", { name: "Invoice it" });
  await offer.getByRole("button", { name: "Invoice all of it" }).click();
  await expect(offer.getByText("Left to invoice").locator("xpath=following-sibling::dd[1]")).toHaveText("$0.00");
  await page.goto("/quotes");
  await page.getByRole("table", { name: "Documents" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Payments" }).click();
  const bill = page.getByRole("dialog", { name: "Payments" });
  for (const [amount, left] of [
    ["651.12", "$1,519.29"],
    ["1000", "$519.29"],
  ] as const) {
    await bill.getByLabel("Amount").fill(amount);
    await bill.getByRole("button", { name: "Record the payment" }).click();
    await expect(bill.getByText("Balance due").locator("xpath=following-sibling::dd[1]")).toHaveText(left);
  }
  await bill.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog").first().getByText("$519.29").first()).toBeVisible();

  // Paper, database and insights say the same.
  const documents = await (await page.request.get("/api/documents?limit=10")).json();
  const invoice = documents.find(({ type }: { type: string }) => type === "invoice");
  const paper = textOf(await (await page.request.get(`/api/documents/${invoice.id}/pdf`)).body());
  expect(paper).toMatch(/Total\s+\$2,170\.41/);
  expect(paper).toMatch(/Balance due\s+\$519\.29/);
  const stored = await (await page.request.get("/api/export")).json();
  const paid = stored.payments.map(({ amount }: { amount: number }) => amount);
  expect(paid.sort((a: number, b: number) => a - b)).toEqual([651.12, 1000]);
  expect(stored.conversions).toMatchObject([{ amount: 2170.41 }]);
  const months = await (await page.request.get("/api/insights/months?months=1")).json();
  expect(months).toMatchObject([{ quoted: 2170.41, accepted: 2170.41, invoiced: 2170.41, collected: 1651.12 }]);
});
