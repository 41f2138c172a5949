import { describe, expect, test } from "vitest";
import { evening, intentOf, lunch, type Stated, stated } from "./stated.ts";
import { tablesIn } from "./tables.ts";

/** How guests type on a phone, beside what must not be taken for it. */

describe("English", () => {
  const { table, intents } = tablesIn("en");
  table("a weekday and its date stand apart", [
    ["sunday lunch for 6 on the 22nd", { partySize: 6, date: "2026-11-22", ...lunch }],
    ["friday dinner for 2 on the 4th", { partySize: 2, date: "2026-12-04", ...evening }],
    [
      "friday for 2 or on the 5th",
      {
        partySize: 2,
        date: "2026-11-20",
        openReadings: { dates: ["2026-11-20", "2026-12-05"] },
      },
    ],
  ]);
  table("times and ranges", [
    ["table for 4 at 7.20", { partySize: 4, time: "19:20" }],
    ["tomorrow 19.40", { date: "2026-11-19", time: "19:40" }],
    ["it cost 12.50", {}],
    ["between 12 to 2", { timeFrom: "12:00", timeTo: "14:00" }],
    ["ten to eight", { time: "19:50" }],
    ["move it from 7 to 8", { time: "20:00" }],
    ["from 7pm to 8pm, no kids", { timeFrom: "19:00", timeTo: "20:00" }],
    ["30/11 18.45 3 people", { date: "2026-11-30", time: "18:45", partySize: 3 }],
    ["lovely meal last night", {}],
  ]);
  table("parties", [
    ["couple of us tomorrow", { date: "2026-11-19", partySize: 2 }],
    ["table for 3, maybe 4", { partySize: 4 }],
    ["we'll be about 15 min late", {}],
    ["we will be 20 mins", {}],
  ]);
  intents([
    ["list", "have i got a booking tonight?; do i have a table; what time did i book for?"],
    ["askBooked", "when am i booked"],
    ["book", "have you got a table for 4; can i book for 4 tomorrow; just wondering if you've space for 4"],
    [
      "waitlist",
      "if anything frees up tonight let me know; let me know if someone cancels; in case a table opens up for 4",
    ],
    ["change", "can we come an hour later?; we can't come friday, does saturday work?"],
    ["cancel", "sorry we wont be able to make it tmrw; something came up, sorry"],
    ["question", "if something comes up what is your policy; are you open on bank holiday monday?"],
    ["greet", "morning!; evening all"],
    ["thanks", "ta; ta very much"],
  ]);
});

describe("German", () => {
  const { table, intents } = tablesIn("de");
  table("values", [
    ["freitag abend für 4 am 4.12.", { partySize: 4, date: "2026-12-04", ...evening }],
    ["es kommt noch einer dazu, also 5", { partySize: 5, countsAnew: true }],
    ["morgen also um 5", { date: "2026-11-19", time: "17:00" }],
    ["10 pax am 3.12.", { partySize: 10, date: "2026-12-03" }],
    ["mo 30.11. 18.45 3 pers", { date: "2026-11-30", time: "18:45", partySize: 3 }],
    ["30.11. 18.45 Tel 0171 2345678", { date: "2026-11-30", time: "18:45", phone: "+491712345678" }],
    ["gestern abend war super", {}],
    ["wir kommen ca 15 min später", {}],
    ["der achte Dezember", { date: "2026-12-08" }],
  ]);
  intents([
    [
      "list",
      "hab ich morgen einen tisch bei euch; wann hab ich nochmal reserviert; hab ich morgen reserviert",
    ],
    [
      "book",
      "haben wir für morgen noch einen tisch für 4; morgen hätten wir gern einen tisch; geht auch 20 Uhr?",
    ],
    ["waitlist", "falls heut abend was frei wird bitte melden; sobald am freitag ein tisch frei wird"],
    ["question", "haben sie am zweiten weihnachtstag offen; seid ihr montags zu; kann ich euch anrufen"],
    ["cancel", "sorry wir schaffens morgen leider nicht; können am freitag leider nicht kommen; egal"],
    ["change", "können wir ne stunde später kommen; wir können am freitag nicht kommen, geht samstag?"],
    ["inform", "wir schaffen es nicht vor 8; egal wann, am freitag"],
    ["human", "könnt ihr mich bitte anrufen; ruft mich bitte zurück"],
    ["help", "wie funktioniert das hier"],
    ["thanks", "vielen lieben dank; danke euch"],
  ]);
});

