import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** What the mail server does with the next connections and mails. */
export interface SmtpManners {
  /** Answers every recipient with this refusal. */
  refuse?: { code: number; message: string };
  /** Takes the mail, and then this long to say so. */
  delayMs?: number;
  /** How many of the next mails are cut off in their middle, without an answer. */
  drops?: number;
  /** How many of the next mails are taken whole, and the line cut before the answer: the sender cannot know. */
  cutsBeforeAnswer?: number;
  /** A user that must sign in. */
  login?: { user: string; password: string };
}

export interface ArrivedMail {
  to: string[];
  secure: boolean;
  mail: Email;
}

export interface TestSmtpServer {
  url: string;
  manners: SmtpManners;
  arrived: ArrivedMail[];
  /** How many connections were made. */
  connections: number;
  close(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Cutting the line is the one thing that the library has no word for: its connections are sockets. */
function cutLines(server: SMTPServer): void {
  for (const connection of server.connections) Reflect.get(connection, "_socket")?.destroy();
}

/** A real mail server (RFC 5321) on a free port, with TLS of its own making or none, that misbehaves as it is told. */
export async function startSmtpServer(
  manners: SmtpManners = {},
  { speaksPlainly = false } = {},
): Promise<TestSmtpServer> {
  const state: TestSmtpServer = {
    url: "",
    manners,
    arrived: [],
    connections: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(
    stream: AsyncIterable<Buffer>,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const bytes = await bytesOf(stream);
    if (state.manners.drops) {
      state.manners.drops -= 1;
      return cutLines(server);
    }
    state.arrived.push({
      to: session.envelope.rcptTo.map(({ address }) => address),
      secure: session.secure,
      mail: await PostalMime.parse(bytes),
    });
    if (state.manners.delayMs) await setTimeout(state.manners.delayMs);
    if (state.manners.cutsBeforeAnswer) {
      state.manners.cutsBeforeAnswer -= 1;
      return cutLines(server);
    }
    return done();
  }

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: speaksPlainly,
    disabledCommands: speaksPlainly ? ["STARTTLS"] : [],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      state.connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) => {
      const { login } = state.manners;
      if (login && (username !== login.user || password !== login.password)) done(new Refusal(535, "Wrong password"));
      else done(null, { user: username ?? "" });
    },
    onRcptTo: (_address, session, done) => {
      const { refuse, login } = state.manners;
      if (login && !session.user) done(new Refusal(530, "Sign in first"));
      else if (refuse) done(new Refusal(refuse.code, refuse.message));
      else done();
    },
    onData: (stream, session, done) => void answer(stream, session, done),
  });
  server.on("error", () => {}); // lines that are cut on purpose
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  // Its certificate is its own: the sender is told to take it.
  state.url = `smtp://127.0.0.1:${address.port}?tls.rejectUnauthorized=false`;
  return state;
}
