import { findAsked, talkOf } from "./asked/find-asked.ts";
import { findOpenTopics } from "./asked/open-topics.ts";
import { findServices } from "./catalogue/catalogue.ts";
import { joinCountedLengths } from "./catalogue/counted-lengths.ts";
import { countingServices } from "./catalogue/counted-services.ts";
import { joinListed } from "./catalogue/listed-counts.ts";
import { withReceivers } from "./catalogue/received-services.ts";
import { repeatingServices } from "./catalogue/repeated-services.ts";
import { withSharedObjects } from "./catalogue/shared-objects.ts";
import type { EstimateInput } from "./estimate-input.ts";
import { withoutEchoes } from "./figures/echoes.ts";
import { askedApart, partAsked } from "./gathering/asked-apart.ts";
import { Gatherer } from "./gathering/candidates.ts";
import { partCountedThings } from "./gathering/counted-things.ts";
import { shareAmongEach } from "./gathering/each-gets.ts";
import { withFirstHours } from "./gathering/first-hour.ts";
import { shareMeasures } from "./gathering/shared-measures.ts";
import { giveHours, shareShifts } from "./gathering/shared-shifts.ts";
import { splitCrews } from "./gathering/split-crews.ts";
import { withoutTopics } from "./gathering/without-topics.ts";
import { partUnpricedWorks } from "./gathering/unpriced-works.ts";
import { isNamed, listen } from "./listen.ts";
import { findReceivers } from "./quantities/receivers.ts";
import { readTerms } from "./terms/terms.ts";
import { toldAtOf } from "./told/told-statements.ts";

/** What a talk says of the job: beside its words, the terms, the things with their figures, and what is asked for. */
export function hearJob(input: EstimateInput) {
  const listened = listen(input);
  const { text, tokens, taken, numbers, contact, statements, client, perhaps, attention, catalogue, doubled } =
    listened;
  const isHourly = isNamed(catalogue.filter(({ hourlyRate }) => hourlyRate !== null));
  const { terms, rest: left } = readTerms(text, tokens, listened.figures, taken, input.today, isHourly);
  const rest = withoutEchoes(left, tokens, taken);
  const isToldAt = toldAtOf(text, tokens, statements);
  const named = findServices(tokens, catalogue, numbers, taken, (index) => isToldAt(index, "no order"));
  const received = withReceivers(named, named.length > 0 ? findReceivers(tokens, numbers) : [], tokens);
  const services = withSharedObjects(received, tokens, numbers);
  const listed = joinListed(joinCountedLengths(rest, services, tokens), services, tokens, taken);
  const { figures, services: mentioned } = repeatingServices(
    countingServices(listed, services, tokens),
    services,
    tokens,
  );
  const gathered = new Gatherer(tokens, taken, figures, mentioned, terms.markups).gather();
  const shared = shareShifts(shareAmongEach(shareMeasures(gathered, tokens), tokens), tokens);
  const worked = splitCrews(giveHours(shared, tokens), tokens);
  const talk = talkOf(tokens, taken, worked);
  const wished = findAsked(talk).filter((words) => !words.every((index) => isToldAt(index, "surely")));
  const topics = findOpenTopics(talk, wished);
  const things = topics.map(({ thing }) => thing);
  const asked = [...wished, ...things];
  const priced = withoutTopics(worked, topics);
  const listedThings = partCountedThings(partUnpricedWorks(priced, tokens), tokens);
  const apart = partAsked(listedThings, asked, tokens);
  return {
    text,
    tokens,
    taken,
    contact,
    statements,
    client,
    perhaps,
    attention,
    catalogue,
    doubled,
    terms,
    figures,
    /** Every number that was said, whatever became of it. */
    numbers,
    candidates: withFirstHours(apart, tokens),
    asked: askedApart(asked, apart, tokens),
    /** Of what is asked for that of which somebody said that nobody knows yet what it costs. */
    open: new Set<readonly number[]>(things),
    isToldAt,
    /** Shares that belong to nothing: they are asked about. */
    loose: rest.filter((figure) => figure.role === "percent"),
  };
}

/** A job that was heard, of which lines are made. */
export type HeardJob = ReturnType<typeof hearJob>;
