import { lazy, type ComponentType } from "react";
import { paths } from "#web/paths.ts";

/** The pages about money, which have a frame of their own and need no sign-in. */
export const billingPages: readonly { path: string; Page: ComponentType }[] = [
  {
    path: paths.paymentSetup,
    Page: lazy(async () => ({ default: (await import("./payment-setup/payment-setup-page.tsx")).PaymentSetupPage })),
  },
  {
    path: paths.subscribe,
    Page: lazy(async () => ({ default: (await import("./subscribe-page.tsx")).SubscribePage })),
  },
  { path: paths.checkout, Page: lazy(async () => ({ default: (await import("./checkout-page.tsx")).CheckoutPage })) },
  {
    path: paths.paymentSuccess,
    Page: lazy(async () => ({ default: (await import("./payment-success-page.tsx")).PaymentSuccessPage })),
  },
  {
    path: "/sandbox/checkout/:id",
    Page: lazy(async () => ({ default: (await import("./sandbox/checkout-page.tsx")).SandboxCheckoutPage })),
  },
  {
    path: "/sandbox/portal/:id",
    Page: lazy(async () => ({ default: (await import("./sandbox/portal-page.tsx")).SandboxPortalPage })),
  },
];
