import { describe, expect, test } from "vitest";
import { dinner, intentOf, lunchAndDinner, stated } from "#test/bot/understanding/stated.ts";

describe("while times are offered, one number means one thing:", () => {
  const context = {
    expecting: "slot",
    language: "en",
    offers: [{ time: "17:00" }, { time: "18:00" }, { time: "19:15" }],
    draft: { date: "2026-11-20", partySize: 4 },
    openings: dinner,
  } as const;
  test.for([
    ["5", { time: "17:00" }],
    ["3", { choice: 3 }],
    ["actually 5", { time: "17:00" }],
    ["make it 6", { time: "18:00" }],
    ["it's 5", { time: "17:00" }],
    ["can you do 6?", { time: "18:00" }],
    ["actually 3", { partySize: 3 }],
    ["make it 3", { partySize: 3 }],
    ["make it 9", { time: "21:00" }],
    ["make it 11", { partySize: 11 }],
    ["we are 5", { partySize: 5 }],
    ["actually 5 of us", { partySize: 5 }],
    ["actually we are 6", { partySize: 6 }],
    ["just 5", { partySize: 5 }],
    ["not 4, 5", { partySize: 5 }],
    ["the earlier one", { choice: 1 }],
    ["the later one", { choice: -1 }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, context)).toEqual(values);
  });
});

describe("a number beyond the offered times is the hour:", () => {
  const offers = [{ time: "17:00" }, { time: "18:30" }, { time: "19:45" }];
  test.for([
    ["en", "8", "20:00"],
    ["en", "eight please", "20:00"],
    ["en", "we'll take seven", "19:00"],
    ["en", "20", "20:00"],
    ["en", "815 then", "20:15"],
    ["de", "acht", "20:00"],
    ["de", "wir nehmen sieben", "19:00"],
    ["fr", "huit", "20:00"],
    ["es", "ocho", "20:00"],
    ["it", "otto", "20:00"],
    ["nl", "doe maar acht", "20:00"],
    ["pt", "oito", "20:00"],
    ["sv", "åtta", "20:00"],
    ["sv", "vi tar sju", "19:00"],
  ] as const)("%s: %s", ([language, text, time]) => {
    const draft = { date: "2026-11-20", partySize: 4 };
    const context = { expecting: "slot", language, offers, draft, openings: dinner } as const;
    expect(stated(text, context)).toEqual({ time });
  });

  test.for([
    ["en", "8?", { time: "20:00" }],
    ["en", "is 8 possible?", { time: "20:00" }],
    ["de", "8?", { time: "20:00" }],
    ["de", "ist 8 möglich?", { time: "20:00" }],
    ["fr", "8 ?", { time: "20:00" }],
    ["en", "2?", { choice: 2 }],
    ["en", "now", { choice: 1 }],
    ["de", "jetzt", { choice: 1 }],
    ["es", "ahora", { choice: 1 }],
    ["nb", "nå", { choice: 1 }],
  ] as const)("asked for as well, %s: %s", ([language, text, values]) => {
    const draft = { date: "2026-11-20", partySize: 4 };
    const context = { expecting: "slot", language, offers, draft, openings: dinner } as const;
    expect(stated(text, context)).toEqual(values);
  });

  test("but of bookings it is none", () => {
    expect(stated("8", { expecting: "slot", language: "en", offers: [{}, {}, {}] })).toEqual({});
  });
});

