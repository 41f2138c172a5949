import { describe, expect, test } from "vitest";
import { evening, intentOf, lunch, type Row, type Stated, stated } from "#test/bot/understanding/stated.ts";

describe("German", () => {
  const rows: readonly Row[] = [
    ["morgen", { date: "2026-11-19" }],
    ["so um acht", { time: "20:00" }],
    ["So 29.11.", { date: "2026-11-29" }],
    ["mit einer Person sprechen", {}],
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
    ["in zwei Wochen, so gegen 19 Uhr", { date: "2026-12-02", time: "19:00" }],
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
    ["auf den Namen Müller", { lastName: "Müller" }],
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

type Message = readonly [text: string, intent: string, values: Stated];

/** Wednesday 18 November 2026, ten in the morning. */
describe("German as guests write it:", () => {
  const messages: readonly Message[] = [
    ["heut abend um 8 zu viert", "inform", { partySize: 4, date: "2026-11-18", time: "20:00" }],
    ["morgen um halb 8 für 2", "inform", { partySize: 2, date: "2026-11-19", time: "19:30" }],
    [
      "Hallo, ich würde gern für morgen Abend einen Tisch zu zweit reservieren",
      "book",
      { partySize: 2, date: "2026-11-19", ...evening },
    ],
    ["Tisch für 4 Pers. am Samstag 19:30", "book", { partySize: 4, date: "2026-11-21", time: "19:30" }],
    ["Samstag Mittag, 6 Personen", "inform", { partySize: 6, date: "2026-11-21", ...lunch }],
    ["übermorgen so gegen 8, wir wären 6", "inform", { partySize: 6, date: "2026-11-20", time: "20:00" }],
    ["uebermorgen 19 Uhr 3 Personen", "inform", { partySize: 3, date: "2026-11-20", time: "19:00" }],
    ["viertel 8 morgen zu dritt", "inform", { partySize: 3, date: "2026-11-19", time: "19:15" }],
    ["dreiviertel 8 am Freitag für zwei", "inform", { partySize: 2, date: "2026-11-20", time: "19:45" }],
    [
      "hätten Sie am Freitag um 20 Uhr noch was frei für 4?",
      "book",
      { partySize: 4, date: "2026-11-20", time: "20:00" },
    ],
    ["haetten sie morgen noch einen tisch fuer 5 personen", "book", { partySize: 5, date: "2026-11-19" }],
    ["habt ihr heute abend noch platz für 2?", "book", { partySize: 2, date: "2026-11-18", ...evening }],
    [
      "Guten Tag, ich möchte gerne einen Tisch für 8 Personen am 5. Dezember um 19 Uhr reservieren. Vielen Dank",
      "book",
      { partySize: 8, date: "2026-12-05", time: "19:00" },
    ],
    [
      "ich moechte gern am freitag um acht einen tisch fuer vier reservieren",
      "book",
      { partySize: 4, date: "2026-11-20", time: "20:00" },
    ],
    ["reservierung für morgen 18h 2 pers", "book", { partySize: 2, date: "2026-11-19", time: "18:00" }],
    [
      "Tisch draußen für 2, morgen 18 Uhr",
      "book",
      { partySize: 2, date: "2026-11-19", time: "18:00", comment: "draußen" },
    ],
    [
      "2 Erw. + 1 Kind, So 12 Uhr, brauchen einen Kindersitz",
      "inform",
      { partySize: 3, date: "2026-11-22", time: "12:00", comment: "brauchen einen Kindersitz" },
    ],
    [
      "Wir sind 4 Erwachsene und 2 Kinder, Sonntag um 12:30",
      "inform",
      { partySize: 6, date: "2026-11-22", time: "12:30" },
    ],
    ["meine Frau und ich, Samstag halb neun", "inform", { partySize: 2, date: "2026-11-21", time: "20:30" }],
    [
      "für mich und meinen Mann morgen um sieben",
      "inform",
      { partySize: 2, date: "2026-11-19", time: "19:00" },
    ],
    ["nur ich, heute um 18:30", "inform", { partySize: 1, date: "2026-11-18", time: "18:30" }],
    [
      "wir kommen zu sechst am 12.12. um 19.30 Uhr",
      "inform",
      { partySize: 6, date: "2026-12-12", time: "19:30" },
    ],
    ["Heiligabend 18 Uhr 5 Pers", "inform", { partySize: 5, date: "2026-12-24", time: "18:00" }],
    [
      "an Silvester für zehn Leute ab 20 Uhr",
      "inform",
      { partySize: 10, date: "2026-12-31", timeFrom: "20:00" },
    ],
    ["am 1. Weihnachtstag mittags für 7", "inform", { partySize: 7, date: "2026-12-25", ...lunch }],
    ["Donerstag um 19 Uhr 2 Personen", "inform", { partySize: 2, date: "2026-11-19", time: "19:00" }],
    [
      "Resevierung fürs Wochenende, 4 Leute",
      "book",
      { partySize: 4, date: "2026-11-21", dateTo: "2026-11-22" },
    ],
    [
      "Mitwoch in einer Woche, 20 Uhr, zu zweit",
      "inform",
      { partySize: 2, date: "2026-11-25", time: "20:00" },
    ],
    ["tisch für2 um20uhr morgen", "book", { partySize: 2, date: "2026-11-19", time: "20:00" }],
    ["nächsten Montag mittag für 3", "inform", { partySize: 3, date: "2026-11-23", ...lunch }],
    [
      "kommenden Dienstag 19 Uhr vier Personen bitte",
      "inform",
      { partySize: 4, date: "2026-11-24", time: "19:00" },
    ],
    [
      "zwischen 18 und 20 uhr am do für 2",
      "inform",
      { partySize: 2, date: "2026-11-19", timeFrom: "18:00", timeTo: "20:00" },
    ],
    ["Freitag ab halb sieben für 4 Leute", "inform", { partySize: 4, date: "2026-11-20", timeFrom: "18:30" }],
    [
      "frühestens um 19 Uhr, morgen, 2 Personen",
      "inform",
      { partySize: 2, date: "2026-11-19", timeFrom: "19:00" },
    ],
    ["bitte einen 4er Tisch am Fr um 19 Uhr", "book", { partySize: 4, date: "2026-11-20", time: "19:00" }],
    [
      "'nen Tisch für sechs heute Abend um sieben",
      "book",
      { partySize: 6, date: "2026-11-18", time: "19:00" },
    ],
    [
      "Servus, hätt gern an Tisch für drei am Samstag um acht",
      "book",
      { partySize: 3, date: "2026-11-21", time: "20:00" },
    ],
    [
      "Grüezi, hätten Sie am Samstagabend noch Platz für 6 Personen?",
      "book",
      { partySize: 6, date: "2026-11-21", ...evening },
    ],
    [
      "Grüß Gott, Tisch für 2 am Sonntag Mittag bitte",
      "book",
      { partySize: 2, date: "2026-11-22", ...lunch },
    ],
    [
      "am 24.12. um 18 uhr für 4 personen auf den namen Müller",
      "inform",
      { partySize: 4, date: "2026-12-24", time: "18:00", lastName: "Müller" },
    ],
    [
      "Mein Name ist Sabine Berg, wir sind zu dritt und kommen morgen um 18:45 Uhr",
      "inform",
      { partySize: 3, date: "2026-11-19", time: "18:45", firstName: "Sabine", lastName: "Berg" },
    ],
    [
      "brauche nen tisch für heute 20 uhr 2 pers 🙏",
      "book",
      { partySize: 2, date: "2026-11-18", time: "20:00" },
    ],
    ["morgen früh um 9 für 2", "inform", { partySize: 2, date: "2026-11-19", time: "09:00" }],
    [
      "heute in einer Woche um 19 Uhr zu fünft",
      "inform",
      { partySize: 5, date: "2026-11-25", time: "19:00" },
    ],
    ["kurz nach 8 morgen, 3 leute", "inform", { partySize: 3, date: "2026-11-19", time: "20:00" }],
    [
      "ein tisch für zwei personen morgen abend um zwanzig uhr dreißig bitte",
      "book",
      { partySize: 2, date: "2026-11-19", time: "20:30" },
    ],
    ["geht auch 20 Uhr?", "book", { time: "20:00", asWell: true }],
    ["geht es am Samstag auch um 8?", "book", { date: "2026-11-21", time: "20:00" }],
    ["wir wären dann doch 6 Personen", "change", { partySize: 6 }],
    ["können wir das auf halb neun verschieben?", "change", { time: "20:30" }],
    ["lieber Sonntag statt Samstag", "change", { date: "2026-11-22" }],
    ["wir müssen leider absagen", "cancel", {}],
    ["bitte Reservierung stornieren für Freitag", "cancel", { date: "2026-11-20" }],
    ["Wie lange habt ihr am Sonntag offen?", "question", { date: "2026-11-22" }],
    ["habt ihr WLAN?", "question", {}],
    ["Gibt es Parkplätze?", "question", {}],
    ["ja passt", "affirm", {}],
    ["nee, lieber nicht", "deny", {}],
    ["Merci vielmal", "thanks", {}],
  ];
  test.for(messages)("%s", ([text, intent, values]) => {
    expect({ intent: intentOf(text, { language: "de" }), ...stated(text, { language: "de" }) }).toEqual({
      intent,
      ...values,
    });
  });
});
