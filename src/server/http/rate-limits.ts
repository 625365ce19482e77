import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterDrizzle, RateLimiterMemory, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { TryCounter } from "#server/accounts/service/guessing.ts";
import type { Deps } from "#server/context.ts";
import { rateLimits } from "#server/db/tables/operation.ts";
import { AppError } from "#server/errors.ts";
import { hashOfSecret } from "#server/secrets.ts";
import { addressOf, networkOf } from "./address.ts";
import type { AppEnv } from "./session.ts";

/** Points in a window, and what is counted: the signed-in account, the address that asks, or the link in the path. */
const rules = {
  signIn: { points: 10, seconds: 60, by: "address" },
  password: { points: 10, seconds: 900, by: "address" },
  signUp: { points: 10, seconds: 60, by: "address" },
  checkEmail: { points: 20, seconds: 60, by: "address" },
  card: { points: 30, seconds: 60, by: "address" },
  accountMail: { points: 5, seconds: 600, by: "address" },
  accountChange: { points: 20, seconds: 600, by: "account" },
  generate: { points: 60, seconds: 60, by: "account" },
  transcribe: { points: 30, seconds: 60, by: "account" },
  unsubscribe: { points: 30, seconds: 60, by: "address" },
  accountData: { points: 20, seconds: 60, by: "account" },
  pdf: { points: 120, seconds: 60, by: "account" },
  send: { points: 120, seconds: 3_600, by: "account" },
  clientPage: { points: 120, seconds: 60, by: "address" },
  clientPdf: { points: 20, seconds: 60, by: "link" },
  clientAnswer: { points: 30, seconds: 600, by: "address" },
  clientAnswerByLink: { points: 20, seconds: 600, by: "link" },
} as const;

export type RateLimitName = keyof typeof rules;
export type RateLimits = (name: RateLimitName) => MiddlewareHandler<AppEnv>;

function keyOf(c: Context<AppEnv>, by: (typeof rules)[RateLimitName]["by"]): string {
  if (by === "account" && c.var.user) return c.var.user.id;
  const token = by === "link" ? c.req.param("token") : undefined;
  return token ? hashOfSecret(token) : networkOf(addressOf(c));
}

function limiterFor(deps: Pick<Deps, "db">, kind: "pglite" | "postgres", name: RateLimitName): RateLimiterAbstract {
  const { points, seconds: duration } = rules[name];
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (kind === "pglite") return memory;
  return new RateLimiterDrizzle({
    storeClient: deps.db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: memory,
  });
}

function tooMany(refusal: RateLimiterRes, advice = ""): AppError {
  const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  const time = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
  return new AppError("rate_limited", `Too many requests. Please try again in ${time}${advice}.`, {
    retryAfterSeconds: wait,
  });
}

/** Throws the refusal of a limit that was reached; what the limiter itself failed with, as it is. */
function refuse(refusal: unknown, advice?: string): never {
  throw refusal instanceof RateLimiterRes ? tooMany(refusal, advice) : refusal;
}

const FOR_PASSWORDS = ", or set a new password by mail";

/** Counts tries of passwords: ten of a key in a quarter of an hour. */
export function createTryCounter(deps: Pick<Deps, "db" | "settings">, kind: "pglite" | "postgres"): TryCounter {
  if (deps.settings.RATE_LIMITS === "off") return { take: () => Promise.resolve(), giveBack: () => Promise.resolve() };
  const limiter = limiterFor(deps, kind, "password");
  return {
    async take(key) {
      await limiter.consume(key).catch((refusal: unknown) => refuse(refusal, FOR_PASSWORDS));
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** The limits of this server. One embedded server counts in memory; several on one PostgreSQL count there. */
export function createRateLimits(deps: Pick<Deps, "db" | "settings">, kind: "pglite" | "postgres"): RateLimits {
  if (deps.settings.RATE_LIMITS === "off") return () => (_c, next) => next();
  return (name) => {
    const limiter = limiterFor(deps, kind, name);
    return async (c, next) => {
      const key = keyOf(c, rules[name].by);
      await limiter.consume(key).catch((refusal: unknown) => refuse(refusal));
      await next();
    };
  };
}
