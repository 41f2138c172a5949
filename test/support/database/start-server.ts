import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openServer } from "#src/database/server/open-server.ts";
import { openEveryDay } from "#test/support/process/open-every-day.ts";
import { prepareStore } from "./prepare-store.ts";
import { createQuietLog } from "./quiet-log.ts";
import { makeRunFolder } from "./run-folder.ts";
import { createTemplate } from "./test-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server on which every test file makes databases of its own. */
    postgresUrl: string;
    /** A data folder with a store in it that has its tables, for tests to copy. */
    preparedFolder: string;
    /** A file of the demo venues for processes, whose day is the machine's: open on every day of the week and the year. */
    openVenues: string;
  }
}

/** Many test files connect at the same time, databases come and go, and nothing has to outlast the run. */
const settings = {
  max_connections: "300",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  shared_buffers: "128MB",
};

/** One PostgreSQL server for the whole run, gone with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await makeRunFolder();
  const prepared = join(folder, "prepared");
  const dataDir = join(folder, "server");
  await prepareStore(prepared);
  await cp(prepared, dataDir, { recursive: true });
  const server = await openServer(dataDir, createQuietLog(), settings);
  await createTemplate(server.url);
  project.provide("postgresUrl", server.url);
  project.provide("preparedFolder", prepared);
  const openVenues = join(folder, "venues.yaml");
  await writeFile(openVenues, openEveryDay(await readFile("venues.example.yaml", "utf8")));
  project.provide("openVenues", openVenues);
  return async () => {
    await server.close();
    remove();
  };
}
