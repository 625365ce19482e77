import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { paths } from "#web/paths.ts";
import { actOnToast } from "#web/ui/toast.ts";
import { shortcutOf, type ShortcutName } from "./shortcuts.ts";

/** How long another page may take until what the shortcut is for stands on it. */
const ARRIVAL_MS = 5_000;

const TALK = "main [data-shortcut=record]";
const SEARCH = "main input[type=search]";

/** Does what the pressed shortcut stands for, on whichever page. */
export function useShortcuts(onHelp: () => void): void {
  const [location, navigate] = useLocation();
  const run = useEffectEvent((name: ShortcutName, event: KeyboardEvent) => {
    event.preventDefault();
    if (name === "help") return onHelp();
    if (name === "undo") return actOnToast();
    if (name === "save") return save();
    // A dialog holds the page behind it still, unsaved words included.
    if (document.querySelector("[data-dialog=open]")) return undefined;
    if (name === "search") {
      if (!document.querySelector(SEARCH)) navigate(paths.quotes);
      return whenThere(SEARCH, (box) => box.focus());
    }
    if (location !== paths.dashboard) navigate(paths.dashboard);
    return whenThere(TALK, (talk) => talk.click());
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = event.repeat ? undefined : shortcutOf(event);
      if (name) run(name, event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Sends the form that the focus is in, as Enter in one of its fields does; or else the one that the page is for. */
function save(): void {
  const place = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.getElementById("main");
  const form = document.activeElement?.closest("form") ?? place?.querySelector("form[data-save]");
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** Waits for the element, at most a few seconds: its page may have to load. */
function whenThere(selector: string, use: (element: HTMLElement) => void): void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const now = find();
  if (now) return use(now);
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    use(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), ARRIVAL_MS);
}
