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
    "Goedemiddag, ik zou graag een tafel willen reserveren voor vier personen aanstaande vrijdag om half acht",
    { partySize: 4, date: "2026-11-20", time: "19:30" },
  ],
  [
    "hoi kan ik voor morgenavond 19.30 nog een tafeltje voor 2 reserveren?",
    { partySize: 2, date: "2026-11-19", time: "19:30" },
  ],
  [
    "Hallo, wij willen graag zaterdag 28 november met z'n zessen komen eten, rond 18:30 uur",
    { partySize: 6, date: "2026-11-28", time: "18:30" },
  ],
  [
    "ik wil een tafel boeken voor 2 volwassenen en 3 kinderen overmorgen om kwart over zes",
    { partySize: 5, date: "2026-11-20", time: "18:15" },
  ],
  [
    "heeft u vanavond nog plek voor 3 personen om 8 uur?",
    { partySize: 3, date: "2026-11-18", time: "20:00" },
  ],
  [
    "graag reserveren voor zaterdagavond 21 november 20.00 uur 6 personen",
    { partySize: 6, date: "2026-11-21", time: "20:00" },
  ],
  [
    "we zijn met z'n vieren en willen zondag om tien voor half negen eten",
    { partySize: 4, date: "2026-11-22", time: "20:20" },
  ],
  ["kunnen we morgen met 5 man om 7 uur terecht", { partySize: 5, date: "2026-11-19", time: "19:00" }],
  [
    "is er vrijdag 27 november nog plaats voor 8 personen om 19u30?",
    { partySize: 8, date: "2026-11-27", time: "19:30" },
  ],
  ["tafel voor 4 vrijdag 8 uur", { partySize: 4, date: "2026-11-20", time: "20:00" }],
  ["morgen half 8 4 personen graag", { partySize: 4, date: "2026-11-19", time: "19:30" }],
  [
    "wij komen graag aanstaande zaterdag eten met zn vijven om zeven uur",
    { partySize: 5, date: "2026-11-21", time: "19:00" },
  ],
  [
    "kan ik een tafel reserveren voor mij en mijn vrouw volgende week vrijdag om 19 uur",
    { partySize: 2, date: "2026-11-27", time: "19:00" },
  ],
  [
    "ik wil graag reserveren voor donderdag de 26e 18.30 met 4 personen",
    { partySize: 4, date: "2026-11-26", time: "18:30" },
  ],
  [
    "kan ik reseveren voor zaterdga 6 persoonen om half 7",
    { partySize: 6, date: "2026-11-21", time: "18:30" },
  ],
  ["een tafel voor twee reserveren voor 8 uur vanavond", { partySize: 2, date: "2026-11-18", time: "20:00" }],
];

