import { NodeFS } from "@electric-sql/pglite/nodefs";
import { fsyncSync, writeSync } from "node:fs";

type EngineOptions = Parameters<NodeFS["init"]>[1];
type EngineModule = Parameters<NonNullable<EngineOptions["preRun"]>[number]>[0];

type NodeBackend = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
};

/**
 * The folder of an embedded database whose fsync is real.
 * The stock file system leaves fsync out, so that an acknowledged commit may still be lost with the power.
 */
export class DurableNodeFS extends NodeFS {
  /** How often the engine has asked for a sync since the start. */
  fsyncCount = 0;

  override async init(...[engine, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: EngineModule) => this.#installFsync(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #installFsync(module: EngineModule): void {
    // The published type says only that it can be mounted; the Node backend has had stream_ops in every release.
    const backend = module.NODEFS as unknown as NodeBackend;
    backend.stream_ops.fsync = ({ nfd }) => {
      this.fsyncCount += 1;
      syncOrDie(nfd);
      return 0;
    };
  }
}

/**
 * After a failed sync nobody knows what is on the disk, so PostgreSQL stops the server and recovers from its log.
 * The embedded engine cannot stop itself (told of the error, it spins for ever), so the process is ended here,
 * before the commit is acknowledged.
 */
function syncOrDie(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    // Windows cannot sync the handle of a folder.
    if (process.platform === "win32" && code === "EPERM") return;
    writeSync(
      2,
      `The disk refused to keep the database's data (${String(error)}). Stopping before anything is lost.\n`,
    );
    process.exit(1);
  }
}
