import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];

/** What operators count. Labels are route patterns, methods, statuses and names of jobs: a closed, small set. */
export interface Metrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  job(labels: { job: string; outcome: "done" | "failed" }, seconds: number): void;
  /** Everything in the OpenMetrics format, and its content type. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The metrics of one server; nothing is shared with another one in the same process. */
export function createMetrics(): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const requests = new Histogram({
    name: "bidspoke_request_duration_seconds",
    help: "Time from a request to its answer, or to the start of its stream.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const jobSeconds = new Histogram({
    name: "bidspoke_job_duration_seconds",
    help: "Time that one try of a job took.",
    labelNames: ["job"],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  const jobs = new Counter({
    name: "bidspoke_jobs",
    help: "Tries of jobs by their outcome.",
    labelNames: ["job", "outcome"],
    registers: [registry],
  });
  let collectsProcess = false;
  return {
    contentType: Registry.OPENMETRICS_CONTENT_TYPE,
    request: ({ method, route, status }, seconds) => requests.observe({ method, route, status }, seconds),
    job: ({ job, outcome }, seconds) => {
      jobs.inc({ job, outcome });
      jobSeconds.observe({ job }, seconds);
    },
    text: () => {
      // Watching the process costs a little all the time: only where somebody asks.
      if (!collectsProcess) collectDefaultMetrics({ register: registry });
      collectsProcess = true;
      return registry.metrics();
    },
  };
}
