import { ClientSigns } from "../client/client-signs.ts";
import { clientByRules, talkOfNames } from "../client/find-client.ts";
import type { EstimateInput } from "../estimate-input.ts";
import { hearWords, isNamed } from "../listen.ts";
import type { NaturalTalk } from "./natural-talk.ts";
import { wordsOf } from "../words/tokens.ts";
import { goldInput, plainInput, type GoldCase, type GoldCatalogues } from "./score.ts";

/** The file of dictations with marked clients that nothing has learned from: it measures. */
export const MEASURING_CLIENTS = "f.txt";

/** The names in a talk, and whom the rules find. */
function namesIn(input: EstimateInput) {
  const { text, tokens, taken } = hearWords(input);
  const talk = talkOfNames(tokens, taken);
  // the rules take words, which are not to be missing afterwards
  const signs = new ClientSigns({ ...talk, taken: taken.slice() });
  const names = signs.names();
  const words = names.map(({ first, last }) => wordsOf(text, tokens, first, last));
  const starts = names.map(({ first }) => tokens[first]?.start ?? 0);
  const byRules = clientByRules(text, talk, input.clients, isNamed(input.catalogue));
  return { names, words, starts, signs, byRules };
}

/** The names in a talk, how each was said, whom the rules find, and which of them are the client's. */
export interface ClientsNames extends ReturnType<typeof namesIn> {
  /** The places of the client's names; of none when the job is for nobody who was named, null when that is not known. */
  clients: number[] | null;
}

const bare = (name: string): string =>
  name.toLowerCase().replaceAll("’", "'").replaceAll(".", "").replace(/'s$/, "").replace(/^the /, "");

/**
 * Looks for whom a job is for. A client whom the rules find as the key has it is the name that they found; one whom they do
 * not find is what has the key's words. A job without a client in its key is for nobody where the rules find nobody either.
 */
export function namesOfJob(job: GoldCase, catalogues: GoldCatalogues): ClientsNames {
  const found = namesIn(goldInput(job, catalogues));
  const { byRules, words, starts } = found;
  const wanted = job.expect.client;
  if (!wanted) return { ...found, clients: byRules && wanted === undefined ? null : [] };
  const isRight = byRules !== null && byRules.name.toLowerCase().includes(wanted.toLowerCase());
  const name = bare(isRight ? byRules.name : wanted);
  const said = words.flatMap((one, place) => (bare(one) === name ? [place] : []));
  const where = said.filter((place) => starts[place] === byRules?.source.start);
  const clients = isRight && where.length > 0 ? where : said;
  return { ...found, clients: clients.length > 0 ? clients : null };
}

/** A key's name as it is said, without what differs from one writer to another. */
const asSaid = (name: string): string =>
  bare(name)
    .replaceAll(/\bmister\b/g, "mr")
    .replaceAll(/\bmissus\b/g, "mrs")
    .replaceAll(/\bdoctor\b/g, "dr")
    .replaceAll("&", "and")
    .replaceAll(/'s?(?= |$)/g, "")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/ (?:residence|house|place|home|job|property)$/, "")
    .trim();
/** What stands between two names of one client in a key: "Mrs. Pham, Golden Lotus". */
const BETWEEN = /,| at | - |\(|\)|;|care of|attention|attn| for | of (?:the )?| on /;

/** The ways to say a client of a key: whole, either name of two, with a title and without, as a family. */
function waysToSay(client: string): ReadonlySet<string> {
  const whole = [client, ...client.split(BETWEEN)].map(asSaid).filter((name) => name !== "");
  const untitled = whole.map((name) => name.replace(/^(?:mr|mrs|ms|miss) /, ""));
  return new Set([...whole, ...untitled].flatMap((name) => [name, `${name}s`, name.replace(/s$/, "")]));
}

/** True for a document's client whom a key means. */
export const isClientOf = (client: string, found: string): boolean => waysToSay(client).has(asSaid(found));

/** Looks for whom a natural talk is for: of the names that its key may mean those with the most words. */
export function namesOfNatural({ transcript, client }: NaturalTalk): ClientsNames {
  const found = namesIn(plainInput(transcript));
  if (client === null) return { ...found, clients: [] };
  const ways = waysToSay(client);
  const said = found.words.flatMap((words, place) => (ways.has(asSaid(words)) ? [place] : []));
  const isInside = (place: number, other: number): boolean => {
    const [name, beside] = [found.names[place], found.names[other]];
    return place !== other && !!name && !!beside && beside.first <= name.first && name.last <= beside.last;
  };
  const clients = said.filter((place) => !said.some((other) => isInside(place, other)));
  return { ...found, clients: clients.length > 0 ? clients : null };
}

/** A dictation whose client's name is marked, or that has none. */
export interface MarkedClient extends ClientsNames {
  say: string;
  client: string | null;
}

/** Reads dictations, one a line: `{mrs oduya}` is whom the job is for; one without a mark is for nobody who is named. */
export const readMarkedClients = (text: string): MarkedClient[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const start = line.indexOf("{");
      const client = start < 0 ? null : line.slice(start + 1, line.indexOf("}"));
      const say = line.replace("{", "").replace("}", "");
      const found = namesIn(plainInput(say));
      // "{olson}s fifty gallon": a recogniser writes no apostrophe
      const said = new Set([bare(client ?? ""), `${bare(client ?? "")}s`]);
      const isMeant = (place: number) => found.starts[place] === start && said.has(bare(found.words[place] ?? ""));
      const clients = client === null ? [] : found.names.flatMap((_, place) => (isMeant(place) ? [place] : []));
      return { ...found, say, client, clients: client !== null && clients.length === 0 ? null : clients };
    });
