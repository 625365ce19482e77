// POST /api/generate-document without a model: 10 concurrent callers on the embedded database, the built server, real
// HTTP. Beside it the same server's /api/health, which shows what a request costs before the product does anything.
// npx tsx bench/generate.ts [requests]
import { Agent, request } from "node:http";
import { startServer } from "#test/server.ts";
import { describeMachine, summary } from "./machine.ts";

const CALLERS = 10;
const requests = Number(process.argv[2] ?? 1_000);
const agent = new Agent({ keepAlive: true });
const WORDS =
  "Quote for Maria Lopez at 42 Oak Street. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. " +
  "Paint and materials about three hundred and twenty dollars. Two guys for two days at sixty five an hour to prep. Forty percent deposit, net thirty.";

interface Answer {
  status: number;
  cookie: string;
}

/** One request over kept connections, by node's plain client: on a small machine it leaves the most to the server. */
function ask(address: string, path: string, cookie: string, body?: object): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = { origin: address, cookie, ...(text && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const asking = request(address + path, { method: text ? "POST" : "GET", headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "",
        }),
      );
    });
    asking.on("error", reject);
    asking.end(text);
  });
}

async function measure(count: number, call: () => Promise<Answer>): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const { status } = await call();
      if (status >= 300) throw new Error(`Answered ${status}.`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times;
}

const server = await startServer({ RATE_LIMITS: "off" });
try {
  const { cookie } = await ask(server.address, "/api/auth/signup-with-payment", "", {
    email: "bench@example.com",
    password: "bench-bench",
    firstName: "Bench",
    lastName: "Mark",
    paymentMethodId: "pm_card_visa",
  });
  const job = { transcription: WORDS, type: "quote", includeLogo: true };
  const generate = () => ask(server.address, "/api/generate-document", cookie, job);
  const first = await measure(requests, generate);
  const times = await measure(requests, generate);
  const health = await measure(requests, () => ask(server.address, "/api/health", ""));
  console.log(describeMachine());
  console.log(`POST /api/generate-document, ${CALLERS} callers, embedded database: ${summary(times)}`);
  console.log(`  the first after a start, whose code is still being compiled: ${summary(first)}`);
  console.log(`GET /api/health, ${CALLERS} callers: ${summary(health)}`);
} finally {
  agent.destroy();
  await server.stop();
}
