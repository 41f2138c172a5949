import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00[Europe/Oslo]");
const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };

function read(text: string, language: string, more: Partial<UnderstandingContext> = {}) {
  return understand(text, { now, language, expecting: null, country: "NO", draft, ...more });
}

const atSummary = { expecting: "confirm", tablePicked: true } as const;

describe("what is to be noted stands beside what asks for it, and nothing is asked of the house:", () => {
  test.for([
    ["de", "Mir fällt grad ein, mein Mann verträgt keine Nüsse, können Sie das noch dazuschreiben?"],
    ["en", "just remembered, my husband can't have nuts, could you add that?"],
    ["es", "mi marido no puede comer nueces, ¿lo puede añadir?"],
    ["fr", "mon mari ne supporte pas les noix, vous pouvez l'ajouter ?"],
    ["it", "mio marito non tollera le noci, può aggiungerlo?"],
    ["nl", "schiet me net te binnen, mijn man kan niet tegen noten, kunt u dat er nog bijzetten?"],
    ["pt", "o meu marido não pode comer nozes, pode acrescentar isso?"],
    ["sv", "min man tål inte nötter, kan du skriva till det?"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, comment, topics } = read(text, language);
    expect([intent, topics]).toEqual(["other", undefined]);
    expect(comment).toMatch(
      /^(?:mein Mann|my husband|mi marido|mon mari|mio marito|mijn man|o meu marido|min man) [^,]+$/u,
    );
  });

  test.for([
    ["de", "Und eine Torte möchten wir selbst mitbringen, sagen Sie das der Küche?"],
    ["en", "we'd like to bring our own cake, will you tell the kitchen?"],
    ["es", "y queremos llevar una tarta, se lo dice a la cocina?"],
    ["fr", "et nous voudrions apporter un gâteau, vous le dites à la cuisine ?"],
    ["it", "e vorremmo portare una torta, lo dice alla cucina?"],
    ["nl", "en we willen zelf een taart meenemen, zegt u dat tegen de keuken?"],
    ["pt", "e queremos levar um bolo, diz isso à cozinha?"],
    ["sv", "och vi vill ta med egen tårta, säger du det till köket?"],
  ] as const)("%s, at the summary: %s", ([language, text]) => {
    const { intent, comment, topics, agrees } = read(text, language, atSummary);
    expect([intent, topics, agrees]).toEqual(["inform", undefined, undefined]);
    expect(comment).not.toContain(",");
  });
});

describe("a yes of its own stands beside it:", () => {
  test.for([
    ["en", "yes, and tell them"],
    ["en", "yes please book it and thanks for telling them"],
    ["de", "ja bitte, und geben Sie das weiter"],
    ["es", "si reserva, y gracias por decirselo"],
    ["fr", "oui réservez, et merci de leur dire"],
    ["it", "sì prenoti, e grazie di dirglielo"],
    ["nl", "ja boek maar, en bedankt voor het doorgeven"],
    ["pt", "sim reserve, e obrigada por lhes dizer"],
    ["sv", "ja boka, och tack för att du säger till"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, comment } = read(text, language, atSummary);
    expect([intent, comment]).toEqual(["affirm", undefined]);
  });

  test.for([
    ["en", "can you tell them?"],
    ["en", "did you tell them?"],
    ["en", "no, and tell them"],
    ["de", "sagen Sie das der Küche?"],
    ["fr", "non, et dites-leur"],
    ["pt", "sim põe isso no pedido"],
    ["en", "yes put that on the booking"],
  ] as const)("none does in %s: %s", ([language, text]) => {
    const { intent, agrees } = read(text, language, atSummary);
    expect([intent === "affirm", agrees]).toEqual([false, undefined]);
  });

  test.for([
    ["pt", "sim põe isso no pedido", "não come marisco"],
    ["fr", "oui mettez ça dans la réservation", "pas de noix"],
    ["nl", "zet dat erbij", "geen noten"],
  ] as const)("what is noted already is asked about in %s: %s", ([language, text, noted]) => {
    const { intent, topics } = read(text, language, {
      ...atSummary,
      noted,
      draft: { ...draft, comment: noted },
    });
    expect([intent, topics]).toEqual(["question", ["noted"]]);
  });
});

test.for([
  ["en", "we're bringing an assistance dog"],
  ["de", "wir haben einen Assistenzhund dabei"],
  ["es", "llevamos un perro de asistencia"],
  ["fr", "on a un chien d'assistance"],
  ["it", "abbiamo un cane da assistenza"],
  ["nl", "we hebben ook een hulphond mee, voor mijn zus"],
  ["pt", "levamos um cão de assistência"],
  ["sv", "vi har en assistanshund med"],
] as const)("an assistance dog is told (%s: %s)", ([language, text]) => {
  expect(read(text, language, atSummary)).toMatchObject({ intent: "inform", comment: expect.any(String) });
});
