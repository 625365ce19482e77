import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** What the model server does with one request. */
export type ModelBehaviour =
  | { kind: "answers"; text: string; finishReason?: "stop" | "length" }
  | { kind: "refuses"; status: number; headers?: Record<string, string>; message?: string }
  | { kind: "says nothing" }
  | { kind: "stalls"; text: string; afterCharacters: number }
  | { kind: "cuts the line"; text: string; afterCharacters: number }
  | { kind: "ends early"; text: string; afterCharacters: number }
  | { kind: "answers by request"; answer: (request: ModelRequest) => string };

const chatRequestSchema = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
});

/** A request as it came over the wire. */
export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: z.infer<typeof chatRequestSchema>;
}

export interface ModelServer {
  /** With the "/v1" at its end: what goes into AI_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: ModelRequest[];
  /** What the next requests get, in order; the last one stays. */
  behave(...behaviours: [ModelBehaviour, ...ModelBehaviour[]]): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

const frame = { id: "chat-1", created: 1_700_000_000, model: "test-model" };

function sendWhole(response: ServerResponse, text: string, finishReason: string): void {
  sendJson(response, 200, {
    ...frame,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function chunkOf(delta: object, finishReason: string | null): string {
  const chunk = {
    ...frame,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

const PIECE_CHARACTERS = 40;

function writePieces(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunkOf({ role: "assistant", content: "" }, null));
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS)
    response.write(chunkOf({ content: text.slice(at, at + PIECE_CHARACTERS) }, null));
}

function sendAnswer(response: ServerResponse, stream: boolean, text: string, finishReason: string): void {
  if (!stream) {
    sendWhole(response, text, finishReason);
    return;
  }
  writePieces(response, text);
  response.end(`${chunkOf({}, finishReason)}data: [DONE]\n\n`);
}

function perform(behaviour: ModelBehaviour, request: ModelRequest, response: ServerResponse): void {
  const { stream } = request.body;
  switch (behaviour.kind) {
    case "answers":
      return sendAnswer(response, stream, behaviour.text, behaviour.finishReason ?? "stop");
    case "answers by request":
      return sendAnswer(response, stream, behaviour.answer(request), "stop");
    case "refuses": {
      const message = behaviour.message ?? `Status ${behaviour.status}`;
      return sendJson(response, behaviour.status, { error: { message, type: "test", code: null } }, behaviour.headers);
    }
    case "says nothing":
      return;
    case "stalls":
      return writePieces(response, behaviour.text.slice(0, behaviour.afterCharacters));
    case "ends early":
      writePieces(response, behaviour.text.slice(0, behaviour.afterCharacters));
      response.end();
      return;
    case "cuts the line":
      writePieces(response, behaviour.text.slice(0, behaviour.afterCharacters));
      setTimeout(() => response.destroy(), 20); // lets the pieces reach the socket first
  }
}

/** The JSON of the last user message: everything that the adapter hands over as data. */
export function dataOf(request: ModelRequest): unknown {
  const content = request.body.messages.findLast((message) => message.role === "user")?.content;
  const text = typeof content === "string" ? content : z.array(z.object({ text: z.string() })).parse(content)[0]?.text;
  return JSON.parse(text ?? "null");
}

/** A real HTTP server on a free port that speaks OpenAI's chat completions, whole or streamed, and misbehaves on demand. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let script: ModelBehaviour[] = [{ kind: "refuses", status: 500, message: "No behaviour was set." }];

  const server = createServer((incoming, response) => {
    void (async () => {
      const parsed = chatRequestSchema.safeParse(JSON.parse(await readBody(incoming)));
      // The other providers' shapes are only ever refused, so what they sent does not matter.
      const body = parsed.success ? parsed.data : { model: "", stream: false, messages: [] };
      const request = { path: incoming.url ?? "", headers: incoming.headers, body };
      requests.push(request);
      const behaviour = script.length > 1 ? script.shift() : script[0];
      if (behaviour) perform(behaviour, request, response);
    })().catch((error: unknown) => sendJson(response, 400, { error: { message: String(error) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that listens has an AddressInfo, never a string.
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (...behaviours) => {
      script = behaviours;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
