import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting, Intent } from "#src/bot/understanding/understood.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";
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

/** Labels that pick one of the guest's bookings and waitlist entries by its number. */
const ofListed = [
  ["cancel-number", "cancel"],
  ["change-number", "change"],
  ["leave-number", "leaveLine"],
] as const satisfies readonly (readonly [label: string, intent: Intent])[];

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

  test.for(ofListed)("%s of what is listed", ([name, intent]) => {
    const listed = { language, expecting: "slot", offers: [{ time: "19:00" }, { time: "20:00" }] } as const;
    for (const choice of [1, 2]) {
      const label = labelOf(name).replace("{ $number }", String(choice));
      expect([label, understand(label, { now, ...listed })]).toMatchObject([label, { intent, choice }]);
    }
    const many = labelOf(name).replace("{ $number }", "3");
    expect(understand(many, { now, ...listed })).not.toHaveProperty("choice");
  });

  test("any time", () => {
    const label = labelOf("any-time");
    const read = understand(label, { now, language, expecting: null });
    expect([label, read]).toMatchObject([label, { anyTime: true }]);
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
