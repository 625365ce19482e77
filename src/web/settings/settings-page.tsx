import { lazy, Suspense, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { Loading } from "#web/frame/loading.tsx";
import { TabList, TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { ProfileTab } from "./profile/profile-tab.tsx";
import styles from "./settings.module.css";

const AccountTab = lazy(async () => ({ default: (await import("#web/accounts/settings/account-tab.tsx")).AccountTab }));
const SavedTemplates = lazy(async () => ({
  default: (await import("#web/templates/saved-templates.tsx")).SavedTemplates,
}));
const ServicesTab = lazy(async () => ({ default: (await import("./services/services-tab.tsx")).ServicesTab }));
const SubscriptionTab = lazy(async () => ({
  default: (await import("./subscription/subscription-tab.tsx")).SubscriptionTab,
}));
const ThemesTab = lazy(async () => ({ default: (await import("./themes/themes-tab.tsx")).ThemesTab }));

const tabs = [
  { name: "profile", label: "Business Profile" },
  { name: "services", label: "Services & Rates" },
  { name: "themes", label: "Document Themes" },
  { name: "templates", label: "Templates" },
  { name: "subscription", label: "Subscription" },
  { name: "account", label: "Sign-in & Mails" },
] as const;
type TabName = (typeof tabs)[number]["name"];

/** What stands on every document, what work costs, how paper looks, and the plan. The address names the tab. */
export function SettingsPage({ user }: { user: User }) {
  useTitle("Settings");
  const [search, setSearch] = useSearchParams();
  const tab: TabName = tabs.find(({ name }) => name === search.get("tab"))?.name ?? "profile";
  return (
    <main className={styles.page}>
      <h1>Settings</h1>
      <Tabs value={tab} onChange={(name) => setSearch({ tab: name }, { replace: true })}>
        <TabList label="Settings" tabs={tabs} />
        <Panel name="profile">
          <ProfileTab user={user} />
        </Panel>
        <Panel name="services">
          <ServicesTab />
        </Panel>
        <Panel name="themes">
          <ThemesTab />
        </Panel>
        <Panel name="templates">
          <SavedTemplates />
        </Panel>
        <Panel name="subscription">
          <SubscriptionTab user={user} />
        </Panel>
        <Panel name="account">
          <AccountTab user={user} />
        </Panel>
      </Tabs>
    </main>
  );
}

/** A tab's own code comes when it is opened. */
function Panel({ name, children }: { name: TabName; children: ReactNode }) {
  return (
    <TabPanel name={name} className={styles.panel}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </TabPanel>
  );
}
