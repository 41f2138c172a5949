import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 6 };

describe("who is among those that were counted is no other party:", () => {
  test.for([
    ["en", "yes. but the two kids are already counted in the six, right?"],
    ["en", "the two kids are included in the six"],
    ["de", "die zwei Kinder sind in den sechs schon mitgezählt, ja?"],
    ["fr", "les deux enfants sont déjà compris dans les six, hein ?"],
    ["es", "Sí, perfecto. Pero los dos niños ya están contados en los seis, ¿eh?"],
    ["it", "i due bambini sono già compresi nei sei, eh?"],
    ["nl", "de twee kinderen zijn al meegeteld bij de zes, hè?"],
    ["pt", "as duas crianças já estão contadas nos seis, né?"],
    ["sv", "de två barnen är redan inräknade i de sex, va?"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { now, language, expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand(text, context).partySize ?? 6).toBe(6);
  });

  test("but who are fewer are another", () => {
    const context = { now, language: "en", expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand("make it two kids less, so four", context).partySize).toBe(4);
  });
});

describe("how many came another time says nothing of today:", () => {
  test.for([
    ["de", "Wir waren letztes Mal zu dritt da, das war herrlich.", undefined],
    ["de", "Letztes Mal waren wir zu viert, diesmal sind wir fünf", 5],
    ["nl", "vorige keer waren we met vier", undefined],
    ["nl", "de vorige keer waren we met vier, nu met vijf", 5],
    ["sv", "Sist var vi fyra och det var underbart", undefined],
    ["sv", "sist var vi fyra, nu blir vi fem", 5],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    const context = { now, language, expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand(text, context).partySize).toBe(partySize);
  });
});
