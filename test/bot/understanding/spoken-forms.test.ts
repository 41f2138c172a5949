import { describe, expect, test } from "vitest";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { type Stated, stated } from "./stated.ts";

type Row = readonly [language: string, text: string, values: Partial<Stated>, expecting?: Expecting];

function rows(name: string, list: readonly Row[]): void {
  describe(name, () => {
    test.for(list)("in %s, “%s”", ([language, text, values, expecting = null]) => {
      expect(stated(text, { language, expecting })).toMatchObject(values);
    });
  });
}

rows("a list of people, whoever they are:", [
  ["en", "my boss, two clients and me", { partySize: 4 }, "partySize"],
  ["en", "my three neighbours, my brother and me", { partySize: 5 }, "partySize"],
  ["de", "mein Chef, zwei Kunden und ich", { partySize: 4 }, "partySize"],
  ["de", "meine drei Nachbarn, mein Bruder und ich", { partySize: 5 }, "partySize"],
  ["nl", "mijn baas, twee klanten en ik", { partySize: 4 }, "partySize"],
  ["nl", "mijn drie buren, mijn broer en ik", { partySize: 5 }, "partySize"],
  ["sv", "chefen, två kunder och jag", { partySize: 4 }, "partySize"],
  ["sv", "mina tre grannar, min bror och jag", { partySize: 5 }, "partySize"],
  ["en", "for two people, my girlfriend and me", { partySize: 2 }],
]);

rows("big ones and small ones:", [
  ["en", "4 grown-ups, 2 little ones", { partySize: 6 }, "partySize"],
  ["de", "4 Große, 2 Kleine", { partySize: 6 }, "partySize"],
  ["nl", "4 grote en 2 kleintjes", { partySize: 6 }, "partySize"],
  ["sv", "4 stora och 2 små", { partySize: 6 }, "partySize"],
]);

rows("a week by its number:", [
  ["en", "some time in week 50", { date: "2026-12-07", dateTo: "2026-12-13" }],
  ["de", "irgendwann in KW 50", { date: "2026-12-07", dateTo: "2026-12-13" }],
  ["nl", "ergens in week 50", { date: "2026-12-07", dateTo: "2026-12-13" }],
  ["sv", "någon dag vecka 50", { date: "2026-12-07", dateTo: "2026-12-13" }],
  ["fr", "dans la semaine 50", { date: "2026-12-07", dateTo: "2026-12-13" }],
  ["en", "friday of week 50", { date: "2026-12-11" }],
  ["sv", "onsdag nästa vecka 6 personer", { partySize: 6, date: "2026-11-25" }],
]);

rows("bounds:", [
  ["en", "between half six and 8 on tuesday", { timeFrom: "18:30", timeTo: "20:00" }],
  ["en", "4 people from 6 to half past seven", { timeFrom: "18:00", timeTo: "19:30" }],
  ["en", "half eight at the very latest, 4 people", { timeTo: "20:30" }],
  ["de", "freitag, vor acht schaffen wir es nicht", { timeFrom: "20:00" }],
  ["de", "nach neun geht bei uns leider nicht", { timeTo: "21:00" }],
  ["de", "allerspätestens um acht, 4 personen", { timeTo: "20:00" }],
  ["de", "zw. 18 und 20 Uhr", { timeFrom: "18:00", timeTo: "20:00" }],
  ["nl", "op zijn allervroegst om zeven uur", { timeFrom: "19:00" }],
  ["nl", "tss. 18 en 20 uur", { timeFrom: "18:00", timeTo: "20:00" }],
  ["sv", "fredag, före åtta hinner vi inte", { timeFrom: "20:00" }],
  ["sv", "allra senast halv åtta, 4 personer", { timeTo: "19:30" }],
  ["sv", "någonstans mellan 18 och 20", { timeFrom: "18:00", timeTo: "20:00" }],
]);

rows("a part of the day between a weekday and its date:", [
  ["en", "sunday afternoon the 29th for six", { part: "afternoon", date: "2026-11-29" }],
  ["de", "Sonntagnachmittag am 29. für sechs", { part: "afternoon", date: "2026-11-29" }],
  ["nl", "zondagmiddag de 29e met zes personen", { part: "afternoon", date: "2026-11-29" }],
  ["sv", "söndag eftermiddag den 29:e för sex", { part: "afternoon", date: "2026-11-29" }],
]);

rows("a part of the day that is not wanted:", [
  ["en", "not lunch, friday evening for 2", { part: "evening" }],
  ["de", "kein Mittagessen, sondern Freitagabend zu zweit", { part: "evening" }],
  ["nl", "geen lunch maar liever vrijdagavond voor 2", { part: "evening" }],
  ["sv", "inte lunch utan fredagskväll för två", { part: "evening" }],
]);

rows("what is taken back:", [
  ["en", "six people. no, wait, granny is coming too: seven", { partySize: 7 }],
  ["de", "sechs Personen. Nein, Moment, Oma kommt mit: sieben", { partySize: 7 }],
  ["nl", "zes personen. nee wacht, oma komt ook mee: zeven", { partySize: 7 }],
  ["sv", "sex personer. nej vänta, mormor ska med: sju", { partySize: 7 }],
  ["en", "2 December for 4 people, apologies, 3 December", { date: "2026-12-03" }],
  ["de", "am 2. Dezember, vier Personen – Verzeihung, 3. Dezember", { date: "2026-12-03" }],
  ["nl", "2 december, vier personen, excuses, 3 december", { date: "2026-12-03" }],
  ["sv", "2 december, fyra personer, hoppla, 3 december", { date: "2026-12-03" }],
  ["en", "rather today at 6.30 pm, tomorrow I am tired", { date: "2026-11-18", time: "18:30" }],
  ["de", "lieber gleich heute 18:30, morgen bin ich platt", { date: "2026-11-18", time: "18:30" }],
]);

test.for([
  ["en", "is that the Seven Sisters in town?"],
  ["de", "ist das bei euch im Zwölf Apostel?"],
  ["nl", "is dat bij De Drie Gezusters?"],
  ["sv", "är det på Tre Kronor?"],
] as const)("a name that begins with a number is no party: %s, “%s”", ([language, text]) => {
  expect(stated(text, { language }).partySize).toBeUndefined();
});
