import { constructionTemplates } from "./public/construction.ts";
import { eventAndBusinessTemplates } from "./public/events-and-business.ts";
import { finishTemplates } from "./public/finishes.ts";
import { homeServiceTemplates } from "./public/home-services.ts";
import { personalServiceTemplates } from "./public/personal-services.ts";
import { systemTemplates } from "./public/systems.ts";
import type { Template } from "./template.ts";

/** The product's own templates: the same for everyone, kept in code, without a price. */
export const publicTemplates: readonly Template[] = [
  ...constructionTemplates,
  ...systemTemplates,
  ...finishTemplates,
  ...homeServiceTemplates,
  ...personalServiceTemplates,
  ...eventAndBusinessTemplates,
];
