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
