import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRangeService } from "#server/adapters/passwords/range-service.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal } from "#test/client.ts";

const STOLEN = "correct horse battery staple";
/** Its SHA-1, the first five digits and the rest. */
const PREFIX = "ABF7A";
const REST = "AD6438836DBE526AA231ABDE2D0EEF74D42";
const OTHER = "00000000000000000000000000000000001:7";

let asked: string[] = [];
let behave: (response: ServerResponse) => void;
const service = createServer((request, response) => {
  asked.push(`${request.url} ${JSON.stringify(request.headers)}`);
  behave(response);
});
let app: TestApp;
beforeAll(async () => {
  await once(service.listen(0, "127.0.0.1"), "listening");
  const { port } = service.address() as AddressInfo; // it listens on a port
  app = await testApp({ breaches: createRangeService({ url: `http://127.0.0.1:${port}/range` }) });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await app.close();
  service.closeAllConnections();
  service.close();
});

const answers = (body: string) => {
  behave = (response) => response.end(body);
};
const refusalOf = async (password: string) => {
  const answer = await app.visitor().post("/api/auth/check-email", { email: "new@example.com", password });
  return answer.status === 200 ? null : await refusal(answer);
};

test("a password that was stolen elsewhere is refused, and the service learns five digits of its hash alone", async () => {
  answers(`${OTHER}\r\n${REST}:24`);
  const message = "This password was stolen from another site and is guessed by now. Please choose another.";
  expect(await refusalOf(STOLEN)).toMatchObject({ code: "invalid", issues: [{ path: "password", message }] });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(new RegExp(`^/range/${PREFIX} `));
  expect(asked[0]).not.toMatch(new RegExp(`correct|horse|example|${REST}`, "i"));
  const owner = await app.account();
  const change = { currentPassword: "a long password", newPassword: STOLEN };
  expect(await refusal(owner.post("/api/auth/change-password", change))).toMatchObject({
    issues: [{ path: "newPassword", message }],
  });
});

test("one that is among the commonest is refused without asking", async () => {
  answers("");
  expect(await refusalOf("football1")).toMatchObject({ code: "invalid" });
  expect(asked).toEqual([]);
});

test.each([
  ["others with the same digits", OTHER],
  ["what only fills the answer up", `${REST}:0`],
  ["nothing", ""],
  ["a page of something else", "<html>It works</html>"],
])("it is taken when the service knows %s", async (_name, body) => {
  answers(body);
  expect(await refusalOf(STOLEN)).toBeNull();
  expect(asked).toHaveLength(1);
});

test.each<[string, typeof behave]>([
  ["fails", (response) => response.writeHead(503).end(`${REST}:24`)],
  ["cuts the line", (response) => response.destroy()],
  ["never answers", () => {}],
])("and when it %s, soon", async (_name, behaviour) => {
  behave = behaviour;
  const began = performance.now();
  expect(await refusalOf(STOLEN)).toBeNull();
  expect(asked).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(6_000);
});
