import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { questions } from "./questions.ts";

/** What search engines are told: the product, its price, and the answers on the page. */
export const structuredData = {
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "SoftwareApplication",
      name: "Bidspoke",
      description: "Spoken words become a priced quote, bid, estimate or invoice.",
      url: `${gaps.address}/`,
      image: `${gaps.address}/social-preview.png`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      offers: { "@type": "Offer", price: gaps.monthlyNumber, priceCurrency: "USD" },
    },
    {
      "@type": "FAQPage",
      mainEntity: questions.map(({ ask, answer }) => ({
        "@type": "Question",
        name: ask,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ],
};