describe("Bavarian, Tyrolean and Swiss German", () => {
  const { table } = tablesIn("de");
  table("values", [
    ["a tisch für zwoa heit auf d'nacht", { partySize: 2, date: "2026-11-18", ...evening }],
    ["heit auf Nocht", { date: "2026-11-18", ...evening }],
    ["moang middog fia drei leid", { date: "2026-11-19", partySize: 3, ...lunch }],
    ["am freidog um siebne", { date: "2026-11-20", time: "19:00" }],
    ["um achte", { time: "20:00" }],
    ["umma siebne", { time: "19:00" }],
    ["am samstog um halbe achte", { date: "2026-11-21", time: "19:30" }],
    ["dreiviertel siebne", { time: "18:45" }],
    ["mir san 6 leit", { partySize: 6 }],
    ["morn am 7i", { date: "2026-11-19", time: "19:00" }],
    ["am samschtig am halbi achti", { date: "2026-11-21", time: "19:30" }],
    ["zum znacht morn", { date: "2026-11-19", ...evening }],
    ["guadn moang", {}],
    ["tut mir leid", {}],
    ["Mo und Mi", { date: "2026-11-23", openReadings: { dates: ["2026-11-23", "2026-11-25"] } }],
  ]);
});

describe("Dutch", () => {
  const { table, intents } = tablesIn("nl");
  table("values", [
    ["zondag met 6 man op de 22e", { partySize: 6, date: "2026-11-22" }],
    ["wij willen de 27e komen met 6 man", { partySize: 6, date: "2026-11-27" }],
    ["vandaag over 14 dagen", { date: "2026-12-02" }],
    ["we zijn met 6 in plaats van 4", { partySize: 6 }],
    ["tafel voor 3, misschien 4", { partySize: 4 }],
    ["er komt nog iemand bij dus 5", { partySize: 5 }],
    ["30-11 18.45 3 pers", { date: "2026-11-30", time: "18:45", partySize: 3 }],
    ["we zijn 10 min te laat", {}],
    ["vrijdag savonds", { date: "2026-11-20", ...evening }],
    ["tien voor acht", { time: "19:50" }],
  ]);
  intents([
    ["list", "heb ik morgen een tafel bij jullie?; hoe laat had ik gereserveerd?"],
    ["book", "heb je morgen een tafel voor 4; hebben jullie morgen een tafel"],
    ["waitlist", "mocht er vanavond iets vrijkomen laat het weten; als er iemand afzegt"],
    ["cancel", "we kunnen morgen niet komen; sorry we redden het morgen niet; er is iets tussengekomen"],
    ["inform", "we redden het niet om 7 uur, wel om 8 uur"],
    ["change", "kan het ook een uurtje later; we kunnen vrijdag niet komen, kan zaterdag?"],
  ]);
});

describe("Swedish", () => {
  const { table, intents } = tablesIn("sv");
  table("values", [
    ["söndag lunch för 6 den 22e", { partySize: 6, date: "2026-11-22", ...lunch }],
    ["alla hjärtans dag bord för två", { date: "2027-02-14", partySize: 2 }],
    ["annandagen", { date: "2026-12-26" }],
    ["idag om 14 dagar", { date: "2026-12-02" }],
    ["vi blir 6 istället för 4", { partySize: 6 }],
    ["bord för 3, kanske 4", { partySize: 4 }],
    ["vi blir ca 15 min sena", {}],
    ["är där 19.20", { time: "19:20" }],
    ["igår kväll var jättebra", {}],
  ]);
  intents([
    ["list", "när var det jag hade bokat nu igen; vilken tid hade jag bokat?"],
    ["change", "går det med en timme senare; vi kan inte komma fredag, funkar lördag?"],
    ["thanks", "tack så jättemycket"],
  ]);

  test.for([
    ["andra advent", "2026-12-06"],
    ["första advent", "2026-11-29"],
  ] as const)("%s", ([text, date]) => {
    expect(stated(text, { language: "sv", country: "SE" })).toEqual({ date });
  });
});

describe("what is left open, and the rest", () => {
  const open: readonly (readonly [text: string, language: string, values: Stated])[] = [
    ["doesn't matter, evening", "en", evening],
    ["egal, abends", "de", evening],
    ["spelar ingen roll, kväll", "sv", evening],
    ["maakt niet uit, 's avonds", "nl", evening],
  ];
  test.for(open)("%s", ([text, language, values]) => {
    const context = { language, expecting: "time" } as const;
    expect({ intent: intentOf(text, context), ...stated(text, context) }).toEqual({
      intent: "inform",
      ...values,
    });
  });

  test.for([
    ["3, maybe 4", "en"],
    ["3 vielleicht 4", "de"],
    ["3 misschien 4", "nl"],
    ["3 kanske 4", "sv"],
  ] as const)("%s of us", ([text, language]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize: 4 });
  });
});
