import { readMoney } from "#shared/documents/figure-text.ts";
import type { SaveService } from "#shared/services/schema.ts";

/** A service as it stands in the fields. */
export type ServiceText = Record<"name" | "description" | "category" | "hourlyRate" | "fixedRate", string>;

/** The service that the fields describe, null with messages where something is to be put right. */
export function readService(text: ServiceText): { service: SaveService | null; issues: Partial<ServiceText> } {
  const hourly = readMoney(text.hourlyRate);
  const fixed = readMoney(text.fixedRate);
  const issues: Partial<ServiceText> = {
    ...(text.name.trim() === "" && { name: "Service name is required." }),
    ...(text.name.trim().length > 200 && { name: "At most 200 characters." }),
    ...(text.description.length > 2_000 && { description: "At most 2,000 characters." }),
    ...(text.category.length > 100 && { category: "At most 100 characters." }),
    ...(!hourly.ok && { hourlyRate: hourly.message }),
    ...(!fixed.ok && { fixedRate: fixed.message }),
  };
  if (!hourly.ok || !fixed.ok || Object.keys(issues).length > 0) return { service: null, issues };
  return {
    issues,
    service: {
      name: text.name.trim(),
      description: text.description.trim() || null,
      category: text.category.trim() || null,
      hourlyRate: hourly.value,
      fixedRate: fixed.value,
      isActive: true,
    },
  };
}
