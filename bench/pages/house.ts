import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** As the script `start` of package.json says. */
const program = ["--max-semi-space-size=2", join(import.meta.dirname, "..", "..", "src", "main.ts")];

/** maitred as a process of its own, with the demo's restaurants. */
export interface House {
  readonly url: string;
  /** The link by which the first owner enters the desk. */
  readonly firstLink: string;
  /** Of its own process; its database server's is not counted. Not a number where the system has no /proc. */
  residentMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

export async function openHouse(dataDir: string): Promise<House> {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  while (!log.includes("maitred is ready")) {
    await Promise.race([once(child.stderr, "data"), ended]);
    if (child.exitCode !== null) throw new Error(`maitred did not start: ${log}`);
  }
  return {
    url: /"url":"([^"]+)"/.exec(log)?.[1] ?? "",
    firstLink: (await readFile(join(dataDir, "first-owner-link"), "utf8")).trim(),
    residentMegabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
