import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { reasonOf } from "#src/lib/fault.ts";
import type { Account } from "./account.ts";
import { findPlatformPackage } from "./platform-package.ts";
import { runProgram } from "./run-program.ts";
import { StoreError } from "./store-error.ts";

/** The programs of PostgreSQL, ready to be run. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The programs that npm brought, or a copy of them where they cannot be used in their place: PostgreSQL looks for its
 * own files with its user's bare rights, and its libraries need links that npm's archive does not hold.
 * @param cache where a copy may be kept, see `cacheFolder`
 * @throws StoreError
 */
export async function prepareBinaries(account: Account, cache: string): Promise<Binaries> {
  const native = findPlatformPackage();
  if ((await linkLibraries(native)) && (await isOpenTo(account, native))) return programsIn(native);
  const copy = await keepCopy(native, cache);
  if (await isOpenTo(account, copy)) return programsIn(copy);
  throw new StoreError(
    `PostgreSQL, which does not run as root, cannot reach its own programs in ${copy}; ` +
      "start maitred as an ordinary user, or set DATABASE_URL",
  );
}

/** Where a copy may be kept. Another user must be able to reach it, and folders may be closed to that one. */
export function cacheFolder(dataDir: string, { isOther }: Account): string {
  return isOther ? "/var/cache/maitred" : join(resolve(dataDir), "cache");
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: join(native, "bin", `initdb${suffix}`),
    postgres: join(native, "bin", `postgres${suffix}`),
  };
}

async function isOpenTo({ isOther, barePrefix }: Account, native: string): Promise<boolean> {
  if (!isOther) return true;
  const { exitCode } = await runProgram([...barePrefix, programsIn(native).postgres, "--version"]);
  return exitCode === 0;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Does what the package's install script does, which `npm ci --ignore-scripts` leaves out.
 * @returns false where the folder cannot be written to
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(dirname(native), target);
    if (await exists(link)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch {
      // Another process may have been quicker.
      if (!(await exists(link))) return false;
    }
  }
  return true;
}

/** A copy has its name once it is complete. The name holds the version: an update brings another. */
async function keepCopy(native: string, cache: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(dirname(native), "package.json"), "utf8"));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const copy = join(cache, `postgresql-${version}`);
  if (await exists(copy)) return join(copy, "native");
  const draft = `${copy}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    await cp(native, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(join(draft, "native"));
    await openToAll(draft);
    await chmod(cache, 0o755);
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(copy))) {
      const reason = reasonOf(error);
      throw new StoreError(`could not copy PostgreSQL's programs to ${copy}: ${reason}`, { cause: error });
    }
  }
  return join(copy, "native");
}

/** A strict umask would close the copy to the user that it is made for. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

async function exists(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    () => false,
  );
}
