import { describe, expect, test } from "vitest";
import { evening, intentOf, type Row, stated } from "#test/bot/understanding/stated.ts";

const rows: readonly Row[] = [
  [
    "Hei! Jeg vil gjerne bestille et bord til fire personer på fredag kl 19.30, navn Hansen",
    { partySize: 4, date: "2026-11-20", time: "19:30", firstName: "Hansen" },
  ],
  [
    "hei kan vi få bord til to i morgen kveld klokka halv åtte?",
    { partySize: 2, date: "2026-11-19", time: "19:30" },
  ],
  ["vi blir fire på lørdag rundt sju", { partySize: 4, date: "2026-11-21", time: "19:00" }],
  [
    "vi er seks personer som vil spise middag lørdag 28. november kl 18:30",
    { partySize: 6, date: "2026-11-28", time: "18:30" },
  ],
  [
    "bestille bord til 2 voksne og 3 barn i overmorgen kvart over seks",
    { partySize: 5, date: "2026-11-20", time: "18:15" },
  ],
  ["et bord for to i kveld klokken syv", { partySize: 2, date: "2026-11-18", time: "19:00" }],
  ["er det plass til 8 på fredag den 27. klokka 19?", { partySize: 8, date: "2026-11-27", time: "19:00" }],
  ["går det an å bestille bord til to i morra halv sju", { partySize: 2, date: "2026-11-19", time: "18:30" }],
  [
    "jeg vil gjerne bestille bord til fire lordag kveld klokka halv atte",
    { partySize: 4, date: "2026-11-21", time: "19:30" },
  ],
  ["bord 4 pers fre 20/11 kl 19", { partySize: 4, date: "2026-11-20", time: "19:00" }],
  ["halv åtte", { time: "19:30" }],
  ["kvart på åtte", { time: "19:45" }],
  ["fem på halv ni", { time: "20:25" }],
  ["fem over halv ni", { time: "20:35" }],
  ["ti på åtte", { time: "19:50" }],
  ["ved åttetiden", { time: "20:00" }],
  ["etter klokken sju", { timeFrom: "19:00" }],
  ["senest 20.00", { timeTo: "20:00" }],
  ["mellom seks og åtte", { timeFrom: "18:00", timeTo: "20:00" }],
  ["fra 18 til 20", { timeFrom: "18:00", timeTo: "20:00" }],
  ["tidlig på kvelden", { part: "evening", timeFrom: "17:00", timeTo: "19:00" }],
  ["til lunsj", { part: "lunch", timeFrom: "11:30", timeTo: "15:00" }],
  ["til frokost", { part: "morning", timeFrom: "06:00", timeTo: "12:00" }],
  ["om halvannen time", { date: "2026-11-18", time: "11:30" }],
  ["en halvtime tidligere", { timeShift: "earlier", shiftMinutes: 30 }],
  ["i overmorgen", { date: "2026-11-20" }],
  ["fredag kveld", { date: "2026-11-20", ...evening }],
  ["lørdagskveld", { date: "2026-11-21", ...evening }],
  ["neste fredag", { date: "2026-11-27", openReadings: { dates: ["2026-11-27", "2026-11-20"] } }],
  ["fredag om en uke", { date: "2026-11-27" }],
  ["neste uke på tirsdag", { date: "2026-11-24" }],
  ["til helgen", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["den 28.", { date: "2026-11-28" }],
  ["28.11.", { date: "2026-11-28" }],
  ["første desember", { date: "2026-12-01" }],
  ["nyttårsaften", { date: "2026-12-31" }],
  ["ikke fredag men lørdag", { date: "2026-11-21" }],
  ["vi blir nok fem", { partySize: 5 }],
  ["to voksne og en baby", { partySize: 3 }],
  ["jeg, kona og to barn", { partySize: 4 }],
  ["samboeren og jeg", { partySize: 2 }],
  ["bare meg", { partySize: 1 }],
  ["vi blir fem i stedet for fire", { partySize: 5 }],
  ["jeg er allergisk mot nøtter", { comment: "jeg er allergisk mot nøtter" }],
];

describe("Norwegian", () => {
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, { language: "nb" })).toEqual(values);
  });

  test.for(["nb", "nb-NO", "no", "nn"])("is what “%s” asks for", (language) => {
    expect(stated("i overmorgen halv åtte", { language })).toEqual({ date: "2026-11-20", time: "19:30" });
  });

  test.for([
    ["jeg vil bestille bord", "book"],
    ["har dere ledig i kveld", "book"],
    ["vi vil gjerne spise hos dere", "book"],
    ["fire på lørdag", "inform"],
    ["jeg vil avbestille", "cancel"],
    ["vi kan dessverre ikke komme", "cancel"],
    ["glem det", "cancel"],
    ["jeg vil endre bestillingen min", "change"],
    ["kan vi flytte til lørdag", "change"],
    ["nei vi er fem", "change"],
    ["mine bestillinger", "list"],
    ["når er bestillingen min", "list"],
    ["sett meg på venteliste", "waitlist"],
    ["si fra hvis det blir noe ledig", "waitlist"],
    ["hvordan funker dette", "help"],
    ["kan jeg få snakke med noen", "human"],
    ["når åpner dere", "question"],
    ["kan man ta med hund?", "question"],
    ["heisann", "greet"],
    ["tusen takk", "thanks"],
    ["ja takk", "affirm"],
    ["det stemmer", "affirm"],
    ["greit", "affirm"],
    ["nei takk", "deny"],
    ["det stemmer ikke", "deny"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, { language: "nb" })).toBe(intent);
  });

  test.for(["bord 5", "min datter er 8 år", "god morgen", "hun fyller 40"])(
    "nothing is booked by “%s”",
    (text) => {
      const values = stated(text, { language: "nb" });
      expect([values.date, values.time, values.partySize]).toEqual([undefined, undefined, undefined]);
    },
  );

  test("it is recognised without being told", () => {
    expect(stated("Jeg vil gjerne bestille bord til fire i morgen klokka halv åtte")).toEqual({
      partySize: 4,
      date: "2026-11-19",
      time: "19:30",
    });
  });
});
