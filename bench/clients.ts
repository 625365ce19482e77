import { readdirSync, readFileSync } from "node:fs";
import { LIKELY, likeliestOf, PERHAPS } from "#shared/estimator/client/likely-client.ts";
import {
  isClientOf,
  MEASURING_CLIENTS,
  namesOfJob,
  namesOfNatural,
  readMarkedClients,
  type ClientsNames,
} from "#shared/estimator/gold/clients-names.ts";
import { MEASURING_NATURAL, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";
import { goldInput, plainInput } from "#shared/estimator/gold/score.ts";
import type { EstimateInput } from "#shared/estimator/estimate-input.ts";
import { listen } from "#shared/estimator/listen.ts";
import { gold, goldJobs } from "#test/gold-jobs.ts";

/**
 * How clients are found, by rules, by what was learned where no rule finds one, and by both as they stand on documents, in
 * dictations whose clients are marked, in all spoken jobs and in natural talk: npx tsx bench/clients.ts [--show]
 * `--show` says which likely names are not the client, of what may be read.
 */
const LIMITS = [PERHAPS, LIKELY, 0.8];
const show = process.argv.includes("--show");

/** Whom a talk is for, as its key says, and whom it is taken for. */
interface Found {
  say: string;
  client: string | null;
  byRules: string | null;
  /** As it stands on the document. */
  stands: string | null;
  likely: string;
  likelihood: number;
}

const isClient = (name: string, client: string): boolean =>
  name.toLowerCase().includes(client.toLowerCase()) || isClientOf(client, name);

function foundIn(input: EstimateInput, client: string | null, { names, words, signs, byRules }: ClientsNames): Found {
  const likely = likeliestOf(names, signs);
  return {
    say: input.transcription,
    client,
    byRules: byRules?.name ?? null,
    stands: listen(input).client?.name ?? null,
    likely: likely ? (words[names.indexOf(likely.name)] ?? "") : "",
    likelihood: likely?.likelihood ?? 0,
  };
}

/** Right, wrong, and named where the key has no client. */
function counted(found: readonly Found[], nameOf: (one: Found) => string | null): string {
  const named = found.flatMap((one) => {
    const name = nameOf(one);
    return name === null ? [] : [one.client === null ? "none" : isClient(name, one.client) ? "right" : "wrong"];
  });
  const [right, wrong, none] = ["right", "wrong", "none"].map((kind) => named.filter((one) => one === kind).length);
  return `${right} right, ${wrong} wrong, ${none} where the key has none`;
}

function tell(what: string, found: readonly Found[], mayBeRead: boolean): void {
  const left = found.filter(({ byRules }) => byRules === null);
  const likely = LIMITS.map(
    (limit) => `from ${limit} ${counted(left, (one) => (one.likelihood >= limit ? one.likely : null))}`,
  );
  const clients = found.filter(({ client }) => client !== null).length;
  console.log(
    `${what}: ${clients} of ${found.length} have a client; rules: ${counted(found, ({ byRules }) => byRules)}; of the rest: ${likely.join("; ")}; both: ${counted(found, ({ stands }) => stands)}`,
  );
  if (!show || !mayBeRead) return;
  for (const { say, client, likely: name, likelihood } of left)
    if (likelihood >= PERHAPS && !(client !== null && isClient(name, client)))
      console.log(`  ${likelihood.toFixed(2)} ${name}, and not ${client}: ${say}`);
}

for (const file of readdirSync(`${gold}clients`).toSorted()) {
  const measures = file === MEASURING_CLIENTS;
  const talk = readMarkedClients(readFileSync(`${gold}clients/${file}`, "utf8"));
  tell(
    `${file}${measures ? ", not learned from" : ""}`,
    talk.map((one) => foundIn(plainInput(one.say), one.client, one)),
    !measures,
  );
}
const jobs = goldJobs();
for (const closed of [false, true]) {
  const found = jobs
    .filter(({ isClosed }) => isClosed === closed)
    .map(({ job, catalogues }) =>
      foundIn(goldInput(job, catalogues), job.expect.client ?? null, namesOfJob(job, catalogues)),
    );
  tell(closed ? "closed jobs" : "opened jobs", found, !closed);
}
for (const file of readdirSync(`${gold}natural`).toSorted()) {
  const measures = MEASURING_NATURAL.includes(file);
  const talks = JSON.parse(readFileSync(`${gold}natural/${file}`, "utf8")) as NaturalTalk[]; // our own file, in that shape
  const found = talks.map((talk) => foundIn(plainInput(talk.transcript), talk.client, namesOfNatural(talk)));
  tell(`natural ${file}${measures ? ", not learned from" : ""}`, found, !measures);
}
