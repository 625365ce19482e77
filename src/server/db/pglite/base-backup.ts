import { createWriteStream } from "node:fs";
import { type FileHandle, open, readdir, readFile, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Pool } from "pg";
import { Header } from "tar";

/** Keeps the log that a backup under way still needs, whatever checkpoints come meanwhile. Gone with the process. */
const SLOT = "bidspoke_backup";
const PIECE_BYTES = 256 * 1024;
/** The engine writes pages in this thread's shadow: packing harder would take the processor from users. */
const GZIP_LEVEL = 4;
const TAR_BLOCK = 512;

/** What PostgreSQL's own pg_basebackup leaves out: it is made anew at a start. The log is added at the end. */
const EMPTIED = /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const CONTROL = "global/pg_control";
const LOG_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Packs the database of `folder`, which `pool` is open on and which goes on answering, into a gzipped tar at `file`,
 * and syncs it. It is PostgreSQL's base backup: the pages as they are found, and the log from before the first to after
 * the last of them, from which the next start makes the state of the moment at which the copy ended.
 * Throws when the disk of `file` has not as much room as the database takes (a full disk would stop the database
 * itself), when it fails or when `signal` is aborted, and leaves a part of the file then.
 */
export async function writeBaseBackup(pool: Pool, folder: string, file: string, signal: AbortSignal): Promise<void> {
  await checkRoom(pool, dirname(file));
  const packing = packDatabase(pool, folder);
  try {
    await pipeline(
      Readable.from(packing),
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }), // it holds everyone's data
      { signal },
    );
  } finally {
    await packing.return(undefined); // a pipeline that fails does not wait until the packing has cleaned up
  }
}

async function checkRoom(pool: Pool, place: string): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    "select sum(pg_database_size(oid))::float as bytes from pg_database",
  );
  const { bavail, bsize } = await statfs(place);
  const needed = rows[0]?.bytes ?? 0;
  if (bavail * bsize < needed)
    throw new Error(`${place} has ${bavail * bsize} bytes left, and a backup may take ${needed}.`);
}

async function* packDatabase(pool: Pool, folder: string): AsyncGenerator<Buffer> {
  await pool.query("select pg_create_physical_replication_slot($1, true, true)", [SLOT]);
  let isStopped = false;
  try {
    const { rows } = await pool.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('bidspoke', true)) as first",
    );
    yield* packPages(folder);
    const end = await stop(pool, folder);
    isStopped = true;
    yield* packBytes(CONTROL, end.control);
    yield* packBytes("backup_label", Buffer.from(end.label));
    yield* packLog(folder, rows[0]?.first ?? "", end.last);
    yield Buffer.alloc(2 * TAR_BLOCK); // the archive's end
  } finally {
    if (!isStopped) await pool.query("select pg_backup_stop(false)").catch(() => {}); // it may not have begun
    await pool.query("select pg_drop_replication_slot($1)", [SLOT]);
  }
}

/** Ends the backup and reads the control file while nobody else has the engine, which rewrites it at checkpoints. */
async function stop(pool: Pool, folder: string): Promise<{ label: string; last: string; control: Buffer }> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ label: string; last: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
    );
    const [end] = rows;
    if (!end) throw new Error("The engine did not say where its backup ends.");
    return { ...end, control: await readFile(join(folder, CONTROL)) };
  } finally {
    client.release();
  }
}

async function* packPages(folder: string, below = ""): AsyncGenerator<Buffer> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      yield headerOf(path, "Directory", 0);
      if (!EMPTIED.test(path)) yield* packPages(folder, path);
    } else if (entry.isFile() && path !== CONTROL) {
      // A table that was dropped meanwhile is dropped again by the log.
      const handle = await open(join(folder, path)).catch(unlessMissing);
      if (handle) yield* packFile(path, handle);
    }
  }
}

/** The log's files between the two, both included. */
async function* packLog(folder: string, first: string, last: string): AsyncGenerator<Buffer> {
  const names = (await readdir(join(folder, "pg_wal"))).filter((name) => LOG_SEGMENT.test(name)).sort();
  const wanted = names.filter((name) => name >= first && name <= last);
  if (wanted[0] !== first || wanted.at(-1) !== last)
    throw new Error("A part of the log that this backup needs is gone.");
  for (const name of wanted) yield* packFile(`pg_wal/${name}`, await open(join(folder, "pg_wal", name)));
}

/** As many bytes as the file has now: what is appended later is in the log, and so is that it was cut shorter. */
async function* packFile(path: string, handle: FileHandle): AsyncGenerator<Buffer> {
  try {
    const { size } = await handle.stat();
    yield headerOf(path, "File", size);
    for (let at = 0; at < size;) {
      const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - at));
      const { bytesRead } = await handle.read(piece, 0, piece.length, at);
      const got = bytesRead === 0 ? piece : piece.subarray(0, bytesRead); // past a new end: zeros
      yield got;
      at += got.length;
    }
    yield paddingOf(size);
  } finally {
    await handle.close();
  }
}

function* packBytes(path: string, bytes: Buffer): Generator<Buffer> {
  yield headerOf(path, "File", bytes.length);
  yield bytes;
  yield paddingOf(bytes.length);
}

function headerOf(path: string, type: "File" | "Directory", size: number): Buffer {
  const block = Buffer.alloc(TAR_BLOCK);
  const header = new Header({ path, type, size, mode: type === "File" ? 0o600 : 0o700, mtime: new Date() });
  if (header.encode(block)) throw new Error(`The path ${path} is too long for a backup.`);
  return block;
}

const paddingOf = (size: number) => Buffer.alloc((TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK);

function unlessMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
