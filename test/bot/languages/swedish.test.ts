import { describe, expect, test } from "vitest";
import {
  afternoon,
  evening,
  intentOf,
  lunch,
  morning,
  type Row,
  stated,
} from "#test/bot/understanding/stated.ts";

const wishes: readonly Row[] = [
  [
    "Hej! Jag skulle vilja boka ett bord för fyra personer på fredag kl 19.30, namn Andersson",
    { partySize: 4, date: "2026-11-20", time: "19:30", firstName: "Andersson" },
  ],
  [
    "hej kan vi få ett bord för två i morgon kväll klockan halv åtta?",
    { partySize: 2, date: "2026-11-19", time: "19:30" },
  ],
  ["vi blir fyra på lördag vid sju", { partySize: 4, date: "2026-11-21", time: "19:00" }],
  [
    "vi är sex personer som vill äta middag på lördag den 28 november kl 18:30",
    { partySize: 6, date: "2026-11-28", time: "18:30" },
  ],
  [
    "boka bord för 2 vuxna och 3 barn i övermorgon kvart över sex",
    { partySize: 5, date: "2026-11-20", time: "18:15" },
  ],
  ["ett bord för två i kväll vid sju", { partySize: 2, date: "2026-11-18", time: "19:00" }],
  [
    "har ni något ledigt bord ikväll för tre personer runt kl 8?",
    { partySize: 3, date: "2026-11-18", time: "20:00" },
  ],
  [
    "finns det plats för 8 på fredag den 27:e klockan 19?",
    { partySize: 8, date: "2026-11-27", time: "19:00" },
  ],
  [
    "jag vill reservera bord till 5 pers på söndag kl 17",
    { partySize: 5, date: "2026-11-22", time: "17:00" },
  ],
  [
    "kan man boka bord för 10 den 12/12 kl 19 i namnet Svensson",
    { partySize: 10, date: "2026-12-12", time: "19:00", lastName: "Svensson" },
  ],
  [
    "går det att boka ett bord till två personer imorn halv sju",
    { partySize: 2, date: "2026-11-19", time: "18:30" },
  ],
  [
    "vi skulle vilja komma på torsdag kväll vid halv nio, vi blir fem stycken",
    { partySize: 5, date: "2026-11-19", time: "20:30" },
  ],
  [
    "vi tänkte komma in och äta ikväll vid 18-tiden, 2 pers",
    { partySize: 2, date: "2026-11-18", time: "18:00" },
  ],
  [
    "jag behover ett bord for fyra pa lordag kvall klockan halv atta",
    { partySize: 4, date: "2026-11-21", time: "19:30" },
  ],
  ["bord 4 pers fre 20/11 kl 19", { partySize: 4, date: "2026-11-20", time: "19:00" }],
  ["onsdag nästa vecka 6 personer kl 20", { partySize: 6, date: "2026-11-25", time: "20:00" }],
];

