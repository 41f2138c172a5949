import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const booked = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft });

describe("who meant to ask changes nothing:", () => {
  test.for([
    ["en", "I meant when do you close today"],
    ["en", "no, I mean what time does the kitchen close today"],
    ["de", "ich meinte, wann macht ihr heute zu"],
    ["fr", "je voulais dire à quelle heure vous fermez aujourd'hui"],
    ["es", "quería decir a qué hora cerráis hoy"],
    ["it", "intendevo a che ora chiudete oggi"],
    ["nl", "ik bedoelde hoe laat sluiten jullie vandaag"],
    ["pt", "eu queria dizer a que horas fecham hoje"],
    ["sv", "jag menade när stänger ni idag"],
    ["nb", "jeg mente når stenger dere i dag"],
    ["de", "wie lang habt ihr offen heute"],
    ["de", "wie lange habt ihr denn heute auf"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(booked(language, text)).toMatchObject({
      intent: "question",
      topics: ["hours"],
      date: "2026-11-18",
    });
    expect(booked(language, text).partySize).toBeUndefined();
  });
});

describe("who meant another day, hour or number changes it:", () => {
  test.for([
    ["en", "I meant Sunday", { date: "2026-11-22" }],
    ["en", "sorry, I meant half past eight", { time: "20:30" }],
    ["de", "ich meinte Sonntag", { date: "2026-11-22" }],
    ["fr", "je voulais dire dimanche", { date: "2026-11-22" }],
    ["es", "quería decir el domingo", { date: "2026-11-22" }],
    ["it", "intendevo domenica", { date: "2026-11-22" }],
    ["nl", "ik bedoelde zondag", { date: "2026-11-22" }],
    ["pt", "queria dizer domingo", { date: "2026-11-22" }],
    ["sv", "jag menade söndag", { date: "2026-11-22" }],
    ["nb", "jeg mente søndag", { date: "2026-11-22" }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(booked(language, text)).toMatchObject({ intent: "change", ...values });
  });
});
