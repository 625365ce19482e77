import { landingGaps as gaps } from "#shared/marketing/landing.ts";

/** The five questions of the page, for their section, the navigation and search engines. */
export const questions = [
  {
    id: "faq-mishears",
    ask: "What if it mishears me?",
    answer:
      "Every figure keeps the words it came from, side by side. Press a line and its words light up; press a word and you see its line. A number that could be two things is asked about, with both as buttons.",
  },
  {
    id: "faq-invents",
    ask: "Does it make up prices?",
    answer:
      "No. A price is said by you, fetched from your price list, or a sum that is written out. What nobody priced stands as “Price?” and stays out of the total until you answer.",
  },
  {
    id: "faq-noise",
    ask: "Can I use it in a truck, in gloves, or with one bar of signal?",
    answer:
      "Talk, Pause and Stop are as wide as your thumb. Your words are kept on the phone from the first one, so a dropped line loses nothing. If talking is no good where you are, type instead.",
  },
  {
    id: "faq-card",
    ask: "Why do you want a card for a free trial?",
    answer: `So that the work does not stop on day ${gaps.trialDays}. Nothing is charged before the trial ends, and you can cancel in the settings any time before it does. After that it is ${gaps.monthly} a month.`,
  },
  {
    id: "faq-leave",
    ask: "What happens to my documents if I leave?",
    answer: `Take them with you: one press saves everything as a file, and each document as a PDF. After a cancellation your data stays readable for ${gaps.retentionDays} days and is then deleted. You can also delete the account, and all in it, at once.`,
  },
] as const;
