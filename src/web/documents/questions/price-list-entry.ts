import { isFlat } from "#shared/documents/line-figures.ts";
import type { Choice } from "#shared/documents/questions.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { isHours } from "#shared/documents/totals.ts";
import type { SaveService } from "#shared/services/schema.ts";
import { categoryLabels } from "../labels.ts";

const NAME_LENGTH = 200;

/** What a line is called in the price list. */
export const listNameOf = ({ description }: Pick<LineItem, "description">): string =>
  description.trim().slice(0, NAME_LENGTH);

/** True when the list has something of this name; a second one of it would leave open which is meant. */
export const isListed = (name: string, services: readonly { name: string }[]): boolean =>
  services.some((service) => service.name.trim().toLowerCase() === name.toLowerCase());

/**
 * The service that a typed price makes of its line: by the hour where the line counts hours, else at a fixed rate.
 * Null when there is no price of one in it: a sum for forty feet says nothing of the next forty-one.
 */
export function priceListEntry(item: LineItem, { unitPrice, amount }: Choice["change"]): SaveService | null {
  const price = unitPrice ?? (isFlat(item) ? amount : undefined);
  const name = listNameOf(item);
  if (price === undefined || name === "") return null;
  const { unit } = item;
  const isHourly = isHours(unit);
  return {
    name,
    description: unit === null || unit === "each" || isHourly ? null : `Priced per ${unit}`,
    hourlyRate: isHourly ? price : null,
    fixedRate: isHourly ? null : price,
    category: categoryLabels[item.category],
    isActive: true,
  };
}
