import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { RenderReply, RenderRequest } from "./messages.ts";

/**
 * The process that sets type. It renders one page at a time and may be killed at any moment; all it keeps between two
 * pages is the compiler and its fonts. Arguments: the folder of the template and the folder of the fonts.
 */
const [, , templates = "", fonts = ""] = process.argv;
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [fonts] }] });
const template = join(templates, "document.typ");
/** Results of the compiler that live on: enough that an edited document is cheap, and memory stays flat. */
const CACHE_AGE = 10;

/** The compiler throws objects whose message is empty; the text is in `code`. */
function textOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }; // whatever was thrown, both are only read
  return message || code || String(error);
}

/** The names of the files that a page shows; empty for none. */
type Pictures = { logo: string; signature: string };
type Page = Pick<RenderRequest, "data" | "style">;

function compile({ data, style }: Page, pictures: Pictures) {
  const result = compiler.compile({ mainFilePath: template, inputs: { data, style, ...pictures } });
  const document = result.result;
  if (document !== null && !result.hasError()) return document;
  const error = result.takeDiagnostics() ?? result.takeError();
  const found: { message: string }[] = error === null ? [] : compiler.fetchDiagnostics(error);
  throw new Error(found.map(({ message }) => message).join("; ") || "The template could not be compiled.");
}

/** PDF/UA-1, or plain tagged PDF when a rule of PDF/UA cannot be kept: most often a character that no face has. */
function exportPdf(page: Page, pictures: Pictures, warnings: string[]): Uint8Array {
  const document = compile(page, pictures);
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch (error) {
    warnings.push(`Not PDF/UA: ${textOf(error)}`);
    return compiler.pdf(document);
  }
}

/** Sets a page with this picture under a path that no other page ever had. */
function withPicture<T>(bytes: Uint8Array | null, extension: string, set: (name: string) => T): T {
  if (bytes === null) return set("");
  const name = `picture-${randomUUID()}.${extension}`;
  compiler.mapShadow(join(templates, name), Buffer.from(bytes));
  try {
    return set(name);
  } finally {
    compiler.unmapShadow(join(templates, name));
  }
}

function render({ logo, signature: ink, ...page }: RenderRequest, warnings: string[]): Uint8Array {
  const set = (logoName: string) =>
    withPicture(ink, "png", (signature) => exportPdf(page, { logo: logoName, signature }, warnings));
  if (logo === null) return set("");
  try {
    return withPicture(logo.bytes, logo.extension, set);
  } catch (error) {
    const pdf = set("");
    warnings.push(`Without the logo: ${textOf(error)}`);
    return pdf;
  }
}

function answer(request: RenderRequest): RenderReply {
  const warnings: string[] = [];
  try {
    return { id: request.id, ok: true, pdf: render(request, warnings), warnings };
  } catch (error) {
    return { id: request.id, ok: false, message: textOf(error) };
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

// Messages arrive in turns of the event loop, so native memory is freed between two pages.
process.on("message", (request: RenderRequest) => process.send?.(answer(request)));
process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches every process of the terminal. The server decides when its children end, after the pages under way.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.send?.("ready");
