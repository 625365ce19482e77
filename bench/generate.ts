// POST /api/generate-document without a model: 10 concurrent callers on the embedded database, the built server, real
// HTTP. Beside it the same server's /api/health, which shows what a request costs before the product does anything.
// npx tsx bench/generate.ts [requests]
import { startServer } from "#test/server.ts";
import { describeMachine, summary } from "./machine.ts";

const CALLERS = 10;
const requests = Number(process.argv[2] ?? 1_000);
const WORDS =
  "Quote for Maria Lopez at 42 Oak Street. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. " +
  "Paint and materials about three hundred and twenty dollars. Two guys for two days at sixty five an hour to prep. Forty percent deposit, net thirty.";

async function signUp(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/signup-with-payment`, {
    method: "POST",
    headers: { origin: address, "content-type": "application/json" },
    body: JSON.stringify({
      email: "bench@example.com",
      password: "bench-bench",
      firstName: "Bench",
      lastName: "Mark",
      paymentMethodId: "pm_card_visa",
    }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function measure(count: number, call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const response = await call();
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`Answered ${response.status}.`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times;
}

const server = await startServer({ RATE_LIMITS: "off" });
try {
  const cookie = await signUp(server.address);
  const generate = () =>
    fetch(`${server.address}/api/generate-document`, {
      method: "POST",
      headers: { origin: server.address, cookie, "content-type": "application/json" },
      body: JSON.stringify({ transcription: WORDS, type: "quote", includeLogo: true }),
    });
  await measure(50, generate);
  const times = await measure(requests, generate);
  const health = await measure(requests, () => fetch(`${server.address}/api/health`));
  console.log(describeMachine());
  console.log(`POST /api/generate-document, ${CALLERS} callers, embedded database: ${summary(times)}`);
  console.log(`GET /api/health, ${CALLERS} callers: ${summary(health)}`);
} finally {
  await server.stop();
}
