import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const offers = ["18:00", "18:30", "19:00", "19:30"].map((time) => ({ time, date: "2026-11-27" }));
const offered = { expecting: "slot", tablePicked: true, offers } as const;
const draft = { partySize: 2, date: "2026-11-27" };

const read = (text: string, language: string, context: object = {}) =>
  understand(text, { now, language, expecting: null, draft, ...context });

test.for([
  ["en", "7:00 works for us. Can one park there?"],
  ["de", "19 Uhr passt uns gut, kann man da parken?"],
  ["fr", "19h nous va très bien. On peut se garer ?"],
  ["es", "A las siete nos viene bien. ¿Se puede aparcar?"],
  ["es", "a las siete, ¿se puede aparcar?"],
  ["it", "Le 19 vanno bene. Si può parcheggiare?"],
  ["it", "alle 19, si può parcheggiare?"],
  ["nl", "doe maar zeven uur. kunnen we bij jullie parkeren, we zijn met de auto"],
  ["pt", "19h está ótimo. Dá pra estacionar?"],
  ["sv", "kl 19 tack, går det att parkera?"],
] as const)(
  "beside an offered time, a question in a clause of its own is heard: %s, %s",
  ([language, text]) => {
    expect(read(text, language, offered)).toMatchObject({ time: "19:00", topics: ["parking"] });
  },
);

test.for([
  ["en", "a table for 4 tomorrow at 8, can we bring our dog"],
  ["en", "a table for 4 tomorrow at 8. Can we bring our dog?"],
])("beside a whole wish, what may be wished for is noted and asked: %s, %s", ([language = "", text = ""]) => {
  expect(read(text, language)).toMatchObject({ intent: "book", comment: "bring our dog", topics: ["dogs"] });
});

test("what else is proposed in a clause asks the house nothing", () => {
  expect(read("a table for 4 tomorrow at 8, would that be possible?", "en")).not.toHaveProperty("topics");
});

test.for([
  ["en", "Furu & Fjord please. Around eight. Is there a dress code?"],
  ["pt", "O Furu & Fjord, se faz favor. Por volta das oito da noite. É preciso ir de gravata?"],
] as const)("asked for a restaurant, what is said before a question answers: %s, %s", ([language, text]) => {
  const venues = [
    { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
    { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"] },
  ];
  const said = read(text, language, { expecting: "venue", venues, draft: { partySize: 2 } });
  expect(said).toMatchObject({ intent: "inform", venueId: 1, time: "20:00", topics: ["dress"] });
});

test.for([
  ["en", "hang on, is there parking anywhere near you? my mum's in a wheelchair"],
  ["de", "Moment, kann man bei Ihnen parken? Meine Mutter sitzt im Rollstuhl"],
  ["fr", "attendez, on peut se garer chez vous ? ma mère est en fauteuil roulant"],
  ["es", "un momento, ¿se puede aparcar cerca? mi madre va en silla de ruedas"],
  ["it", "un attimo, si può parcheggiare lì? mia madre è in sedia a rotelle"],
  ["nl", "wacht even, kun je daar parkeren? mijn moeder zit in een rolstoel"],
  ["pt", "espere, dá para estacionar aí? a minha mãe anda de cadeira de rodas"],
  ["sv", "vänta, går det att parkera hos er? min mamma sitter i rullstol"],
] as const)("a question before what is noted is heard beside it: %s, %s", ([language, text]) => {
  const understood = read(text, language, { expecting: "name", tablePicked: true });
  expect(understood).toMatchObject({ topics: ["parking"], comment: expect.any(String) });
});

test.for([
  ["en", "020 7946 0018. May I ask whether ties are compulsory?"],
  ["de", "Sie erreichen uns unter 0421 / 34 56 78. Darf ich fragen, ob Krawattenzwang besteht?"],
  ["fr", "06 12 34 56 78. Est-ce que la cravate est de rigueur ?"],
  ["es", "612 34 56 78. ¿Es obligatorio llevar corbata?"],
  ["it", "347 221 9080. La cravatta è obbligatoria?"],
  ["nl", "06 12345678. Is een stropdas verplicht?"],
  ["pt", "936 204 188. A gravata é obrigatória?"],
  ["sv", "073 588 21 40. Måste man ha slips?"],
] as const)("what is asked beside a number is answered or owned up to: %s, %s", ([language, text]) => {
  const understood = read(text, language, { expecting: "phone", tablePicked: true });
  expect(understood.phone).toBeDefined();
  expect(understood.asksMore ?? understood.topics).toBeDefined();
});
