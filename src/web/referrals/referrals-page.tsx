import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import type { ReferralInfo } from "#shared/referrals/schema.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Loaded } from "#web/settings/loaded.tsx";
import { useReferralInfo } from "./api.ts";
import { History } from "./history.tsx";
import { Invitation } from "./invitation.tsx";
import { toNextMonth } from "./next-month.ts";
import styles from "./referrals-page.module.css";

/** The user's own code and link to pass on, and what came of them. */
export function ReferralsPage() {
  useTitle("Referrals");
  const info = useReferralInfo();
  return (
    <main className={styles.page}>
      <Link href={paths.dashboard} className={styles.back}>
        <ArrowLeft aria-hidden="true" /> Back to the dashboard
      </Link>
      <h1>Bring 3 friends, get 1 month free</h1>
      <p className={styles.text}>
        Send your link to people who write quotes. A friend counts once their first month is paid; every 3 of them give
        you 1 month free.
      </p>
      <Loaded query={info} loading="Loading your referrals" failed="Unable to load referral information">
        {(data) => (
          <div className={styles.columns}>
            <div>
              <Invitation code={data.referralCode} link={data.referralLink} />
              <Figures stats={data.stats} />
            </div>
            <History referrals={data.referrals} total={data.stats.totalReferrals} />
          </div>
        )}
      </Loaded>
    </main>
  );
}

function Figures({ stats }: { stats: ReferralInfo["stats"] }) {
  return (
    <section aria-labelledby="referral-figures">
      <h2 id="referral-figures" className={styles.head}>
        So far
      </h2>
      <dl className={styles.figures}>
        <Figure label="Invited" value={stats.totalReferrals} />
        <Figure label="Joined and paid" value={stats.successfulReferrals} />
        <Figure label="Still in their trial" value={stats.pendingReferrals} />
        <Figure label="Months free" value={stats.totalCredits} />
      </dl>
      <p className={styles.next}>{toNextMonth(stats.successfulReferrals)}</p>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
