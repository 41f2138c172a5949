import { describe, expect, test } from "vitest";
import { evening, intentOf, lunch, type Row, stated } from "#test/bot/understanding/stated.ts";

const rows: readonly Row[] = [
  [
    "Hej, jeg vil gerne bestille et bord til fire personer på fredag kl. 19.30",
    { partySize: 4, date: "2026-11-20", time: "19:30" },
  ],
  [
    "kan vi få et bord til to i morgen aften klokken halv otte?",
    { partySize: 2, date: "2026-11-19", time: "19:30" },
  ],
  ["vi bliver fire på lørdag ved syvtiden", { partySize: 4, date: "2026-11-21", time: "19:00" }],
  [
    "vi er seks personer der gerne vil spise lørdag den 28. november kl. 18.30",
    { partySize: 6, date: "2026-11-28", time: "18:30" },
  ],
  [
    "bestil bord til 2 voksne og 3 børn i overmorgen kvart over seks",
    { partySize: 5, date: "2026-11-20", time: "18:15" },
  ],
  ["er der plads til 8 på fredag den 27. klokken 19?", { partySize: 8, date: "2026-11-27", time: "19:00" }],
  ["har I et ledigt bord i aften til tre klokken 20", { partySize: 3, date: "2026-11-18", time: "20:00" }],
  ["et bord til to onsdag i næste uge kl 18", { partySize: 2, date: "2026-11-25", time: "18:00" }],
  ["halv otte", { time: "19:30" }],
  ["kvart i otte", { time: "19:45" }],
  ["kvarter over syv", { time: "19:15" }],
  ["ti minutter i otte", { time: "19:50" }],
  ["fem minutter over halv ni", { time: "20:35" }],
  ["efter klokken syv", { timeFrom: "19:00" }],
  ["inden kl. 20", { timeTo: "20:00" }],
  ["mellem seks og otte", { timeFrom: "18:00", timeTo: "20:00" }],
  ["tidligt på aftenen", { part: "evening", timeFrom: "17:00", timeTo: "19:00" }],
  ["til frokost på lørdag", { date: "2026-11-21", ...lunch }],
  ["om to timer", { date: "2026-11-18", time: "12:00" }],
  ["lidt senere", { timeShift: "later" }],
  ["i overmorgen", { date: "2026-11-20" }],
  ["i morgen aften", { date: "2026-11-19", ...evening }],
  ["fredag aften", { date: "2026-11-20", ...evening }],
  ["lørdag i næste uge", { date: "2026-11-28" }],
  ["om en uge", { date: "2026-11-25" }],
  ["i weekenden", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["den 3. december", { date: "2026-12-03" }],
  ["nytårsaften", { date: "2026-12-31" }],
  ["vi bliver fem", { partySize: 5 }],
  ["fire voksne og et barn", { partySize: 5 }],
  ["mig og min kæreste", { partySize: 2 }],
  ["kun mig", { partySize: 1 }],
  ["jeg hedder Mette Sørensen", { firstName: "Mette", lastName: "Sørensen" }],
];

describe("Danish", () => {
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, { language: "da" })).toEqual(values);
  });

  test.for([
    ["jeg vil gerne bestille bord", "book"],
    ["har I et ledigt bord i aften", "book"],
    ["jeg vil gerne afbestille", "cancel"],
    ["vi kan desværre ikke komme", "cancel"],
    ["kan vi flytte det til lørdag", "change"],
    ["nej vi er fem", "change"],
    ["mine reservationer", "list"],
    ["hvornår åbner I", "question"],
    ["kan du hjælpe mig", "help"],
    ["hej", "greet"],
    ["mange tak", "thanks"],
    ["ja tak", "affirm"],
    ["det er fint", "affirm"],
    ["nej tak", "deny"],
    ["sæt en alarm til klokken 7", "other"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, { language: "da" })).toBe(intent);
  });
});
