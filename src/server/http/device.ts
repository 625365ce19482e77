import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { cookieName, cookieOptions, type AppEnv } from "./session.ts";

const DEVICE_COOKIE = "bidspoke_device";
/** The longest that browsers keep a cookie. */
const DEVICE_DAYS = 400;

/** What this browser was given when somebody signed in with it before. It opens nothing. */
export const deviceOf = (c: Context<AppEnv>): string | undefined => getCookie(c, cookieName(c, DEVICE_COOKIE));

export const setDevice = (c: Context<AppEnv>, device: string): void =>
  setCookie(c, cookieName(c, DEVICE_COOKIE), device, { ...cookieOptions(c), maxAge: DEVICE_DAYS * 86_400 });
