import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = new URL("../../", import.meta.url).pathname;
const cases = "test/fixtures/deploy/alert-tests.yaml";
const read = <Shape>(path: string, shape: z.ZodType<Shape>) =>
  shape.parse(parse(readFileSync(join(root, path), "utf8")));

const rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) });
const tests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) }),
      ),
    }),
  ),
});

const isPrometheusHere = spawnSync("promtool", ["--version"]).status === 0;
const where = isPrometheusHere ? "as Prometheus reads them" : "WHICH NO PROMETHEUS READS HERE";

describe(`the rules to be woken by, ${where}`, () => {
  test("have each a case in which it fires, and one in which it does not", () => {
    const names = read("deploy/alerts.yaml", rules).groups.flatMap((group) =>
      group.rules.map(({ alert }) => alert),
    );
    const looks = read(cases, tests).tests.flatMap(({ alert_rule_test }) => alert_rule_test);
    const lookedAt = (fires: boolean) =>
      new Set(
        looks.filter(({ exp_alerts }) => exp_alerts.length > 0 === fires).map(({ alertname }) => alertname),
      );
    expect([...lookedAt(true)].toSorted()).toEqual(names.toSorted());
    expect([...lookedAt(false)].toSorted()).toEqual(names.toSorted());
  });

  test.runIf(isPrometheusHere)("fire when they should, and say what it is and what to do", () => {
    const { stdout, stderr, status } = spawnSync("promtool", ["test", "rules", cases], {
      cwd: root,
      encoding: "utf8",
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });
});
