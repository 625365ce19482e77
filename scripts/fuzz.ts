// Sends malformed and borderline requests over every route and says what was wrong with the answers: npm run fuzz
// [requests, 20000] [seed, 1]. The same seed sends the same requests; a shorter run is part of npm test.
import { fuzz } from "#test/attacks/fuzz.ts";

const [requests = "20000", seed = "1"] = process.argv.slice(2);
const began = Date.now();
const report = await fuzz({ requests: Number(requests), seed: Number(seed) });

const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`);
console.log(
  `${report.requests} requests over ${report.operations} routes with seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`,
);
console.log(`answers by status: ${statuses.join(", ")}`);
console.log(`slowest: ${report.slowestMs} ms, ${report.slowest}`);
console.log(`never succeeded: ${report.neverSucceeded.join(", ") || "none"}`);
for (const problem of report.problems) console.error(`problem: ${problem}`);
console.log(`${report.problems.length} problems`);
process.exitCode = report.problems.length === 0 ? 0 : 1;
