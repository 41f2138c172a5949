import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("who takes leave until some other time wishes for nothing:", () => {
  test.for([
    ["en", "ok maybe next week, thanks, bye"],
    ["en", "maybe another time, bye"],
    ["de", "na dann vielleicht nächste Woche, tschüss"],
    ["fr", "une prochaine fois alors, au revoir"],
    ["es", "pues nada, quizá la semana que viene, adiós"],
    ["it", "un'altra volta, arrivederci"],
    ["nl", "dan misschien volgende week, doei"],
    ["pt", "fica para a semana então, tchau"],
    ["sv", "kanske nästa vecka då, hej då"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null });
    expect([said.farewell, said.date]).toEqual(["bye", undefined]);
  });

  test("without a goodbye, “another time” may be one that is wished for", () => {
    expect(understand("maybe another time", { now, expecting: "slot" })).not.toHaveProperty("farewell");
  });
});

describe("the day on which they will say so is not the table's:", () => {
  const draft = { date: "2026-11-20", time: "19:30", partySize: 4 };

  test.for([
    ["en", "can we let you know on Thursday whether we’re coming?"],
    ["de", "Können wir am Donnerstag noch sagen, ob wir kommen?"],
    ["fr", "on peut vous dire jeudi si on vient ?"],
    ["es", "¿podemos deciros el jueves si vamos?"],
    ["it", "va bene se confermo giovedì?"],
    ["nl", "is het goed als ik donderdag bevestig?"],
    ["pt", "pode ser se eu confirmar na quinta?"],
    ["sv", "går det bra om jag bekräftar på torsdag?"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of ["phone", "confirm"] as const) {
      const said = understand(text, { now, language, expecting, tablePicked: true, draft });
      expect(said).toMatchObject({ undecided: true, putOffTo: { date: "2026-11-19" } });
      expect(said).not.toHaveProperty("date");
    }
  });
});

describe("nothing is to be remembered:", () => {
  test.for([
    ["de", "muss nicht gespeichert werden"],
    ["fr", "pas la peine de garder ça"],
    ["es", "no hace falta guardarlo"],
    ["nl", "hoeft niet bewaard te worden"],
    ["sv", "behöver inte sparas"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" }).intent).toBe("deny");
  });
});

test("“Jo Fuchs” in a list is a name, though “jo” is a yes", () => {
  const text = "Tisch für 2 morgen um 19 Uhr, Jo Fuchs, keine Nummer";
  const said = understand(text, { now, language: "de", expecting: null });
  expect(said).toMatchObject({ firstName: "Jo", lastName: "Fuchs", withoutPhone: true });
});
