import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface NextBuild {
  address: string;
  /** From now on the worker of another build is served, as after an update of the server. */
  release(): void;
  stop(): Promise<unknown>;
}

/** The worker as another build would have it: the page's own script stands in it under another name. */
const ofAnotherBuild = (worker: string) => worker.replace(/(\/assets\/index-[^`"]+\.js)/g, "$1?");

/** Stands before the server and passes everything on, but for the worker once the next build is out. */
export async function standBefore(server: string): Promise<NextBuild> {
  let isReleased = false;
  const proxy: Server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === "/service-worker.js";
    const headers = { ...incoming.headers, ...(isWorker && { "accept-encoding": "identity", "if-none-match": "" }) };
    const onward = request(`${server}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const { "content-length": _length, ...rest } = answer.headers;
      if (!isWorker) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const worker = Buffer.concat(parts).toString();
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(isReleased ? ofAnotherBuild(worker) : worker);
      });
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo; // listens on a port, not on a pipe
  return {
    address: `http://127.0.0.1:${port}`,
    release: () => (isReleased = true),
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
