import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#shared/limits.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal } from "#test/client.ts";

const MEGABYTE = 1_000_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Sends blank megabytes without saying how many; answers what came, and how many of them were read. */
async function sendUnmeasured(megabytes: number, cookie: string): Promise<{ answer: Response; read: number }> {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read === megabytes) return controller.close();
      read += 1;
      controller.enqueue(new Uint8Array(MEGABYTE).fill(32));
    },
  });
  const headers = { origin: app.deps.address(), cookie };
  const url = `${app.deps.address()}/api/import`;
  const answer = await app.api.fetch(new Request(url, { method: "POST", headers, body, duplex: "half" }));
  return { answer, read };
}

test("a stranger's file of an account is refused before it is read", async () => {
  const { answer, read } = await sendUnmeasured(40, "");
  expect(answer.status).toBe(401);
  expect(read).toBeLessThan(5);
});

test("a file of an account that does not say how long it is ends at the limit", async () => {
  const { cookie } = await app.account();
  const most = LIMITS.importBytes / MEGABYTE;
  const { answer, read } = await sendUnmeasured(most + 40, cookie);
  expect(answer.status).toBe(413);
  expect((await refusal(answer)).message).toBe("A file of an account is at most 250 MB.");
  expect(read).toBeLessThan(most + 5);
});