describe("a correction by a bare number, of a table for five at 19:15, is", () => {
  const context = {
    language: "en",
    draft: { date: "2026-11-20", time: "19:15", partySize: 5 },
    openings: dinner,
  } as const;
  test.for([
    ["can we make it 9?", { time: "21:00" }],
    ["make it 9", { time: "21:00" }],
    ["let's make it 8", { time: "20:00" }],
    ["make it 8:30", { time: "20:30" }],
    ["change it to 8", { time: "20:00" }],
    ["move it to 6", { time: "18:00" }],
    ["can you do 8 instead", { time: "20:00" }],
    ["not 7, 8", { time: "20:00" }],
    ["not 7 but 6", { time: "18:00" }],
    ["make it 5", { time: "17:00" }],
    ["make it 6", { partySize: 6 }],
    ["not 5, 6", { partySize: 6 }],
    ["make it 4", { partySize: 4 }],
    ["make it 14", { partySize: 14 }],
    ["make it 8 people", { partySize: 8 }],
    ["actually we'll be 8", { partySize: 8 }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, context)).toEqual(values);
    expect(intentOf(text, context)).toBe("change");
    expect(intentOf(text, { ...context, expecting: "confirm" })).toBe("change");
  });

  test("the hour of lunch too, where lunch is served", () => {
    const lunch = () => [{ from: "11:30", to: "14:30" }];
    expect(stated("make it 12", { ...context, openings: lunch })).toEqual({ time: "12:00" });
    expect(stated("make it 8", { ...context, openings: lunch })).toEqual({ partySize: 8 });
  });

  test("the one of the two that is known", () => {
    expect(stated("make it 6", { draft: { time: "19:00" } })).toEqual({ time: "18:00" });
    expect(stated("make it 8", { draft: { partySize: 4 } })).toEqual({ partySize: 8 });
    expect(stated("make it 8")).toEqual({ partySize: 8 });
    expect(stated("not 7, 8")).toEqual({});
  });

  test.for([
    ["lieber 8", { time: "20:00" }],
    ["mach 9", { time: "21:00" }],
    ["nicht 5 sondern 6", { partySize: 6 }],
  ] as const)("in German: %s", ([text, values]) => {
    expect(stated(text, { ...context, language: "de" })).toEqual(values);
  });
});

describe("where a restaurant is asked for, a number beyond their number is the party's:", () => {
  const venues = [
    { id: 1, name: "Furu", scenarioNames: [] },
    { id: 2, name: "Harbor", scenarioNames: [] },
  ];
  test.for([
    ["4", { date: "2026-11-20" }, { partySize: 4 }],
    ["2", { date: "2026-11-20" }, { choice: 2 }],
    ["4", { date: "2026-11-20", partySize: 5 }, {}],
  ] as const)("%s", ([text, draft, values]) => {
    expect(stated(text, { language: "en", expecting: "venue", venues, draft })).toEqual(values);
  });
});

describe("far nearer to the hour than to the party, it is the hour:", () => {
  test.for([
    ["en", "could it be 1 instead", "12:30", 5, { time: "13:00" }],
    ["en", "actually could it be 1?", "12:30", 5, { time: "13:00" }],
    ["en", "can you do 6 instead", "18:30", 2, { time: "18:00" }],
    ["de", "lieber 1", "12:30", 5, { time: "13:00" }],
    ["fr", "plutôt 1", "12:30", 5, { time: "13:00" }],
    ["en", "could it be 6 instead", "12:30", 5, { partySize: 6 }],
    ["en", "could we be 1 instead", "12:30", 5, { partySize: 1 }],
  ] as const)("%s: %s", ([language, text, time, partySize, values]) => {
    const draft = { date: "2026-11-22", time, partySize };
    expect(stated(text, { language, draft, openings: lunchAndDinner })).toEqual(values);
  });
});

describe("the waitlist for an hour that is talked about is for that hour:", () => {
  const draft = { date: "2026-11-22", time: "20:00", partySize: 6 };
  test.for([
    ["en", "put me on the waitlist for 8", {}],
    ["de", "setzen Sie mich auf die Warteliste für 8", {}],
    ["sv", "sätt mig på väntelistan för 8", {}],
    ["en", "put me on the waitlist for 7", { partySize: 7 }],
    ["en", "put me on the waitlist for 8 people on Friday", { partySize: 8, date: "2026-11-20" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language, draft })).toEqual(values);
  });
});

