import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { findBuilder, secretsOfNpm } from "#test/support/deploy/container-builder.ts";
import { eventually } from "#test/support/eventually.ts";

const root = new URL("../../", import.meta.url).pathname;
const base = /^ARG BASE=(\S+)$/m.exec(readFileSync(`${root}Containerfile`, "utf8"))?.[1] ?? "";
const builder = await findBuilder(base);
const where = builder
  ? `as ${builder.program} builds and runs it`
  : `WHICH IS NOT BUILT HERE: no podman or docker that has ${base}`;

const containerSchema = z.tuple([
  z.object({
    Config: z.object({ Healthcheck: z.object({ Test: z.tuple([z.literal("CMD")]).rest(z.string()) }) }),
  }),
]);

describe.skipIf(!builder)(`the image, ${where}`, () => {
  const image = "maitred-under-test";
  const house = `maitred-${randomUUID()}`;
  const run = (...args: string[]) => builder?.do(...args) ?? "";
  const inHouse = (...command: string[]) => run("exec", house, ...command);
  const isWell = async () => {
    const [{ Config }] = containerSchema.parse(JSON.parse(await run("container", "inspect", house)));
    const [, ...healthCheck] = Config.Healthcheck.Test;
    await inHouse(...healthCheck);
  };

  beforeAll(async () => {
    const format = builder?.program === "podman" ? ["--format=docker"] : [];
    await run("build", ...format, ...secretsOfNpm(), "-f", `${root}Containerfile`, "-t", image, root);
    await run("run", "-d", "--name", house, "--network=none", "--read-only", "--tmpfs=/tmp", image);
    await eventually(isWell);
  });

  afterAll(async () => {
    await run("rm", "-f", "-v", house);
  });

  test("is well by its own health check where it can write to its data alone", async () => {
    await expect(isWell()).resolves.toBeUndefined();
    await expect(inHouse("touch", "/app/anything")).rejects.toThrow("Read-only file system");
  });

  test("runs as nobody who may do more", async () => {
    expect(await inHouse("id", "-u")).toBe("10001");
    expect(await inHouse("sh", "-c", "grep -h CapEff /proc/[0-9]*/status | sort -u")).toMatch(
      /^CapEff:\s0+$/,
    );
  });

  test("has the commands", async () => {
    const doctor = await inHouse("node_modules/.bin/node", "src/commands/doctor.ts");
    expect(doctor).toContain("ok   database: PostgreSQL in /data");
  });

  test("is small", async () => {
    const bytes = await run("image", "inspect", "--format={{.Size}}", image);
    expect(Number(bytes)).toBeLessThan(400_000_000);
  });

  test("stops when it is told to, and starts again on its data", async () => {
    await run("stop", "-t", "30", house);
    expect(await run("container", "inspect", "--format={{.State.ExitCode}}", house)).toBe("0");
    await run("start", house);
    await eventually(isWell);
  });
});
