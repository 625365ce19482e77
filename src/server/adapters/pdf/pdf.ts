import { createHash } from "node:crypto";
import type { Paper } from "#shared/themes/page-measures.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import { findPdfAssets } from "./assets.ts";
import { createByteCache } from "./byte-cache.ts";
import { readLogo } from "./logo.ts";
import type { RenderRequest } from "./messages.ts";
import { pageData } from "./page-data.ts";
import { familiesFor, pageStyle, roomOn } from "./page-style.ts";
import type { PdfDocument, SignedPage } from "./pdf-document.ts";
import { PdfError } from "./pdf-error.ts";
import { createPool } from "./pool.ts";

export type { PdfDocument, SignedPage };

export interface RenderOptions {
  paper?: Paper;
  /** The signature that it bears: it stands in the place of the lines to sign on, and a certificate follows. */
  signed?: SignedPage;
}

export interface PdfAdapter {
  /** The PDF's bytes: the same for the same input. Rejects with `PdfError` past the deadline or when the document cannot be set. */
  render(document: PdfDocument, theme: ThemeStyle, options?: RenderOptions): Promise<Uint8Array>;
  /** Ends the child processes; renders under way are rejected. */
  close(): Promise<void>;
}

export interface TypstPdfOptions {
  /** The most child processes; each sets one document at a time. They start with the first documents. */
  workers: number;
  /** Milliseconds after which a render is killed. 5,000 by default. */
  deadlineMs?: number;
  /** The largest sum of the sizes of cached PDFs, in bytes; 0 for no cache. */
  cacheBytes?: number;
  logger?: { warn(details: object, message: string): void };
}

/** Some 300 PDFs: those that are looked at, loaded down and mailed within minutes. Any other is set anew in 20 ms. */
const CACHE_BYTES = 16_000_000;

/** Sets PDFs with Typst in child processes. Throws at once when the template or a face is missing. */
export function createTypstPdf(options: TypstPdfOptions): PdfAdapter {
  const { workers, deadlineMs = 5_000, cacheBytes = CACHE_BYTES, logger } = options;
  const assets = findPdfAssets();
  const pool = createPool({ ...assets, workers, deadlineMs });
  const cache = createByteCache(cacheBytes);

  function logoOf({ number, content }: PdfDocument): RenderRequest["logo"] {
    const url = content.includeLogo ? content.businessInfo?.logoUrl : null;
    if (url == null) return null;
    const logo = readLogo(url);
    if (logo === null) logger?.warn({ number }, "The PDF is without its logo: it is neither PNG nor JPEG.");
    return logo;
  }

  async function set(number: string, page: Omit<RenderRequest, "id">): Promise<Uint8Array> {
    const reply = await pool.run(page);
    if (!reply.ok) throw new PdfError("failed", reply.message);
    for (const warning of reply.warnings) logger?.warn({ number, warning }, "The PDF had to do without something.");
    return reply.pdf;
  }

  return {
    async render(document, theme, { paper = "us-letter", signed } = {}) {
      const measures = pageStyle(theme, paper);
      const data = JSON.stringify(pageData(document, roomOn(measures), signed ?? null));
      const style = JSON.stringify({ ...measures, fonts: familiesFor(theme.fontFamily, data) });
      const logo = logoOf(document);
      const hash = createHash("sha256").update(assets.hash).update(data).update(style);
      const signature = signed?.signature.kind === "drawn" ? Buffer.from(signed.signature.png, "base64") : null;
      const key = hash
        .update(logo?.bytes ?? "")
        .update("signature")
        .update(signature ?? "")
        .digest("hex");
      const known = cache.get(key);
      if (known !== undefined) return known;
      const pdf = await set(document.number, { data, style, logo, signature });
      cache.set(key, pdf);
      return pdf;
    },
    close: () => pool.close(),
  };
}
