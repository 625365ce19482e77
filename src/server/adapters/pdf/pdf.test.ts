import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { centsFromDollars } from "#shared/money.ts";
import { defaultThemeStyle, fontFamilies } from "#shared/themes/schema.ts";
import { facesOf, infoOf, linesOf, rolesIn, textOf } from "./pdf-reading.ts";
import { emptyDocument, kessler, line, percent, sixLines, threeHundredLines } from "./pdf-samples.ts";
import { createTypstPdf, type PdfAdapter } from "./pdf.ts";

let pdf: PdfAdapter;
beforeAll(() => {
  pdf = createTypstPdf({ workers: 2, deadlineMs: 20_000 });
});
afterAll(() => pdf.close());

const render = (document = sixLines()) => pdf.render(document, defaultThemeStyle);

describe("a quote", () => {
  test("names the business, the client, the job and the dates", async () => {
    const text = textOf(await render());
    for (const part of [
      "Kessler Bath & Tile",
      "2210 Wayne Avenue, Dayton, Ohio 45410",
      "office@kesslertile.com",
      "Quote",
      "Q-1043",
      "Bathroom remodel, 118 Linden Avenue",
      "Maria Okafor",
      "maria.okafor@mail.com",
      "Full remodel of the upstairs bathroom",
      "Nov 18, 2026",
      "Dec 18, 2026",
      "Protect the hallway and stairs",
      "Two weeks from the day the tile arrives.",
      "Changes are agreed in writing",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("has every line with its quantity, unit, price and amount", async () => {
    const lines = linesOf(await render());
    expect(lines).toContain("1 Demolition and haul-off flat price $1,150.00");
    expect(lines).toContain("2 Porcelain floor, laid 64 sq ft $14.50 $928.00");
    expect(lines).toContain("3 Shower walls, tiled 96 sq ft $18.00 $1,728.00");
    expect(lines).toContain("4 Vanity, 48 in, set flat price $1,340.00");
    expect(lines).toContain("5 Plumbing 16 hours $95.00 $1,520.00");
    expect(lines).toContain("6 Exhaust fan, installed flat price $245.00");
  });

  test("says of a sum for the whole line that it is one, however wide the page is", async () => {
    const sum = { amount: centsFromDollars(900) };
    const items = [
      line("Deck", 240, "sq ft", null, sum),
      line("Stairs", 1, null, null, sum),
      line("Rail", 2, null, 50),
      line("Gate", 3, "each", 80),
      line("Haul-off", 1, null, 0),
      line("Post caps, included", 1, null, 0),
    ];
    const wide = linesOf(await render(sixLines({ items })));
    expect(wide).toContain("1 Deck 240 sq ft flat price $900.00");
    expect(wide).toContain("2 Stairs flat price $900.00");
    expect(wide).toContain("3 Rail 2 $50.00 $100.00");
    expect(wide).toContain("4 Gate 3 $80.00 $240.00");
    expect(wide).toContain("5 Haul-off no charge $0.00");
    expect(wide).toContain("6 Post caps, included $0.00");
    const narrow = { ...defaultThemeStyle, fontSize: "24px", maxWidth: "480px" };
    const text = textOf(await pdf.render(sixLines({ items }), narrow));
    for (const shown of ["240 sq ft flat price", "2 × $50.00"]) expect(text).toContain(shown);
  });

  test("has every sum, and its parts", async () => {
    const document = sixLines({ tax: percent(7.5), amountPaid: centsFromDollars(1000) });
    const bytes = await render(document);
    const text = textOf(bytes);
    for (const amount of ["$6,911.00", "−$345.55", "$492.41", "$7,057.86", "$2,823.14", "−$1,000.00", "$6,057.86"]) {
      expect(text).toContain(amount);
    }
    expect(text).toContain("Discount, 5%");
    expect(text).toContain("Tax, 7.5%");
    expect(text).toContain("Deposit, 40%");
    const page = linesOf(bytes).join("\n");
    expect(page).toContain("Labor 16 hours at $95.00");
    expect(page).not.toContain("Materials");
    const items = [line("Deck, materials", 1, null, 928, { category: "material" })];
    expect(linesOf(await render(sixLines({ items }))).join("\n")).toContain("Materials $928.00");
  });

  test("has the tax of a city to its three decimals", async () => {
    const text = textOf(await render(sixLines({ tax: percent(8.875) })));
    for (const shown of ["Tax, 8.875%", "$582.68", "$7,148.13"]) expect(text).toContain(shown);
  });

  test("leaves out a line without a price and sets optional lines apart", async () => {
    const { items } = sixLines().content;
    const heated = line("Heated floor", 64, "sq ft", 11, { optional: true });
    const text = textOf(await render(sixLines({ items: [...items, line("Toilet, set", 1, null, null), heated] })));
    expect(text).not.toContain("Toilet");
    expect(text.indexOf("Optional, not in the total")).toBeLessThan(text.indexOf("Heated floor"));
    expect(text).toContain("$704.00");
    expect(text).toContain("$6,565.45");
  });

  test("has a place to sign, as bids and estimates have", async () => {
    const quote = textOf(await render());
    expect(quote).toContain("Signed by Maria Okafor to accept quote Q-1043 for $6,565.45.");
    expect(quote).toContain("Signature");
    expect(textOf(await render(sixLines({}, "bid")))).toContain("to accept bid B-1043");
    expect(textOf(await render(sixLines({}, "estimate")))).toContain("to accept estimate E-1043");
  });
});

test("an invoice asks for what is due instead of a signature", async () => {
  const invoice = textOf(await render(sixLines({ amountPaid: centsFromDollars(565.45) }, "invoice")));
  expect(invoice).toContain("Billed to");
  expect(invoice).toContain("Payable to Kessler Bath & Tile");
  expect(invoice).toContain("Reference I-1043");
  expect(invoice).toMatch(/Amount due \$6,000\.00/);
  expect(invoice).not.toContain("Signature");
});

test("a paid invoice says so", async () => {
  const paid = textOf(await render(sixLines({ amountPaid: centsFromDollars(6565.45) }, "invoice")));
  expect(paid).toContain("Paid in full $0.00");
});

test("three hundred lines are all there, under a head on every page", async () => {
  const document = threeHundredLines();
  const bytes = await render(document);
  const text = textOf(bytes);
  const pages = Number(infoOf(bytes)["Pages"]);
  expect(pages).toBeGreaterThan(8);
  for (let index = 1; index <= 300; index += 1) expect(text).toContain(`unit ${index} `);
  expect(text).toContain("$206,676.06");
  expect(text.match(/Unit price/g)?.length).toBeGreaterThanOrEqual(pages - 1);
  expect(text).toContain(`Page ${pages} of ${pages}`);
  expect(text).toContain("غرفة المعيشة");
  expect(text).toContain("主卧室");
  expect(text).toContain("🏠");
});

test("a document with nothing in it is a page", async () => {
  const bytes = await render(emptyDocument());
  expect(infoOf(bytes)["Pages"]).toBe("1");
  expect(textOf(bytes)).toContain("Untitled");
});

test("is tagged, titled and in a language", async () => {
  const bytes = await render();
  const info = infoOf(bytes);
  expect(info["Tagged"]).toBe("yes");
  expect(info["Title"]).toBe("Bathroom remodel, 118 Linden Avenue");
  expect(info["Author"]).toBe("Kessler Bath & Tile");
  expect(Buffer.from(bytes).includes("<pdfuaid:part>1</pdfuaid:part>")).toBe(true);
  expect(Buffer.from(bytes).includes("/Lang (en-US)")).toBe(true);
  expect(rolesIn(bytes)).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TH", "TD", "L", "LI", "P"]));
});

test("the paper is US Letter, or A4 when asked", async () => {
  expect(infoOf(await render())["Page size"]).toContain("612 x 792");
  const a4 = await pdf.render(sixLines(), defaultThemeStyle, { paper: "a4" });
  expect(infoOf(a4)["Page size"]).toContain("A4");
});

test("each family of the themes sets its own face", async () => {
  const faces = {
    Inter: "Inter",
    Arial: "Arimo",
    Georgia: "Gelasio",
    "Times New Roman": "Tinos",
    Helvetica: "Arimo",
    Roboto: "Roboto",
  };
  for (const fontFamily of fontFamilies) {
    const used = facesOf(await pdf.render(sixLines(), { ...defaultThemeStyle, fontFamily }));
    expect(used.length).toBeGreaterThan(0);
    expect(used.every((face) => face.startsWith(faces[fontFamily]))).toBe(true);
  }
});

test("every field of a theme changes the page", async () => {
  const document = sixLines();
  const changes = {
    primaryColor: "#b4231f",
    secondaryColor: "#7a1512",
    accentColor: "#123456",
    backgroundColor: "#fffdf6",
    textColor: "#111111",
    fontFamily: "Georgia",
    fontSize: "14px",
    headerSize: "40px",
    maxWidth: "600px",
    padding: "64px",
    borderRadius: "0px",
    businessInfoBackground: "#f4ecd8",
    borderStyle: "dashed",
    borderWidth: "3px",
    shadowStyle: "large",
  } as const;
  const plain = Buffer.from(await render(document));
  const unseen: string[] = [];
  for (const [field, value] of Object.entries(changes)) {
    const changed = await pdf.render(document, { ...defaultThemeStyle, [field]: value });
    if (plain.equals(changed)) unseen.push(field);
  }
  expect(unseen).toEqual([]);
});

test("the same input gives the same bytes, from a new process too", async () => {
  const other = createTypstPdf({ workers: 1, deadlineMs: 20_000, cacheBytes: 0 });
  const document = sixLines({ businessInfo: kessler });
  const first = Buffer.from(await render(document));
  const second = await other.render(document, defaultThemeStyle);
  const third = await other.render(document, defaultThemeStyle);
  await other.close();
  expect(first.equals(second)).toBe(true);
  expect(first.equals(third)).toBe(true);
});

test("an unchanged document comes from the cache, a changed one does not", async () => {
  const document = sixLines({ title: "Kept" });
  const first = await render(document);
  expect(await render(sixLines({ title: "Kept" }))).toBe(first);
  expect(await render(sixLines({ title: "Kept", notes: "More." }))).not.toBe(first);
  expect(await pdf.render(document, { ...defaultThemeStyle, padding: "41px" })).not.toBe(first);
});

/**
 * The 99th percentile of what this process itself computes between two turns of its event loop while something goes
 * on, in milliseconds. CPU time, because a busy machine delays the turns of an idle process too.
 */
async function blockedDuring(work: Promise<unknown>): Promise<number> {
  const spans: number[] = [];
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    spans.push((user + system) / 1_000);
  }, 1);
  await work;
  clearInterval(timer);
  return spans.toSorted((a, b) => a - b)[Math.floor(spans.length * 0.99)] ?? 0;
}

test("the event loop goes on while documents are set", async () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Job ${index}`);
  const short = titles.map((title) => render(sixLines({ title })));
  const long = titles.slice(0, 3).map((title) => render(threeHundredLines({ title })));
  expect(await blockedDuring(Promise.all([...short, ...long]))).toBeLessThan(10);
});
