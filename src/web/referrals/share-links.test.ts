import { expect, test } from "vitest";
import { shareLinks } from "./share-links.ts";

test("an invitation carries the link whole, and a mail its subject", () => {
  const link = "https://bids.example/auth?ref=AB&C 1";
  const { microblog, network, mail } = shareLinks(link);
  expect(new URL(microblog).searchParams.get("url")).toBe(link);
  expect(new URL(network).searchParams.get("url")).toBe(link);
  const fields = new URL(mail).searchParams;
  expect(fields.get("subject")).toBe("Try Bidspoke: say the job, get the quote");
  expect(fields.get("body")).toContain(link);
  expect(mail).not.toContain("+");
});
