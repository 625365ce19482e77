import { find } from "./find.ts";

const TICK_MS = 5_000;
/** The totals of the server are at most a minute old. */
const REFRESH_MS = 60_000;
const LEAST_VIEWING = 15;
const MOST_VIEWING = 34;

const between = (least: number, most: number): number => least + Math.floor(Math.random() * (most - least + 1));
const written = (value: number): string => value.toLocaleString("en-US");

/** The counters under the hero: samples that tick, or the server's own totals. */
export function startCounters(): void {
  const figures = find("figures");
  if (!figures) return;
  if (figures.dataset.figures === "live") {
    void showTotals(figures);
    setInterval(() => void showTotals(figures), REFRESH_MS);
  } else tickSamples(figures);
}

function tickSamples(figures: HTMLElement): void {
  const documents = find('figure="documents"', figures);
  const viewing = find('figure="viewing"', figures);
  let count = Number(documents?.textContent?.replaceAll(",", "") ?? 0);
  setInterval(() => {
    count += between(0, 2);
    if (documents) documents.textContent = written(count);
    if (viewing) viewing.textContent = String(between(LEAST_VIEWING, MOST_VIEWING));
  }, TICK_MS);
}

/** What cannot be read is not shown. */
async function showTotals(figures: HTMLElement): Promise<void> {
  try {
    const response = await fetch("/api/stats", { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return;
    const totals: unknown = await response.json();
    for (const name of ["documents", "activeUsers"]) show(figures, name, totals);
  } catch {
    // No line: the page stands without its figures.
  }
}

function show(figures: HTMLElement, name: string, totals: unknown): void {
  const place = find(`figure="${name}"`, figures);
  const value = typeof totals === "object" && totals !== null ? Reflect.get(totals, name) : undefined;
  if (!place || typeof value !== "number") return;
  place.textContent = written(value);
  place.parentElement?.removeAttribute("hidden");
}
