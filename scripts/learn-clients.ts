// Learns how a talk says whom its job is for, from the spoken jobs of src/shared/estimator/gold whose keys have a client and from
// its dictations whose clients are marked, from opened natural talk, and writes src/shared/estimator/likelihood/client-weights.ts: npx tsx scripts/learn-clients.ts
// The same gold gives the same weights. Closed sets and the dictations that measure are left out.
import { readdirSync, readFileSync } from "node:fs";
import {
  MEASURING_CLIENTS,
  namesOfJob,
  namesOfNatural,
  readMarkedClients,
  type ClientsNames,
} from "#shared/estimator/gold/clients-names.ts";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import { gold, openedNaturalTalk } from "#test/gold-jobs.ts";
import { learnChoices, openedJobs, writeWeights, type Choice } from "./learning.ts";

const RATE = 0.05;
/** So often each dictation and natural talk is learned from: they are few, and say it in ways that no rule knows. */
const WEIGHT = 3;

/** All names and nobody: which of them is meant. */
function choiceOf({ names, signs, clients }: ClientsNames): Choice[] {
  if (clients === null || names.length === 0) return [];
  return [
    {
      signs: [...names.map((name) => signs.of(name).slice()), signs.ofNobody().slice()],
      meant: [...names.map((_, place) => clients.includes(place)), clients.length === 0],
    },
  ];
}

const jobs = openedJobs().flatMap(({ job, catalogues }) => choiceOf(namesOfJob(job, catalogues)));
const marked = readdirSync(`${gold}clients`)
  .filter((file) => file !== MEASURING_CLIENTS)
  .flatMap((file) => readMarkedClients(readFileSync(`${gold}clients/${file}`, "utf8")).flatMap(choiceOf));
const natural = openedNaturalTalk().flatMap(({ talks }) => talks.flatMap((talk) => choiceOf(namesOfNatural(talk))));
const choices = [...jobs, ...Array.from({ length: WEIGHT }, () => [...marked, ...natural]).flat()];
const speaking = writeWeights(
  learnChoices(choices, RATE),
  new URL("../src/shared/estimator/likelihood/client-weights.ts", import.meta.url),
  "learn-clients.ts",
  "a client",
);
const nobody = choices.filter(({ meant }) => meant.at(-1)).length;
console.log(
  `${jobs.length} jobs, ${marked.length} dictations, ${natural.length} natural talks; ${nobody} of ${choices.length} are for nobody who is named`,
);
console.log(`${speaking} of ${SIGNS} signs speak`);
