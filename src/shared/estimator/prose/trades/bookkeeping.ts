import type { Trade } from "../trade.ts";

export const bookkeeping: Trade = {
  id: "bookkeeping",
  name: "Bookkeeping and tax",
  industry: "Consulting",
  category: "Accounting",
  title: "Bookkeeping",
  strong: [
    "bookkeeping",
    "bookkeeper",
    "accounting",
    "payroll",
    "tax return",
    "tax preparation",
    "quickbooks",
    "reconciliation",
    "tax prep",
    "chart of accounts",
  ],
  weak: ["monthly", "account", "ledger", "receipt", "quarterly", "catch up", "employee", "transaction"],
  projects: [
    { title: "Tax preparation", words: ["tax return", "tax preparation", "tax prep"] },
    { title: "Payroll", words: ["payroll"] },
    { title: "Catch-up bookkeeping", words: ["catch up", "catch-up", "cleanup"] },
    { title: "Monthly bookkeeping", words: ["monthly"] },
  ],
  verb: "Provide",
  supplies: "provide",
  approach: [
    "Collect statements, receipts and access to your accounts.",
    {
      text: "Set up or clean up the chart of accounts.",
      when: ["setup", "set up", "cleanup", "catch up", "quickbooks", "chart of accounts"],
    },
    "Enter, categorize and reconcile the transactions.",
    { text: "Run the payroll and file what belongs to it.", when: ["payroll"] },
    {
      text: "Prepare the return and go through it with you before it is filed.",
      when: ["tax return", "tax preparation", "tax prep"],
    },
    "Send the reports and explain what stands out.",
  ],
  terms: ["The figures rest on the documents that you provide.", "Your records are kept confidential."],
  excluded: [
    { what: "audits and representation before authorities", unless: ["audit"] },
    { what: "software subscriptions", unless: ["subscription"] },
    { what: "late fees and penalties", unless: ["penalty"] },
  ],
};