const dates: readonly Row[] = [
  ["den 28.11", { date: "2026-11-28" }],
  ["imorgon", { date: "2026-11-19" }],
  ["i morron", { date: "2026-11-19" }],
  ["imorgon kväll", { date: "2026-11-19", ...evening }],
  ["i morgon lunch", { date: "2026-11-19", ...lunch }],
  ["imorgon bitti", { date: "2026-11-19", ...morning }],
  ["i övermorgon", { date: "2026-11-20" }],
  ["i övermorgon kväll", { date: "2026-11-20", ...evening }],
  ["i kväll", { date: "2026-11-18", ...evening }],
  ["i eftermiddag", { date: "2026-11-18", ...afternoon }],
  ["på fredag kväll", { date: "2026-11-20", ...evening }],
  ["lördagskväll", { date: "2026-11-21", ...evening }],
  ["nu på fredag", { date: "2026-11-20" }],
  ["kommande fredag", { date: "2026-11-20" }],
  ["denna fredag", { date: "2026-11-20" }],
  ["nästa fredag", { date: "2026-11-27", openReadings: { dates: ["2026-11-27", "2026-11-20"] } }],
  ["onsdag", { date: "2026-11-25", openReadings: { dates: ["2026-11-25", "2026-11-18"] } }],
  ["på fredag om en vecka", { date: "2026-11-27" }],
  ["idag om en vecka", { date: "2026-11-25" }],
  ["nästa vecka på tisdag", { date: "2026-11-24" }],
  ["nästa vecka", { date: "2026-11-23", dateTo: "2026-11-29" }],
  ["i helgen", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["nästa helg", { date: "2026-11-28", dateTo: "2026-11-29" }],
  ["om tre dagar", { date: "2026-11-21" }],
  ["om två veckor", { date: "2026-12-02" }],
  ["den 28 november", { date: "2026-11-28" }],
  ["den 28:e", { date: "2026-11-28" }],
  ["den tjugoåttonde", { date: "2026-11-28" }],
  ["den förste december", { date: "2026-12-01" }],
  ["lör 28 nov", { date: "2026-11-28" }],
  ["lördag den 28", { date: "2026-11-28" }],
  ["nyårsafton", { date: "2026-12-31" }],
  ["långfredagen", { date: "2027-03-26" }],
  ["mellan 3 och 5 december", { date: "2026-12-03", dateTo: "2026-12-05" }],
  ["fredag eller lördag", { date: "2026-11-20", dateTo: "2026-11-21" }],
  ["inte fredag utan lördag", { date: "2026-11-21" }],
  ["pa sondag", { date: "2026-11-22" }],
  ["på lördan", { date: "2026-11-21" }],
  ["på torsdga", { date: "2026-11-19" }],
];

const times: readonly Row[] = [
  ["mellan 18 och 20", { timeFrom: "18:00", timeTo: "20:00" }],
  ["kl 19", { time: "19:00" }],
  ["kl19", { time: "19:00" }],
  ["kl. 19.00", { time: "19:00" }],
  ["19.30", { time: "19:30" }],
  ["klockan sju", { time: "19:00" }],
  ["halv åtta", { time: "19:30" }],
  ["kvart i sju", { time: "18:45" }],
  ["kvart över sju", { time: "19:15" }],
  ["fem över halv nio", { time: "20:35" }],
  ["fem i halv nio", { time: "20:25" }],
  ["tjugo i nio", { time: "20:40" }],
  ["tio i åtta", { time: "19:50" }],
  ["vid sjutiden", { time: "19:00" }],
  ["runt 19-tiden", { time: "19:00" }],
  ["ca kl 19", { time: "19:00" }],
  ["klockan ett", { time: "13:00" }],
  ["åtta på kvällen", { time: "20:00" }],
  ["efter klockan sju", { timeFrom: "19:00" }],
  ["tidigast sju", { timeFrom: "19:00" }],
  ["senast 20.00", { timeTo: "20:00" }],
  ["inte senare än åtta", { timeTo: "20:00" }],
  ["mellan sex och åtta", { timeFrom: "18:00", timeTo: "20:00" }],
  ["mellan kl 18 och kl 20", { timeFrom: "18:00", timeTo: "20:00" }],
  ["från 18 till 20", { timeFrom: "18:00", timeTo: "20:00" }],
  ["sju eller halv åtta", { time: "19:00", openReadings: { times: ["19:00", "19:30"] } }],
  ["tidigt på kvällen", { part: "evening", timeFrom: "17:00", timeTo: "19:00" }],
  ["sent på kvällen", { part: "evening", timeFrom: "20:30", timeTo: "23:00" }],
  ["vid lunchtid", lunch],
  ["på eftermiddagen", afternoon],
  ["brunch", { part: "morning", timeFrom: "10:00", timeTo: "14:00" }],
  ["om två timmar", { date: "2026-11-18", time: "12:00" }],
  ["om en och en halv timme", { date: "2026-11-18", time: "11:30" }],
  ["en halvtimme tidigare", { timeShift: "earlier", shiftMinutes: 30 }],
  ["lite senare", { timeShift: "later" }],
];

const parties: readonly Row[] = [
  ["prata med en person", {}],
  ["vi är fyra", { partySize: 4 }],
  ["vi blir fyra stycken", { partySize: 4 }],
  ["vi blir nog fem", { partySize: 5 }],
  ["två vuxna och en bebis", { partySize: 3 }],
  ["vi är två vuxna och två barn", { partySize: 4 }],
  ["4p", { partySize: 4 }],
  ["sällskap på åtta", { partySize: 8 }],
  ["antal personer 4", { partySize: 4 }],
  ["bara jag", { partySize: 1 }],
  ["jag kommer själv", { partySize: 1 }],
  ["min sambo och jag", { partySize: 2 }],
  ["jag, min fru och våra två barn", { partySize: 4 }],
  ["jag och tre kompisar", { partySize: 4 }],
  ["fyra till sex personer", { partySize: 6 }],
  ["två par", { partySize: 4 }],
  ["4 man", { partySize: 4 }],
];

describe("Swedish", () => {
  test.for([...wishes, ...dates, ...times, ...parties])("%s", ([text, values]) => {
    expect(stated(text, { language: "sv" })).toEqual(values);
  });

  test.for([
    ["partySize", "fyra", { partySize: 4 }],
    ["partySize", "en", { partySize: 1 }],
    ["partySize", "4 tror jag", { partySize: 4 }],
    ["time", "åtta", { time: "20:00" }],
    ["time", "gärna sju", { time: "19:00" }],
    ["time", "halv åtta tack", { time: "19:30" }],
    ["name", "Anna Svensson", { firstName: "Anna", lastName: "Svensson" }],
    ["name", "det är Anna", { firstName: "Anna" }],
  ] as const)("asked for the %s, “%s”", ([expecting, text, values]) => {
    expect(stated(text, { language: "sv", expecting })).toEqual(values);
  });

  test.for([
    ["jag heter Anna Svensson", { firstName: "Anna", lastName: "Svensson" }],
    ["boka på namnet Berg", { lastName: "Berg" }],
    ["helst på uteserveringen", { comment: "på uteserveringen" }],
    ["jag är allergisk mot skaldjur", { comment: "jag är allergisk mot skaldjur" }],
    ["vi firar en 40-årsdag", { comment: "vi firar en 40-årsdag" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, { language: "sv" })).toEqual(values);
  });

  test.for([
    ["jag vill boka bord", "book"],
    ["kan man boka bord hos er?", "book"],
    ["har ni bord ledigt ikväll", "book"],
    ["vi vill komma och äta", "book"],
    ["vi är fyra på fredag", "inform"],
    ["jag vill avboka", "cancel"],
    ["vi kan inte komma", "cancel"],
    ["ta bort bokningen", "cancel"],
    ["vi måste tyvärr ställa in", "cancel"],
    ["glöm det", "cancel"],
    ["jag vill ändra min bokning", "change"],
    ["kan vi flytta bokningen till lördag", "change"],
    ["vi blir fem istället för fyra", "change"],
    ["vi blir en till", "change"],
    ["nej vi är fem", "change"],
    ["jag menade fredag", "change"],
    ["ja fast klockan åtta", "change"],
    ["mina bokningar", "list"],
    ["har jag någon bokning", "list"],
    ["vilken tid har jag bokat", "list"],
    ["sätt mig på väntelistan", "waitlist"],
    ["hör av dig om det blir något ledigt", "waitlist"],
    ["hur funkar det här", "help"],
    ["kan du hjälpa mig", "help"],
    ["kan jag få prata med personalen", "human"],
    ["ring upp mig", "human"],
    ["hur länge har ni öppet", "question"],
    ["har ni öppet på söndag?", "question"],
    ["får man ta med hund?", "question"],
    ["tjena", "greet"],
    ["tack för hjälpen", "thanks"],
    ["jajamän", "affirm"],
    ["stämmer bra", "affirm"],
    ["kör på det", "affirm"],
    ["det blir bra", "affirm"],
    ["ja det är rätt", "affirm"],
    ["näe", "deny"],
    ["det stämmer inte", "deny"],
    ["nej tack det är bra", "deny"],
    ["ställ ett alarm på klockan 7", "other"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, { language: "sv" })).toBe(intent);
  });

  test("a guest who does not mind has not cancelled", () => {
    expect(intentOf("spelar ingen roll, på kvällen", { language: "sv", expecting: "time" })).not.toBe(
      "cancel",
    );
  });

  test.for([
    "god morgon",
    "bord 5",
    "min dotter är 8 år",
    "hon fyller 40",
    "det är hennes 30-årsdag",
    "vi har en 8-åring med oss",
    "vi mår bra",
  ])("nothing is booked by “%s”", (text) => {
    const values = stated(text, { language: "sv" });
    expect([values.date, values.time, values.partySize]).toEqual([undefined, undefined, undefined]);
  });

  test("days are counted from the one that is known", () => {
    const context = { language: "sv", draft: { date: "2026-11-20" } };
    expect(stated("dagen efter", context)).toEqual({ date: "2026-11-21" });
    expect(stated("en vecka senare", context)).toEqual({ date: "2026-11-27" });
  });

  test("it is recognised without being told", () => {
    expect(stated("Ett bord för fyra imorgon klockan halv åtta tack")).toEqual({
      partySize: 4,
      date: "2026-11-19",
      time: "19:30",
    });
  });
});
