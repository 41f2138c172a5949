import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const atSummary = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("a time that is too early or too late wants another, and drops nothing:", () => {
  test.for([
    ["en", "hmm no, 7's too early for us", "later"],
    ["en", "that's a bit too late for us", "earlier"],
    ["de", "hm nein, 7 ist uns zu früh", "later"],
    ["de", "das ist mir zu spät", "earlier"],
    ["fr", "hum non, 19h c'est trop tôt pour nous", "later"],
    ["es", "mmm no, las 7 es demasiado pronto", "later"],
    ["it", "no, le 7 è troppo presto", "later"],
    ["pt", "não, 19h é muito cedo", "later"],
    ["nl", "nee, 7 uur is te vroeg voor ons", "later"],
    ["sv", "nej, sju är för tidigt", "later"],
    ["nb", "nei, sju er for tidlig", "later"],
    ["da", "nej, det er for sent for os", "earlier"],
  ] as const)("in %s, “%s”", ([language, text, timeShift]) => {
    const said = atSummary(language, text);
    expect(said.timeShift).toBe(timeShift);
    expect(said.time).toBeUndefined();
    expect(["change", "inform", "question"]).toContain(said.intent);
  });

  test.for([
    ["en", "it's too early to say"],
    ["en", "am I too late to book?"],
    ["de", "wir kommen zu spät"],
    ["fr", "c'est trop tôt pour le dire"],
    ["nl", "we komen te laat"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).timeShift).toBeUndefined();
  });
});

describe("the number behind what is too late, or not so late, is the hour that is wished for:", () => {
  test.for([
    ["en", "not that late. 8?"],
    ["en", "too late, 8 please"],
    ["de", "zu spät, lieber 8"],
    ["de", "nicht so spät. 20 Uhr?"],
    ["fr", "pas si tard. 20h ?"],
    ["es", "tan tarde no, a las 8"],
    ["it", "così tardi no, alle 8"],
    ["nl", "niet zo laat, 8 uur"],
    ["pt", "tão tarde não, às 8"],
    ["sv", "inte så sent, kl 8"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const said = understand(text, { now, language, expecting: "name", tablePicked: true, draft });
    expect(said.time).toBe("20:00");
    expect(said).not.toHaveProperty("comment");
    expect(said).not.toHaveProperty("lastName");
  });
});

test.for(["name", "phone", "confirm"] as const)("is 12 too early? (asked for %s)", (expecting) => {
  const said = understand("is 12 too early?", { now, language: "en", expecting, tablePicked: true, draft });
  expect([said.intent, said.time]).toEqual(["question", "12:00"]);
});

test.for(["ok evening then, 6", "evening then. 6"])("the hour beside a part of the day: %s", (text) => {
  const said = understand(text, { now, language: "en", expecting: "name", tablePicked: true, draft });
  expect(said.time).toBe("18:00");
});

const offers = ["17:00", "18:30", "19:30"].map((time) => ({ time, date: "2026-11-20" }));
const atOffers = (language: string, text: string) =>
  understand(text, { now, language, expecting: "slot", offers, draft: { date: "2026-11-20", partySize: 4 } });

describe("who asks whether a time is too early or too late wishes for it:", () => {
  test.for([
    ["en", "is 12 too early?", "12:00"],
    ["en", "is 12 too early", "12:00"],
    ["en", "would midday be too early?", "12:00"],
    ["en", "12, or is that too early?", "12:00"],
    ["en", "is 8 too late?", "20:00"],
    ["sv", "tolv på dagen kanske, eller blir det för tidigt?", "12:00"],
    ["sv", "blir klockan tolv för tidigt?", "12:00"],
    ["sv", "är tolv för tidigt", "12:00"],
    ["sv", "är 19 för sent för er?", "19:00"],
    ["de", "ist 12 zu früh?", "12:00"],
    ["fr", "midi c'est trop tôt ?", "12:00"],
    ["es", "¿las 12 es demasiado pronto?", "12:00"],
    ["it", "le 12 è troppo presto?", "12:00"],
    ["pt", "12h é muito cedo?", "12:00"],
    ["nl", "12 uur, of is dat te vroeg?", "12:00"],
    ["nb", "er 12 for tidlig?", "12:00"],
    ["da", "er 12 for tidligt?", "12:00"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    const said = atOffers(language, text);
    expect([said.time, said.timeShift]).toEqual([time, undefined]);
    expect(said.intent).not.toBe("affirm");
  });

  test.for([
    ["en", "that's too late for the kids", "earlier"],
    ["en", "bit early for us", "later"],
    ["en", "isn't that too early?", "later"],
    ["sv", "det är för sent för barnen", "earlier"],
    ["sv", "lite tidigt för oss", "later"],
    ["sv", "nej tolv är för tidigt", "later"],
  ] as const)("but in %s, “%s” is told of what was offered", ([language, text, timeShift]) => {
    const said = atOffers(language, text);
    expect([said.time, said.timeShift]).toEqual([undefined, timeShift]);
  });
});
