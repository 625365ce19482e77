/** What each figure of the insights counts. The page says it in these words; the database counts by db/document-figures.ts. */
export const definitions = [
  [
    "Sent",
    "Quotes, bids and estimates that are no drafts, in the month of their latest sending. One that you marked by hand counts in the month in which it was answered, or else made.",
  ],
  [
    "Viewed",
    "Of those that went out with a link: your client's browser showed it for a moment. Your own looks do not count.",
  ],
  [
    "Acceptance rate",
    "Accepted, of all that are decided: accepted, declined, or past the day that they held without an answer.",
  ],
  [
    "Time to answer",
    "From the latest sending to the yes or no. Half were quicker, half slower. What was answered by hand without a sending has none.",
  ],
  ["Quoted", "The totals of what was sent in a month."],
  ["Accepted", "What clients accepted in a month, with the options that they chose."],
  [
    "Invoiced",
    "Invoices that are no drafts and were not declined, in the month in which they were sent, or else made.",
  ],
  [
    "Collected",
    "Payments on invoices, by the day that they came in. What an invoice says was paid at first counts with the invoice.",
  ],
  ["Outstanding", "What is not paid of all your invoices today, whatever the period."],
  ["Trade", "Read from the title and the lines of each document."],
  ["Optional lines", "Lines that clients could tick on documents that they signed, and how often they did."],
] as const;
