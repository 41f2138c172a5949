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

test.for([
  ["en", "6 of us, hey do you have a cloakroom?"],
  ["en", "6 and do you have a cloakroom"],
  ["de", "wir sind 6, sagt mal habt ihr eine garderobe?"],
  ["de", "wir sind 6, digga habt ihr ne garderobe?"],
  ["fr", "on sera 6, et au fait vous avez un vestiaire ?"],
  ["es", "somos 6, oye y tenéis guardarropa?"],
  ["it", "siamo in 6, senti ma avete il guardaroba?"],
  ["nl", "we zijn met 6, zeg hebben jullie ook een garderobe?"],
  ["pt", "somos 6, olha e têm bengaleiro?"],
  ["sv", "vi blir 6, du har ni garderob?"],
] as const)(
  "a question is heard beside how many come, whatever is called out before it: %s, %s",
  ([language, text]) => {
    const understood = read(text, language, { expecting: "partySize", draft: { date: "2026-11-27" } });
    expect(understood).toMatchObject({ partySize: 6, asksMore: true });
    expect(understood).not.toHaveProperty("lastName");
  },
);

test.for([
  ["en", "617 555 0142 and is there a cloakroom"],
  ["de", "null eins sieben zwei drei vier fünf sechs sieben acht neun und gibt es da eine garderobe"],
  ["fr", "06 12 34 56 78 et est-ce qu'il y a un vestiaire"],
  ["es", "612 34 56 78 y hay guardarropa"],
  ["it", "347 221 9080 e c'è il guardaroba"],
  ["nl", "06 12345678 en is er een garderobe"],
  ["pt", "936 204 188 e há bengaleiro"],
  ["sv", "073 588 21 40 och finns det garderob"],
] as const)("a question without marks is heard beside a number: %s, %s", ([language, text]) => {
  const understood = read(text, language, { expecting: "phone", tablePicked: true });
  expect(understood).toMatchObject({ phone: expect.any(String), asksMore: true });
});

test.for([
  ["en", "617 555 0142. and is there parking or do i have to park on the street"],
  ["de", "0171 2345678. und gibts parkplätze oder muss ich an der straße parken"],
] as const)("who parks on the street asks for no address: %s, %s", ([language, text]) => {
  const understood = read(text, language, { expecting: "phone", tablePicked: true });
  expect(understood.topics).toEqual(["parking"]);
});

test.for([
  ["en", "before that - whats the parking situation"],
  ["de", "bevor ich das sage - wie sieht's mit parken aus"],
  ["fr", "avant ça - comment ça se passe pour se garer"],
  ["es", "antes de eso - cómo está el tema del aparcamiento"],
  ["it", "prima di questo - com'è la situazione parcheggio"],
  ["nl", "eerst nog even - hoe zit het met parkeren"],
  ["pt", "antes disso - como é a situação do estacionamento"],
  ["sv", "innan dess - hur är det med parkering"],
] as const)("what is asked before the name is given is no doubt: %s, %s", ([language, text]) => {
  const understood = read(text, language, { expecting: "name", tablePicked: true });
  expect(understood).toMatchObject({ intent: "question", topics: ["parking"] });
  expect(understood).not.toHaveProperty("undecided");
});

test.for([
  ["en", "which one is better for a quiet evening?"],
  ["de", "welches ist besser wenn mans ruhig haben will?"],
  ["fr", "lequel est mieux pour être au calme ?"],
  ["es", "cuál es mejor para ir tranquilo?"],
  ["it", "qual è meglio per stare tranquilli?"],
  ["nl", "welke is beter als je rustig wilt zitten?"],
  ["pt", "qual é melhor para estar sossegado?"],
  ["sv", "vilken är bäst om man vill ha det lugnt?"],
] as const)("asked for a restaurant, which one suits is a question: %s, %s", ([language, text]) => {
  expect(read(text, language, { expecting: "venue", draft: {} })).toMatchObject({
    intent: "question",
    topics: ["quiet"],
  });
});

test.for([
  ["es", "cuál es mejor para una cita?"],
  ["pt", "qual é melhor para um encontro?"],
] as const)("which one is better asks for no change: %s, %s", ([language, text]) => {
  expect(read(text, language, { expecting: "venue", draft: {} }).intent).toBe("question");
});

test.for([
  ["es", "mejor a las 20"],
  ["pt", "melhor às 20"],
] as const)("another hour that is rather wanted is a change all the same: %s, %s", ([language, text]) => {
  expect(read(text, language, { expecting: "confirm", tablePicked: true, draft }).intent).toBe("change");
});
