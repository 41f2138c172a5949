import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";

const root = new URL("../../", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { start } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(read("package.json"))).scripts;
const program = start.replace(/^exec node /, "node_modules/.bin/node ");

const isSystemdHere = spawnSync("systemd-analyze", ["--version"]).status === 0;
const where = isSystemdHere ? "as systemd reads them" : "WHICH NO SYSTEMD READS HERE";

describe(`units of systemd, ${where}`, () => {
  const settingsOf = (name: string) =>
    Object.fromEntries(
      read(`deploy/${name}`)
        .split("\n")
        .flatMap((line) =>
          /^[A-Z]\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2) as [string, string]] : [],
        ),
    );

  test.runIf(isSystemdHere)("say nothing that systemd does not know", () => {
    const folder = mkdtempSync(join(tmpdir(), "maitred-units-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const names = readdirSync(join(root, "deploy")).filter((name) => /\.(?:service|timer)$/.test(name));
    // The program has to be where the unit says.
    for (const name of names)
      writeFileSync(
        join(folder, name),
        read(`deploy/${name}`).replaceAll("/opt/maitred", root.replace(/\/$/, "")),
      );
    const files = names.map((name) => join(folder, name));
    const { stdout, stderr, status } = spawnSync("systemd-analyze", ["verify", ...files], {
      encoding: "utf8",
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
    // What it does not know it only mentions.
    expect([names.length, status, stdout + stderr]).toEqual([3, 0, ""]);
  });

  test("the service runs what npm start runs, as nobody who may do more", () => {
    const unit = settingsOf("maitred.service");
    expect(unit.ExecStart).toBe(`${unit.WorkingDirectory}/${program}`);
    expect(unit).toMatchObject({
      User: "maitred",
      KillMode: "mixed",
      TimeoutStopSec: "30",
      NoNewPrivileges: "yes",
      ProtectSystem: "strict",
      ProtectHome: "yes",
      CapabilityBoundingSet: "",
      UMask: "0077",
      MemoryMax: "3G",
    });
    expect(unit.ReadWritePaths?.split(" ")[0]).toBe("/opt/maitred/data");
    // A /tmp of its own would hide the database's socket from doctor, keys and backup.
    expect(unit).not.toHaveProperty("PrivateTmp");
    expect(unit.Environment).toBe(`TMPDIR=/run/${unit.RuntimeDirectory}`);
  });

  test("the backup is a command that there is, as the same user", () => {
    const unit = settingsOf("maitred-backup.service");
    const command = /src\/commands\/\w+\.ts/.exec(unit.ExecStart ?? "")?.[0] ?? "";
    expect(existsSync(join(root, command))).toBe(true);
    expect(unit.User).toBe(settingsOf("maitred.service").User);
    expect(settingsOf("maitred-backup.timer")).toHaveProperty("OnCalendar");
  });
});
