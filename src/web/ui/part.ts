import { createElement, lazy, useState, type ComponentType } from "react";

/** A component that is fetched when it is first shown, or ahead of that. */
export type Part<Props> = ComponentType<Props> & { fetchAhead(): void };

/** A part of the program, or its style, that did not come, as browsers and vite say it. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);

/** Longer than any part takes to come, on a line that carries anything at all. */
const TIMEOUT_MS = 30_000;

/** What is asked for, or a failure after 30 seconds: the browser itself waits for a part without end. */
function inTime<Result>(asked: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new Error("A dynamically imported module did not come in 30 seconds."));
    const timer = setTimeout(tooLate, TIMEOUT_MS);
    void asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What to do so that the parts that failed are asked for again. */
const failures = new Set<() => void>();
const missingStyles = new Set<HTMLLinkElement>();

/** vite asks for a style once, whether it came or not: which ones did not is seen here, for no part to show without. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missingStyles.add(target);
  };
  document.addEventListener("error", note, { capture: true });
  window.addEventListener("online", () => void fetchMissingStyles().catch(() => undefined));
}

/** The parts that did not come are asked for anew when they are shown the next time. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

async function fetchMissingStyles(): Promise<void> {
  const missing = [...missingStyles];
  missingStyles.clear();
  await Promise.all(missing.map(fetchStyleAgain));
}

function fetchStyleAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement("link");
    again.rel = "stylesheet";
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    again.addEventListener("load", () => resolve());
    again.addEventListener("error", () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    link.replaceWith(again);
  });
}

/** Like React's `lazy`, but a part that did not come is asked for again, and may be fetched before it is needed. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const fetchAll = async () => {
    await fetchMissingStyles();
    return { default: await load() };
  };
  const fetchPart = () => inTime(fetchAll());
  const fetchOnce = () =>
    lazy(() =>
      fetchPart().catch((error: unknown) => {
        failures.add(() => (Shown = fetchOnce()));
        throw error;
      }),
    );
  let Shown: ComponentType<Props> = fetchOnce();
  // What is on the page stays the component that it was: another one in its place would begin anew.
  const Shell = (props: Props) => createElement(useState(() => Shown)[0], props);
  const fetchAhead = async () => {
    // React lets 300 ms go by before it shows what it had to wait for once, as it has to for each lazy component.
    Shown = (await fetchPart()).default;
  };
  // What fails here is fetched again when it is needed.
  return Object.assign(Shell, { fetchAhead: () => void fetchAhead().catch(() => undefined) });
}
