import { z } from "zod";
import { errorBodySchema } from "#shared/errors.ts";

/** Where an app without an address of its own says that it is. */
export const ORIGIN = "http://127.0.0.1:3000";

/** A browser's part of a conversation: keeps cookies, names its origin, speaks JSON. */
export class TestClient {
  #cookies = new Map<string, string>();
  readonly #fetch: (request: Request) => Response | Promise<Response>;
  readonly #origin: () => string;

  constructor(fetchRequest: (request: Request) => Response | Promise<Response>, origin = () => ORIGIN) {
    this.#fetch = fetchRequest;
    this.#origin = origin;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isText = typeof body === "string" || body instanceof FormData || body instanceof Blob;
    const request = new Request(this.#origin() + path, {
      method,
      headers: {
        origin: this.#origin(),
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...(this.#cookies.size > 0
          ? { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    return this.#keepCookies(await this.#fetch(request));
  }

  /** A page of another site, as a navigation; with a form it is posted. */
  async visit(url: URL, form: string | null): Promise<Response> {
    const headers: Record<string, string> = { cookie: this.cookie };
    if (form !== null) headers["content-type"] = "application/x-www-form-urlencoded";
    const request = new Request(url, { method: form === null ? "GET" : "POST", headers, body: form });
    return this.#keepCookies(await this.#fetch(request));
  }

  #keepCookies(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      const isOver = /max-age=0\b|expires=thu, 01 jan 1970/i.test(line);
      if (isOver) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  get = (path: string, headers?: Record<string, string>) => this.send("GET", path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send("POST", path, body, headers);
  put = (path: string, body?: unknown) => this.send("PUT", path, body);
  patch = (path: string, body?: unknown) => this.send("PATCH", path, body);
  delete = (path: string) => this.send("DELETE", path);

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** The body of an answer, checked against the schema of the wire; its type is the wire's. */
export async function wire<S extends z.ZodType>(schema: S, answer: Response | Promise<Response>): Promise<z.input<S>> {
  const body: unknown = await (await answer).json();
  const result = schema.safeParse(body);
  if (!result.success)
    throw new Error(`The answer is not of its shape: ${result.error.message}\n${JSON.stringify(body).slice(0, 500)}`);
  return body as z.input<S>; // it was just parsed by S
}

/** A refusal's body, with whatever details it carries. */
export const refusal = (answer: Response | Promise<Response>) => wire(errorBodySchema.loose(), answer);

/** What a test says of a new account; the rest is made up. */
export interface SignUpFields {
  email?: string;
  firstName?: string;
  referralCode?: string;
  paymentMethodId?: string;
  withoutTrial?: boolean;
}

let accounts = 0;

/** A new account with its trial, signed in with this client. */
export async function signUp(client: TestClient, fields: SignUpFields = {}): Promise<void> {
  accounts += 1;
  const response = await client.post("/api/auth/signup-with-payment", {
    email: `account-${accounts}@example.com`,
    password: "a long password",
    firstName: "Ray",
    lastName: "Kessler",
    paymentMethodId: "pm_card_visa",
    ...fields,
  });
  if (response.status !== 201)
    throw new Error(`The sign-up of a test account answered ${response.status}: ${await response.text()}`);
}

/**
 * A browser's part of a conversation with a server in a process of its own, which may come back at another address.
 * Each request has a connection of its own: one that is kept may be closed at the moment it is used again.
 */
export const clientOf = (address: () => string): TestClient =>
  new TestClient((request) => {
    request.headers.set("connection", "close");
    return fetch(request);
  }, address);
