import { setImmediate as afterRequests } from "node:timers/promises";
import { dayOf } from "#shared/dates.ts";
import { documentContentSchema } from "#shared/documents/schema.ts";
import { estimate } from "#shared/estimator/estimate.ts";

const JOBS = [
  "Quote for Maria Lopez at 42 Oak Street. Paint three bedrooms at four hundred fifty each and the hallway for two seventy five. Two guys for two days at sixty five an hour. Forty percent deposit, net thirty.",
  "ok so for the hendersons we gotta pull the old water heater and set a new fifty gallon that's eleven hundred plus about four hours at ninety five an hour and a permit for eighty no wait make that a hundred",
  "Invoice to Blue Door Cafe: replaced two outlets at $85 each, one 20 amp breaker $140, optional dimmer switches $60. Take ten percent off, tax is 8.25 percent. Due in two weeks.",
];

/** How often the jobs are read, all together: after about so many, no more of the estimator gets compiled. */
const READINGS = 400;

/**
 * Reads and writes out a few jobs in the pauses between requests, so that the first users of a server that has just
 * started get its compiled code: measured by bench/generate.ts, whose slowest requests were the first of them.
 */
export async function warmUp(stopping: AbortSignal): Promise<void> {
  const today = dayOf(new Date());
  for (let reading = 0; reading < READINGS && !stopping.aborted; reading += 1) {
    const transcription = JOBS[reading % JOBS.length] ?? "";
    const draft = estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today, includeLogo: true });
    documentContentSchema.encode(draft);
    await afterRequests();
  }
}
