// POST /api/generate-document without a model: 10 concurrent callers on the embedded database, the built server, real
// HTTP. Beside it, in turns, a bare handler of the same server library and the same database, which only keeps the words.
// npx tsx bench/generate.ts [requests]
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, startServer } from "#test/server.ts";
import { describeMachine, inTurns, report, reportBeside, summary } from "./figures.ts";
import { ask, CALLERS, hangUp, measure } from "./requests.ts";

const ROUNDS = 5;
const requests = Number(process.argv[2] ?? 1_000);
const WORDS =
  "Quote for Maria Lopez at 42 Oak Street. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. " +
  "Paint and materials about three hundred and twenty dollars. Two guys for two days at sixty five an hour to prep. Forty percent deposit, net thirty.";

async function startBare(): Promise<{ address: string; stop(): void }> {
  const dataDir = mkdtempSync(join(tmpdir(), "bidspoke-bare-"));
  const main = new URL("bare-server.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--import", "tsx", main, dataDir], { stdio: ["ignore", "pipe", "pipe"] });
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: await addressOf(child), stop };
}

const server = await startServer({ RATE_LIMITS: "off" });
const bare = await startBare();
try {
  console.log(describeMachine());
  const { cookie } = await ask(server.address, "/api/auth/signup-with-payment", "", {
    email: "bench@example.com",
    password: "bench-bench",
    firstName: "Bench",
    lastName: "Mark",
    paymentMethodId: "pm_card_visa",
  });
  const job = { transcription: WORDS, type: "quote", includeLogo: true };
  const generate = () => ask(server.address, "/api/generate-document", cookie, job);
  const keep = () => ask(bare.address, "/keep", "", job);
  const first = await measure(requests, generate);
  await measure(requests, keep);
  const many = requests / ROUNDS;
  const writing = await inTurns(ROUNDS, {
    ours: () => measure(many, generate),
    bare: () => measure(many, keep),
  });
  const reading = await inTurns(ROUNDS, {
    ours: () => measure(many, () => ask(server.address, "/api/documents?limit=10", cookie)),
    bare: () => measure(many, () => ask(bare.address, "/list")),
  });
  const nothing = await inTurns(ROUNDS, {
    ours: () => measure(many, () => ask(server.address, "/api/health")),
    bare: () => measure(many, () => ask(bare.address, "/nothing")),
  });
  const generating = `POST /api/generate-document, ${CALLERS} callers, embedded database`;
  report({ what: generating, measured: summary(writing.ours), goal: "p95 60 ms" });
  report({ what: `${generating}, the first after a start`, measured: summary(first) });
  reportBeside("Words to a priced, numbered, searchable document, kept", writing.ours, {
    "a bare handler that keeps the words": writing.bare,
  });
  reportBeside("The newest ten documents of a signed-in account", reading.ours, {
    "a bare handler that selects ten rows": reading.bare,
  });
  reportBeside("GET /api/health", nothing.ours, { "a bare handler": nothing.bare });
} finally {
  hangUp();
  bare.stop();
  await server.stop();
}
