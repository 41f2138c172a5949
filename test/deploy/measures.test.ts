import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "#src/metrics/create-metrics.ts";

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string().regex(/^Maitred[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.object({ severity: z.enum(["critical", "warning", "info"]) }),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});

const alerts = rulesSchema.parse(parse(read("alerts.yaml"))).groups.flatMap(({ rules }) => rules);
const { panels } = dashboardSchema.parse(JSON.parse(read("grafana-dashboard.json")));

/** Every series there can be, by its name, with the labels that it can have. */
async function namesOfSeries(): Promise<ReadonlySet<string>> {
  const text = await createMetrics().text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

const namesIn = (expression: string) => expression.match(/\b(?:maitred|nodejs|process)_\w+/g) ?? [];

describe("every measure exists", () => {
  test.for(alerts.map(({ alert, expr }) => [alert, expr] as const))("of the alert %s", async ([, expr]) => {
    const known = await namesOfSeries();
    const named = namesIn(expr);
    if (!expr.startsWith("up{")) expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test.for(panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)))(
    "of the panel “%s”: %s",
    async ([, expr]) => {
      const known = await namesOfSeries();
      const named = namesIn(expr);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

test.for([
  ["maitred_bookings_total", "placed"],
  ["maitred_holds_total", "held"],
  ["maitred_waitlist_entries_total", "placed"],
  ["maitred_booking_changes_total", "changed"],
])(
  "%s of a process that has just started says that nothing is %s yet, or no rule could go by it",
  async ([name, outcome]) => {
    expect(await createMetrics().text()).toContain(`${name}{outcome="${outcome}"} 0`);
  },
);

test("every measure of ours is on the dashboard", async () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
  const families = [...(await createMetrics().text()).matchAll(/^# TYPE (maitred_\w+) /gm)].map(
    ([, name]) => name,
  );
  const alerted = new Set(alerts.flatMap(({ expr }) => namesIn(expr)));
  const all = [...shown, ...alerted].map((name) => name.replace(/_(?:bucket|sum|count)$/, ""));
  // How long effects take is for who looks into one of them.
  const forOthers = ["maitred_effect_seconds", "maitred_pool_waits_total"];
  expect(families.filter((name) => !all.includes(name ?? "") && !forOthers.includes(name ?? ""))).toEqual([]);
});

test("alerts and panels are told apart", () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
