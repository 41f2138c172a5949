import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openServer } from "#src/database/server/open-server.ts";
import { createQuietLog } from "./quiet-log.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server on which every test file makes databases of its own. */
    postgresUrl: string;
  }
}

/** Many test files connect at the same time, and nothing has to outlast the run. */
const settings = { max_connections: "300", fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** One PostgreSQL server for the whole run, gone with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "maitred-tests-"));
  const server = await openServer(folder, createQuietLog(), settings);
  project.provide("postgresUrl", server.url);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
}
