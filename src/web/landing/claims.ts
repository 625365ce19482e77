/** What the product does, in the words of whoever uses it, and what it does not do yet. */
export const claims: readonly { text: string; isBuilt: boolean }[] = [
  { text: "Quotes, bids, estimates and invoices from speech or typing", isBuilt: true },
  { text: "Your price list, matched to the words you use", isBuilt: true },
  { text: "Branded PDF with your logo, colors and fonts", isBuilt: true },
  { text: "Templates from your own jobs and from the trades", isBuilt: true },
  { text: "Sent by e-mail, with a page of its own for the customer", isBuilt: true },
  { text: "Accepted there with a signature, or declined with a reason", isBuilt: true },
  { text: "Invoices from what was accepted, deposits, payments", isBuilt: true },
  { text: "Clients with their documents, notes and totals", isBuilt: true },
  { text: "Amounts quoted and accepted, month by month", isBuilt: true },
  { text: "Every version kept, and brought back in one press", isBuilt: true },
  { text: "Desktop, tablet and phone, also without a line", isBuilt: true },
  { text: "Everything you have, as one file, any time", isBuilt: true },
  { text: "Accounts for a team", isBuilt: false },
  { text: "A public API", isBuilt: false },
  { text: "Dictation in more languages than English", isBuilt: false },
  { text: "Automatic backups to your own cloud", isBuilt: false },
];
