import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const begin = (language: string, text: string) => understand(text, { now, language, expecting: null });

describe("a couple called by one name is two:", () => {
  test.for([
    [
      "en",
      "on behalf of mr. and mrs. abernathy, who would like to dine on the 28th",
      "mr. and mrs. abernathy",
    ],
    ["de", "Tisch für Herrn und Frau Meier am 28. um 19 Uhr", "Herrn und Frau Meier"],
    ["fr", "une table pour M. et Mme Lefèvre le 28 à 19h", "M. et Mme Lefèvre"],
    ["es", "mesa para el señor y la señora García el 28 a las 20h", "señor y la señora García"],
    ["it", "un tavolo per il signor e la signora Conti il 28 alle 20", "signor e la signora Conti"],
    ["nl", "tafel voor meneer en mevrouw de Vries op de 28e", "meneer en mevrouw de Vries"],
    ["pt", "mesa para o senhor e a senhora Costa dia 28 às 20h", "senhor e a senhora Costa"],
    ["sv", "bord för herr och fru Berg den 28 kl 19", "herr och fru Berg"],
  ] as const)("in %s, “%s”", ([language, text, lastName]) => {
    expect(begin(language, text)).toMatchObject({ partySize: 2, date: "2026-11-28", lastName });
  });

  test.for([
    ["dinner with Mr and Mrs Smith friday", undefined],
    ["5 of us friday at 8, mr & mrs smith", 5],
  ] as const)("“%s” counts none of them", ([text, partySize]) => {
    expect(begin("en", text).partySize).toBe(partySize);
  });
});

describe("what is told of all who come takes their day and time from nobody:", () => {
  test.for([
    ["en", "4 of us are celebrating a birthday friday at 8", "4 of us are celebrating a birthday"],
    ["en", "3 of us are vegan friday at 8", "3 of us are vegan"],
    ["de", "4 von uns feiern Geburtstag am Freitag um 20 Uhr", "4 von uns feiern Geburtstag"],
    ["fr", "4 d'entre nous fêtent un anniversaire vendredi à 20h", "4 d'entre nous fêtent un anniversaire"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(begin(language, text)).toMatchObject({ date: "2026-11-20", time: "20:00", comment });
  });
});

describe("the company of who speaks is counted:", () => {
  test.for([
    ["en", "me and my other half, friday at 8"],
    ["de", "ich und meine bessere Hälfte, Freitag 20 Uhr"],
    ["sv", "jag och min bättre hälft, fredag kl 20"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(begin(language, text)).toMatchObject({ partySize: 2, time: "20:00" });
  });
});

test.for([
  ["this is my third time trying. table. two people. friday. 19:30.", "inform"],
  ["is my 7.30 table still on?", "list"],
] as const)("“%s” is %s", ([text, intent]) => {
  expect(begin("en", text).intent).toBe(intent);
});

test.for([
  ["u open mon?", "2026-11-23"],
  ["are you open sat?", "2026-11-21"],
] as const)("“%s” asks of that day", ([text, date]) => {
  expect(begin("en", text)).toMatchObject({ intent: "question", topics: ["hours"], date });
});

test("“wat time” is English where nothing tells of Dutch", () => {
  expect(understand("wat time do u close", { now, expecting: null })).toMatchObject({
    language: "en",
    topics: ["hours"],
  });
});

describe("who asks what is booked is told, and begins and changes nothing:", () => {
  test.for([
    ["en", "what? we booked for 8 didn't we"],
    ["en", "we have a table at 8, right?"],
    ["de", "wir haben doch für 20 Uhr reserviert, oder?"],
    ["nl", "we hadden toch om 8 uur gereserveerd?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const expecting of [null, "confirm"] as const) {
      const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
      expect(understand(text, { now, language, expecting, draft }).intent).toBe("askBooked");
    }
  });
});
