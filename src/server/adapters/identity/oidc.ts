import { z } from "zod";
import type { Configuration } from "openid-client";
import { isLoopback } from "#shared/hosts.ts";
import type { IdentityProvider } from "./identity.ts";

export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const TIMEOUT_SECONDS = 10;
const SCOPE = "openid email profile";

/** Some providers say "true" as text. Everything but a plain yes is a no. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.email().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal("true").transform(() => true)])
    .optional()
    .catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
});

/**
 * The provider of this issuer, by the code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636). Its
 * settings are read from it at the first sign-in; a provider that is down then is asked again at the next.
 */
export function createOidcProvider({ issuer, clientId, clientSecret }: OidcOptions): IdentityProvider {
  let discovering: Promise<Configuration> | null = null;
  const configuration = () => {
    discovering ??= discover().catch((error: unknown) => {
      discovering = null;
      throw error;
    });
    return discovering;
  };
  async function discover(): Promise<Configuration> {
    const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await import("openid-client");
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The library checks a token's signature only when it is asked to, since it came over an encrypted line. And a
      // provider on this very machine, for trying things out, needs no certificate.
      execute: [enableNonRepudiationChecks, ...(isLoopback(new URL(issuer).hostname) ? [allowInsecureRequests] : [])],
    });
  }

  return {
    async begin(returnAddress, { anew } = { anew: false }) {
      const oidc = await import("openid-client");
      const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnAddress,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
        ...(anew ? { prompt: "login" } : {}),
      });
      return { url, flow };
    },

    async finish(address, flow) {
      const oidc = await import("openid-client");
      const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      const fromToken = claimsSchema.parse(tokens.claims());
      // Providers may leave what a scope grants to the user info endpoint (OpenID Connect Core, 5.4).
      const more = fromToken.email
        ? null
        : await oidc.fetchUserInfo(await configuration(), tokens.access_token, fromToken.sub);
      const claims = claimsSchema.parse({ ...fromToken, ...more, iss: fromToken.iss });
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: claims.email ?? null,
        emailVerified: claims.email_verified ?? false,
        firstName: claims.given_name ?? null,
        lastName: claims.family_name ?? null,
        pictureUrl: claims.picture ?? null,
      };
    },
  };
}
