import { constructionTemplates } from "./public/construction.ts";
import { eventAndBusinessTemplates } from "./public/events-and-business.ts";
import { homeServiceTemplates } from "./public/home-services.ts";
import { tradeServiceTemplates } from "./public/trade-services.ts";
import type { Template } from "./template.ts";

/** The product's own templates: the same for everyone, kept in code, without a price. */
export const publicTemplates: readonly Template[] = [
  ...constructionTemplates,
  ...tradeServiceTemplates,
  ...homeServiceTemplates,
  ...eventAndBusinessTemplates,
];
