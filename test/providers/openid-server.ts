import { once } from "node:events";
import { createServer } from "node:http";
import { Provider, type AccountClaims } from "oidc-provider";
import { z } from "zod";
import { findFreePort } from "#test/postgres.ts";

/** Who signs in at the provider next. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface OpenIdServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The next sign-in is this person's; null refuses it. */
  person: Person | null;
  /** Its tokens have a signature that is not its own. */
  forges: boolean;
  close(): Promise<void>;
}

const tokenAnswer = z.looseObject({ id_token: z.string() });

/**
 * A real OpenID provider (oidc-provider, certified) on a free port. It asks for the code flow with PKCE, and its
 * sign-in page is a form with one button each for letting the person in and for saying no.
 */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const state: OpenIdServer = {
    issuer,
    clientId: "bidspoke-test",
    clientSecret: "a secret of the test provider",
    person: { sub: "ray", email: "ray@example.com", email_verified: true, given_name: "Ray", family_name: "Kessler" },
    forges: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: state.clientId,
        client_secret: state.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({
      accountId: sub,
      // Every claim of the test's person is one that the provider may say.
      claims: () => Promise.resolve({ ...state.person, sub } as AccountClaims),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ["of a test"] },
    ttl: { Session: 60, Grant: 60, Interaction: 60, AccessToken: 60, IdToken: 60 },
  });
  provider.use(async (context, next) => {
    await next();
    const answer = tokenAnswer.safeParse(context.body);
    // Another letter in the middle of the signature: a token that somebody else wrote.
    if (state.forges && answer.success)
      context.body = {
        ...answer.data,
        id_token: answer.data.id_token.replace(
          /(.)(.{20})$/,
          (_, one: string, rest: string) => (one === "A" ? "B" : "A") + rest,
        ),
      };
  });
  const handle = provider.callback();

  async function interact(request: Parameters<typeof handle>[0], response: Parameters<typeof handle>[1]) {
    if (request.method === "GET") {
      const action = new URL(request.url ?? "", issuer).pathname;
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>Provider</title><h1>Who are you?</h1><form method="post" action="${action}">` +
          `<button name="as" value="in">Let me in</button><button name="as" value="out">Not me</button></form>`,
      );
      return;
    }
    let form = "";
    for await (const chunk of request) form += String(chunk);
    const { person } = state;
    const details = await provider.interactionDetails(request, response);
    if (!person || form.includes("as=out")) {
      await provider.interactionFinished(request, response, { error: "access_denied" });
      return;
    }
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(details.params.client_id) });
    grant.addOIDCScope("openid email profile");
    await provider.interactionFinished(request, response, {
      login: { accountId: person.sub, remember: false },
      consent: { grantId: await grant.save() },
    });
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith("/interaction/")) void interact(request, response);
    else void handle(request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return state;
}
