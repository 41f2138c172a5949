import { describe, expect, test } from "vitest";
import { intentOf, type Row, stated } from "./stated.ts";

const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;

describe("German", () => {
  const rows: readonly Row[] = [
    ["morgen", { date: "2026-11-19" }],
    ["übermorgen", { date: "2026-11-20" }],
    ["heute Abend", { date: "2026-11-18", ...evening }],
    ["morgen Mittag", { date: "2026-11-19", part: "lunch", timeFrom: "11:30", timeTo: "15:00" }],
    ["am Freitag", { date: "2026-11-20" }],
    ["Freitagabend", { date: "2026-11-20", ...evening }],
    ["am 12. Dezember", { date: "2026-12-12" }],
    ["am 12.12.", { date: "2026-12-12" }],
    ["05.06.2027", { date: "2027-06-05" }],
    ["am 24.", { date: "2026-11-24" }],
    ["am dritten Dezember", { date: "2026-12-03" }],
    ["in drei Tagen", { date: "2026-11-21" }],
    ["in zwei Wochen", { date: "2026-12-02" }],
    ["nächste Woche", { date: "2026-11-23", dateTo: "2026-11-29" }],
    ["am Wochenende", { date: "2026-11-21", dateTo: "2026-11-22" }],
    ["Dienstag nächster Woche", { date: "2026-11-24" }],
    ["Heiligabend", { date: "2026-12-24" }],
    ["um 8", { time: "20:00" }],
    ["um 19 Uhr", { time: "19:00" }],
    ["19 Uhr 30", { time: "19:30" }],
    ["um 18.30 Uhr", { time: "18:30" }],
    ["halb sieben", { time: "18:30" }],
    ["Viertel nach sieben", { time: "19:15" }],
    ["viertel vor acht", { time: "19:45" }],
    ["dreiviertel acht", { time: "19:45" }],
    ["fünf vor halb neun", { time: "20:25" }],
    ["zehn nach acht", { time: "20:10" }],
    ["8 Uhr morgens", { time: "08:00" }],
    ["acht Uhr abends", { time: "20:00" }],
    ["gegen 20 Uhr", { time: "20:00" }],
    ["ab 19 Uhr", { timeFrom: "19:00" }],
    ["zwischen 18 und 20 Uhr", { timeFrom: "18:00", timeTo: "20:00" }],
    ["von 18 bis 20 Uhr", { timeFrom: "18:00", timeTo: "20:00" }],
    ["spätestens um 20 Uhr", { timeTo: "20:00" }],
    ["in zwei Stunden", { date: "2026-11-18", time: "12:00" }],
    ["eine Stunde später", { timeShift: "later", shiftMinutes: 60 }],
    ["vier Personen", { partySize: 4 }],
    ["Tisch für zwei", { partySize: 2 }],
    ["wir sind zu fünft", { partySize: 5 }],
    ["eine Person", { partySize: 1 }],
    ["2 Erwachsene und 3 Kinder", { partySize: 5 }],
    ["für mich und meine Frau", { partySize: 2 }],
    ["fünfundzwanzig Gäste", { partySize: 25 }],
    ["zwölf Leute morgen um halb acht", { partySize: 12, date: "2026-11-19", time: "19:30" }],
    ["nicht am Samstag, sondern am Sonntag", { date: "2026-11-22" }],
    ["auf den Namen Müller", { firstName: "Müller" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, { language: "de" })).toEqual(values);
  });

  test.for([
    ["Einen Tisch für vier, bitte", "book"],
    ["Ich möchte reservieren", "book"],
    ["Haben Sie morgen um 8 noch einen Tisch?", "book"],
    ["vier Personen am Freitag", "inform"],
    ["Bitte stornieren", "cancel"],
    ["Wir können leider nicht kommen", "cancel"],
    ["Meine Reservierungen", "list"],
    ["Können wir auf 8 Uhr verschieben?", "change"],
    ["nein, wir sind 5", "change"],
    ["Wann habt ihr geöffnet?", "question"],
    ["Ich möchte mit einem Menschen sprechen", "human"],
    ["auf die Warteliste bitte", "waitlist"],
    ["Guten Abend", "greet"],
    ["Vielen Dank", "thanks"],
    ["ja gerne", "affirm"],
    ["nein danke", "deny"],
    ["Stelle einen Wecker auf 7 Uhr", "other"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, { language: "de" })).toBe(intent);
  });

  test.for([
    "guten Morgen",
    "eine schöne Terrasse",
    "Tisch 5",
    "mein Sohn ist 8 Jahre alt",
    "das ist so gut",
    "24/7",
  ])("nothing is booked by “%s”", (text) => {
    const values = stated(text, { language: "de" });
    expect([values.date, values.time, values.partySize]).toEqual([undefined, undefined, undefined]);
  });

  test("it is recognised without being told", () => {
    expect(stated("Einen Tisch für vier morgen um halb acht bitte")).toEqual({
      partySize: 4,
      date: "2026-11-19",
      time: "19:30",
    });
  });
});
