import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createS3Place } from "#server/adapters/backups/s3.ts";
import { createOidcProvider } from "#server/adapters/identity/oidc.ts";
import type { ModelProvider } from "#server/adapters/model/model.ts";
import { createModelAdapter } from "#server/adapters/model/sdk-model.ts";
import { createRangeService } from "#server/adapters/passwords/range-service.ts";
import { createStripePayments } from "#server/adapters/payments/stripe.ts";
import { createTranscriptionAdapter } from "#server/adapters/transcription/openai-compatible.ts";
import { silentWav } from "#test/audio/speak.ts";
import { draftOf } from "#test/draft.ts";

/**
 * A provider that was taken over answers every call with "go there instead"; `there` keeps what it is asked. A call that
 * followed would carry a key, people's words or their voice to a stranger.
 */
const asked = { provider: 0, there: [] as string[] };
const there = createServer((request, answer) => {
  asked.there.push(`${request.method} ${request.url}`);
  answer.end("{}");
});
const provider = createServer((request, answer) => {
  if (request.url === "/.well-known/openid-configuration") {
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify(configuration()));
    return;
  }
  asked.provider += 1;
  request.resume();
  answer.writeHead(307, { location: `${addressOf(there)}${request.url}` }).end();
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
const configuration = () => {
  const issuer = addressOf(provider);
  const endpoints = { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };
  return { issuer, ...endpoints, jwks_uri: `${issuer}/keys`, response_types_supported: ["code"] };
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bidspoke-redirects-"));
  for (const server of [provider, there]) await once(server.listen(0, "127.0.0.1"), "listening");
});
beforeEach(() => {
  asked.provider = 0;
  asked.there.length = 0;
});
afterAll(async () => {
  for (const server of [provider, there]) server.close();
  await rm(folder, { recursive: true, force: true });
});

const never = new AbortController().signal;
const transcription = "Quote for Ann Field. Paint the hallway for two hundred dollars.";
const storage = () =>
  createS3Place({
    endpoint: addressOf(provider),
    region: "eu-test-1",
    bucket: "backups",
    prefix: "",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });

const models: ModelProvider[] = ["openai", "anthropic", "google", "openai-compatible"];
const calls: [name: string, call: () => Promise<unknown>][] = [
  ...models.map((name): [string, () => Promise<unknown>] => [
    `the model of ${name}`,
    () =>
      createModelAdapter({
        provider: name,
        model: "m",
        apiKey: "key",
        baseUrl: `${addressOf(provider)}/v1`,
        timeoutMs: 5_000,
      }).propose(
        { transcription, type: "quote", catalogue: [], profile: null, draft: draftOf(transcription, []) },
        () => {},
        never,
      ),
  ]),
  [
    "the transcription",
    () =>
      createTranscriptionAdapter({ baseUrl: addressOf(provider), apiKey: "key", model: "m" }).transcribe(
        { bytes: silentWav(1), fileName: "blob", mimeType: "audio/wav" },
        [],
        never,
      ),
  ],
  ["the storage's list", () => storage().list()],
  [
    "the storage's upload",
    async () => {
      const file = join(folder, "backup");
      await writeFile(file, "everyone's data");
      await storage().put("backup", file);
    },
  ],
  [
    "the external sign-in",
    async () => {
      const oidc = createOidcProvider({ issuer: addressOf(provider), clientId: "us", clientSecret: "secret" });
      const { flow } = await oidc.begin("http://127.0.0.1:3000/api/callback");
      await oidc.finish(new URL(`http://127.0.0.1:3000/api/callback?code=c&state=${flow.state}`), flow);
    },
  ],
  ["the list of breached passwords", () => createRangeService({ url: addressOf(provider) }).has("a long password")],
  [
    "the card provider",
    () =>
      createStripePayments({
        secretKey: "sk_test_key",
        publishableKey: "pk_test_key",
        webhookSecret: "whsec_key",
        apiUrl: addressOf(provider),
        timeoutMs: 5_000,
      }).createSetupIntent({ key: "k" }),
  ],
];

test.each(calls)("a redirect leads nobody elsewhere: %s", async (_name, call) => {
  await expect(call()).rejects.toBeInstanceOf(Error);
  expect(asked.provider).toBeGreaterThan(0);
  expect(asked.there).toEqual([]);
});
