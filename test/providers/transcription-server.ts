import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { sentences } from "#test/audio/sentences.ts";
import { recognise } from "./recogniser.ts";

/** What the server does with one request. "listens" is the honest one. */
export type TranscriptionBehaviour =
  | { kind: "listens"; answers?: "verbose" | "text only" | "plain text"; refusesVerbose?: boolean }
  | { kind: "refuses"; status: number }
  | { kind: "says nothing" }
  | { kind: "answers"; body: string; contentType?: string };

/** A request as it came over the wire, without its audio. */
export interface TranscriptionRequest {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string>;
  file: { name: string; type: string; size: number };
}

export interface TranscriptionServer {
  /** What goes into STT_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: TranscriptionRequest[];
  /** What the next requests get, in order; the last one stays. */
  behave(...behaviours: [TranscriptionBehaviour, ...TranscriptionBehaviour[]]): void;
  close(): Promise<void>;
}

async function readForm(incoming: IncomingMessage): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  const headers = { "content-type": incoming.headers["content-type"] ?? "" };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

function send(response: ServerResponse, status: number, body: string, contentType = "application/json"): void {
  response.writeHead(status, { "content-type": contentType }).end(body);
}

const refuse = (response: ServerResponse, status: number) =>
  send(response, status, JSON.stringify({ error: { message: `Status ${status}`, type: "test" } }));

function verbose(utterances: readonly string[]): string {
  const segments = utterances.map((text, id) => ({ id, start: id, end: id + 1, text: ` ${text}` }));
  return JSON.stringify({ task: "transcribe", language: "english", text: utterances.join(" "), segments });
}

type Listening = Extract<TranscriptionBehaviour, { kind: "listens" }>;

async function listen({ answers = "verbose", refusesVerbose }: Listening, form: FormData, response: ServerResponse) {
  const format = form.get("response_format");
  if (refusesVerbose && format === "verbose_json") return refuse(response, 400);
  const file = z.instanceof(File).parse(form.get("file"));
  const utterances = await recognise(new Uint8Array(await file.arrayBuffer()), Object.values(sentences));
  if (answers === "plain text") return send(response, 200, utterances.join(" "), "text/plain; charset=utf-8");
  if (answers === "text only" || format !== "verbose_json")
    return send(response, 200, JSON.stringify({ text: utterances.join(" ") }));
  return send(response, 200, verbose(utterances));
}

function noteOf(incoming: IncomingMessage, form: FormData): TranscriptionRequest {
  const file = z.instanceof(File).parse(form.get("file"));
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return {
    path: incoming.url ?? "",
    authorization: incoming.headers.authorization,
    fields: Object.fromEntries(fields),
    file: { name: file.name, type: file.type, size: file.size },
  };
}

/**
 * A real HTTP server on a free port that speaks OpenAI's audio transcriptions and truly listens: pocketsphinx with a
 * closed grammar of the tests' sentences. Call `ensureSpeechTools()` first.
 */
export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const requests: TranscriptionRequest[] = [];
  let script: TranscriptionBehaviour[] = [{ kind: "listens" }];

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(incoming);
    requests.push(noteOf(incoming, form));
    const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? { kind: "listens" };
    if (behaviour.kind === "says nothing") return;
    if (behaviour.kind === "refuses") refuse(response, behaviour.status);
    else if (behaviour.kind === "answers") send(response, 200, behaviour.body, behaviour.contentType);
    else await listen(behaviour, form, response);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => refuse(response, 400));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that listens has an AddressInfo, never a string.
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
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
