import type { LandingVariant } from "#shared/marketing/landing.ts";
import { AskForLater, type LaterFiles } from "./later-files.tsx";
import styles from "./landing-page.module.css";
import { Banner } from "./sections/banner.tsx";
import { Hero } from "./sections/hero.tsx";
import { TopNavigation } from "./sections/top-navigation.tsx";

// Imported apart, so that the build keeps the styles of the first picture and those below it in two files.
const { Ending, Parts } = await import("./below-the-fold.tsx");

/** While developing there are no later files: all of the styles are there, and the script is in the page. */
type LandingPageProps = LandingVariant & { later?: LaterFiles | undefined };

/** The whole page for signed-out visitors. Made at build time; nothing in it waits for a script. */
export function LandingPage({ offer, figures, later }: LandingPageProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <Banner offer={offer} />
      <div className={styles.top} data-on="binding">
        <TopNavigation figures={figures} />
      </div>
      <main id="content">
        <Hero figures={figures} />
        {later && <AskForLater {...later} />}
        <Parts offer={offer} figures={figures} />
      </main>
      <Ending figures={figures} />
    </>
  );
}
