import { expect, test } from "vitest";
import { isLoopback, isPrivateHost } from "./hosts.ts";

test.each(["localhost", "127.0.0.1", "127.9.9.9", "[::1]", "::1"])("%s is this machine", (host) => {
  expect([isLoopback(host), isPrivateHost(host)]).toEqual([true, true]);
});

test.each([
  "10.0.0.5",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.20",
  "100.64.0.1",
  "169.254.1.1",
  "[fd12:3456::1]",
  "[fe80::1]",
  "database",
  "DATABASE",
  "postgres-1",
  "db.svc.cluster.local",
  "mail.internal",
  "nas.lan",
])("%s is in a network of one's own", (host) => {
  expect([isLoopback(host), isPrivateHost(host)]).toEqual([false, true]);
});

test.each([
  "db.example.com",
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "11.0.0.1",
  "[2001:db8::1]",
  "10.example.com",
  "127.0.0.1.example.com",
  "localhost.example.com",
  "internal.example.com",
  "0.0.0.0",
  "2130706433",
])("%s may be anywhere", (host) => {
  expect([isLoopback(host), isPrivateHost(host)]).toEqual([false, false]);
});
