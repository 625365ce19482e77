import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import type { Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOn } from "#server/http/listen.ts";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
let server: Server;
let port = 0;
beforeAll(async () => {
  app = await testApp();
  ({ server, port } = await listenOn(
    app.api.fetch,
    { hostname: "127.0.0.1", port: 0 },
    { headersMs: 400, requestMs: 800, everyMs: 100 },
  ));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

/** Sends a part at a time and says what came back until the server closed the line. */
async function drip(first: string, part: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.on("data", (chunk) => (said += chunk.toString()));
  socket.on("error", () => {}); // the line is cut while we write: that is what is asked for
  socket.write(first);
  const timer = setInterval(() => socket.write(part), 100);
  await once(socket, "close");
  clearInterval(timer);
  return said;
}

test.each([
  ["headers", "GET /api/health HTTP/1.1\r\nHost: a\r\n", "X-A: b\r\n"],
  [
    "a body",
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"',
    "a",
  ],
])("who sends %s drop by drop is cut off, and others are answered meanwhile", async (_what, first, part) => {
  const began = performance.now();
  const slow = drip(first, part);
  const other = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(other.status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 (408|4\d\d) /);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test("the server as it is started waits twenty seconds for headers and five minutes for a request", async () => {
  const usual = await listenOn(app.api.fetch, { hostname: "127.0.0.1", port: 0 });
  expect((usual.server.address() as AddressInfo).port).toBe(usual.port); // it listens on a port, so this is one
  expect([usual.server.headersTimeout, usual.server.requestTimeout]).toEqual([20_000, 300_000]);
  usual.server.close();
});
