import { find, findAll, isCalm } from "./find.ts";
import type { SamplePlayer } from "./sample-player.ts";

/** The finished first job is read before the next one is played. */
const FIRST_REST_MS = 4_000;

/** Plays the sample jobs one after the other until the visitor touches the pad. With less motion they only lie there. */
export function startSampleLoop(pad: HTMLElement): { stop(): void } {
  const tabs = findAll("job", pad).filter((tab) => tab instanceof HTMLInputElement);
  const panels = findAll("panel", pad);
  const pause = find("pause", pad);
  let player: SamplePlayer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = true;
  let turns = 0;

  const shown = () =>
    Math.max(
      0,
      tabs.findIndex((tab) => tab.checked),
    );
  const setPaused = (isPaused: boolean) => {
    pause?.setAttribute("aria-pressed", String(isPaused));
    pause?.setAttribute("aria-label", isPaused ? "Play the examples" : "Pause the examples");
  };
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const run = () => {
    if (!isSeen || document.hidden) return later(1_000, run);
    const wait = player?.step() ?? null;
    if (wait === null) void next();
    else later(wait, run);
  };
  const next = async () => {
    const turn = (turns += 1);
    // Fetched when the first job is played: the page itself is there without it, and stays as it is without a line.
    const loaded = await import("./sample-player.ts").catch(() => null);
    if (!loaded || turn !== turns) return; // or stopped meanwhile
    const at = (shown() + 1) % tabs.length;
    const tab = tabs[at];
    const panel = panels[at];
    if (!tab || !panel) return;
    tab.checked = true;
    player = new loaded.SamplePlayer(panel);
    player.begin();
    swing(player, () => player);
    run();
  };
  const stop = () => {
    turns += 1;
    clearTimeout(timer);
    player?.end();
    player = null;
    setPaused(true);
  };

  for (const tab of tabs) tab.addEventListener("change", stop);
  if (isCalm()) return { stop };
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
  }).observe(pad);
  pause?.removeAttribute("hidden");
  setPaused(false);
  pause?.addEventListener("click", () => {
    if (pause.getAttribute("aria-pressed") !== "true") return stop();
    setPaused(false);
    void next();
  });
  later(FIRST_REST_MS, () => void next());
  return { stop };
}

/** Swings the line of a job while it is the one that is played. */
function swing(player: SamplePlayer, current: () => SamplePlayer | null): void {
  const draw = (time: number) => {
    if (current() !== player) return;
    player.pluck(0.45 + 0.3 * Math.sin(time / 310), time);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
