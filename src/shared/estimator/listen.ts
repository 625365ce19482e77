import { LIMITS } from "#shared/limits.ts";
import { findAddressBefore, findClientAddress } from "./client/client-address.ts";
import { findContact } from "./client/contact.ts";
import { attentionOf } from "./client/attention.ts";
import { findClient } from "./client/find-client.ts";
import type { EstimateInput } from "./estimate-input.ts";
import { findFigures } from "./figures/figures.ts";
import { takeBackThings } from "./figures/retaken-words.ts";
import { withEachForOne } from "./heard/one-of-them.ts";
import { hearStatements } from "./likelihood/statements.ts";
import { withoutAsked } from "./numbers/asked-numbers.ts";
import { readNumbers } from "./numbers/numbers.ts";
import { withWholeRates } from "./roles/whole-rates.ts";
import { stemsOfName } from "./service-names/service-names.ts";
import { byTheHour } from "./service-names/sold-by.ts";
import { findDoubled } from "./terms/doubled.ts";
import { withEditWords } from "./words/edit-phrases.ts";
import { readForm } from "./words/form-labels.ts";
import { stem } from "./words/stem.ts";
import { withListedPoints } from "./words/listed-points.ts";
import { withSpelledWords } from "./words/spelled-words.ts";
import { withSplitDigits } from "./words/split-digits.ts";
import { withoutOpeners } from "./words/talk-openers.ts";
import { tokenize } from "./words/tokens.ts";

/** Tells a word of the names of some services. */
export const isNamed =
  (services: EstimateInput["catalogue"]) =>
  (word: string): boolean =>
    services.some(({ name }) => stemsOfName(name).has(stem(word)));

/** What the first of some services that all of some words name costs, in cents, or 0. */
const rateIn =
  (services: EstimateInput["catalogue"]) =>
  (words: readonly string[]): number =>
    services.find(({ name }) => words.every((word) => stemsOfName(name).has(stem(word))))?.fixedRate ?? 0;

/** The words of a talk, its numbers, and how somebody is reached. */
export function hearWords(input: Pick<EstimateInput, "transcription">) {
  const text = input.transcription.slice(0, LIMITS.transcriptMaximum);
  const { tokens: stopped, statements } = hearStatements(withSplitDigits(tokenize(text)));
  const words = withoutOpeners(withEditWords(withSpelledWords(withWholeRates(text, stopped))));
  const taken = new Uint8Array(words.length + 16);
  const tokens = withListedPoints(withEachForOne(takeBackThings(readForm(words, taken), taken)), taken);
  const numbers = withoutAsked(readNumbers(tokens), text, tokens, taken);
  const contact = findContact(text, tokens, numbers, taken);
  return { text, tokens, taken, numbers, contact, statements };
}

/** What a talk says before anything is made of it: its words, who it is for, and every figure with its role. */
export function listen(input: Pick<EstimateInput, "transcription" | "clients" | "catalogue">) {
  const { text, tokens, taken, numbers, contact, statements } = hearWords(input);
  const { client, perhaps } = findClient(text, tokens, input.clients, taken, isNamed(input.catalogue));
  if (client && !contact.address)
    contact.address =
      findClientAddress(text, tokens, numbers, client.source.end, taken) ??
      (client.before === undefined ? null : findClientAddress(text, tokens, numbers, client.before, taken)) ??
      findAddressBefore(text, tokens, numbers, client.source.start, taken);
  const attention = attentionOf(text, tokens, client?.name ?? null, taken);
  const catalogue = input.catalogue.map(byTheHour);
  const doubled = findDoubled(text, tokens, taken);
  const figures = findFigures(tokens, numbers, taken, rateIn(catalogue));
  return { text, tokens, taken, numbers, contact, statements, client, perhaps, attention, catalogue, doubled, figures };
}
