import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { BackupPlace } from "./place.ts";

export interface S3Options {
  /** The address of the storage; null is Amazon's own for the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  /** What the names begin with, with the slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_MS = 10_000;
/** Without a byte on the wire for so long, a call fails. */
const SILENCE_MS = 60_000;
const ATTEMPTS = 3;
/** A bucket that others fill under the same prefix is read so far and no further; a page has a thousand names. */
const MOST_PAGES = 20;

/** Backups as objects of a bucket, up to the 5 GB that one upload may have. */
export function createS3Place(options: S3Options): BackupPlace {
  const { bucket: Bucket, prefix } = options;
  const client = new S3Client({
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: true, // a bucket's name is a path at most compatible servers
    maxAttempts: ATTEMPTS,
    // Newer checksums are refused by storage that is not Amazon's.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });

  async function list(): Promise<string[]> {
    const names: string[] = [];
    let from: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const found = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(from ? { ContinuationToken: from } : {}) }),
      );
      names.push(...(found.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : [])));
      from = found.NextContinuationToken;
      if (!from) break;
    }
    return names;
  }

  return {
    title: `${options.endpoint ?? "s3"} ${Bucket}/${prefix}`,
    list,
    async put(name, file) {
      const { size } = await stat(file);
      const Body = createReadStream(file);
      await client.send(new PutObjectCommand({ Bucket, Key: prefix + name, Body, ContentLength: size }));
    },
    async get(name, file) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name }));
      if (!(Body instanceof Readable)) throw new Error(`The storage sent nothing for ${name}.`);
      await pipeline(Body, createWriteStream(file, { flags: "wx", mode: 0o600 }));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }));
    },
  };
}
