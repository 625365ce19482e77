import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { api, ApiError, nothing } from "./api-client.ts";

type Seen = { method: string | undefined; type: string | undefined; body: string };

let server: Server;
let address: string;
let seen: Seen | undefined;

/** Answers as the address says: /<status>/<body>, /hangs, /breaks. 599 comes without a status text. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen = { method: request.method, type: request.headers["content-type"], body };
      const [, status = "", text = ""] = (request.url ?? "").split("/");
      if (status === "breaks") return response.destroy();
      if (status === "hangs") return undefined;
      if (status === "599")
        return request.socket.end(`HTTP/1.1 599 \r\nconnection: close\r\n\r\n${decodeURIComponent(text)}`);
      return response.writeHead(Number(status)).end(decodeURIComponent(text));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a listening TCP server has one
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answer = (status: number, body: string) => `${address}/${status}/${encodeURIComponent(body)}`;
const refused = (path: string, timeoutMs?: number) =>
  api.get(path, nothing, { timeoutMs }).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test.each([
  [500, JSON.stringify({ message: "No more paper", error: "E1" }), "500: No more paper"],
  [409, JSON.stringify({ error: "Taken" }), "409: Taken"],
  [400, "", "400: Bad Request"],
  [403, "", "403: Forbidden"],
  [404, "", "404: Not Found"],
  [405, "", "405: Method Not Allowed"],
  [502, JSON.stringify({ message: 7 }), "502: Bad Gateway"],
  [599, "the gateway is tired", "599: the gateway is tired"],
])("a refusal reads '{status}: {message}': %s %s", async (status, body, message) => {
  const error = await refused(answer(status, body));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, status, isOffline: false });
});

test.each([
  ["breaks", "0: No connection to the server."],
  ["hangs", "0: The server took too long to answer."],
])("without an answer that is said: %s", async (path, message) => {
  const waits = path === "hangs" ? 200 : undefined; // a busy machine may take that long for the others
  expect(await refused(`${address}/${path}`, waits)).toMatchObject({ message, status: 0, isOffline: true });
});

test("an answer of another shape is no answer", async () => {
  const error = await api.get(answer(200, "<html>"), z.object({ id: z.string() })).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ reason: "The server's answer could not be read." });
});

test("JSON is named as such only when there is a body", async () => {
  await api.send("POST", answer(200, "{}"), { a: 1 }, nothing);
  expect(seen).toEqual({ method: "POST", type: "application/json", body: '{"a":1}' });
  await api.send("DELETE", answer(200, ""), undefined, nothing);
  expect(seen).toEqual({ method: "DELETE", type: undefined, body: "" });
  await api.get(answer(200, "[]"), nothing);
  expect(seen).toEqual({ method: "GET", type: undefined, body: "" });
});
