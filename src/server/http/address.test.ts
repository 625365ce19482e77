import { describe, expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { forwardedAddress, networkOf } from "./address.ts";

describe("the address behind trusted proxies", () => {
  test.each([
    ["203.0.113.9", 0, null],
    ["203.0.113.9", 1, "203.0.113.9"],
    ["1.2.3.4, 203.0.113.9", 1, "203.0.113.9"],
    ["1.2.3.4, 203.0.113.9, 10.0.0.7", 2, "203.0.113.9"],
    ["2001:db8::7", 1, "2001:db8::7"],
    ["203.0.113.9", 2, null],
    ["<script>", 1, null],
    [undefined, 1, null],
  ])("%j behind %i is %j", (header, proxies, address) => {
    expect(forwardedAddress(header, proxies)).toBe(address);
  });
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("who moves through the addresses of one network is counted as one", async () => {
  const app = await testApp({}, { RATE_LIMITS: "on" });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const login = { email: `nobody-${attempt}@example.com`, password: "wrong" };
    statuses.push((await app.visitor(`2001:db8:7:7::${attempt}`).post("/api/auth/login", login)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  await app.close();
});

/** Whether the eleventh sign-in within a minute is refused, each with another address at the start of the header. */
async function isLimited(proxies: string): Promise<boolean> {
  const app = await testApp({}, { RATE_LIMITS: "on", TRUSTED_PROXIES: proxies });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const headers = { "x-forwarded-for": `198.51.100.${attempt}` };
    const login = { email: `nobody-${attempt}@example.com`, password: "wrong" };
    statuses.push((await app.visitor().post("/api/auth/login", login, headers)).status);
  }
  await app.close();
  return statuses.includes(429);
}

test("a header that anybody can send changes nobody's limits, unless a proxy is said to write it", async () => {
  expect(await isLimited("0")).toBe(true);
  expect(await isLimited("1")).toBe(false);
});
