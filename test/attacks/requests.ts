import { randomUUID } from "node:crypto";
import { pixelRanges } from "#shared/themes/schema.ts";
import type { Operation } from "./description.ts";
import type { Dice } from "./dice.ts";
import { disturbed, hostileText, jobWords, validValue, type Knowledge } from "./values.ts";
import { kindOfParameter, OPENS_BY_ITSELF, someId, type Citizen, type IdKind } from "./world.ts";

/** What goes over the wire, and what is known about it. */
export interface PlannedRequest {
  operation: Operation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Marks that the answer may hold. */
  mayShow: Set<string>;
  /** Nothing but its method, path and body was chosen, as the description says: its answer is compared with it. */
  isPlain: boolean;
}

export interface Cast {
  /** Who asks; null is a visitor. */
  actor: Citizen | null;
  other: Citizen;
}

const knowledgeOf = ({ actor, other }: Cast): Knowledge => {
  const own = actor ?? other;
  const ids: Record<string, IdKind> = {
    documentId: "document",
    themeId: "theme",
    templateId: "template",
    other: "client",
    session_id: "checkout",
  };
  const known: Record<string, (die: Dice) => unknown> = {
    transcription: jobWords,
    originalTranscription: jobWords,
    email: (die) => (die.chance(0.3) ? own.email : `${own.mark}-${die.below(1e9)}@example.com`),
    password: () => own.password,
    currentPassword: () => own.password,
    newPassword: () => own.password,
    paymentMethodId: (die) => die.pick(["pm_card_visa", "pm_card_chargeDeclined", "pm_card_threeDSecure2Required"]),
    version: (die) => die.pick([1, 1, 1, 2, 2, 3]),
    evenOpen: () => true,
    content: (die) => (die.chance(0.5) ? { description: `${own.mark} words`, questions: [] } : undefined),
    sendingId: () => randomUUID(),
    paidOn: () => "2026-11-20",
    consent: () => true,
    logoUrl: () => null,
    ...Object.fromEntries(
      Object.entries(pixelRanges).map(([name, [least, most]]) => [
        name,
        (die: Dice) => `${least + die.below(most - least)}px`,
      ]),
    ),
    csv: () => "name,hourlyRate\nPost mix,7.85\n",
  };
  return (field, die) => {
    const kind = ids[field];
    return kind ? someId(own, kind, die) : known[field]?.(die);
  };
};

/** A text for an address; halves of surrogate pairs, which no address can hold, are replaced. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function pathOf(operation: Operation, cast: Cast, die: Dice, isPlain: boolean): { path: string; opened: Citizen[] } {
  const opened: Citizen[] = [];
  const fill = (name: string): string => {
    if (!isPlain && die.chance(0.3)) return encoded(hostileText(die)).slice(0, 2_000) || "%20";
    if (!isPlain && die.chance(0.05)) return die.pick(["%ff", "%", "%00", "%ED%A0%80", "..", "x".repeat(5_000), "%2F"]);
    const kind = kindOfParameter(operation.path, name);
    if (kind === null) return String(die.pick([1, 1, 2, 0, -1, 2 ** 31, 2 ** 53]));
    const owner = cast.actor && die.chance(0.7) ? cast.actor : cast.other;
    if (OPENS_BY_ITSELF.has(kind)) opened.push(owner);
    return someId(owner, kind, die);
  };
  return { path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill(name)), opened };
}

function queryOf(operation: Operation, cast: Cast, die: Dice, isPlain: boolean): string {
  const pairs = operation.parameters
    .filter((parameter) => parameter.in === "query" && (parameter.required || die.chance(0.4)))
    .map(({ name, schema }) => {
      const isOdd = !isPlain && die.chance(0.5);
      const value = isOdd ? hostileText(die) : String(validValue(schema, die, knowledgeOf(cast), name));
      return `${name}=${encoded(value)}`;
    });
  if (!isPlain && die.chance(0.1)) pairs.push(...pairs, "limit[]=1", "__proto__[x]=1", "q=%ff%00", "=", "&&");
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are no JSON, or JSON that nobody writes. */
function rawBody(valid: string, die: Dice): Buffer {
  const text = die.pick([
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"',
    "0",
    "NaN",
    "{'a':1}",
    valid.slice(0, valid.length / 2),
    `\ufeff${valid}`,
    `${valid}${valid}`,
    valid.replace("{", '{"__proto__":{"isAdmin":true},'),
    valid.replace("{", '{"name":"a","name":"b",'),
    valid.replaceAll(/\d+/g, "1e999"),
    nested("[", "]", 20_000),
    nested('{"a":', "}", 20_000).replace(":}", ":0}"),
    "a=b&c=d",
    "--x\r\nContent-Disposition: form-data; name=file\r\n\r\n",
  ]);
  if (die.chance(0.05)) return Buffer.alloc(1_000_001, "x");
  if (die.chance(0.1)) return Buffer.from(valid, "utf16le");
  if (die.chance(0.1)) return Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
  return Buffer.from(text);
}

