import { useSearchParams } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { AccountTab } from "#web/accounts/settings/account-tab.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { SavedTemplates } from "#web/templates/saved-templates.tsx";
import { TabList, TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { ProfileTab } from "./profile/profile-tab.tsx";
import { ServicesTab } from "./services/services-tab.tsx";
import { SubscriptionTab } from "./subscription/subscription-tab.tsx";
import { ThemesTab } from "./themes/themes-tab.tsx";
import styles from "./settings.module.css";

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
        <TabPanel name="profile" className={styles.panel}>
          <ProfileTab user={user} />
        </TabPanel>
        <TabPanel name="services" className={styles.panel}>
          <ServicesTab />
        </TabPanel>
        <TabPanel name="themes" className={styles.panel}>
          <ThemesTab />
        </TabPanel>
        <TabPanel name="templates" className={styles.panel}>
          <SavedTemplates />
        </TabPanel>
        <TabPanel name="subscription" className={styles.panel}>
          <SubscriptionTab user={user} />
        </TabPanel>
        <TabPanel name="account" className={styles.panel}>
          <AccountTab user={user} />
        </TabPanel>
      </Tabs>
    </main>
  );
}
