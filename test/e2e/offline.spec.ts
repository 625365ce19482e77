import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { answerMeanwhile, enter, makeDocument, PRICED_JOB } from "./prepared.ts";
import { standBefore } from "./proxy.ts";

test.use({ serviceWorkers: "allow" });

test("the app opens without a line, its jobs wait and are written one after the other, each once, and nothing stays after a sign-out", async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto("/dashboard");
  await untilControlled(page);
  await expect(page.getByText("Maria Lopez").first()).toBeVisible(); // and is kept on the device

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  await expect(page.getByText("No connection.")).toBeVisible();
  await expect(
    page
      .getByRole("button", { name: /Maria Lopez/ })
      .or(page.getByText("Maria Lopez"))
      .first(),
  ).toBeVisible();
  const type = async (words: string) => {
    await page.getByRole("button", { name: /^Type/ }).click();
    await page.getByLabel("The job, in your words").fill(words);
  };
  await type(PRICED_JOB);
  await expect(page.getByRole("list", { name: "Lines so far" }).getByText("$1,350.00")).toBeVisible();

  // What is asked for without a line waits on the device, through a reload too, while the pad takes the next job.
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Lines so far" }).getByText("$1,350.00")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible();
  await page.getByRole("button", { name: "Next job" }).click();
  const waiting = page.getByRole("region", { name: "Waiting to be written" }).getByRole("listitem");
  await expect(waiting).toHaveCount(1);
  await type("Two gates at two eighty five each for Sam Field.");
  await page.getByRole("button", { name: "Estimate" }).click();
  await page.getByRole("button", { name: "Next job" }).click();
  await expect(waiting).toHaveCount(2);
  await waiting.last().getByRole("button", { name: "Back to the pad" }).click();
  await expect(waiting).toHaveCount(1);
  await page.getByRole("button", { name: "Estimate" }).click();
  await page.getByRole("button", { name: "Next job" }).click();
  await type(PRICED_JOB);
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByRole("button", { name: "Next job" })).toBeVisible();
  await page.reload();
  await expect(waiting).toHaveCount(2);
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("dialog").getByText("$1,350.00").first()).toBeVisible();
  await expect(page.getByText("No connection.")).toHaveCount(0);
  const documents = await (await page.request.get("/api/documents?limit=10")).json();
  const numbers = documents.map(({ number }: { number: string }) => number);
  expect(numbers).toEqual(["Q-1003", "E-1001", "Q-1002", "Q-1001"]);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  // Who goes on to another page meanwhile need not come back for it: it is written from there.
  await context.setOffline(true);
  await type("Three doors at two hundred each for Kim Field.");
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Quote Q-1004 is written")).toBeVisible();
  await page.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("dialog").getByText("$600.00").first()).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Waiting to be written" })).toHaveCount(0);

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open("bidspoke");
        request.addEventListener("success", () => {
          const count = request.result.transaction("reads").objectStore("reads").count();
          count.addEventListener("success", () => resolve(count.result));
        });
      }),
  );
  expect(kept).toBe(0);
  const cached = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map((request) => new URL(request.url).pathname);
  });
  expect(cached).toContain("/index.html");
  expect(cached.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("a network without a way to the server is noticed, and so is its end", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  const wayIsBack = await answerMeanwhile(page, "**/api/**", (route) => route.abort());
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(page.getByText("No connection.")).toBeVisible();
  wayIsBack();
  // The server is asked again after five seconds, and ten seconds after that.
  await expect(page.getByText("No connection.")).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole("list", { name: "Clients" }).getByText("Maria Lopez")).toBeVisible();
});

test("the browser finds nothing wrong with the manifest, and its icons are there", async ({ page, context }) => {
  await page.goto("/auth");
  const session = await context.newCDPSession(page);
  const manifest = await session.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const { icons, start_url: start } = JSON.parse(manifest.data ?? "{}");
  expect(start).toBe("/dashboard");
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (path: string) => {
      const bitmap = await createImageBitmap(await (await fetch(path)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test("a newer build asks before it takes over", async ({ page, server }) => {
  let isReleased = false;
  // The worker as another build would have it, as after an update of the server: the page's own script under another name.
  const ofAnotherBuild = (worker: string) => worker.replace(/(\/assets\/index-[^`"]+\.js)/g, "$1?");
  const proxy = await standBefore(server.address, (path) =>
    isReleased && path === "/service-worker.js" ? ofAnotherBuild : undefined,
  );
  await enter(page, proxy.address);
  await page.goto(`${proxy.address}/dashboard`);
  await untilControlled(page);
  isReleased = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText("A new version of Bidspoke is ready.")).toBeVisible();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await proxy.stop();
});

/** The program is on the device, and this page's requests go by it. */
const untilControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