/** Somebody's account as a file, whole or with something else in it. */
function accountFile({ actor, other }: Cast, die: Dice, isPlain: boolean): Buffer {
  const file = (actor ?? other).file;
  if (isPlain) return Buffer.from(file);
  return die.chance(0.3)
    ? rawBody(file, die)
    : Buffer.from(JSON.stringify(disturbed(JSON.parse(file), undefined, die)));
}

const BOUNDARY = "attacks";
/** A second of silence as a form with a file, or what is none. */
function recording(die: Dice, isPlain: boolean): Buffer {
  const samples = isPlain ? 16_000 : die.below(3_000);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(isPlain ? samples * 2 : die.below(2 ** 32), 40);
  const field = isPlain || die.chance(0.8) ? "file" : "other";
  const name = isPlain ? "job.wav" : hostileText(die).replaceAll('"', "");
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: audio/wav\r\n\r\n`;
  const end = isPlain || die.chance(0.8) ? `\r\n--${BOUNDARY}--\r\n` : "";
  return Buffer.concat([Buffer.from(head), header, Buffer.alloc(samples * 2), Buffer.from(end)]);
}

function bodyOf(operation: Operation, cast: Cast, die: Dice, isPlain: boolean): Buffer | null {
  if (operation.method === "GET") return null;
  if (operation.path === "/api/import") return accountFile(cast, die, isPlain);
  if (operation.body?.type === "multipart/form-data") return recording(die, isPlain);
  if (!operation.body) return isPlain || die.chance(0.5) ? null : rawBody("{}", die);
  const value = validValue(operation.body.schema, die, knowledgeOf(cast));
  if (isPlain) return Buffer.from(JSON.stringify(value));
  if (die.chance(0.2)) return rawBody(JSON.stringify(value), die);
  return Buffer.from(JSON.stringify(disturbed(value, operation.body.schema, die)) ?? "");
}

const ODD_HEADERS: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-encoding": "gzip" },
  { accept: "text/event-stream" },
  { accept: "application/xml;q=0.1, */*;q=nonsense" },
  { range: "bytes=0-,-1" },
  { "if-none-match": "*" },
  { authorization: "Bearer undefined" },
  { authorization: "Basic ////" },
  { "idempotency-key": "x".repeat(201) },
  { "idempotency-key": "'; --" },
  { "x-forwarded-for": "127.0.0.1, ::1, nonsense" },
  { "x-forwarded-host": "evil.example" },
  { "x-http-method-override": "DELETE" },
  { "x-request-id": "chosen\u00a0by the caller" },
  { "user-agent": "x".repeat(3_000) },
  { "sec-fetch-site": "cross-site" },
  { "stripe-signature": "t=1,v1=00" },
  { cookie: "bidspoke_session=; bidspoke_session=%00; ;;=;" },
  { cookie: `bidspoke_session=${"a".repeat(4_000)}` },
  { "accept-language": "x".repeat(2_000) },
];

const typeOf = ({ body }: Operation) =>
  body?.type === "multipart/form-data" ? `${body.type}; boundary=${BOUNDARY}` : "application/json";

/** One request to this route: as its description says when the die falls so, and otherwise wrong in one or more places. */
export function planRequest(operation: Operation, cast: Cast, origin: string, die: Dice): PlannedRequest {
  const isPlain = operation.isDescribed && die.chance(0.35);
  const { path, opened } = pathOf(operation, cast, die, isPlain);
  const query = operation.isDescribed
    ? queryOf(operation, cast, die, isPlain)
    : `?returnTo=${encoded(hostileText(die))}&code=x&state=y`;
  const body = bodyOf(operation, cast, die, isPlain);
  const headers: Record<string, string> = {
    origin,
    ...(cast.actor ? { cookie: cast.actor.client.cookie } : {}),
    ...(body ? { "content-type": typeOf(operation) } : {}),
    ...(!isPlain && die.chance(0.25) ? die.pick(ODD_HEADERS) : {}),
  };
  const method =
    !isPlain && die.chance(0.03)
      ? die.pick(["PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "PROPFIND"])
      : operation.method;
  const mayShow = new Set([...(cast.actor ? [cast.actor] : []), ...opened].map(({ mark }) => mark));
  return { operation, method, path: path + query, headers, body, mayShow, isPlain };
}
