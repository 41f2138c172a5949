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
