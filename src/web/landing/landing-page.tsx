import type { LandingVariant } from "#shared/marketing/landing.ts";
import { Banner } from "./sections/banner.tsx";
import { Comparison } from "./sections/comparison.tsx";
import { Devices } from "./sections/devices.tsx";
import { Faq } from "./sections/faq.tsx";
import { Features } from "./sections/features.tsx";
import { FinalCall } from "./sections/final-call.tsx";
import { Footer } from "./sections/footer.tsx";
import { Guarantee } from "./sections/guarantee.tsx";
import { Hero } from "./sections/hero.tsx";
import { Industries } from "./sections/industries.tsx";
import styles from "./landing-page.module.css";
import { LivePreview } from "./sections/live-preview.tsx";
import { Pricing } from "./sections/pricing.tsx";
import { Roi } from "./sections/roi.tsx";
import { Security } from "./sections/security.tsx";
import { SignUpToast } from "./sections/sign-up-toast.tsx";
import { Sources } from "./sections/sources.tsx";
import { Testimonials } from "./sections/testimonials.tsx";
import { TopNavigation } from "./sections/top-navigation.tsx";

/** The whole page for signed-out visitors. Made at build time; nothing in it waits for a script. */
export function LandingPage({ offer, figures }: LandingVariant) {
  const isSample = figures === "sample";
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
        <Sources />
        <Industries />
        <Comparison />
        <Features />
        <LivePreview />
        <Devices />
        <Roi />
        {isSample && <Testimonials />}
        <Security />
        <Guarantee />
        <Faq />
        <Pricing offer={offer} />
        <FinalCall />
      </main>
      <Footer />
      {isSample && <SignUpToast />}
    </>
  );
}
