import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "20:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "phone", tablePicked: true, draft });

describe("whether they may come a little later is asked, and no other table wished for:", () => {
  test.for([
    ["en", "what if we get there at 8.20?"],
    ["en", "is it ok if we arrive at 8:20?"],
    ["de", "und wenn wir erst um 20:20 kommen?"],
    ["es", "¿y si llegamos a las 20:20?"],
    ["fr", "et si on arrive à 20h20 ?"],
    ["it", "scusa ma se poi arriviamo alle 20.20?"],
    ["nl", "en als we om 20.20 aankomen?"],
    ["pt", "e se chegarmos às 20h20?"],
    ["sv", "om vi kommer 20.20 då?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["lateness"] });
    expect(read(language, text).time).toBeUndefined();
  });
});

describe("another hour is proposed:", () => {
  test.for([
    ["en", "what if we come at 9 instead?", "21:00"],
    ["en", "can we come at 8:20?", "20:20"],
    ["de", "können wir um 20:15 kommen?", "20:15"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    expect(read(language, text).time).toBe(time);
  });
});
