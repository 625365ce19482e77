import { useEffect, useEffectEvent } from "react";
import { closeUpperDialog } from "#web/ui/open-dialogs.ts";

/** The state of an entry of the browser's history that a press on its page made: that page is the entry before. */
export const OPENED_HERE = "opened here";

/** What is open as an entry of its own, and whether it stays open when the browser leaves the entry. */
type Held = { href: string; state: unknown; stays: () => boolean };
let held: Held | undefined;

/** On the way back by a button of the page, which has asked already. */
let isLeaving = false;

/**
 * Puts an entry that is to stay back in its place. Called once, before anything else listens to the history: who reads
 * the address afterwards never sees another one.
 */
export function holdEntries(): void {
  window.addEventListener("popstate", () => {
    const wasLeaving = isLeaving;
    isLeaving = false;
    if (wasLeaving || !held || window.location.href === held.href) return;
    if (held.stays()) window.history.pushState(held.state, "", held.href);
  });
}

/** Leaves an entry that was opened here, once; false where something else led to it, such as a link. */
export function leaveEntry(): boolean {
  if (window.history.state !== OPENED_HERE) return false;
  if (!isLeaving) window.history.back();
  isLeaving = true;
  return true;
}

/**
 * The browser's Back closes what is on top and no more: a dialog over this one as Escape does, or this one if it may be
 * closed. While that stays open, its entry does too.
 */
export function useBackCloses(mayClose: () => boolean): void {
  const stays = useEffectEvent(() => closeUpperDialog() || !mayClose());
  useEffect(() => {
    const entry: Held = { href: window.location.href, state: window.history.state, stays: () => stays() };
    held = entry;
    return () => {
      if (held === entry) held = undefined;
    };
  }, []);
}
