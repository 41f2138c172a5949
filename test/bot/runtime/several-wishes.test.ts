import { expect, test } from "vitest";
import { readWishes } from "#src/bot/runtime/several-wishes.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { defined } from "#src/lib/defined.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00[Europe/Oslo]");

function read(language: string, text: string) {
  return readWishes(text, (part) => understand(part, { now, language, expecting: null, venues: [] }));
}

const monday = "2026-11-23";
const friday = "2026-11-27";

test.for([
  ["en", "a table for 2 on Monday and one for 6 on Friday"],
  ["en", "Table for 2 on Monday at 7, and a table for 6 on Friday at 8", "20:00"],
  ["de", "ein Tisch für 2 am Montag und einer für 6 am Freitag"],
  ["fr", "une table pour 2 lundi et une pour 6 vendredi"],
  ["es", "una mesa para 2 el lunes y otra para 6 el viernes"],
  ["it", "un tavolo per 2 lunedì e uno per 6 venerdì"],
  ["nl", "een tafel voor 2 op maandag en een voor 6 op vrijdag"],
  ["pt", "mesa para 2 na segunda e outra para 6 na sexta"],
  ["sv", "ett bord för 2 på måndag och ett för 6 på fredag"],
] as const)("%s: “%s” wishes for two tables", ([language, text, time]) => {
  const { understood, secondWish } = read(language, text);
  expect(understood).toMatchObject({ partySize: 2, date: monday });
  expect(understood).not.toHaveProperty("openReadings");
  expect(secondWish).toEqual({ partySize: 6, date: friday, ...defined({ time }) });
});

test.for([
  "a table for 2 on Monday or Friday",
  "we are 2 adults and 3 children on Monday",
  "a table for 2 on Monday and on Friday",
  "a table for 4 on Monday at 7 and a high chair",
  "on Friday at 7 for 2 and a dog, under Anna and Ben",
  "are you open on Monday and Friday?",
])("“%s” wishes for one at most", (text) => {
  expect(read("en", text)).not.toHaveProperty("secondWish");
});

test("who the guest is may stand at the end", () => {
  const { understood } = read(
    "en",
    "table for 2 on Monday and one for 6 on Friday, my name is Anna Berg, +47 912 34 567",
  );
  expect(understood).toMatchObject({
    partySize: 2,
    firstName: "Anna",
    lastName: "Berg",
    phone: "+4791234567",
  });
});

test.for([
  ["en", "my wife and I arrive in town on Monday and would love a table for two on Friday"],
  ["de", "meine Frau und ich reisen am Montag an und hätten gern am Freitag einen Tisch für zwei"],
  ["fr", "ma femme et moi arrivons lundi et voudrions une table pour deux vendredi"],
  ["es", "mi mujer y yo llegamos el lunes y queremos una mesa para dos el viernes"],
  ["it", "io e mia moglie arriviamo lunedì e vorremmo un tavolo per due venerdì"],
  ["nl", "mijn vrouw en ik komen maandag aan en willen graag een tafel voor twee op vrijdag"],
  ["pt", "a minha mulher e eu chegamos na segunda e queríamos uma mesa para dois na sexta"],
  ["sv", "min fru och jag anländer på måndag och vill gärna ha ett bord för två på fredag"],
] as const)("%s: the day on which they arrive is no table's", ([language, text]) => {
  const { understood, secondWish } = read(language, text);
  expect(secondWish).toBeUndefined();
  expect(understood).toMatchObject({ partySize: 2, date: friday });
});

test.for([
  ["en", "Monday for my husband and me at 7pm and then Friday with my parents, four of us, 6.30"],
  [
    "de",
    "Montag für meinen Mann und mich um 19 Uhr und dann Freitag mit meinen Eltern, vier Personen, 18:30 Uhr",
  ],
  ["fr", "lundi pour mon mari et moi à 19h et vendredi avec mes parents, quatre personnes, à 18h30"],
] as const)("%s: two days with an hour each are parted where both have theirs", ([language, text]) => {
  const { understood, secondWish } = read(language, text);
  expect(understood).toMatchObject({ partySize: 2, time: "19:00" });
  expect(secondWish).toMatchObject({ partySize: 4, date: friday, time: "18:30" });
});
