import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compose } from "./envelope.ts";
import type { KeptMail, MailAdapter } from "./mail.ts";

const SUFFIX = ".eml";
const ID = /^[0-9a-f-]{36}$/;

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : null);

/** The message as it would go over the wire. */
async function write(folder: string, id: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${id}.${process.pid}.unfinished`);
  await writeFile(unfinished, bytes);
  try {
    // A link appears whole or not at all, and never in the place of one that is there: this mail was kept already.
    await link(unfinished, join(folder, id + SUFFIX));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function read(folder: string, id: string): Promise<KeptMail | null> {
  const bytes = await readFile(join(folder, id + SUFFIX)).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (!bytes) return null;
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(bytes);
  return {
    id,
    to: mail.to?.map((address) => address.address ?? "").join(", ") ?? "",
    from: mail.from?.name || mail.from?.address || "",
    subject: mail.subject ?? "",
    sentAt: new Date(mail.date ?? 0),
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

/** Keeps each mail as a file (RFC 5322) in this folder, once: for a start without a mail server. */
export function createFileMail({ folder, from }: { folder: string; from: string }): MailAdapter {
  return {
    name: "files",
    kept: {
      async list(most) {
        const names = await readdir(folder).catch(() => []);
        const ids = names.filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
        // The ids begin with the time that they were made.
        const newest = ids.sort().reverse().slice(0, most);
        const mails = await Promise.all(newest.map((id) => read(folder, id)));
        return mails.filter((mail) => mail !== null);
      },
      find: (id) => (ID.test(id) ? read(folder, id) : Promise.resolve(null)),
    },
    async send(message) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: bytes } = await transport.sendMail(compose(message, from));
      if (!Buffer.isBuffer(bytes)) throw new Error("The mail was not composed.");
      await write(folder, message.id, bytes);
      return { kind: "accepted" };
    },
    close: () => Promise.resolve(),
  };
}
