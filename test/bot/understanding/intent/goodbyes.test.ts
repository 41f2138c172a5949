import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "goodbye"],
  ["en", "au revoir"],
  ["de", "tschüss"],
  ["fr", "au revoir"],
  ["es", "adiós"],
  ["it", "arrivederci"],
  ["nl", "tot ziens"],
  ["pt", "tchau"],
  ["sv", "ha det bra"],
  ["nb", "ha det"],
  ["da", "farvel"],
] as const)("a goodbye is a courtesy as thanks are: %s, %s", ([language, text]) => {
  expect(intentOf(text, { language })).toBe("thanks");
});

describe("who says until when takes leave, where that is the day which is known:", () => {
  const draft = { date: "2026-11-20", time: "19:00" };
  const leave = [
    ["en", "until Friday then"],
    ["de", "Bis Freitag dann!"],
    ["de", "bis übermorgen"],
    ["fr", "à vendredi alors"],
    ["es", "hasta el viernes entonces"],
    ["it", "perfetto, a venerdì!"],
    ["nl", "top, tot vrijdag!"],
    ["pt", "até sexta então"],
    ["sv", "toppen, vi ses på fredag"],
  ] as const;
  const states = ["partySize", "slot", "name", "phone", "venue"] as const;

  test.for(
    leave.flatMap(([language, text]) => states.map((expecting) => [language, text, expecting] as const)),
  )("%s: %s, asked for %s", ([language, text, expecting]) => {
    const understood = understand(text, { now, language, expecting, draft });
    expect(understood).toMatchObject({ intent: "thanks", farewell: "meeting" });
    expect(understood).not.toHaveProperty("date");
  });

  test.for(leave.filter(([language]) => language !== "sv"))(
    "but not of another day: %s: %s",
    ([language, text]) => {
      const other = { ...draft, date: "2026-11-26" };
      expect(understand(text, { now, language, expecting: "slot", draft: other })).not.toHaveProperty(
        "farewell",
      );
    },
  );
});
