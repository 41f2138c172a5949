import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Of the client that every process knows. */
export const key = "key-of-the-rush-0123456789";

const programs = { service: "src/commands/service.ts", maitred: "src/main.ts" };

const thisVersion = fileURLToPath(new URL("../../", import.meta.url));

export interface OpenProcess {
  readonly url: string;
  readonly pid: number;
  /** Whether it has ended, however. */
  isGone(): boolean;
  /** Ends it in the middle of what it does. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

/**
 * `npm run service`'s or `npm start`'s program as a process of its own, once it is ready.
 * @param folder where the program is, if not here
 */
export async function openProcess(
  env: Readonly<Record<string, string>>,
  program: keyof typeof programs = "service",
  folder: string = thisVersion,
): Promise<OpenProcess> {
  const child = spawn(process.execPath, [join(folder, programs[program])], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      SERVICE_API_KEYS: `rush:${key}`,
      SERVICE_RATE_LIMIT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Of several houses each says that it is ready, and the process last.
  const word = "HOUSES_DIR" in env ? '"houses":' : "is ready";
  let said = "";
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (said.includes(word)) return;
      said += text;
      if (said.includes(word)) ready.resolve();
    });
  }
  const ended = once(child, "exit");
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  await Promise.race([ready.promise, ended]);
  if (isGone()) throw new Error(`the ${program} ended: ${said}`);
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await ended;
  };
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "",
    pid: child.pid ?? 0,
    isGone,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
