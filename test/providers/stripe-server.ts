import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { endpointsAt } from "./stripe/endpoints.ts";
import { decodeForm, type FormValue } from "./stripe/form.ts";
import { atPortal, checkoutPage, portalPage } from "./stripe/pages.ts";
import { Provider, type WireEvent } from "./stripe/provider.ts";
import { Refusal, refuse } from "./stripe/refusal.ts";

export const SECRET_KEY = "sk_test_ours";
export const PUBLISHABLE_KEY = "pk_test_ours";
export const WEBHOOK_SECRET = "whsec_ours";

/** What the next calls get instead of an answer, in order. */
export type StripeTrouble = "down" | "slow" | "failing" | "busy" | "lost answer";

export interface StripeCall {
  method: string;
  path: string;
  parameters: Record<string, FormValue>;
  key: string | undefined;
}

export interface StripeServer {
  readonly address: string;
  readonly provider: Provider;
  /** Every call that reached the provider, with its parameters as they came. */
  readonly calls: StripeCall[];
  trouble(...kinds: StripeTrouble[]): void;
  /** The body and signature of an event, as the provider would send it; `at` in unix seconds. */
  sign(event: WireEvent, at?: number): { body: string; signature: string };
  /** The environment of a server that uses this provider. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

const SLOW_MS = 5_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_ours", ...headers });
  response.end(JSON.stringify(body));
}

function signEvent(stripe: Stripe, event: WireEvent, at: number) {
  const body = JSON.stringify({
    id: event.id,
    object: "event",
    type: event.type,
    created: at,
    livemode: false,
    data: { object: event.object },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET, timestamp: at });
  return { body, signature };
}

type Kept = { request: string; status: number; body: unknown };

/** A real HTTP server that speaks Stripe's API as far as we use it, strictly, and misbehaves on demand. */
export async function startStripeServer(): Promise<StripeServer> {
  const provider = new Provider();
  const calls: StripeCall[] = [];
  const kept = new Map<string, Kept>();
  const stripe = new Stripe(SECRET_KEY);
  let troubles: StripeTrouble[] = [];
  let address = "";
  const endpoints = endpointsAt(() => address);

  /** The answer of a call: that of the first one with this key, when there was one. */
  function answer(call: StripeCall): { status: number; body: unknown; replayed: boolean } {
    const request = JSON.stringify([call.method, call.path, call.parameters]);
    const before = call.key === undefined ? undefined : kept.get(call.key);
    if (before && before.request !== request)
      throw new Refusal(400, { type: "idempotency_error", message: "Keys can only be used with the same parameters." });
    if (before) return { ...before, replayed: true };
    const endpoint = endpoints.find(({ method, path }) => method === call.method && path.test(call.path));
    if (!endpoint) throw refuse(404, "url_invalid", `Unrecognized request URL (${call.method}: ${call.path}).`);
    const ids = (endpoint.path.exec(call.path) ?? []).slice(1).map(decodeURIComponent);
    const body = endpoint.answer(provider, ids, call.parameters);
    if (call.key !== undefined) kept.set(call.key, { request, status: 200, body });
    return { status: 200, body, replayed: false };
  }

  /** What the provider shows to people. */
  function servePage(url: URL, method: string, text: string, response: ServerResponse): void {
    const [, place = "", id = ""] = url.pathname.split("/");
    const fields = new URLSearchParams(text);
    if (method === "POST" && place === "pay") {
      const location = provider.payCheckout(id, fields.get("payment_method") ?? "");
      return void response.writeHead(303, { location }).end();
    }
    if (method === "POST") atPortal(provider, id, fields);
    const html = place === "pay" ? checkoutPage(provider, id) : portalPage(provider, id);
    response.writeHead(200, { "content-type": "text/html" }).end(html);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", address);
    const method = request.method ?? "GET";
    const text = method === "POST" ? await readBody(request) : url.search.slice(1);
    const header = request.headers["idempotency-key"];
    if (!url.pathname.startsWith("/v1/")) return servePage(url, method, text, response);
    const call = {
      method,
      path: url.pathname,
      parameters: decodeForm(text),
      key: typeof header === "string" ? header : undefined,
    };
    const trouble = troubles.shift();
    if (trouble === "down") return void request.socket.destroy();
    if (trouble === "slow") return void setTimeout(() => response.destroy(), SLOW_MS).unref();
    if (trouble === "failing") throw refuse(500, "api_error", "An unknown error occurred");
    if (trouble === "busy") throw refuse(429, "rate_limit", "Too many requests");
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    calls.push(call);
    const { status, body, replayed } = answer(call);
    // The work is done and its answer is lost on the way: what idempotency keys are for.
    if (trouble === "lost answer") return void request.socket.destroy();
    send(response, status, body, replayed ? { "idempotent-replayed": "true" } : {});
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) send(response, error.status, error.body);
      else send(response, 500, { error: { type: "api_error", message: String(error) } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that listens has an AddressInfo, never a string.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    provider,
    calls,
    trouble: (...kinds) => {
      troubles = kinds;
    },
    sign: (event, at = Math.floor(Date.now() / 1000)) => signEvent(stripe, event, at),
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: address,
      STRIPE_TIMEOUT_MS: "1000",
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
