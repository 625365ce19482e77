import { estimate } from "#shared/estimator/estimate.ts";
import { goldInput } from "#shared/estimator/gold/score.ts";
import { tradesOfLabel } from "#shared/estimator/gold/trade-labels.ts";
import { NOTHING_TOLD } from "#shared/estimator/prose/facts.ts";
import { readJob } from "#shared/estimator/prose/job.ts";
import { goldJobs } from "#test/gold-jobs.ts";

/**
 * Holds the trade that is recognised of each spoken job against the one that its label names
 * (gold/trade-labels.ts): npx tsx bench/trades.ts [--confusions N] [--of TRADE]
 * Of opened sets the most frequent confusions are told, each with a job; a closed set only tells its counts.
 */
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const most = process.argv.includes("--confusions") ? Number(argument("--confusions")) : 25;
const only = process.argv.includes("--of") ? argument("--of") : undefined;

/** How many jobs of our trades have the labelled one, another or none, how many of no trade of ours get one all the same, and whose label says nothing. */
class Counts {
  right = 0;
  other = 0;
  none = 0;
  foreign = 0;
  taken = 0;
  unread = 0;
  tell(name: string) {
    const all = this.right + this.other + this.none;
    const percent = (part: number) => `${part} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;
    console.log(
      `${name}: ${all} jobs, the labelled trade ${percent(this.right)}, another ${percent(this.other)}, none ${percent(this.none)}; ${this.foreign} of no trade of ours, ${this.taken} of them with one; ${this.unread} whose label names no trade`,
    );
  }
}

const [opened, closed] = [new Counts(), new Counts()];
const confusions = new Map<string, { jobs: number; examples: string[] }>();
for (const { job, catalogues, isClosed } of goldJobs()) {
  const counts = isClosed ? closed : opened;
  if (job.trade === undefined) continue;
  const wanted = tradesOfLabel(job.trade);
  if (wanted === null) {
    counts.unread++;
    continue;
  }
  const written = estimate(goldInput(job, catalogues));
  const { trade } = readJob({
    type: written.quote_type,
    transcription: job.say,
    client: written.client,
    address: written.contact?.address ?? null,
    items: written.items,
    unpricedTasks: [],
    timeline: "",
    paymentTerms: [],
    told: NOTHING_TOLD,
    validUntil: written.validUntil,
    businessName: null,
    profileDescription: null,
  });
  if (wanted.length === 0) {
    counts.foreign++;
    if (trade !== null) counts.taken++;
  } else if (trade === null) counts.none++;
  else if (wanted.includes(trade.id)) counts.right++;
  else counts.other++;
  if (isClosed || (trade === null ? wanted.length === 0 : wanted.includes(trade.id))) continue;
  const confusion = `${wanted[0] ?? "no trade of ours"} | ${trade?.id ?? "none"}`;
  const known = confusions.get(confusion) ?? { jobs: 0, examples: [] };
  known.jobs++;
  known.examples.push(`${job.id} (${job.trade ?? ""}) “${written.title}”: ${job.say}`);
  confusions.set(confusion, known);
}
opened.tell("opened sets");
closed.tell("closed sets");
const sorted = [...confusions].sort(([, a], [, b]) => b.jobs - a.jobs);
const told = only === undefined ? sorted.slice(0, most) : sorted.filter(([name]) => name.split(" | ").includes(only));
for (const [name, { jobs, examples }] of told)
  console.log(
    `${jobs} x ${name}\n    ${examples
      .slice(0, only === undefined ? 1 : 5)
      .map((example) => example.slice(0, 300))
      .join("\n    ")}`,
  );
