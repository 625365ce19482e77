import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What becomes of an answer on its way to the browser: its text is another, or somebody else answers instead. */
export type Change = ((text: string) => string) | { status: number; json: unknown } | undefined;

export interface Proxy {
  address: string;
  stop(): Promise<unknown>;
}

/** Stands before the server, as whatever may between it and a browser, and passes on all that `change` leaves alone. */
export async function standBefore(server: string, change: (path: string) => Change): Promise<Proxy> {
  const proxy: Server = createServer((incoming, outgoing) => {
    const changed = change(incoming.url ?? "");
    if (typeof changed === "object") {
      outgoing.writeHead(changed.status, { "content-type": "application/json" }).end(JSON.stringify(changed.json));
      return;
    }
    const asText = { "accept-encoding": "identity", "if-none-match": "" };
    const headers = { ...incoming.headers, ...(changed && asText) };
    const onward = request(`${server}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!changed) {
        outgoing.writeHead(status, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { "content-length": _length, ...rest } = answer.headers;
      void textOf(answer).then((text) => outgoing.writeHead(status, rest).end(changed(text)));
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo; // listens on a port, not on a pipe
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer); // no encoding is set: the parts are bytes
  return Buffer.concat(parts).toString();
}
