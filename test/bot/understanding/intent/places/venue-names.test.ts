import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
  { id: 2, name: "Seven Sisters", scenarioNames: ["Dinner"] },
];

test.for([
  ["de", "Tisch für 2 morgen 19 Uhr furu"],
  ["de", "Tisch bei Furu und Fjord für 4"],
  ["fr", "2 pers ce soir furu vers 21h"],
  ["en", "2 tonight furu around 9?"],
  ["fr", "table pour 2 demain 20h furu"],
  ["fr", "bonjour, une table chez furu et fjord"],
  ["es", "mesa furu mañana 21h"],
  ["es", "mesa para 2 en furu y fjord"],
  ["it", "tavolo per 2 domani furu"],
  ["it", "un tavolo da furu e fjord per 4"],
  ["nl", "tafel furu morgen 19 uur"],
  ["nl", "een tafel bij furu en fjord voor 2"],
  ["pt", "mesa furu amanhã às 20h"],
  ["pt", "mesa no furu e fjord para 4"],
  ["sv", "hej furu, bord för 2 imorgon?"],
  ["sv", "bord på furu och fjord för 4"],
  ["sv", "hej bord för fyra på fredag halv sju på furu"],
  ["de", "Tisch 2 Furu morgen"],
  ["de", "moin, Tisch für heute Abend furu, zwei Leute, 19 Uhr"],
  ["en", "dinner tonight furu, two people"],
  ["fr", "une table demain soir furu, deux personnes"],
  ["en", "furu. tonight. whenever"],
  ["en", "furu I guess"],
  ["en", "yes furu"],
  ["en", "he wants furu, thursday at 1pm"],
  ["da", "bord hos furu på lørdag"],
  ["de", "wir wollen zu furu"],
  ["nb", "ja furu"],
  ["en", "furu obviously"],
  ["en", "table for two tonight 8pm furu under smith no phone"],
  ["de", "furu natürlich"],
  ["en", "fri 27 7pm 2 furu leo +4791234567"],
  ["en", "furu! 2 of us. now."],
  ["de", "Furu. Morgen. 19 Uhr."],
  ["en", "furu for 2 on friday"],
  ["en", "Furu, two of us tomorrow"],
  ["en", "furu for me and my wife friday 8"],
  ["de", "furu für mich und meine Frau am Freitag"],
  ["fr", "furu pour moi et ma femme vendredi"],
  ["es", "furu para mi mujer y yo el viernes"],
  ["it", "furu per me e mia moglie venerdì"],
  ["nl", "furu voor mij en mijn vrouw vrijdag"],
  ["pt", "furu para mim e a minha mulher na sexta"],
  ["sv", "furu för mig och min fru på fredag"],
  ["de", "furu morgen 18 Uhr für 2"],
  ["fr", "furu pour 2 vendredi"],
  ["es", "furu para 2 el viernes"],
  ["it", "furu per 2 venerdì"],
  ["nl", "hoi, furu voor 2 op vrijdag"],
  ["pt", "furu para 2 na sexta"],
  ["sv", "furu fredag kl 19 för 2"],
] as const)("%s: %s", ([language, text]) => {
  expect(stated(text, { language, venues }).venueId).toBe(1);
});

const harbor = { id: 7, name: "Harbor & Vine", scenarioNames: [] };
const hafen = { id: 8, name: "Hafenstern", scenarioNames: [] };

