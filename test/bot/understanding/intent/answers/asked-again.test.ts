import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner", "Tasting menu"],
    scenarioTranslations: {
      "Tasting menu": {
        de: "Degustationsmenü",
        fr: "Menu dégustation",
        es: "Menú degustación",
        it: "Menu degustazione",
        nl: "Proeverijmenu",
        pt: "Menu de degustação",
        sv: "Avsmakningsmeny",
      },
    },
  },
];

const picked = {
  now,
  venues,
  venueId: 1,
  tablePicked: true,
  draft: { date: "2026-11-28", time: "19:00", partySize: 4 },
} as const;

test.for([
  ["en", "You haven't answered my question about the tasting menu."],
  ["de", "Sie haben meine Frage zum Degustationsmenü nicht beantwortet."],
  ["fr", "Vous n'avez pas répondu à ma question sur le menu dégustation."],
  ["es", "No ha contestado a mi pregunta sobre el menú degustación."],
  ["it", "Non ha risposto alla mia domanda sul menu degustazione."],
  ["nl", "U heeft mijn vraag over het proeverijmenu niet beantwoord."],
  ["pt", "Não respondeu à minha pergunta sobre o menu de degustação."],
  ["sv", "Du svarade inte på min fråga om avsmakningsmenyn."],
  ["en", "And what, pray, is the tasting menu?"],
  ["de", "Und was, bitte, ist das Degustationsmenü?"],
  ["nl", "Wat houdt dat proeverijmenu in?"],
  ["nl", "Wat is dat proeverijmenu eigenlijk?"],
] as const)("a way to dine that is asked about, or was, is not wished for, in %s: %s", ([language, text]) => {
  for (const expecting of ["name", "confirm"] as const) {
    const read = understand(text, { ...picked, language, expecting });
    expect(read).toMatchObject({ intent: "question", topics: ["scenario"], scenarioName: "Tasting menu" });
  }
});

test.for([
  ["en", "7.30 then. What's the tasting menu like, by the way?", "19:30"],
  ["de", "19:30 passt. Was ist das Degustationsmenü denn eigentlich?", "19:30"],
  ["nl", "kwart voor acht graag. Wat houdt dat proeverijmenu in?", "19:45"],
] as const)("it is asked about beside a time that is picked, in %s: %s", ([language, text, time]) => {
  const offers = ["19:30", "19:45"].map((one) => ({ time: one }));
  const read = understand(text, { now, venues, venueId: 1, offers, language, expecting: "slot" });
  expect(read).toMatchObject({ time, topics: ["scenario"], scenarioAsked: "Tasting menu" });
  expect(read.scenarioName).toBeUndefined();
});

test.for([
  ["en", "you ignored my question about parking", "parking"],
  ["de", "und meine Frage nach dem Parkplatz?", "parking"],
  ["fr", "et ma question pour le parking alors ?", "parking"],
  ["nl", "u negeerde mijn vraag over de honden", "dogs"],
] as const)("a question that is brought up again is one, in %s: %s", ([language, text, topic]) => {
  const read = understand(text, { ...picked, language, expecting: "name" });
  expect(read).toMatchObject({ intent: "question", topics: [topic] });
  expect(read.comment).toBeUndefined();
});

test.for([
  ["en", "I'd like the tasting menu"],
  ["de", "das Degustationsmenü bitte"],
  ["nl", "ik wil het proeverijmenu"],
  ["sv", "avsmakningsmenyn tack"],
] as const)("a way to dine is wished for, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, venues, language, expecting: null })).toMatchObject({
    scenarioName: "Tasting menu",
  });
});
