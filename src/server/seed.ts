import type { Deps } from "./context.ts";
import { accountId, contextOf } from "./context.ts";
import { emailExists } from "./accounts/service.ts";
import { signUpWithPayment } from "./billing/service/sign-up.ts";
import { generateDocument } from "./documents/service/generate.ts";
import { updateDocument } from "./documents/service/change.ts";
import { saveProfile } from "./profile/service.ts";
import { createService } from "./services/service.ts";
import { cents } from "#shared/money.ts";
import type { DocumentStatus, DocumentType } from "#shared/documents/schema.ts";

/** Prices of the demo business, in cents. */
const priceList = [
  {
    name: "Post mix, 60 lb",
    description: "Set and crowned",
    hourlyRate: null,
    fixedRate: cents(785),
    category: "Materials",
  },
  { name: "Fence labor", description: null, hourlyRate: cents(6500), fixedRate: null, category: "Labor" },
  { name: "Site visit", description: "Within 25 miles", hourlyRate: null, fixedRate: cents(9500), category: "Fees" },
] as const;

const samples: { type: DocumentType; status: DocumentStatus; words: string }[] = [
  {
    type: "quote",
    status: "declined",
    words: "Quote for Ben Achterberg. Gutter run on the north side, sixty six feet at eleven twenty five a foot.",
  },
  {
    type: "estimate",
    status: "pending",
    words:
      "Estimate for Lena Ruiz. Repaint three bedrooms at five hundred and ten each, paint and materials three hundred and sixty.",
  },
  {
    type: "bid",
    status: "accepted",
    words:
      "Bid for Hollis Street HOA. Deck boards, four hundred and eighty square feet at nineteen fifty a square foot, and sixty four feet of rail at thirty dollars a foot. Forty percent deposit. Net thirty.",
  },
  {
    type: "quote",
    status: "draft",
    words:
      "Quote for Dana Whitfield at 42 Oak Street. Hundred and forty foot of six foot cedar fence at thirty eight a foot, two walk gates at two eighty five each. Tear out the chain link for four fifty. Thirty six bags of post mix, and haul the old one away.",
  },
];

/** Makes the demo account with a profile, a price list and sample documents, unless it is there. */
export async function seedDemoAccount(deps: Deps): Promise<void> {
  const { DEMO_ACCOUNT_EMAIL: email, DEMO_ACCOUNT_PASSWORD: password } = deps.settings;
  if (await emailExists(deps, email)) return;
  await deps.jobs.ready();
  const userId = await signUpWithPayment(deps, {
    email,
    password,
    firstName: "Ray",
    lastName: "Kessler",
    paymentMethodId: "pm_card_visa",
  });
  const ctx = contextOf(deps, accountId(userId), "seed");
  await saveProfile(ctx, {
    businessName: "Kessler Fence & Deck",
    email: "ray@kesslerfence.example",
    phone: "(937) 555-0148",
    address: "118 Linden Avenue, Dayton, Ohio",
    website: "kesslerfence.example",
    description: "Family business. We set every post in concrete and haul away what we take out.",
    logoUrl: null,
    teamSize: 3,
  });
  for (const service of priceList) await createService(ctx, { ...service, isActive: true });
  for (const { words, type, status } of samples) {
    const document = await generateDocument(
      ctx,
      { transcription: words, type, includeLogo: true },
      { progress: () => {}, draft: () => {} },
      AbortSignal.timeout(60_000),
    );
    if (status !== "draft") await updateDocument(ctx, document.id, { version: document.version, status });
  }
}
