import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What Emscripten's file systems on Node offer, as far as it is used here; PGlite ships no types for it. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  tryFSOperation(operation: () => void): void;
}

/**
 * A folder on disk in which PostgreSQL's fsync is one. As it comes, Emscripten's file system for Node answers fsync
 * and fdatasync with success and does nothing, whatever PostgreSQL is configured to do, so a power cut could take
 * acknowledged commits along, or worse, leave pages torn after a checkpoint. fdatasync cannot be reached from here:
 * start with `wal_sync_method=fsync`.
 */
export class DurableFolder extends NodeFS {
  override async init(...parameters: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...parameters);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => useRealFsync(module.NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function useRealFsync(fileSystem: NodeFileSystem): void {
  // PostgreSQL syncs folders too, which Windows refuses.
  if (process.platform === "win32") return;
  fileSystem.stream_ops.fsync = (stream) => {
    fileSystem.tryFSOperation(() => fs.fsyncSync(stream.nfd));
    return 0;
  };
}
