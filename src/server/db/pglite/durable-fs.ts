import { NodeFS } from "@electric-sql/pglite/nodefs";
import { fsyncSync } from "node:fs";

type EngineOptions = Parameters<NodeFS["init"]>[1];
type EngineModule = Parameters<NonNullable<EngineOptions["preRun"]>[number]>[0];

type NodeBackend = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
};

/** EIO in the numbering of WASI, which the engine was compiled for. */
const IO_ERROR = 29;

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
      try {
        fsyncSync(nfd);
        return 0;
      } catch (error) {
        // Windows cannot sync the handle of a folder; everywhere else a refused sync must fail the commit.
        if (process.platform === "win32" && error instanceof Error && "code" in error && error.code === "EPERM")
          return 0;
        return IO_ERROR;
      }
    };
  }
}
