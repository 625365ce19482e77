import { expect, test } from "vitest";
import { keysOf, shortcutOf } from "./shortcuts.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const control = (key: string, code: string) => ({ ...none, ctrlKey: true, key, code });
const command = (key: string, code: string) => ({ ...none, metaKey: true, key, code });
const alt = (key: string, code: string) => ({ ...none, altKey: true, key, code });

test.each([
  [control("k", "KeyK"), false, "search"],
  [control("s", "KeyS"), false, "save"],
  [control("/", "Slash"), false, "help"],
  [alt("r", "KeyR"), false, "record"],
  [command("k", "KeyK"), true, "search"],
  [alt("®", "KeyR"), true, "record"],
  [alt("¨", "KeyU"), true, "undo"],
] as const)("%j on an Apple keyboard: %s is %s", (keys, isApple, name) => {
  expect(shortcutOf(keys, isApple)).toBe(name);
});

test("a letter stands where the keyboard has it: S of another layout saves, the key in its place does not", () => {
  expect(shortcutOf(control("s", "Semicolon"), false)).toBe("save");
  expect(shortcutOf(control("o", "KeyS"), false)).toBeUndefined();
});

test.each([
  ["a letter alone", { ...none, key: "k", code: "KeyK" }, false],
  ["Control and Shift", { ...control("K", "KeyK"), shiftKey: true }, false],
  ["AltGr, which some keyboards write letters with", { ...alt("r", "KeyR"), ctrlKey: true }, false],
  ["Control on an Apple keyboard", control("k", "KeyK"), true],
  ["Command elsewhere", command("k", "KeyK"), false],
])("%s is no shortcut", (_name, keys, isApple) => {
  expect(shortcutOf(keys, isApple)).toBeUndefined();
});

test("keys are written as the keyboard has them", () => {
  expect([keysOf("search", false), keysOf("search", true)]).toEqual(["Ctrl+K", "⌘K"]);
  expect([keysOf("record", false), keysOf("record", true)]).toEqual(["Alt+R", "⌥R"]);
});
