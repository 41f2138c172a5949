import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const autocannon = fileURLToPath(new URL("../../node_modules/autocannon/autocannon.js", import.meta.url));

const resultSchema = z.object({
  "2xx": z.int(),
  non2xx: z.int(),
  errors: z.int(),
  duration: z.number().positive(),
});

/**
 * Answers a second that a server gives to ten connections which ask again at once. The load comes from a process of
 * its own, so that it takes nothing from the server's thread.
 */
export async function answersPerSecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    ...["--json", "--no-progress", "-c", "10", "-d", String(seconds)],
    ...named,
    url,
  ]);
  const result = resultSchema.parse(JSON.parse(stdout));
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} did not answer every request with a success`);
  return result["2xx"] / result.duration;
}
