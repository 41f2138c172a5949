import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const key = "key-of-the-rush-0123456789";

const service = fileURLToPath(new URL("../../src/commands/service.ts", import.meta.url));

/** `npm run service`'s program as a process of its own, once it is ready. */
export async function openProcess(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [service], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      SERVICE_API_KEYS: `rush:${key}`,
      SERVICE_RATE_LIMIT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const ended = once(child, "exit");
  while (!said.includes("is ready")) {
    await Promise.race([once(child.stdout, "data"), once(child.stderr, "data"), ended]);
    if (child.exitCode !== null) throw new Error(`the service ended: ${said}`);
  }
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "",
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