test.for([
  ["en", "a table at harbour & vine", null, 7],
  ["en", "harbour", "venue", 7],
  ["en", "the harbor one", "venue", 7],
  ["de", "im Hafenstren bitte", null, 8],
  ["de", "Hafensten", "venue", 8],
  ["es", "hola, para el sábado, cena, 2 personas en harbor vine. mi novia es celíaca", null, 7],
  ["it", "tavolo per 2 domani alle 20 harbor vine", null, 7],
  ["sv", "bord ikväll kl 20 två pers harbor", null, 7],
  ["pt", "boa tarde, tem mesa pra 4 amanhã às 20h? harbor", null, 7],
  // One of the language's own words, or something else altogether.
  ["en", "a table by the arbor", null, undefined],
  ["en", "we'd love the harbour view tomorrow for 2", null, undefined],
  ["en", "my name is Harper", null, undefined],
] as const)("%s: %s, %s asked", ([language, text, expecting, venueId]) => {
  expect(stated(text, { language, expecting, venues: [harbor, hafen] }).venueId).toBe(venueId);
});

const furu = {
  id: 1,
  name: "Furu & Fjord",
  scenarioNames: ["Dinner", "Tasting menu", "Terrace"],
  scenarioTranslations: {
    "Tasting menu": { de: "Degustationsmenü", fr: "Menu dégustation", pt: "Menu de degustação" },
    Terrace: { de: "Terrasse", es: "Terraza" },
    Dinner: { sv: "Middag", nl: "Diner" },
  },
};

test.for([
  ["en", "the tasting menu for 2 on Friday", "Tasting menu"],
  ["de", "das Degustationsmenü für 2 am Freitag", "Tasting menu"],
  ["fr", "le menu degustation pour 2 vendredi", "Tasting menu"],
  ["pt", "menu de degustação para dois na sexta", "Tasting menu"],
  // In another language than the chat's.
  ["en", "a table for 2 on Friday, Menu dégustation", "Tasting menu"],
  ["es", "mesa para 4 en la terraza mañana a las 14", "Terrace"],
  ["sv", "bord för 2 till middag på fredag", "Dinner"],
  // The afternoon, in Dutch.
  ["nl", "tafel voor 2 zaterdag middag", undefined],
  ["it", "un tavolo per 2 venerdì alle 20", undefined],
] as const)("%s: a way to dine by any of its names, %s", ([language, text, name]) => {
  expect(stated(text, { language, venues: [furu] }).scenarioName).toBe(name);
});

test.for([
  ["sv", "vi tar avsmakningsmenyn, 2 på fredag", "Tasting menu"],
  ["sv", "bord för 2 på terrassen imorgon kl 14", "Terrace"],
  ["sv", "finns nattköket på fredag?", "Late kitchen"],
  ["nb", "bord til 2, smaksmenyen på fredag", "Tasting menu"],
] as const)("%s: a way to dine with its article, %s", ([language, text, name]) => {
  const sv = { "Tasting menu": "Avsmakningsmeny", Terrace: "Terrass", "Late kitchen": "Nattkök" };
  const nb = { "Tasting menu": "Smaksmeny", Terrace: "Terrasse", "Late kitchen": "Nattkjøkken" };
  const of = (scenario: keyof typeof sv) => ({ sv: sv[scenario], nb: nb[scenario] });
  const scenarioTranslations = {
    "Tasting menu": of("Tasting menu"),
    Terrace: of("Terrace"),
    "Late kitchen": of("Late kitchen"),
  };
  const venue = { ...furu, scenarioNames: Object.keys(scenarioTranslations), scenarioTranslations };
  expect(stated(text, { language, venues: [venue] }).scenarioName).toBe(name);
});

test("a first word that is any table's names no venue", () => {
  const club = { id: 3, name: "Dinner Club", scenarioNames: ["Dinner"] };
  const venues = [club, { id: 4, name: "Furu & Fjord", scenarioNames: [] }];
  expect(stated("dinner for 2 on friday", { language: "en", venues }).venueId).toBeUndefined();
});

test("a number is no name", () => {
  expect(stated("table seven", { language: "en", venues }).venueId).toBeUndefined();
});

const abroad = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner"],
    address: "Kaigata 7, 0150 Oslo",
    country: "NO",
  },
  {
    id: 2,
    name: "Harbor & Vine",
    scenarioNames: ["Dinner"],
    address: "12 Ferry Row, New York, NY 10000",
    country: "US",
  },
];

