import type { LandingVariant } from "#shared/marketing/landing.ts";
import { Comparison } from "./sections/comparison.tsx";
import { Devices } from "./sections/devices.tsx";
import { Faq } from "./sections/faq.tsx";
import { Features } from "./sections/features.tsx";
import { FinalCall } from "./sections/final-call.tsx";
import { Footer } from "./sections/footer.tsx";
import { Guarantee } from "./sections/guarantee.tsx";
import { Industries } from "./sections/industries.tsx";
import { LivePreview } from "./sections/live-preview.tsx";
import { Pricing } from "./sections/pricing.tsx";
import { Roi } from "./sections/roi.tsx";
import { Security } from "./sections/security.tsx";
import { SignUpToast } from "./sections/sign-up-toast.tsx";
import { Sources } from "./sections/sources.tsx";
import { Testimonials } from "./sections/testimonials.tsx";

/** Everything about the product that follows the hero. */
export function Parts({ offer, figures }: LandingVariant) {
  return (
    <>
      <Sources />
      <Industries />
      <Comparison />
      <Features />
      <LivePreview />
      <Devices />
      <Roi />
      {figures === "sample" && <Testimonials />}
      <Security />
      <Guarantee />
      <Faq />
      <Pricing offer={offer} />
      <FinalCall />
    </>
  );
}

/** What stands after the product's parts, and what comes up over them. */
export function Ending({ figures }: Pick<LandingVariant, "figures">) {
  return (
    <>
      <Footer />
      {figures === "sample" && <SignUpToast />}
    </>
  );
}
