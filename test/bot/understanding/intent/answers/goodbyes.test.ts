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

describe("or until which date, where it is that of the table:", () => {
  const draft = { date: "2026-12-05", time: "20:00", partySize: 6 };
  const leave = [
    ["en", "thanks, see you on the 5th"],
    ["en", "great, see you on 5 December"],
    ["de", "danke, bis zum 5. Dezember"],
    ["fr", "merci bien, au 5 décembre"],
    ["es", "gracias, hasta el 5 de diciembre"],
    ["it", "grazie, al 5 dicembre"],
    ["nl", "bedankt, tot 5 december"],
    ["pt", "obrigada, até dia 5"],
    ["sv", "tack, vi ses den 5 december"],
  ] as const;

  test.for(leave)("%s: %s", ([language, text]) => {
    for (const expecting of [null, "slot"] as const) {
      const said = understand(text, { now, language, expecting, draft });
      expect(said).toMatchObject({ intent: "thanks", farewell: "meeting" });
    }
  });

  test.for(leave)("but not another one: %s: %s", ([language, text]) => {
    const other = { ...draft, date: "2026-12-06" };
    expect(understand(text, { now, language, expecting: null, draft: other })).toMatchObject({
      date: "2026-12-05",
    });
  });
});
