import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "Saturday then, the kids have a match on Friday"],
  ["de", "dann lieber Samstag, die Kinder haben Training am Freitag"],
  ["fr", "Finalement plutôt samedi, les enfants ont match le vendredi"],
  ["es", "mejor el sábado, los niños tienen partido el viernes"],
  ["it", "meglio sabato, i bambini hanno partita venerdì"],
  ["sv", "hellre lördag, barnen har match på fredag"],
] as const)("the day of a reason is not the table's: %s, %s", ([language, text]) => {
  const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
  const { date, openReadings } = understand(text, { now, expecting: null, language, draft });
  expect({ date, openReadings }).toEqual({ date: "2026-11-21", openReadings: undefined });
});
