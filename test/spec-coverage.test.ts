import { expect, test } from "vitest";
import { readCoverage, staticProblems } from "../scripts/spec-coverage.ts";
import { failuresIn, outcomesOf, resultOf } from "../scripts/test-reports.ts";

const root = new URL("..", import.meta.url).pathname;
const here = "test/spec-coverage.test.ts";

const page = (...rows: string[]) =>
  readCoverage(["## 2. Screens", "| Statement | Where | Shown by | State |", "|---|---|---|---|", ...rows].join("\n"));

test("a row has its section, paths, tests and state", () => {
  const { rows, problems } = page(
    "| A menu | `src/web/frame/menu.tsx` | `a.test.ts › menus › opens` `a.test.ts › closes` | done |",
    "| A list | | | open: lists |",
  );
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      section: "2. Screens",
      statement: "A menu",
      paths: ["src/web/frame/menu.tsx"],
      tests: [
        { file: "a.test.ts", titles: ["menus", "opens"] },
        { file: "a.test.ts", titles: ["closes"] },
      ],
      state: "done",
    },
    { statement: "A list", paths: [], tests: [], state: { open: "lists" } },
  ]);
});

test.each([
  ["| A menu | `src/web/frame/menu.tsx` | | done |", "no test shows it"],
  [`| A menu | | \`${here} › a row has…\` | done |`, "no path says where"],
  [`| A menu | \`src/web/frame/gone.tsx\` | \`${here} › a row has…\` | done |`, "gone.tsx does not exist"],
  [`| A menu | \`src/web/frame/menu.tsx\` | \`${here} › a title ${"that nobody wrote"}\` | done |`, "no test"],
])("is refused: %s", (row, problem) => {
  const [found] = staticProblems(page(row).rows, root);
  expect(found).toContain(problem);
});

test.each(["| A menu | done |", "| A menu | | | finished |"])("cannot be read: %s", (row) => {
  expect(page(row).problems).toHaveLength(1);
});

const vitestReport = (status: string) => ({
  testResults: [
    {
      name: `${root}src/a.test.ts`,
      assertionResults: [{ ancestorTitles: ["menus"], title: "open 3", status }],
    },
  ],
});
const playwrightReport = (status: string, results: object[] = []) => ({
  config: { rootDir: `${root}test/e2e` },
  suites: [
    {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: [],
      suites: [
        {
          title: "menus",
          file: "a.spec.ts",
          specs: [{ title: "open", ok: status !== "unexpected", tests: [{ status, results }] }],
        },
      ],
    },
  ],
});

test("a test passed when it ran and passed in each report", () => {
  const name = { file: "src/a.test.ts", titles: ["menus", "open…"] };
  const passed = outcomesOf(vitestReport("passed"), root);
  expect(resultOf(name, passed)).toBe("passed");
  expect(resultOf(name, [...passed, ...outcomesOf(vitestReport("failed"), root)])).toBe("failed");
  expect(resultOf(name, outcomesOf(vitestReport("skipped"), root))).toBe("failed");
  expect(resultOf({ ...name, titles: ["menus", "open"] }, passed)).toBe("did not run");
});

test("a browser test that was skipped did not pass", () => {
  const name = { file: "test/e2e/a.spec.ts", titles: ["menus", "open"] };
  expect(resultOf(name, outcomesOf(playwrightReport("expected"), root))).toBe("passed");
  for (const status of ["unexpected", "skipped"])
    expect(resultOf(name, outcomesOf(playwrightReport(status), root))).toBe("failed");
});

test("a browser test that passed at its second try is named with its first error", () => {
  const tries = [
    { duration: 9, errors: [{ message: "Error: no dialog" }] },
    { duration: 5, errors: [] },
  ];
  const outcomes = outcomesOf(playwrightReport("flaky", tries), root);
  expect(resultOf({ file: "test/e2e/a.spec.ts", titles: ["menus", "open"] }, outcomes)).toBe("passed");
  expect(failuresIn(outcomes)).toEqual([
    "passed at its second try: test/e2e/a.spec.ts › menus › open\n  Error: no dialog",
  ]);
  expect(failuresIn(outcomesOf(playwrightReport("expected", [{ duration: 5, errors: [] }]), root))).toEqual([]);
});
