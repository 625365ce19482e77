import type { PadStart } from "../live/live-pad.tsx";
import { find, findAll } from "./find.ts";
import { startSampleLoop } from "./sample-loop.ts";

/** The estimator and React, only for those who try the pad. */
const load = () => import("../live/open-pad.tsx");

/** The pad of the hero: plays its samples, and becomes the visitor's own at their first press. */
export function startPad(): void {
  const pad = find("pad");
  if (!pad) return;
  const loop = startSampleLoop(pad);
  for (const opener of findAll("open-pad")) {
    const start: PadStart = opener.dataset.openPad === "talk" ? "talk" : "type";
    // The way to a press is long enough to fetch what it needs.
    for (const hint of ["pointerenter", "focus", "touchstart"] as const)
      opener.addEventListener(hint, () => void load().catch(() => undefined), { once: true, passive: true });
    opener.addEventListener("click", (event) => {
      event.preventDefault();
      loop.stop();
      void open(pad, opener, start);
    });
  }
}

async function open(pad: HTMLElement, opener: HTMLElement, start: PadStart): Promise<void> {
  opener.setAttribute("aria-busy", "true");
  try {
    const { openPad } = await load();
    pad.scrollIntoView({ block: "nearest" });
    openPad(pad, start);
  } catch {
    const problem = document.createElement("p");
    problem.setAttribute("role", "alert");
    problem.textContent = "The pad could not be loaded. Check your connection and press again.";
    opener.after(problem);
    setTimeout(() => problem.remove(), 6_000);
  } finally {
    opener.removeAttribute("aria-busy");
  }
}
