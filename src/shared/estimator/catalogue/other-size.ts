import type { CatalogueEntry } from "../estimate-input.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { sizesOf, unitOf } from "../service-names/service-names.ts";
import { MADE } from "../words/sentence-words.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { isFootage, singular, unitAt } from "../words/units.ts";
import type { NamedServices } from "./named-services.ts";

/** A name without its numbers: "inch seamless gutter". */
const withoutNumbers = ({ name }: CatalogueEntry): string =>
  name
    .toLowerCase()
    .replaceAll(/[\d.]+|[^\p{L}]+/gu, " ")
    .trim();

/** "Fifty feet of five inch gutter, actually make that | six inch": the service that differs from the one before by this size. */
export function otherSizeAt(
  services: NamedServices,
  index: number,
  before: ServiceMention | undefined,
): ServiceMatch | null {
  const { at, names } = services;
  if (!before || at(index - 2) !== "make" || !MADE.has(at(index - 1)) || !services.isNumberAt(index)) return null;
  const unit = unitOf(at(index + 1));
  const value = services.values.get(index)?.value;
  if (value === undefined || !sizesOf(before.entry.name).some((size) => size.unit === unit)) return null;
  const rest = withoutNumbers(before.entry);
  const other = names.find(
    ({ entry }) =>
      entry.id !== before.entry.id &&
      withoutNumbers(entry) === rest &&
      sizesOf(entry.name).some((size) => size.unit === unit && size.value === value),
  );
  return other ? partOf(other.entry, index, index + 1) : null;
}

/** How far from a thing its length may be told. */
const LENGTH_REACH = 6;

/** True when a length is told right behind a thing, or before it: "gutters front and back, sixty foot", "sixty feet of gutter". */
function isMeasuredNear({ at, values, tokens }: NamedServices, index: number): boolean {
  const isLong = (last: number) => values.has(last) && isFootage(unitAt(at(last + 1), at(last + 2))?.unit ?? "");
  const before = at(index - 1) === "of" ? index - 3 : index - 2;
  if (isLong(before)) return true;
  for (let next = index + 1; next <= index + LENGTH_REACH && !beginsSentence(tokens[next]); next++)
    if (isLong(next)) return true;
  return false;
}

/** "Gutters front and back, sixty foot each side", where five and six inch ones are sold: all that differ by their size alone, of which one is meant. */
export function anySizeAt(services: NamedServices, index: number): ServiceMatch | null {
  const named = services.withWordAt(index);
  if (named.length < 2 || !isMeasuredNear(services, index)) return null;
  const sized = named.filter(({ entry }) => sizesOf(entry.name).length > 0);
  const [first, ...others] = sized;
  if (!first || others.length === 0) return null;
  const next = services.at(index + 1);
  const joins = isJoined(services.tokens[index + 1]) && services.withWord(stem(next)).length > 0;
  const alike = others.every(({ entry }) => withoutNumbers(entry) === withoutNumbers(first.entry));
  // "sixty feet of six inch gutter" has said which
  const said = sizesOf(first.entry.name).some(({ unit }) => unitOf(services.at(index - 1)) === unit);
  if (joins || said || !alike || !withoutNumbers(first.entry).endsWith(singular(services.at(index)))) return null;
  return { ...partOf(first.entry, index, index), others: sized.map(({ entry }) => entry) };
}
