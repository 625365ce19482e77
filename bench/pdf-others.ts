import { chromium } from "@playwright/test";
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { formatMoney, formatQuantity } from "#shared/money.ts";
import { sumRows } from "#shared/documents/sum-rows.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import type { PdfDocument } from "#server/adapters/pdf/pdf.ts";
import { BROWSER_FLAGS } from "#test/browser-flags.ts";
import { findBrowser } from "#test/browser.ts";

/** Something else that sets a document; each prints the same words, lines and sums as ours. */
export interface OtherWriter {
  render(document: PdfDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What stands on the page, for those who do not take our documents. */
function sheetOf({ number, createdOn, content }: PdfDocument) {
  const { businessInfo: business, contact } = content;
  return {
    top: [business?.businessName, business?.address, business?.phone, business?.email, `${number}, ${createdOn}`],
    title: content.title,
    before: [content.client, contact?.address, contact?.phone, contact?.email, content.description, ...content.scope],
    rows: content.items.map((item) => [
      item.description,
      `${formatQuantity(item.quantity)} ${item.unit ?? ""}`,
      item.unitPrice === null ? "" : formatMoney(item.unitPrice),
      formatMoney(lineAmount(item) ?? content.amount),
    ]),
    sums: sumRows(content).map(({ label, amount }) => [label, amount]),
    after: [content.timeline, ...content.terms],
  };
}

const HEADS = ["Description", "Quantity", "Price", "Amount"];

const html = (sheet: ReturnType<typeof sheetOf>): string => {
  const paragraphs = (texts: readonly (string | null | undefined)[]) => texts.map((text) => `<p>${text}</p>`).join("");
  const rows = (cells: readonly (readonly string[])[]) =>
    cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<!doctype html><style>
    body { font: 10pt Helvetica, Arial, sans-serif } table { width: 100% } tr { break-inside: avoid } td { padding: 4px }
    </style>${paragraphs(sheet.top)}<h1>${sheet.title}</h1>${paragraphs(sheet.before)}
    <table><thead>${rows([HEADS])}</thead>${rows(sheet.rows)}</table><table>${rows(sheet.sums)}</table>${paragraphs(sheet.after)}`;
};

/** Chromium's print, with the browser running and one page kept. */
export async function openChromium(): Promise<OtherWriter> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const page = await browser.newPage();
  return {
    async render(document) {
      await page.setContent(html(sheetOf(document)));
      return page.pdf({ format: "Letter" });
    },
    close: () => browser.close(),
  };
}

const styles = StyleSheet.create({
  page: { padding: 36, fontSize: 10, fontFamily: "Helvetica" },
  title: { fontSize: 20 },
  row: { flexDirection: "row" },
  cell: { flex: 1, padding: 3 },
});

const texts = (values: readonly (string | null | undefined)[]) =>
  values.map((value, index) => createElement(Text, { key: index }, value));
const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row, index) =>
    createElement(
      View,
      { key: index, style: styles.row, wrap: false },
      row.map((value, at) => createElement(Text, { key: at, style: styles.cell }, value)),
    ),
  );

/** @react-pdf/renderer, in this process, with the face that every reader has. */
export const reactPdf: OtherWriter = {
  render(document) {
    const { top, title, before, rows, sums, after } = sheetOf(document);
    const parts = [
      texts(top),
      createElement(Text, { key: "title", style: styles.title }, title),
      texts(before),
      rowsOf([HEADS, ...rows, ...sums]),
      texts(after),
    ];
    return renderToBuffer(
      createElement(Document, null, createElement(Page, { size: "LETTER", style: styles.page }, ...parts)),
    );
  },
  close: async () => {},
};
