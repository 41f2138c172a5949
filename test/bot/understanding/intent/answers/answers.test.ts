import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

const words = (list: string) => list.split("; ");

describe("asked for a phone number, a guest may decline in", () => {
  test.for([
    ["en", "No number; no phone; none; skip; skip it; pass; without; rather not; I don't have one"],
    ["de", "Keine Nummer; ohne Nummer; keine; überspringen; ich habe kein Handy; lieber nicht"],
    ["es", "sin número; ningún número; no tengo; saltar; sin teléfono"],
    ["fr", "pas de numéro; sans numéro; aucun; passer; je n'ai pas de téléphone"],
    ["it", "nessun numero; senza numero; salta; non ho il telefono"],
    ["nl", "geen nummer; zonder nummer; overslaan; ik heb geen telefoon"],
    ["pt", "sem número; nenhum número; pular; não tenho telefone"],
    ["sv", "inget nummer; utan nummer; hoppa över; jag har inget nummer"],
  ] as const)("%s", ([language, list]) => {
    for (const text of words(list)) {
      expect([text, intentOf(text, { language, expecting: "phone" })]).toEqual([text, "deny"]);
    }
  });

  test.for([
    ["en", "no none; nope, don’t have one; no, rather not; not needed"],
    ["de", "nein keine; nö keine; nee hab keine; hab ich nicht; nein, hab ich nicht; brauchen Sie nicht"],
    ["es", "no ninguno; no, no tengo; no, prefiero no; no lo necesitan"],
    ["fr", "non aucun; non, j’en ai pas; non, je préfère pas; vous n’en avez pas besoin"],
    ["it", "no nessuno; no, non ce l’ho; no, meglio di no; non vi serve"],
    ["nl", "nee geen; nee, heb ik niet; nee, liever niet; heeft u niet nodig"],
    ["pt", "não nenhum; não, não tenho; não, prefiro não; não precisam"],
    ["sv", "nej inget; nej, har inget; nej, helst inte; det behöver ni inte"],
  ] as const)("with a no before it, or as something nobody needs, in %s", ([language, list]) => {
    for (const text of words(list)) {
      expect([text, intentOf(text, { language, expecting: "phone" })]).toEqual([text, "deny"]);
    }
  });

  test("but a number is no refusal, and nothing is declined that was not asked", () => {
    expect(intentOf("900 12 345", { expecting: "phone", country: "NO" })).toBe("inform");
    expect(intentOf("pass", { language: "en" })).toBe("other");
  });
});

describe("a button's label is understood when it is typed:", () => {
  test.for([
    ["en", "Yes, book it; Yes, we’re coming; Yes, I’ll take it; Yes, please", "affirm"],
    ["en", "No, forget it; Leave it as it is; No, thanks", "deny"],
    ["en", "Cancel the booking", "cancel"],
    ["en", "Change something; Another day", "change"],
    ["en", "Book a table; Try again", "book"],
    ["en", "My bookings", "list"],
    ["en", "Talk to a person", "human"],
    ["de", "Ja, reservieren; Ja, wir kommen; Ja, ich nehme ihn; Ja, bitte", "affirm"],
    ["de", "Nein, doch nicht; So lassen; Nein, danke", "deny"],
    ["de", "Reservierung stornieren", "cancel"],
    ["de", "Etwas ändern; Anderer Tag", "change"],
    ["de", "Tisch reservieren; Noch einmal versuchen", "book"],
    ["de", "Meine Reservierungen", "list"],
    ["de", "Mit einem Menschen sprechen", "human"],
  ] as const)("in %s, “%s” is %s", ([language, list, intent]) => {
    for (const text of words(list)) {
      expect([text, intentOf(text, { language, expecting: "confirm" })]).toEqual([text, intent]);
    }
  });

  test.for([
    ["en", "No number"],
    ["de", "Keine Nummer"],
    ["fr", "Pas de numéro"],
    ["es", "Sin número"],
    ["it", "Nessun numero"],
    ["nl", "Geen nummer"],
    ["pt", "Sem número"],
    ["sv", "Inget nummer"],
  ] as const)("in %s, “%s” refuses a number, and nothing else that was asked", ([language, text]) => {
    expect(intentOf(text, { language, expecting: "phone" })).toBe("deny");
    expect(intentOf(text, { language, expecting: "confirm" })).toBe("other");
  });

  test("to call off is understood as that or as a no", () => {
    const texts = [
      ["en", "No, cancel it"],
      ["de", "Nein, bitte stornieren"],
    ] as const;
    for (const [language, text] of texts) {
      expect(intentOf(text, { language, expecting: "confirm" })).toBe("deny");
      expect(intentOf(text, { language })).toBe("cancel");
    }
  });

  test("another day is no day yet", () => {
    expect(stated("Another day", { language: "en" })).toEqual({});
    expect(stated("Anderer Tag", { language: "de" })).toEqual({});
  });
});

