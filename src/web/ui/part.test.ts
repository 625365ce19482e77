import { createElement, Suspense, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { part } from "./part.ts";

type SheetProps = { title: string };
const Sheet = ({ title }: SheetProps) => createElement("p", null, title);

/** What the first look at it shows. */
const firstLook = (Shown: ComponentType<SheetProps>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: "On its way" }, createElement(Shown, { title: "Here" })));

const makePart = () => part<SheetProps>(() => Promise.resolve(Sheet));

test("a part that was fetched ahead is there at the first look", async () => {
  const Shown = makePart();
  Shown.fetchAhead();
  await new Promise((resolve) => setTimeout(resolve));
  expect(firstLook(Shown)).toBe("<p>Here</p>");
});

test("one that was not is on its way", () => {
  expect(firstLook(makePart())).toContain("On its way");
});
