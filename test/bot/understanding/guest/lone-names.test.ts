import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { stated } from "#test/bot/understanding/stated.ts";

const read = (language: string, expecting: Expecting, text: string) =>
  understand(text, {
    now: Temporal.ZonedDateTime.from("2026-11-21T10:00:00[Europe/Oslo]"),
    language,
    expecting,
    country: "NO",
    draft: { partySize: 2, date: "2026-11-27", time: "19:00" },
    ...(expecting === "slot" && { offers: ["18:30", "18:45", "19:15"].map((time) => ({ time })) }),
    tablePicked:
      expecting === "confirm" || expecting === "slot" || expecting === "name" || expecting === "phone",
  });

const nameOf = ({ firstName, lastName }: ReturnType<typeof read>) => [firstName, lastName];

describe("a name that stands for itself where something else was asked", () => {
  test.for([
    ["en", "Tom Lee", "Tom", "Lee"],
    ["en", "tom lee", "Tom", "Lee"],
    ["en", "Bob", "Bob", undefined],
    ["en", "Bob please", "Bob", undefined],
    ["de", "Anna Müller", "Anna", "Müller"],
    ["de", "Jürgen", "Jürgen", undefined],
    ["fr", "Pierre Dupont", "Pierre", "Dupont"],
    ["es", "María García", "María", "García"],
    ["it", "Giulia Rossi", "Giulia", "Rossi"],
    ["nl", "Jan de Vries", "Jan", "de Vries"],
    ["pt", "João Silva", "João", "Silva"],
    ["sv", "Erik Lund", "Erik", "Lund"],
    ["en", "Grace Kelly", "Grace", "Kelly"],
  ] as const)("%s: “%s”", ([language, text, firstName, lastName]) => {
    for (const expecting of ["slot", "phone", "date", "partySize", "venue"] as const)
      expect(nameOf(read(language, expecting, text))).toEqual([firstName, lastName]);
  });

  test.for([
    ["en", "the second one, Tom Lee"],
    ["en", "Tom Lee, 2"],
    ["de", "das zweite, Anna Weber"],
    ["fr", "la deuxième, Pierre Dupont"],
    ["es", "la segunda, María García"],
    ["it", "la seconda, Giulia Rossi"],
    ["nl", "de tweede, Piet de Vries"],
    ["pt", "o segundo, João Silva"],
    ["sv", "den andra, Erik Lund"],
  ])("%s: “%s” picks the offer too", ([language, text]) => {
    const understood = read(language ?? "", "slot", text ?? "");
    expect(understood).toMatchObject({ choice: 2 });
    expect(understood.lastName).toBeDefined();
  });

  test.for([
    ["en", "Hi Bob"],
    ["en", "Thanks, Anna!"],
    ["en", "Is Tom Lee working?"],
    ["en", "Will do"],
    ["en", "Mark my words"],
    ["en", "Anna wants the terrace"],
    ["en", "Tom Lee is coming too"],
    ["en", "Lunch"],
    ["de", "Schade"],
    ["de", "Netter Vorschlag"],
    ["de", "Mit Anna"],
    ["fr", "Dommage"],
    ["fr", "Bonjour Marie"],
    ["es", "Qué pena"],
    ["it", "Peccato"],
    ["nl", "Jammer"],
    ["pt", "Que pena"],
    ["sv", "Synd"],
  ])("%s: “%s” is nobody’s", ([language, text]) => {
    expect(nameOf(read(language ?? "", "slot", text ?? ""))).toEqual([undefined, undefined]);
  });
});

test.for([
  ["en", "Kim Wu"],
  ["de", "Kim Wu bitte"],
  ["fr", "Kim Wu, merci"],
])("%s: “%s” at the summary is the name it shall be under", ([language, text]) => {
  expect(nameOf(read(language ?? "", "confirm", text ?? ""))).toEqual(["Kim", "Wu"]);
  expect(read(language ?? "", "confirm", text ?? "").intent).not.toBe("affirm");
});

