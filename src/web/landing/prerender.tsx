import "#web/ui/base.css";
import { renderToStaticMarkup } from "react-dom/server";
import type { LandingVariant } from "#shared/marketing/landing.ts";
import { LandingPage } from "./landing-page.tsx";
import type { LaterFiles } from "./later-files.tsx";
import { structuredData } from "./structured-data.ts";

export { landingFile, landingVariants } from "#shared/marketing/landing.ts";

/** The markup of one variant of the page, and the data for search engines. Run while the pages are built. */
export const renderLanding = (variant: LandingVariant, later?: LaterFiles): string =>
  renderToStaticMarkup(<LandingPage {...variant} later={later} />);

/** As it may stand inside a script element. */
export const renderStructuredData = (): string => JSON.stringify(structuredData).replaceAll("<", "\\u003c");
