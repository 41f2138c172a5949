import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Expecting, Intent } from "#src/bot/understanding/understood.ts";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";
import { answeredLanguages, languagesFolder } from "#test/support/answered-languages.ts";

/** What a guest means who types a button's label, by what may have been asked where it is shown. */
const meanings: readonly (readonly [label: string, expecting: readonly Expecting[], intent: Intent])[] = [
  ["confirm", ["confirm"], "affirm"],
  ["agree", ["confirm"], "affirm"],
  ["agree-change", ["confirm"], "affirm"],
  ["agree-take", ["confirm"], "affirm"],
  ["change", ["confirm"], "change"],
  ["drop", ["confirm"], "deny"],
  ["skip", ["phone"], "deny"],
  ["book", [null, "confirm"], "book"],
  ["my-bookings", [null, "confirm"], "list"],
  ["human", ["slot", "confirm"], "human"],
  ["retry", ["confirm"], "book"],
  ["other-day", ["slot", null], "change"],
  ["waitlist", ["slot"], "waitlist"],
  ["yes", ["confirm"], "affirm"],
  ["cancel-booking", ["confirm", null], "cancel"],
  ["keep", ["confirm", null], "deny"],
  ["take-table", ["confirm"], "affirm"],
  ["decline-table", ["confirm"], "deny"],
  ["coming", ["confirm"], "affirm"],
];

const days = [
  ["today", "2026-11-18"],
  ["tomorrow", "2026-11-19"],
] as const;

describe.for(answeredLanguages)("a button's label typed in %s", (language) => {
  const replies = readFileSync(`${languagesFolder}${language}/replies.ftl`, "utf8");
  const labelOf = (name: string) => {
    const [, label] = new RegExp(`^choice-${name} = (.+)$`, "m").exec(replies) ?? [];
    if (label === undefined) throw new Error(`${language} has no label choice-${name}`);
    return label.replace("{ $time }", "19:00");
  };
  const rows = meanings.flatMap(([name, questions, intent]) =>
    questions.map((expecting) => [labelOf(name), expecting, intent] as const),
  );
  test.for(rows)("%s after the question for %s: %s", ([label, expecting, intent]) => {
    expect(intentOf(label, { language, expecting })).toBe(intent);
  });

  test.for(days)("%s is a day", ([name, date]) => {
    expect(stated(labelOf(name), { language, expecting: "date" })).toEqual({ date });
  });

  test("keeping the place in line", () => {
    const label = labelOf("keep-place");
    expect(stated(label, { language, expecting: "confirm" })).toMatchObject({ keepsPlace: true });
  });

  // Both decline when asked whether the guest comes.
  test("not coming", () => {
    expect(["deny", "cancel"]).toContain(intentOf(labelOf("not-coming"), { language, expecting: "confirm" }));
  });
});
