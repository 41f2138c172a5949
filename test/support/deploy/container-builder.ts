import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Docker or podman, with the base of the image at hand: nothing is pulled. */
export interface Builder {
  readonly program: string;
  /** Runs one of its commands and gives back what it printed. */
  do(...args: readonly string[]): Promise<string>;
}

/** @returns undefined where no builder runs containers of this base */
export async function findBuilder(base: string): Promise<Builder | undefined> {
  for (const program of ["podman", "docker"]) {
    const builder: Builder = {
      program,
      do: async (...args) => (await run(program, args, { maxBuffer: 2 ** 26 })).stdout.trim(),
    };
    try {
      await builder.do("run", "--rm", "--pull=never", "--network=none", base, "true");
      return builder;
    } catch {
      // Not installed, not allowed to run anything, or without the base.
    }
  }
  return undefined;
}

/** What an installation behind a proxy of its own gives a build, so that it finds packages as npm does here. */
export function secretsOfNpm(): string[] {
  const setting = (key: string) => execFileSync("npm", ["config", "get", key], { encoding: "utf8" }).trim();
  return Object.entries({ npmrc: setting("userconfig"), certificates: setting("cafile") })
    .filter(([, file]) => existsSync(file))
    .map(([id, file]) => `--secret=id=${id},src=${file}`);
}
