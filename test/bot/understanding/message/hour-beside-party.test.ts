import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-24", time: "19:00", partySize: 2 };

describe("of a table that is booked", () => {
  const read = (text: string, language: string) =>
    understand(text, { now, language, expecting: null, draft });

  test.for([
    ["en", "my sister's coming too so we're three now and would eight be okay instead"],
    ["sv", "vi blir tre nu och skulle åtta funka istället?"],
    ["de", "wir sind jetzt drei und ginge acht stattdessen?"],
    ["da", "vi bliver tre og ville otte være okay i stedet"],
  ] as const)("both numbers are taken, in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "change", partySize: 3, time: "20:00" });
  });

  test.for([
    ["we'll be five, no make it six", 6],
    ["there are four of us and one baby", 5],
    ["we're 4 adults and 2 kids", 6],
  ] as const)("none is an hour in “%s”", ([text, partySize]) => {
    const understood = read(text, "en");
    expect(understood).toMatchObject({ partySize });
    expect(understood).not.toHaveProperty("time");
  });
});

describe("another hour, rather than the one that is shown", () => {
  const read = (text: string, language: string) =>
    understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

  test.for([
    ["sv", "åtta istället tack"],
    ["da", "otte i stedet"],
    ["nb", "åtte i stedet"],
    ["de", "kriegen wir lieber acht?"],
    ["de", "acht stattdessen"],
    ["en", "8 instead"],
    ["nl", "acht in plaats daarvan"],
    ["it", "otto invece"],
    ["es", "ocho mejor"],
    ["pt", "oito em vez disso"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ time: "20:00" });
    expect(read(text, language)).not.toMatchObject({ intent: "affirm" });
  });

  test.for([
    ["sv", "åtta personer istället"],
    ["de", "lieber acht Personen"],
  ] as const)("people are none, in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ partySize: 8 });
    expect(read(text, language)).not.toHaveProperty("time");
  });
});
