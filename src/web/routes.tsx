import { lazy, useEffect, type ComponentType } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { useUser } from "#web/accounts/api.ts";
import { accountPages } from "#web/accounts/account-pages.ts";
import { Guard, Unchecked, Waiting, type SignedOut } from "#web/accounts/guard.tsx";
import { destination } from "#web/accounts/return-to.ts";
import { billingPages } from "#web/billing/billing-pages.ts";
import { Frame } from "#web/frame/frame.tsx";
import { NotFoundPage } from "#web/frame/not-found-page.tsx";
import { RouteBoundary } from "#web/frame/route-boundary.tsx";
import { paths } from "./paths.ts";

type Page = ComponentType<{ user: User }>;

const PrivacyPolicyPage = lazy(async () => ({
  default: (await import("#web/landing/privacy-policy-page.tsx")).PrivacyPolicyPage,
}));
const AuthPage = lazy(async () => ({ default: (await import("#web/accounts/auth-page.tsx")).AuthPage }));
const DashboardPage = lazy(async () => ({
  default: (await import("#web/dashboard/dashboard-page.tsx")).DashboardPage,
}));
const ListPage = lazy(async () => ({ default: (await import("#web/documents/list-page.tsx")).ListPage }));
const GridPage = lazy(async () => ({ default: (await import("#web/documents/grid-page.tsx")).GridPage }));
const DebugPage = lazy(async () => ({ default: (await import("#web/documents/debug-page.tsx")).DebugPage }));
const ClientsPage = lazy(async () => ({ default: (await import("#web/clients/clients-page.tsx")).ClientsPage }));
const ClientPage = lazy(async () => ({ default: (await import("#web/clients/client-page.tsx")).ClientPage }));
const InsightsPage = lazy(async () => ({ default: (await import("#web/insights/insights-page.tsx")).InsightsPage }));
const SettingsPage = lazy(async () => ({ default: (await import("#web/settings/settings-page.tsx")).SettingsPage }));
const ReferralsPage = lazy(async () => ({
  default: (await import("#web/referrals/referrals-page.tsx")).ReferralsPage,
}));
const FixSessionPage = lazy(async () => ({
  default: (await import("#web/session/fix-session-page.tsx")).FixSessionPage,
}));
const TestPage = lazy(async () => ({ default: (await import("#web/session/test-page.tsx")).TestPage }));

type Protected = { path: string; name: string; Page: Page; signedOut: SignedOut };

// Section 4 of the specification: the dashboard, the settings and the documents sign in again after a moment.
const pages: readonly Protected[] = [
  {
    path: paths.dashboard,
    name: "dashboard",
    Page: DashboardPage,
    signedOut: { loginAfterMs: 500, title: "Unauthorized" },
  },
  {
    path: paths.settings,
    name: "settings",
    Page: SettingsPage,
    signedOut: { loginAfterMs: 500, title: "Session Expired" },
  },
  { path: paths.quotes, name: "quotes", Page: ListPage, signedOut: { loginAfterMs: 1000, title: "Session Expired" } },
  { path: paths.bids, name: "quotes", Page: ListPage, signedOut: { loginAfterMs: 1000, title: "Session Expired" } },
  {
    path: paths.documentsView,
    name: "documents",
    Page: GridPage,
    signedOut: { loginAfterMs: 1000, title: "Session Expired" },
  },
  { path: paths.testDocuments, name: "documents", Page: DebugPage, signedOut: "home" },
  { path: paths.clients, name: "clients", Page: ClientsPage, signedOut: "home" },
  { path: paths.client, name: "client", Page: ClientPage, signedOut: "home" },
  { path: paths.insights, name: "insights", Page: InsightsPage, signedOut: "home" },
  { path: paths.referrals, name: "referrals", Page: ReferralsPage, signedOut: "home" },
];

/** Whether an address is of this page; a part such as ":id" is anything. */
function isPath(path: string, address: string): boolean {
  const [parts, given] = [path.split("/"), address.split("/")];
  return parts.length === given.length && parts.every((part, at) => part.startsWith(":") || part === given[at]);
}

export function Routes() {
  const [location] = useLocation();
  const page = pages.find(({ path }) => isPath(path, location.replace(/(.)\/$/, "$1")));
  // One element for all pages behind the sign-in: the frame, and the focus in it, stay while the page changes.
  if (page) return <ProtectedPage {...page} />;
  return (
    <Switch>
      <Route path={paths.home}>
        <Start />
      </Route>
      <Route path={paths.privacyPolicy}>
        <RouteBoundary name="privacy policy">
          <PrivacyPolicyPage />
        </RouteBoundary>
      </Route>
      <Route path={paths.auth}>
        <RouteBoundary name="sign-in">
          <AuthPage />
        </RouteBoundary>
      </Route>
      {billingPages.map(({ path, Page }) => (
        <Route key={path} path={path}>
          <RouteBoundary name="payment">
            <Page />
          </RouteBoundary>
        </Route>
      ))}
      {accountPages.map(({ path, Page }) => (
        <Route key={path} path={path}>
          <RouteBoundary name="account">
            <Page />
          </RouteBoundary>
        </Route>
      ))}
      <Route path={paths.fixSession}>
        <RouteBoundary name="session">
          <FixSessionPage asks="credentials" />
        </RouteBoundary>
      </Route>
      <Route path={paths.loginFix}>
        <RouteBoundary name="session">
          <FixSessionPage asks="password" />
        </RouteBoundary>
      </Route>
      <Route path={paths.test}>
        <RouteBoundary name="test">
          <TestPage />
        </RouteBoundary>
      </Route>
      <Route path={paths.testMinimal}>
        <main>
          <h1>Routing works.</h1>
        </main>
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

function ProtectedPage({ name, Page, signedOut }: Protected) {
  return (
    <Guard signedOut={signedOut}>
      {(user) => (
        <Frame user={user}>
          <UserCheck key={`user at ${name}`} />
          {/* By its name each page has its own: the one before, and the focus in it, go at once. */}
          <RouteBoundary key={name} name={name}>
            <Page user={user} />
          </RouteBoundary>
        </Frame>
      )}
    </Guard>
  );
}

/** Each page asks anew who is signed in: a session that ended elsewhere is noticed before anything is typed. */
function UserCheck() {
  useUser();
  return null;
}

/** The start page; who is signed in goes on to the dashboard, or to where they were going before they signed in. */
function Start() {
  const { data: user, error, refetch } = useUser();
  if (user) return <Redirect to={destination()} replace />;
  if (user === null) return <ToLanding />;
  return error ? <Unchecked error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

/** The landing page is a page of its own, which the server sends to whoever is signed out. */
function ToLanding() {
  useEffect(() => window.location.replace(paths.home), []);
  return <Waiting />;
}
