import "./parsing.ts";
import { z } from "zod";
import { noteAnswer, noteSilence } from "./line.ts";

/** A refusal by the server, or none at all. `message` is "{status}: {reason}"; show `reason`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What the server said, without the status. */
  readonly reason: string;
  /** The code of the refusal (errors.ts), when it had one. */
  readonly code: string | undefined;
  /** The body as it came: JSON when it was JSON, otherwise text. */
  readonly body: unknown;

  constructor(status: number, reason: string, body: unknown) {
    super(`${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
    this.body = body;
    this.code = bodySchema.safeParse(body).data?.code;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}

const bodySchema = z.object({
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
});

export type Method = "POST" | "PUT" | "PATCH" | "DELETE";

export type CallOptions = {
  /** Ends the call from outside. */
  signal?: AbortSignal | undefined;
  /** The call is given up after this time; 30 s unless said. */
  timeoutMs?: number | undefined;
  headers?: Record<string, string> | undefined;
};

const TIMEOUT_MS = 30_000;

/** For answers without a body, or whose body does not matter. */
export const nothing = z.unknown();

/**
 * The one way to the server. Answers are decoded by the schema (dollars become cents). Throws ApiError on a refusal,
 * a lost connection or an answer of another shape.
 */
export const api = {
  async get<Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) {
    return read(await call("GET", path, undefined, options), schema);
  },

  /** `body` is sent as JSON, or as it is when it is a form or a file; undefined sends none. */
  async send<Schema extends z.ZodType>(
    method: Method,
    path: string,
    body: unknown,
    schema: Schema,
    options: CallOptions = {},
  ) {
    return read(await call(method, path, body, options), schema);
  },
};

/** The bare call, for event streams: throws ApiError unless the answer is 2xx. */
export async function call(
  method: Method | "GET" | "HEAD",
  path: string,
  body: unknown,
  { signal, timeoutMs = TIMEOUT_MS, headers = {} }: CallOptions = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const isRaw = body instanceof FormData || body instanceof Blob;
  const request: RequestInit = {
    method,
    credentials: "same-origin",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: { ...(body !== undefined && !isRaw && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  };
  const response = await fetch(path, request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    noteSilence();
    throw new ApiError(0, noAnswer(error), undefined);
  });
  noteAnswer();
  if (!response.ok) throw await refusalOf(response);
  return response;
}

function noAnswer(error: unknown): string {
  const late = error instanceof DOMException && error.name === "TimeoutError";
  return late ? "The server took too long to answer." : "No connection to the server.";
}

async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const body = parseJson(text);
  const said = bodySchema.safeParse(body).data;
  const reason = said?.message ?? said?.error ?? (response.statusText || text || "No reason given");
  return new ApiError(response.status, reason, body ?? text);
}

/** The body of an answer of `call`, decoded by the schema. Throws ApiError when it has another shape. */
export async function read<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
  const text = await response.text();
  const parsed = schema.safeParse(text === "" ? undefined : parseJson(text));
  if (!parsed.success) throw new ApiError(response.status, "The server's answer could not be read.", text);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What to tell the user of a failure: the server's words, or the given sentence when there are none. */
export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.reason !== "" ? error.reason : otherwise;
}
