/** What can be done with the keyboard from every page. */
export type ShortcutName = "record" | "search" | "save" | "undo" | "help";

type Shortcut = {
  name: ShortcutName;
  label: string;
  /** Control, or Command on a Mac; or Alt. A letter alone would be typed by who speaks to the computer. */
  with: "control" | "alt";
  /** The key's place on the keyboard (Alt changes what a key writes), and how it is named. */
  code: string;
  key: string;
};

export const shortcuts: readonly Shortcut[] = [
  { name: "record", label: "New recording", with: "alt", code: "KeyR", key: "R" },
  { name: "search", label: "Search the documents", with: "control", code: "KeyK", key: "K" },
  { name: "save", label: "Save what is being edited", with: "control", code: "KeyS", key: "S" },
  { name: "undo", label: "Undo, while a message offers it", with: "alt", code: "KeyU", key: "U" },
  { name: "help", label: "This help", with: "control", code: "Slash", key: "/" },
];

type Keys = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The shortcut that was pressed, if it is one. A letter may stand elsewhere on the keyboard: its name counts too. */
export function shortcutOf(pressed: Keys, isApple = isAppleKeyboard()): ShortcutName | undefined {
  const control = isApple ? pressed.metaKey && !pressed.ctrlKey : pressed.ctrlKey && !pressed.metaKey;
  const held = control && !pressed.altKey ? "control" : pressed.altKey && !control ? "alt" : undefined;
  if (held === undefined || pressed.shiftKey || (held === "alt" && (pressed.ctrlKey || pressed.metaKey)))
    return undefined;
  return shortcuts.find(
    (shortcut) =>
      shortcut.with === held &&
      (held === "control" ? pressed.key.toUpperCase() === shortcut.key : pressed.code === shortcut.code),
  )?.name;
}

/** How the keys of a shortcut are written: "Ctrl+K", or "⌘K" on a Mac. */
export function keysOf(name: ShortcutName, isApple = isAppleKeyboard()): string {
  const shortcut = shortcuts.find((one) => one.name === name);
  if (!shortcut) return "";
  if (isApple) return `${shortcut.with === "control" ? "⌘" : "⌥"}${shortcut.key}`;
  return `${shortcut.with === "control" ? "Ctrl" : "Alt"}+${shortcut.key}`;
}

function isAppleKeyboard(): boolean {
  return typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);
}
