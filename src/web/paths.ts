/** The addresses of the app's pages. */
export const paths = {
  home: "/",
  privacyPolicy: "/privacy-policy",
  auth: "/auth",
  signUp: "/auth?mode=signup",
  paymentSetup: "/payment-setup",
  subscribe: "/subscribe",
  checkout: "/checkout",
  paymentSuccess: "/payment-success",
  dashboard: "/dashboard",
  quotes: "/quotes",
  bids: "/bids",
  clients: "/clients",
  client: "/clients/:id",
  insights: "/insights",
  documentsView: "/documents-view",
  testDocuments: "/test-documents",
  settings: "/settings",
  referrals: "/referrals",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  unsubscribe: "/unsubscribe/:id",
  mailbox: "/mail",
  fixSession: "/fix-session",
  loginFix: "/login-fix",
  test: "/test",
  testMinimal: "/test-minimal",
} as const;

/** Addresses that the browser must navigate to: the server answers them with a redirect. */
export const serverPaths = { login: "/api/login", logout: "/api/logout" } as const;