const dates: readonly Row[] = [
  ["28-11", { date: "2026-11-28" }],
  ["28-11-2026", { date: "2026-11-28" }],
  ["tafel voor 4 op 28-11 om 19 uur", { partySize: 4, date: "2026-11-28", time: "19:00" }],
  ["op 4-12 om half 8", { date: "2026-12-04", time: "19:30" }],
  ["van 20-12 tot 23-12", { date: "2026-12-20", dateTo: "2026-12-23" }],
  ["7-9", {}],
  ["18-20", {}],
  ["1-12", {}],
  ["06-12345678", { phone: "+31612345678" }],
  ["morgen", { date: "2026-11-19" }],
  ["overmorgen", { date: "2026-11-20" }],
  ["morgenavond", { date: "2026-11-19", ...evening }],
  ["overmorgenavond", { date: "2026-11-20", ...evening }],
  ["morgenmiddag", { date: "2026-11-19", ...afternoon }],
  ["morgen vroeg", { date: "2026-11-19", ...morning }],
  ["vanavond", { date: "2026-11-18", ...evening }],
  ["vanmiddag", { date: "2026-11-18", ...afternoon }],
  ["aanstaande vrijdag", { date: "2026-11-20" }],
  ["komende vrijdag", { date: "2026-11-20" }],
  ["vrijdag a.s.", { date: "2026-11-20" }],
  ["deze zaterdag", { date: "2026-11-21" }],
  ["volgende vrijdag", { date: "2026-11-27", openReadings: { dates: ["2026-11-27", "2026-11-20"] } }],
  ["woensdag", { date: "2026-11-25", openReadings: { dates: ["2026-11-25", "2026-11-18"] } }],
  ["vrijdag over een week", { date: "2026-11-27" }],
  ["vandaag over een week", { date: "2026-11-25" }],
  ["morgen over een week", { date: "2026-11-26" }],
  ["dinsdag volgende week", { date: "2026-11-24" }],
  ["volgende week", { date: "2026-11-23", dateTo: "2026-11-29" }],
  ["komend weekend", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["volgend weekend", { date: "2026-11-28", dateTo: "2026-11-29" }],
  ["over drie dagen", { date: "2026-11-21" }],
  ["over twee weken", { date: "2026-12-02" }],
  ["vr 27 nov", { date: "2026-11-27" }],
  ["de 28ste", { date: "2026-11-28" }],
  ["zaterdag de 28e", { date: "2026-11-28" }],
  ["28/11", { date: "2026-11-28" }],
  ["28-11-2026", { date: "2026-11-28" }],
  ["de eenentwintigste", { date: "2026-11-21" }],
  ["eerste december", { date: "2026-12-01" }],
  ["tweede kerstdag", { date: "2026-12-26" }],
  ["oud en nieuw", { date: "2026-12-31" }],
  ["vrijdag of zaterdag", { date: "2026-11-20", dateTo: "2026-11-21" }],
  ["niet vrijdag maar zaterdag", { date: "2026-11-21" }],
  ["donderdg", { date: "2026-11-19" }],
];

const times: readonly Row[] = [
  ["18-20 uur", { timeFrom: "18:00", timeTo: "20:00" }],
  ["om half acht", { time: "19:30" }],
  ["kwart over zeven", { time: "19:15" }],
  ["kwart voor 8", { time: "19:45" }],
  ["kwart voor één", { time: "12:45" }],
  ["tien voor half negen", { time: "20:20" }],
  ["vijf over half 7", { time: "18:35" }],
  ["om een uur of acht", { time: "20:00" }],
  ["rond een uur of half 8", { time: "19:30" }],
  ["zo rond half 8", { time: "19:30" }],
  ["tegen achten", { time: "20:00" }],
  ["klokslag acht", { time: "20:00" }],
  ["om 8 uur s avonds", { time: "20:00" }],
  ["19u30", { time: "19:30" }],
  ["19 uur 30", { time: "19:30" }],
  ["19.15 uur", { time: "19:15" }],
  ["'s middags om 1 uur", { time: "13:00" }],
  ["vanaf half acht", { timeFrom: "19:30" }],
  ["na 8 uur", { timeFrom: "20:00" }],
  ["eten voor 9 uur", { timeTo: "21:00" }],
  ["niet later dan 8 uur", { timeTo: "20:00" }],
  ["tussen zeven en half negen", { timeFrom: "19:00", timeTo: "20:30" }],
  ["van 18:00 t/m 20:00", { timeFrom: "18:00", timeTo: "20:00" }],
  ["om 7 uur of half 8", { time: "19:00", openReadings: { times: ["19:00", "19:30"] } }],
  ["tijdens de lunch", lunch],
  ["vroeg in de avond", { part: "evening", timeFrom: "17:00", timeTo: "19:00" }],
  ["aan het eind van de middag", { part: "afternoon", timeFrom: "16:00", timeTo: "18:00" }],
  ["over een uurtje", { date: "2026-11-18", time: "11:00" }],
  ["over anderhalf uur", { date: "2026-11-18", time: "11:30" }],
  ["een half uurtje eerder", { timeShift: "earlier", shiftMinutes: 30 }],
  ["kan het een kwartiertje later", { timeShift: "later", shiftMinutes: 15 }],
];

const parties: readonly Row[] = [
  ["ik wil met een persoon praten", {}],
  ["we zijn met z'n vieren", { partySize: 4 }],
  ["we zijn met zn vieren", { partySize: 4 }],
  ["met z'n tweetjes", { partySize: 2 }],
  ["met ons vijven", { partySize: 5 }],
  ["we worden met zijn achten", { partySize: 8 }],
  ["met een man of acht", { partySize: 8 }],
  ["een stuk of zes", { partySize: 6 }],
  ["voor 2 volwassenen en 3 kinderen", { partySize: 5 }],
  ["twee volwassenen en een baby", { partySize: 3 }],
  ["4p", { partySize: 4 }],
  ["4 à 5 personen", { partySize: 5 }],
  ["aantal personen: 4", { partySize: 4 }],
  ["mijn vrouw en ik", { partySize: 2 }],
  ["mijn man, ik en onze twee kinderen", { partySize: 4 }],
  ["mijn vriendin en ik plus 2 kids", { partySize: 4 }],
  ["ik kom alleen", { partySize: 1 }],
  ["twee stellen", { partySize: 4 }],
  ["gezin van 5", { partySize: 5 }],
];

describe("Dutch", () => {
  test.for([...wishes, ...dates, ...times, ...parties])("%s", ([text, values]) => {
    expect(stated(text, { language: "nl" })).toEqual(values);
  });

  test.for([
    ["partySize", "vier", { partySize: 4 }],
    ["partySize", "één", { partySize: 1 }],
    ["partySize", "zes stuks", { partySize: 6 }],
    ["time", "8", { time: "20:00" }],
    ["time", "liever half 9", { time: "20:30" }],
    ["name", "Sophie van Dijk", { firstName: "Sophie", lastName: "van Dijk" }],
    ["name", "doe maar op Willem", { lastName: "Willem" }],
    ["name", "mevrouw Jansen", { lastName: "Jansen" }],
  ] as const)("asked for the %s, “%s”", ([expecting, text, values]) => {
    expect(stated(text, { language: "nl", expecting })).toEqual(values);
  });

  test.for([
    ["op naam van Jan de Vries", { firstName: "Jan", lastName: "de Vries" }],
    ["de naam is van den Berg", { lastName: "van den Berg" }],
    ["mijn naam is Sanne Bakker", { firstName: "Sanne", lastName: "Bakker" }],
    ["liefst buiten op het terras", { comment: "buiten op het terras" }],
    ["ik ben allergisch voor noten", { comment: "ik ben allergisch voor noten" }],
    ["we vieren een verjaardag", { comment: "we vieren een verjaardag" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, { language: "nl" })).toEqual(values);
  });

  test.for([
    ["Ik wil graag reserveren", "book"],
    ["graag zou ik een tafel willen bespreken", "book"],
    ["hebben jullie nog plek", "book"],
    ["ik wil graag bij jullie komen eten", "book"],
    ["we willen graag weer komen eten", "book"],
    ["vier personen op vrijdag", "inform"],
    ["mijn reservering annuleren", "cancel"],
    ["we moeten helaas afzeggen", "cancel"],
    ["we komen toch niet", "cancel"],
    ["het gaat niet door", "cancel"],
    ["annulere aub", "cancel"],
    ["laat maar zitten", "cancel"],
    ["ik wil mijn reservering wijzigen", "change"],
    ["kunnen we het verplaatsen naar 8 uur", "change"],
    ["we komen met 6 in plaats van 4", "change"],
    ["kunnen er nog 2 mensen bij", "change"],
    ["nee doe maar 8 uur", "change"],
    ["oh wacht, we zijn met z'n vijven", "change"],
    ["ja maar dan met 5 personen", "change"],
    ["mijn reserveringen", "list"],
    ["heb ik al gereserveerd?", "list"],
    ["hoe laat is mijn reservering", "list"],
    ["zet me op de wachtlijst", "waitlist"],
    ["stuur een berichtje als er iets vrij komt", "waitlist"],
    ["kun je me helpen", "help"],
    ["ik snap het niet", "help"],
    ["kan ik met een mens praten", "human"],
    ["bel me even terug", "human"],
    ["tot hoe laat zijn jullie open", "question"],
    ["zijn jullie zondag open?", "question"],
    ["mag de hond mee?", "question"],
    ["goeiemiddag", "greet"],
    ["dank u vriendelijk", "thanks"],
    ["ja hoor", "affirm"],
    ["jaa", "affirm"],
    ["is goed", "affirm"],
    ["klopt helemaal", "affirm"],
    ["lijkt me prima", "affirm"],
    ["doe maar", "affirm"],
    ["nee hoor", "deny"],
    ["liever niet", "deny"],
    ["dat klopt niet", "deny"],
    ["zet de wekker om 7 uur", "other"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, { language: "nl" })).toBe(intent);
  });

  test("a guest who does not mind has not cancelled", () => {
    expect(intentOf("maakt niet uit, 's avonds", { language: "nl", expecting: "time" })).not.toBe("cancel");
  });

  test.for([
    "goedemorgen",
    "tafel 5",
    "mijn zoontje van 3 eet mee",
    "mijn dochter is 8 jaar",
    "ze wordt 40 jaar",
    "een tafel in de zon",
    "is er nog iets vrij?",
    "kunnen er nog 2 mensen bij",
  ])("nothing is booked by “%s”", (text) => {
    const values = stated(text, { language: "nl" });
    expect([values.date, values.time, values.partySize]).toEqual([undefined, undefined, undefined]);
  });

  test("days are counted from the one that is known", () => {
    const context = { language: "nl", draft: { date: "2026-11-20" } };
    expect(stated("de dag erna", context)).toEqual({ date: "2026-11-21" });
    expect(stated("een week later", context)).toEqual({ date: "2026-11-27" });
  });

  test("it is recognised without being told", () => {
    expect(stated("Een tafel voor vier morgen om half acht graag")).toEqual({
      partySize: 4,
      date: "2026-11-19",
      time: "19:30",
    });
  });
});