describe("whether the guest comes is answered by", () => {
  test.for([
    "we'll be there",
    "we will all be there",
    "see you then",
    "we are coming",
    "I’m still coming",
    "still on",
    "count us in",
    "wir kommen",
    "wir sind dabei",
    "wir sind da",
    "passt",
  ])("a yes: %s", (text) => {
    expect(intentOf(text)).toBe("affirm");
    expect(intentOf(text, { expecting: "confirm" })).toBe("affirm");
  });

  test.for([
    "can't come",
    "we won't make it",
    "we will not make it",
    "we're not coming",
    "not coming",
    "wir schaffen es nicht",
    "wir kommen doch nicht",
    "klappt leider nicht",
    "leider nicht",
  ])("a no: %s", (text) => {
    expect(["cancel", "deny"]).toContain(intentOf(text));
    expect(["cancel", "deny"]).toContain(intentOf(text, { expecting: "confirm" }));
  });

  test.for([
    ["see you later", "thanks"],
    ["we're not coming at 7 but at 8", "inform"],
    ["wir kommen nicht vor 8", "inform"],
    ["leave it", "cancel"],
  ] as const)("neither: %s is %s", ([text, intent]) => {
    expect(intentOf(text)).toBe(intent);
  });

  test("the day said with it confirms the same day and changes to another", () => {
    const context = { expecting: "confirm", draft: { date: "2026-11-20" } } as const;
    expect(intentOf("see you on Friday", context)).toBe("affirm");
    expect(intentOf("see you on Saturday", context)).toBe("change");
  });
});

describe("what guests write of their own accord:", () => {
  test.for([
    ["geht auch 20 Uhr?", "book", { time: "20:00", asWell: true }],
    ["doch lieber Samstag", "change", { date: "2026-11-21" }],
    ["wir sind zu fünft", "inform", { partySize: 5 }],
    ["heute Abend um acht zu zweit", "inform", { date: "2026-11-18", time: "20:00", partySize: 2 }],
    ["it's for Peter Jones", "inform", { firstName: "Peter", lastName: "Jones" }],
    ["it's for dinner", "inform", { part: "evening", timeFrom: "17:00", timeTo: "23:00" }],
    ["2 people today 20:15", "inform", { partySize: 2, date: "2026-11-18", time: "20:15" }],
    ["can you do 8 instead", "change", { time: "20:00" }],
  ] as const)("%s is %s", ([text, intent, values]) => {
    expect(intentOf(text)).toBe(intent);
    expect(stated(text)).toEqual(values);
  });

  test("a time proposed instead of the one to be confirmed confirms nothing", () => {
    const context = { expecting: "confirm", draft: { time: "19:00", partySize: 2 } } as const;
    expect(intentOf("geht auch 20 Uhr?", context)).toBe("change");
  });
});

test.for([
  ["en", "no, keep it after all"],
  ["de", "nein, behalten"],
  ["fr", "non gardez-la finalement"],
  ["es", "no, déjala mejor"],
  ["it", "no, la tenga"],
  ["nl", "nee, hou hem toch"],
  ["pt", "não, mantenha"],
  ["sv", "nej, behåll det"],
] as const)("who keeps a table that was to be cancelled says no, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language, expecting: "confirm" })).toBe("deny");
});
