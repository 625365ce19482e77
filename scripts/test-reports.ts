// Reads the JSON reports of vitest and Playwright into one list: each test, and whether it passed.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { NamedTest } from "./spec-coverage.ts";

export interface Outcome {
  file: string;
  titles: string[];
  passed: boolean;
  seconds: number;
  /** What it said when it failed, the first time: also of one that passed when it was tried again. */
  error: string | undefined;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const attempt = z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string() })).default([]) });
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(attempt).default([]) })),
});
interface Suite {
  title: string;
  file: string;
  specs: z.output<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  suites: z.lazy(() => z.array(suite)).optional(),
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

/** The tests of one report; none of something that is neither. `root` is the project's folder. */
export function outcomesOf(report: unknown, root: string): Outcome[] {
  const vitest = vitestReport.safeParse(report).data;
  if (vitest)
    return vitest.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
        file: relative(root, name),
        titles: [...ancestorTitles, title],
        passed: status === "passed",
        seconds: (duration ?? 0) / 1000,
        error: failureMessages[0],
      })),
    );
  const playwright = playwrightReport.safeParse(report).data;
  if (!playwright) return [];
  const folder = relative(root, playwright.config.rootDir);
  return playwright.suites.flatMap((file) => specsOf(file, `${folder}/${file.file}`, []));
}

/** A skipped test did not pass. A flaky one did, at its second try. */
function specsOf({ specs, suites = [] }: Suite, file: string, above: string[]): Outcome[] {
  return [
    ...specs.map(({ title, ok, tests }) => ({
      file,
      titles: [...above, title],
      passed: ok && tests.every(({ status }) => status === "expected" || status === "flaky"),
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
      error: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
    })),
    ...suites.flatMap((inner) => specsOf(inner, file, [...above, inner.title])),
  ];
}

/** What became of a named test over all reports: it passed only when it ran, and passed each time. */
export function resultOf(test: NamedTest, outcomes: readonly Outcome[]): "passed" | "failed" | "did not run" {
  const ran = outcomes.filter((outcome) => outcome.file === test.file && isNamed(test.titles, outcome.titles));
  if (ran.length === 0) return "did not run";
  return ran.every(({ passed }) => passed) ? "passed" : "failed";
}

/** All that the JSON reports in a folder say. `root` is the project's folder. */
export const readOutcomes = (folder: string, root: string): Outcome[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => outcomesOf(JSON.parse(readFileSync(join(folder, name), "utf8")), root));

const isNamed = (named: readonly string[], titles: readonly string[]): boolean =>
  named.length === titles.length &&
  named.every((name, index) =>
    name.endsWith("…") ? (titles[index] ?? "").startsWith(name.slice(0, -1)) : name === titles[index],
  );

const ERROR_LINES = 8;

/** What each test that failed, now or at its first try, said: its name, and the beginning of its error. */
export const failuresIn = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ file, titles, passed, error }) => {
    if (passed && error === undefined) return [];
    const said = stripVTControlCharacters(error ?? "")
      .split("\n")
      .slice(0, ERROR_LINES)
      .join("\n  ");
    return [`${passed ? "passed at its second try" : "failed"}: ${[file, ...titles].join(" › ")}\n  ${said}`];
  });
