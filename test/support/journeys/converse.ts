import { type HouseOptions, openHouse } from "./open-house.ts";

/**
 * Says these lines in the terminal, one after the other as a guest would, each once the one before is
 * answered, and gives back all that the guest saw; the random reference as `…`.
 */
export async function converse(lines: readonly string[], options: HouseOptions = {}): Promise<string> {
  const { maitred, screen } = await openHouse({ ...options, terminal: true });
  const shown: Buffer[] = [];
  screen.output.on("data", (chunk: Buffer) => shown.push(chunk));
  screen.input.end(lines.map((line) => `${line}\n`).join(""));
  await maitred.finished;
  return Buffer.concat(shown)
    .toString("utf8")
    .replace(/(?<=reference is )[\dA-Z-]+/g, "…");
}