test.for([
  ["en", "the oslo one", 1],
  ["en", "the one in New York", 2],
  ["en", "norway", 1],
  ["de", "das in Norwegen", 1],
  ["de", "Oslo", 1],
  ["fr", "celui en Norvège", 1],
  ["es", "la de Noruega", 1],
  ["it", "quello di Oslo", 1],
  ["nl", "die in Noorwegen", 1],
  ["pt", "o da Noruega", 1],
  ["sv", "den i Norge", 1],
] as const)("in %s, “%s” answers which restaurant by where it is", ([language, text, venueId]) => {
  expect(stated(text, { language, expecting: "venue", venues: abroad })).toEqual({ venueId });
});

test("a town is a restaurant's only where it alone is there, and not in a street's name", () => {
  const venues = abroad.map((venue) => ({ ...venue, address: "Kaigata 7, 0150 Oslo", country: "NO" }));
  expect(stated("the oslo one", { language: "en", expecting: "venue", venues })).toEqual({});
  expect(stated("we come by ferry", { language: "en", expecting: null, venues: abroad })).toEqual({});
});

test.for([
  ["en", "no, the other restaurant please"],
  ["en", "can we do the other place instead?"],
  ["de", "doch lieber das andere Restaurant"],
  ["fr", "plutôt l'autre restaurant"],
  ["es", "mejor en el otro restaurante"],
  ["it", "meglio l'altro ristorante"],
  ["nl", "liever het andere restaurant"],
  ["pt", "prefiro o outro restaurante"],
  ["sv", "hellre den andra restaurangen"],
  ["nb", "heller den andre restauranten"],
  ["da", "hellere den anden restaurant"],
] as const)("%s: of two, “%s” is the one that is not talked about", ([language, text]) => {
  expect(stated(text, { language, venues, venueId: 1, expecting: "confirm" })).toMatchObject({ venueId: 2 });
  expect(stated(text, { language, venues, expecting: "confirm" })).not.toHaveProperty("venueId");
});

test.for([
  ["en", "the second restaurant", 2],
  ["de", "das erste Restaurant", 1],
  ["fr", "le premier restaurant", 1],
  ["es", "el segundo restaurante", 2],
  ["it", "il primo ristorante", 1],
  ["nl", "het eerste restaurant", 1],
  ["pt", "o primeiro restaurante", 1],
  ["sv", "den första restaurangen", 1],
  ["nb", "den første restauranten", 1],
  ["da", "den første restaurant", 1],
] as const)("%s: “%s” picks of those that are asked about", ([language, text, choice]) => {
  expect(stated(text, { language, venues, expecting: "venue" })).toMatchObject({ choice });
});

