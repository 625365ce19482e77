// Copies the faces that PDFs use out of the installed font packages into .cache/fonts, with their licences, and checks
// that each is the family that templates/fonts.json says. Plain JavaScript: it runs before anything is built. A second
// run finds everything in place and copies nothing.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, ".cache", "fonts");

/** The family in a TrueType file's name table: the typographic one (16), or else the plain one (1). */
function familyOf(path) {
  const font = readFileSync(path);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((offset) => font.toString("latin1", offset, offset + 4) === "name");
  if (entry === undefined) return undefined;
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  const names = new Map();
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + 12 * index;
    const isWindowsUnicode = font.readUInt16BE(record) === 3;
    const start = strings + font.readUInt16BE(record + 10);
    const bytes = font.subarray(start, start + font.readUInt16BE(record + 8));
    if (isWindowsUnicode) names.set(font.readUInt16BE(record + 6), Buffer.from(bytes).swap16().toString("utf16le"));
  }
  return names.get(16) ?? names.get(1);
}

/** Copies by a rename, so that a process that reads the folder never sees half a file. */
function copy(from, to) {
  const half = `${to}.${process.pid}`;
  copyFileSync(from, half);
  renameSync(half, to);
}

function installFace({ family, package: name, file }) {
  const from = join(root, "node_modules", name, file);
  const to = join(folder, basename(file));
  if (!existsSync(from)) throw new Error(`The face ${file} is not in ${name}. Run npm ci.`);
  if (existsSync(to) && statSync(to).size === statSync(from).size) return 0;
  const found = familyOf(from);
  if (found !== family) throw new Error(`${file} in ${name} is the family "${found}", not "${family}".`);
  copy(from, to);
  return 1;
}

function installLicence(name) {
  const folderOfPackage = join(root, "node_modules", name);
  const licence = ["LICENSE_FONT", "LICENSE", "LICENSE.txt"].find((file) => existsSync(join(folderOfPackage, file)));
  const to = join(folder, `LICENSE-${basename(name)}.txt`);
  if (licence !== undefined && !existsSync(to)) copy(join(folderOfPackage, licence), to);
  return basename(to);
}

/** Brings .cache/fonts up to date and returns how many faces it copied. */
export function installFonts() {
  const { faces } = JSON.parse(readFileSync(join(root, "templates", "fonts.json"), "utf8"));
  mkdirSync(folder, { recursive: true });
  const copied = faces.reduce((count, face) => count + installFace(face), 0);
  const packages = new Set(faces.map((face) => face.package));
  const wanted = new Set([...faces.map((face) => basename(face.file)), ...[...packages].map(installLicence)]);
  // A face that is no longer listed would still be found by the typesetter.
  for (const file of readdirSync(folder))
    if (!wanted.has(file) && /\.(ttf|txt)$/.test(file)) rmSync(join(folder, file));
  return copied;
}

/** For vitest's globalSetup. */
export function setup() {
  installFonts();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const copied = installFonts();
  console.log(copied === 0 ? "Fonts are in place." : `Copied ${copied} faces to .cache/fonts.`);
}
