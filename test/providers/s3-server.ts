import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

const ACCESS_KEY = "AKIDTESTKEY";
const SECRET = "a secret that only the two know";
const REGION = "eu-test-1";
const BUCKET = "backups";
/** Small, so that a list has several pages. */
const PAGE = 2;

export interface S3Server {
  /** The settings that lead a server here. */
  settings: Record<string, string>;
  /** What the bucket holds. */
  objects: Map<string, Buffer>;
  /** The next so many requests are answered with 503. */
  failNext(count: number): void;
  stop(): Promise<void>;
}

type Answer = { status: number; body: Buffer | string };
const refuse = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
/** As the signature's description asks for it: all but the unreserved characters are escaped. */
const escape = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Amazon's signature, version 4, made again from the request and compared. Null when it is right. */
function findFault(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    request.headers.authorization ?? "",
  );
  const [, credential = "", signedHeaders = "", signature = ""] = given ?? [];
  const [key, ...scope] = credential.split("/");
  const stamp = String(request.headers["x-amz-date"] ?? "");
  if (key !== ACCESS_KEY || scope.join("/") !== `${stamp.slice(0, 8)}/${REGION}/s3/aws4_request`)
    return "InvalidAccessKeyId";
  const payload = String(request.headers["x-amz-content-sha256"] ?? "");
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const query = [...url.searchParams].map(([name, value]) => `${escape(name)}=${escape(value)}`).sort();
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), signedHeaders, payload].join(
    "\n",
  );
  const wanted = ["AWS4-HMAC-SHA256", stamp, scope.join("/"), sha256(canonical)].join("\n");
  const signing = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${SECRET}`);
  return hmac(signing, wanted).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

function listPage(objects: Map<string, Buffer>, url: URL): Answer {
  const after = url.searchParams.get("continuation-token") ?? "";
  const prefix = url.searchParams.get("prefix") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${contents}</ListBucketResult>`,
  };
}

function answerTo(objects: Map<string, Buffer>, method: string, url: URL, body: Buffer): Answer {
  const [, bucket = "", ...rest] = url.pathname.split("/").map(decodeURIComponent);
  const key = rest.join("/");
  if (bucket !== BUCKET) return refuse(404, "NoSuchBucket");
  if (method === "GET" && key === "") return listPage(objects, url);
  const found = objects.get(key);
  if (method === "PUT") objects.set(key, body);
  if (method === "DELETE") objects.delete(key);
  if (method === "GET") return found ? { status: 200, body: found } : refuse(404, "NoSuchKey");
  return { status: method === "DELETE" ? 204 : 200, body: "" };
}

/** Storage that speaks as much of S3's protocol as backups use, and checks every signature. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://storage");
    const body = await buffer(request);
    const fault = findFault(request, url, body);
    failures -= 1;
    const answer =
      failures >= 0
        ? refuse(503, "SlowDown")
        : fault
          ? refuse(403, fault)
          : answerTo(objects, request.method ?? "", url, body);
    response.writeHead(answer.status, { "content-length": Buffer.byteLength(answer.body) });
    response.end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return {
    objects,
    failNext: (count) => {
      failures = count;
    },
    settings: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      BACKUP_S3_REGION: REGION,
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_KEY_ID: ACCESS_KEY,
      BACKUP_S3_SECRET: SECRET,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
