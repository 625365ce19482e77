import { landingGaps as gaps, type OfferState } from "#shared/marketing/landing.ts";
import { signUp } from "../site-links.ts";
import styles from "./banner.module.css";

/** The strip that stays on top: what the founding price is, and for how long. Gone once the offer is closed. */
export function Banner({ offer }: { offer: OfferState }) {
  if (offer === "closed") return null;
  return (
    <aside className={styles.banner} aria-label="Founding price">
      <p className={styles.inner}>
        <span>
          {offer === "countdown"
            ? `${gaps.daysLeft} left: ${gaps.monthly} a month, locked for life. ${gaps.priceAfter} from ${gaps.ends}.`
            : `Founding price still open: ${gaps.monthly} a month, locked for life.`}
        </span>
        <a className={styles.take} href={signUp} aria-label="Take the founding price">
          Take it
        </a>
      </p>
    </aside>
  );
}
