import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

const asked = (text: string, language: string, expecting: "confirm" | "name") =>
  understand(text, { now, language, country: "NO", expecting, tablePicked: true, draft });

describe("the name that is shown stays:", () => {
  test.for([
    ["en", "unchanged, Dr. Meier"],
    ["en", "the name stays Anna Berg"],
    ["de", "Unverändert Dr. Meier"],
    ["de", "der Name bleibt Dr. Meier"],
    ["fr", "toujours Dr Meier"],
    ["es", "sigue siendo Dr. Meier"],
    ["it", "sempre Dr. Meier"],
    ["pt", "continua Dr. Meier"],
    ["nl", "nog steeds dr. Meier"],
    ["nl", "dezelfde naam als eerst"],
    ["sv", "fortfarande Dr. Meier"],
    ["nb", "fortsatt Dr. Meier"],
  ] as const)("%s %s", ([language, text]) => {
    const { language: _, ...said } = asked(text, language, "confirm");
    expect(said).toEqual({ intent: "inform", sameName: true });
  });
});

test.for([
  ["sv", "namnet är Anna Berg"],
  ["nb", "navnet er Anna Berg"],
  ["en", "the name is Anna Berg"],
  ["en", "still Friday"],
  ["de", "weiterhin Tisch am Fenster"],
  ["de", "Bleibt Anna dabei?"],
] as const)("of which that is not said: %s %s", ([language, text]) => {
  expect(asked(text, language, "confirm").sameName).toBeUndefined();
});

describe("a name, its number and a question, with no mark between them, are all heard:", () => {
  test.for([
    ["en", "anna berg 91234567 do you have parking"],
    ["en", "anna berg 912 34 567 is there parking?"],
    ["de", "anna berg 91234567 habt ihr parkplätze"],
    ["fr", "anna berg 91234567 avez-vous un parking"],
    ["es", "anna berg 91234567 tenéis aparcamiento"],
    ["it", "anna berg 91234567 avete un parcheggio"],
    ["pt", "anna berg 91234567 têm estacionamento"],
    ["nl", "anna berg 91234567 hebben jullie parkeerplaats"],
    ["sv", "anna berg 91234567 har ni parkering"],
    ["nb", "anna berg 91234567 har dere parkering"],
  ] as const)("%s %s", ([language, text]) => {
    const { language: _, ...said } = asked(text, language, "name");
    expect(said).toEqual({
      intent: "question",
      firstName: "Anna",
      lastName: "Berg",
      phone: "+4791234567",
      topics: ["parking"],
    });
  });

  test("and nobody is who only gives a number", () => {
    const { firstName, phone } = asked("call me 91234567 do you have parking", "en", "name");
    expect([firstName, phone]).toEqual([undefined, "+4791234567"]);
  });
});
