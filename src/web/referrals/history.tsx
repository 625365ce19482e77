import { useState } from "react";
import type { ReferralInfo } from "#shared/referrals/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Stamp, type StampTone } from "#web/ui/stamp.tsx";
import styles from "./referrals-page.module.css";

type Referral = ReferralInfo["referrals"][number];

const AT_ONCE = 20;

// Section 4 of the specification: default, secondary and outline badge.
const stamps: Record<Referral["status"], { label: string; tone: StampTone }> = {
  completed: { label: "Completed", tone: "solid" },
  pending: { label: "Pending", tone: "soft" },
  rewarded: { label: "Rewarded", tone: "neutral" },
};

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** Who came by the link, the newest first. */
export function History({ referrals, total }: { referrals: readonly Referral[]; total: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? referrals : referrals.slice(0, AT_ONCE);
  return (
    <section aria-labelledby="referral-history">
      <h2 id="referral-history" className={styles.head}>
        Who came by your link
      </h2>
      {referrals.length === 0 ? (
        <Empty text="Nobody yet. Copy your link and send it to a friend in the trade." />
      ) : (
        <ul className={styles.history}>
          {shown.map(({ refereeEmail, createdAt, status }) => (
            <li key={refereeEmail}>
              <span className={styles.referee}>{refereeEmail}</span>
              <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
              <Stamp tone={stamps[status].tone}>{stamps[status].label}</Stamp>
            </li>
          ))}
        </ul>
      )}
      {referrals.length > shown.length && (
        <Button look="quiet" accent onClick={() => setShowsAll(true)}>
          Show {referrals.length - shown.length} more
        </Button>
      )}
      {showsAll && total > referrals.length && (
        <p className={styles.next}>
          The newest {referrals.length} of {total} are shown.
        </p>
      )}
    </section>
  );
}