test.for([
  ["de", "dann den 23."],
  ["en", "the 23rd then"],
  ["fr", "alors le 23"],
  ["es", "el 23 entonces"],
] as const)("a day among offered days is no hour, in %s: %s", ([language, text]) => {
  const at = (date: string) => ({ date, time: "17:00" });
  const offers = [at("2026-12-22"), at("2026-12-23"), at("2026-12-26")];
  const draft = { date: "2026-12-24", partySize: 5 };
  expect(stated(text, { language, expecting: "slot", draft, offers })).toEqual({ date: "2026-12-23" });
});

test.for([
  ["en", "the next one"],
  ["de", "nächsten"],
  ["it", "il prossimo"],
  ["fr", "le prochain"],
] as const)("of today and its weekday in a week, %s “%s” is not today", ([language, text]) => {
  const offers = [{ date: "2026-11-25" }, { date: "2026-11-18" }];
  expect(stated(text, { language, expecting: "date", offers }).choice).toBe(1);
});

describe("a number that stands in for a time is one:", () => {
  const draft = { date: "2026-11-27", time: "19:30", partySize: 4 };
  test.for([
    ["en", "change it to eight instead of seven thirty"],
    ["en", "make it 8, not 7:30"],
    ["de", "können wir acht statt halb acht machen"],
    ["fr", "mettez 8 au lieu de 7h30"],
    ["es", "pon las 8 en vez de 7:30"],
    ["it", "metta le 8 invece delle 7:30"],
    ["nl", "maak er 8 van in plaats van half acht"],
    ["pt", "mude para 8 em vez de 7:30"],
    ["sv", "kan vi ta åtta istället för halv åtta"],
  ] as const)("%s: %s", ([language, text]) => {
    const { partySize, time } = stated(text, { language, draft });
    expect({ partySize, time }).toEqual({ partySize: undefined, time: "20:00" });
  });

  test("and one that stands in for the party is none", () => {
    const { partySize, time } = stated("make it five instead of four", { language: "en", draft });
    expect({ partySize, time }).toEqual({ partySize: 5, time: undefined });
  });
});

describe("how many they are after all, while which restaurant is asked:", () => {
  const draft = { partySize: 3, time: "19:30" };
  test.for([
    ["en", "ok let's make it 4 then"],
    ["de", "ok dann machen wir gleich 4"],
    ["fr", "ok alors on dit 4"],
    ["es", "vale pues ponme 4"],
    ["it", "mettici 4"],
    ["nl", "oke maak er dan 4 van"],
    ["pt", "então ponha 4"],
    ["sv", "kör på 4"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { expecting: "venue", language, draft })).toMatchObject({ partySize: 4 });
  });
});

test.for(["one-ish", "one ish", "oneish", "1ish"])("“%s” beside offered times is an hour", (text) => {
  const context = {
    expecting: "slot",
    language: "en",
    offers: [{ time: "12:00" }, { time: "13:15" }],
  } as const;
  expect(stated(text, { ...context, draft: { partySize: 2 } })).toMatchObject({ time: "13:00" });
});

describe("the party that is known is said once more, while times are offered and none at that late hour:", () => {
  const offers = [{ time: "17:00" }, { time: "19:45" }, { time: "22:30" }];
  const draft = { date: "2026-11-20", partySize: 10 };
  const offered = { offers, draft, tablePicked: true, expecting: "slot" } as const;

  test.for([
    ["en", "make it 10"],
    ["de", "sagen wir 10"],
    ["fr", "disons 10"],
    ["es", "pongamos 10"],
    ["it", "facciamo 10"],
    ["nl", "doe maar 10"],
    ["pt", "digamos 10"],
    ["sv", "vi säger 10"],
    ["nb", "vi sier 10"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { ...offered, language }).time).toBeUndefined();
  });

  test("but 8 is the hour for a party of eight", () => {
    const { time } = stated("make it 8", {
      ...offered,
      draft: { ...draft, partySize: 8 },
      language: "en",
    });
    expect(time).toBe("20:00");
  });
});
