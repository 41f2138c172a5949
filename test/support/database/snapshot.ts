import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";

const modules = new URL("../../../node_modules/", import.meta.url);
const cache = new URL(".cache/maitred/", modules);

/**
 * A new, empty PGlite data folder as a tar. Creating one takes seconds, loading this a quarter of one, so the first
 * test that needs it leaves it for all others, also of later runs.
 */
export async function loadEmptySnapshot(): Promise<Blob> {
  const manifest: { version: string } = JSON.parse(
    await readFile(new URL("@electric-sql/pglite/package.json", modules), "utf8"),
  );
  const file = new URL(`pglite-${manifest.version}.tar`, cache);
  const kept = await readFile(file).catch(() => undefined);
  return kept === undefined ? await createSnapshot(file) : new Blob([kept]);
}

/** Test files run side by side: each that finds none makes one, and a reader never sees half a file. */
async function createSnapshot(file: URL): Promise<Blob> {
  const pglite = await PGlite.create();
  const snapshot = await pglite.dumpDataDir("none");
  await pglite.close();
  await mkdir(cache, { recursive: true });
  const draft = new URL(`${file.href}.${process.pid}`);
  await writeFile(draft, snapshot.stream());
  await rename(draft, file);
  return snapshot;
}
