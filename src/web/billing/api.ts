import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  billingHistorySchema,
  doneSchema,
  hostedPageSchema,
  offersSchema,
  paymentResultSchema,
  setupIntentSchema,
} from "#shared/billing/schema.ts";
import { checkoutPageSchema, portalPageSchema, setupResultSchema, type SetupResult } from "#shared/billing/sandbox.ts";
import { api } from "#web/api-client.ts";

const OFFERS = "/api/offers";
const HISTORY = "/api/billing-history";

/** What each plan costs today. */
export const useOffers = () =>
  useQuery({ queryKey: [OFFERS], queryFn: ({ signal }) => api.get(OFFERS, offersSchema, { signal }) });

export const useBillingHistory = () =>
  useQuery({ queryKey: [HISTORY], queryFn: ({ signal }) => api.get(HISTORY, billingHistorySchema, { signal }) });

/** Where a receipt is downloaded. */
export const receiptPath = (invoiceId: string): string => `/api/invoices/${encodeURIComponent(invoiceId)}/pdf`;

/** Everything that a change of the subscription changes on the screens. */
function useRefreshBilling() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ["/api/subscription-status", HISTORY, "/api/auth/user"].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
}

/** Cancels at the end of the paid time, or takes that back. */
export function useSetCancellation() {
  return useMutation({
    mutationFn: (cancel: boolean) =>
      api.send("POST", `/api/subscription/${cancel ? "cancel" : "resume"}`, undefined, doneSchema),
    onSuccess: useRefreshBilling(),
  });
}

export function useRequestRefund() {
  return useMutation({
    mutationFn: (reason: string) => api.send("POST", "/api/refund-request", { reason }, doneSchema),
    onSuccess: useRefreshBilling(),
  });
}

/** Asks for the address of the provider's billing portal; the browser goes there. */
export const useOpenPortal = () =>
  useMutation({
    mutationFn: () => api.send("POST", "/api/create-portal-session", undefined, hostedPageSchema),
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** Asks for a hosted checkout; the browser goes there. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (input: { email: string; withoutTrial?: boolean }) =>
      api.send("POST", "/api/create-checkout-session", input, hostedPageSchema),
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** What a card is confirmed with. One for each person who signs up, not asked again while the page is open. */
export const useSetupIntent = (person: { email: string; referralCode: string } | undefined) =>
  useQuery({
    queryKey: ["setup-intent", person],
    enabled: person !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.send(
        "POST",
        "/api/create-setup-intent",
        { email: person?.email, ...(person?.referralCode && { referralCode: person.referralCode }) },
        setupIntentSchema,
        { signal },
      ),
  });

/** What came of a hosted checkout. */
export const paymentResultOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ["payment-success", sessionId],
    enabled: sessionId !== "",
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      api.send("POST", "/api/payment-success", { session_id: sessionId }, paymentResultSchema, { signal }),
  });

/** The sandbox's answer to a card. */
export const confirmSandboxSetup = (input: {
  clientSecret: string;
  paymentMethodId: string;
  authenticated: boolean | null;
}): Promise<SetupResult> => api.send("POST", "/api/sandbox/confirm-setup", input, setupResultSchema);

const checkoutPath = (id: string) => `/api/sandbox/checkouts/${encodeURIComponent(id)}`;
const portalPath = (id: string) => `/api/sandbox/portals/${encodeURIComponent(id)}`;

export const useSandboxCheckout = (id: string) =>
  useQuery({
    queryKey: [checkoutPath(id)],
    queryFn: ({ signal }) => api.get(checkoutPath(id), checkoutPageSchema, { signal }),
  });

export const paySandboxCheckout = (id: string, paymentMethodId: string) =>
  api.send("POST", `${checkoutPath(id)}/pay`, { paymentMethodId }, hostedPageSchema);

export const useSandboxPortal = (id: string) =>
  useQuery({
    queryKey: [portalPath(id)],
    queryFn: ({ signal }) => api.get(portalPath(id), portalPageSchema, { signal }),
  });

/** One of the portal's buttons. What it changes is read again, here and in the product. */
export function useSandboxPortalAction(id: string) {
  const client = useQueryClient();
  const refresh = useRefreshBilling();
  return useMutation({
    mutationFn: (action: { name: "pay" | "cancel" | "resume" } | { name: "card"; paymentMethodId: string }) =>
      api.send(
        "POST",
        `${portalPath(id)}/${action.name}`,
        action.name === "card" ? { paymentMethodId: action.paymentMethodId } : undefined,
        doneSchema,
      ),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: [portalPath(id)] }), refresh()]),
  });
}
