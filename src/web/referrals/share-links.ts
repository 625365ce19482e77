const SUBJECT = "Try Bidspoke: say the job, get the quote";
const TEXT = "I write my quotes by talking. Bidspoke prices them line by line as I speak. My link gets you started:";

/** Where an invitation with this link is written: a microblog, a professional network, a mail with its subject. */
export const shareLinks = (link: string) => ({
  microblog: address("https://twitter.com/intent/tweet", { text: TEXT, url: link }),
  network: address("https://www.linkedin.com/sharing/share-offsite/", { url: link }),
  mail: address("mailto:", { subject: SUBJECT, body: `${TEXT}\n\n${link}` }),
});

/** Spaces are written %20: mail programs take a plus for a plus. */
function address(base: string, fields: Record<string, string>): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join("&")}`;
}
