import type { Page, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";

let accounts = 0;

/** A new account made over the API, signed in for the page. Returns its sign-in. */
export async function enter(page: Page, baseURL: string | undefined): Promise<{ email: string; password: string }> {
  accounts += 1;
  const login = { email: `prepared-${process.pid}-${accounts}@example.com`, password: "a long password" };
  const person = { ...login, firstName: "Ray", lastName: "Kessler", paymentMethodId: "pm_card_visa" };
  const answer = await page.request.post(`${baseURL ?? ""}/api/auth/signup-with-payment`, {
    data: person,
    headers: { origin: baseURL ?? "" },
  });
  expect(answer.ok()).toBe(true);
  return login;
}

/** A new account at its empty pad. Returns its sign-in. */
export async function openPad(page: Page, baseURL: string | undefined): Promise<{ email: string; password: string }> {
  const login = await enter(page, baseURL);
  await page.goto(`${baseURL ?? ""}/dashboard`);
  return login;
}

/** Bedrooms $1,350.00, hallway $275.00, 16 assumed hours $1,520.00: a question, and every price known. */
export const PRICED_JOB =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two " +
  "seventy five. Two days of labor at ninety five an hour.";

/** The fence has no price, and that is asked. */
export const OPEN_JOB = "Quote for Dana Whitfield. Two gates at two eighty five each. Replace the back fence.";

/** Has a document written from the words; returns its id. */
export async function makeDocument(page: Page, baseURL: string | undefined, transcription: string): Promise<string> {
  const headers = { origin: baseURL ?? "" };
  const answer = await page.request.post(`${baseURL ?? ""}/api/generate-document`, {
    data: { transcription },
    headers,
  });
  expect(answer.ok()).toBe(true);
  const { document } = await answer.json();
  return String(document.id);
}

/** A new account with one document, open in the dialog. Returns its id. */
export async function openDocument(page: Page, baseURL: string | undefined, words = PRICED_JOB): Promise<string> {
  await enter(page, baseURL);
  const id = await makeDocument(page, baseURL, words);
  await page.goto(`${baseURL ?? ""}/quotes`);
  await page.getByRole("table", { name: "Documents" }).getByRole("button").first().click();
  await expect(page.getByRole("tab", { name: "Quote Preview" })).toHaveAttribute("aria-selected", "true");
  return id;
}

type Address = string | RegExp | ((url: URL) => boolean);

/** Keeps what a page asks of an address on its way, with one method or any, until the returned function is called. */
export async function holdBack(page: Page, address: Address, method?: string): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

/**
 * Answers what a page asks of an address until the returned function is called. The route stays even then, and lets all
 * pass: when a page's last route goes, the browser never answers what is on its way just then.
 */
export async function answerMeanwhile(
  page: Page,
  address: Address,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.fallback() : answer(route)));
  return () => {
    isOver = true;
  };
}

/** Every call of one method to one address fails: without an answer, or with this status. */
export async function failing(page: Page, method: string, path: RegExp, status: number | "no answer") {
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === "no answer") return route.abort();
    return route.fulfill({ status, json: { message: "Something went wrong on our side.", code: "failed" } });
  });
}
