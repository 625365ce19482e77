import { REFERRALS_PER_REWARD } from "#shared/billing/plans.ts";
import { named, type WrittenLetter } from "../letter.ts";

const REFERRALS = "/referrals";
const count = (number: number) => ["none", "one", "two", "three"][number] ?? String(number);
const REASON = "You get this because you share a Bidspoke referral link.";

/** Somebody signed up with the reader's link. */
export const referralUsed = (to: { firstName: string | null }): WrittenLetter => ({
  type: "referral_used",
  letter: {
    subject: "Somebody signed up with your link",
    preview: "It counts once their trial has become a paid month.",
    heading: "Your link was used",
    paragraphs: [
      `Good word${named(to.firstName)}: somebody started a free trial with your link. It counts once they have paid their first month.`,
      `Every ${count(REFERRALS_PER_REWARD)} that count make a month free for you.`,
    ],
    button: { label: "See your referrals", path: REFERRALS },
    reason: REASON,
  },
});

/** Enough referrals have paid: the reader's next month is free. */
export const referralEarned = (to: { firstName: string | null }): WrittenLetter => ({
  type: "referral_earned",
  letter: {
    subject: "You earned a free month",
    preview: "People you sent our way have stayed. Your next month is on us.",
    heading: `A month on us${named(to.firstName)}`,
    paragraphs: [
      `You brought ${count(REFERRALS_PER_REWARD)} people who stayed. Your next month costs nothing; there is nothing to do.`,
    ],
    button: { label: "See your referrals", path: REFERRALS },
    reason: REASON,
  },
});