describe("a town says which of two restaurants is meant:", () => {
  const inTowns = [
    {
      id: 1,
      name: "Furu & Fjord",
      scenarioNames: ["Dinner"],
      address: "Kaigata 7, 0150 Oslo",
      country: "NO",
    },
    { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"], address: "12 Ferry Row, New York, NY 10000" },
  ];
  test.for([
    ["en", "we're two for dinner in New York on Tuesday at 7", 2],
    ["en", "2 people tomorrow 7pm oslo", 1],
    ["de", "Tisch für zwei in New York um 19 Uhr", 2],
    ["sv", "bord för två ikväll kl 19 i Oslo", 1],
    ["da", "bord til to i aften kl 19 i Oslo", 1],
    ["pt", "mesa para dois hoje às 19h em Oslo", 1],
  ] as const)("%s: %s", ([language, text, venueId]) => {
    expect(stated(text, { language, venues: inTowns }).venueId).toBe(venueId);
  });
});

describe("where a restaurant is asked for, its country's people name it:", () => {
  const abroad = [
    { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"], country: "NO" },
    { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"], country: "US" },
  ];
  test.for([
    ["en", "the Norwegian one, please", 1],
    ["de", "das norwegische bitte", 1],
    ["fr", "le norvégien", 1],
    ["es", "el noruego", 1],
    ["nl", "het Noorse", 1],
    ["en", "the American one", 2],
    ["it", "quello americano", 2],
  ] as const)("%s: %s", ([language, text, venueId]) => {
    expect(stated(text, { language, expecting: "venue", venues: abroad })).toEqual({ venueId });
  });

  test("of two in one country, none", () => {
    const both = abroad.map((venue) => ({ ...venue, country: "NO" }));
    expect(stated("the Norwegian one", { language: "en", expecting: "venue", venues: both })).toEqual({});
  });
});

describe("what a way to dine is, is asked, and wishes for none:", () => {
  const one = [{ id: 1, name: "Havsorn", scenarioNames: ["Dinner", "Cellar table"] }];
  const read = (text: string, language: string) =>
    understand(text, { now, language, expecting: "confirm", tablePicked: true, venues: one });

  test.for([
    ["en", "ok. what's the cellar table?"],
    ["de", "was ist denn der Cellar table?"],
    ["fr", "c'est quoi la Cellar table ?"],
    ["es", "¿qué es la Cellar table?"],
    ["it", "cos'è il Cellar table?"],
    ["nl", "wat is de Cellar table?"],
    ["pt", "o que é a Cellar table?"],
    ["sv", "vad är Cellar table?"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, topics } = read(text, language);
    expect([intent, topics]).toEqual(["question", ["scenario"]]);
  });

  test("but “the cellar table then” wishes for it", () => {
    const { scenarioName, topics } = read("the cellar table then", "en");
    expect([scenarioName, topics]).toEqual(["Cellar table", undefined]);
  });
});

describe("where a name is asked for, a restaurant is meant", () => {
  const read = (language: string, text: string) =>
    understand(text, { now, language, expecting: "name", tablePicked: true, venueId: 2, venues: abroad });

  test.for([
    ["en", "I would rather have Furu, for 4, Wednesday at 1 pm"],
    ["en", "back to Furu please, at 1 pm"],
    ["de", "ich hätte lieber Furu, für 4, Mittwoch um 13 Uhr"],
    ["fr", "je préfère Furu, pour 4"],
    ["es", "mejor volvemos a Furu, a la una"],
    ["it", "preferirei Furu, per 4"],
    ["nl", "liever Furu, met 4"],
    ["pt", "prefiro o Furu, para 4"],
    ["sv", "hellre Furu, för 4"],
    ["nb", "heller Furu, for 4"],
    ["en", "is furu open on Mondays for lunch?"],
    ["de", "hat Furu montags mittags offen?"],
    ["es", "¿abre Furu los lunes a mediodía?"],
    ["nb", "er Furu åpent på mandager?"],
    ["en", "and Furu & Fjord, is that open on Mondays for lunch?"],
    ["en", "Furu & Fjord"],
  ] as const)("and nobody is called so: %s, %s", ([language, text]) => {
    const { venueId, firstName, lastName } = read(language, text);
    expect({ venueId, firstName, lastName }).toEqual({ venueId: 1 });
  });

  test.for([
    ["en", "Ana at Furu & Fjord"],
    ["es", "Ana en Furu & Fjord"],
  ] as const)("beside the name: %s, %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ firstName: "Ana", venueId: 1 });
  });

  test.for([
    ["en", "Anna Furu", "Anna"],
    ["en", "Furu", "Furu"],
  ] as const)("or else it is a name that stands by itself: %s, %s", ([language, text, firstName]) => {
    expect(read(language, text)).toMatchObject({ firstName });
    expect(read(language, text).venueId).toBeUndefined();
  });
});

test("a courtesy stands between the name and what else is wanted", () => {
  expect(stated("furu please, for 3, the day is Friday", { language: "en", venues: abroad }).venueId).toBe(1);
});
