import { once } from "node:events";
import type { Server } from "node:http";
import { serve } from "@hono/node-server";

type Fetch = Parameters<typeof serve>[0]["fetch"];

/** How long a client may take, in milliseconds: to send the headers, and the whole request with its body. */
interface Patience {
  headersMs: number;
  requestMs: number;
  /** How often the two are looked after. */
  everyMs: number;
}

/** A file of an account may have 250 MB and a slow line; headers are never long. */
const PATIENCE: Patience = { headersMs: 20_000, requestMs: 300_000, everyMs: 5_000 };

/** Listens, and answers with the server and the port that it got. Who is too slow is answered 408 and cut off. */
export async function listenOn(
  fetch: Fetch,
  where: { hostname: string; port: number },
  { headersMs, requestMs, everyMs }: Patience = PATIENCE,
): Promise<{ server: Server; port: number }> {
  const serverOptions = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: everyMs };
  const server = serve({ fetch, ...where, serverOptions }) as Server; // http1 is the default: a plain Server
  await Promise.race([
    once(server, "listening"),
    once(server, "error").then(([error]) => {
      throw error;
    }),
  ]);
  const bound = server.address();
  return { server, port: typeof bound === "object" && bound ? bound.port : where.port };
}
