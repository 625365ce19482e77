import { named, type WrittenLetter } from "../letter.ts";

const REFERRALS = "/referrals";
const REASON = "You get this because you share a Bidspoke referral link.";

/** "two" for what is left of three; figures above. */
const count = (left: number) => ["none", "one", "two", "three"][left] ?? String(left);

/** Somebody signed up with the reader's link. `left` is how many more make the next free month. */
export const referralUsed = (to: { firstName: string | null; left: number }): WrittenLetter => ({
  type: "referral_used",
  letter: {
    subject: "Somebody signed up with your link",
    preview: `It counts when their trial becomes a paid month. ${count(to.left)} to go for your free month.`,
    heading: "Your link was used",
    paragraphs: [
      `Good word${named(to.firstName)}: somebody started a free trial with your link. It counts once they have paid their first month.`,
      to.left === 1 ? "One more makes a free month for you." : `With ${count(to.left)} more, a month is free for you.`,
    ],
    button: { label: "See your referrals", path: REFERRALS },
    reason: REASON,
  },
});

/** Three referrals have paid: the reader's next month is free. */
export const referralEarned = (to: { firstName: string | null; months: number }): WrittenLetter => ({
  type: "referral_earned",
  letter: {
    subject: "You earned a free month",
    preview: "Three people you sent our way have stayed. Your next charge is on us.",
    heading: `A month on us${named(to.firstName)}`,
    paragraphs: [
      "Three people who came by your link have stayed. Your next month costs nothing; there is nothing to do.",
    ],
    facts: [{ label: to.months === 1 ? "Free month so far" : "Free months so far", value: String(to.months) }],
    button: { label: "See your referrals", path: REFERRALS },
    reason: REASON,
  },
});