test("one name alone at the summary may be anybody’s", () => {
  expect(nameOf(read("en", "confirm", "Kim"))).toEqual([undefined, undefined]);
});

describe("a name beside other words, where it was asked for", () => {
  test.for([
    ["en", "Kim Wu, no number, and yes please book it"],
    ["de", "Kim Wu, keine Nummer, und ja, bitte buchen"],
    ["fr", "Kim Wu, pas de numéro, et oui, réservez"],
    ["es", "Kim Wu, sin número, y sí, reserve por favor"],
    ["it", "Kim Wu, niente numero, e sì, prenoti pure"],
    ["nl", "Kim Wu, geen nummer, en ja, graag boeken"],
    ["pt", "Kim Wu, sem número, e sim, pode reservar"],
    ["sv", "Kim Wu, inget nummer, och ja, boka gärna"],
  ])("%s: “%s”", ([language, text]) => {
    expect(read(language ?? "", "name", text ?? "")).toMatchObject({
      firstName: "Kim",
      lastName: "Wu",
      withoutPhone: true,
    });
  });

  test.for([
    ["en", "ok back. Kim Wu"],
    ["en", "sorry, I'm back. Kim Wu"],
    ["en", "sorry, was on the phone. Kim Wu"],
    ["de", "so, bin wieder da. Kim Wu"],
    ["fr", "désolé, je suis de retour. Kim Wu"],
    ["es", "perdón, ya estoy de vuelta. Kim Wu"],
    ["it", "scusa, sono tornato. Kim Wu"],
    ["nl", "sorry, ben er weer. Kim Wu"],
    ["pt", "desculpe, voltei. Kim Wu"],
    ["sv", "förlåt, nu är jag tillbaka. Kim Wu"],
  ])("%s: “%s”", ([language, text]) => {
    const understood = read(language ?? "", "name", text ?? "");
    expect(understood).toMatchObject({ firstName: "Kim", lastName: "Wu" });
    expect(understood.date).toBeUndefined();
  });

  test.for([
    ["en", "ok 8 then"],
    ["de", "ok dann 8"],
    ["fr", "ok, 8 alors"],
    ["es", "vale, 8 entonces"],
    ["it", "ok, 8 allora"],
    ["nl", "ok dan 8"],
    ["pt", "ok, 8 então"],
    ["sv", "ok 8 då"],
  ])("%s: “%s” is another time, and no name", ([language, text]) => {
    const understood = read(language ?? "", "name", text ?? "");
    expect(understood).toMatchObject({ intent: "change", time: "20:00" });
    expect(nameOf(understood)).toEqual([undefined, undefined]);
  });
});

test.for([
  ["fr", "Mme Lefèvre", "Lefèvre"],
  ["de", "Frau Hansen", "Hansen"],
  ["de", "Herr Dr. Müller", "Müller"],
  ["en", "Mrs Jones", "Jones"],
  ["es", "Sra. García", "García"],
  ["pt", "Sra. Sousa", "Sousa"],
  ["sv", "fru Berg", "Berg"],
] as const)("in %s, “%s” where another thing was asked is the guest's name", ([language, text, lastName]) => {
  for (const expecting of ["slot", "date", "venue"] as const)
    expect(stated(text, { language, expecting })).toEqual({ lastName });
});

test.for([
  ["de", "Danke, Frau Hansen"],
  ["fr", "Merci Madame"],
  ["en", "Mrs Jones said the terrace is nice"],
] as const)("in %s, “%s” names no guest", ([language, text]) => {
  expect(stated(text, { language, expecting: "slot" })).not.toHaveProperty("lastName");
});

test.for([
  ["en", "Whatever. Pat Moore", "Pat", "Moore"],
  ["en", "Fine. Pat Moore", "Pat", "Moore"],
  ["fr", "Bref. Jean Morel", "Jean", "Morel"],
] as const)("a word that is no name before it is none, in %s: %s", ([language, text, first, last]) => {
  expect(nameOf(read(language, "name", text))).toEqual([first, last]);
});
