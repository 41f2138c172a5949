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

describe("of two numbers, where times are offered, the second is an hour too", () => {
  const offers = ["19:00", "19:30", "20:00"].map((time) => ({ time, date: "2026-11-27" }));
  const asked = { partySize: 2, date: "2026-11-27" };
  const read = (text: string, language: string) =>
    understand(text, { now, language, expecting: "slot", tablePicked: true, offers, draft: asked });

  test.for([
    ["en", "is 7 the earliest? could we do 6 instead"],
    ["de", "ist sieben das früheste? ginge auch sechs"],
    ["de", "ist 19 das früheste? ginge auch 18"],
    ["fr", "7 c'est le plus tôt ? on pourrait faire 6 plutôt"],
    ["es", "7 es lo más temprano? podemos 6 mejor"],
    ["it", "le 7 è il primo orario? si può fare le 6 invece"],
    ["pt", "7 é o mais cedo? dá para 6 antes"],
    ["sv", "är 7 tidigast? går det med 6 istället"],
  ] as const)("in %s: %s", ([language, text]) => {
    const understood = read(text, language);
    expect(understood).toMatchObject({ time: "18:00" });
    expect(understood).not.toHaveProperty("partySize");
  });

  test.for([
    ["en", "7pm please, but we're 6 now"],
    ["de", "um 19 Uhr, aber wir sind jetzt 6"],
  ] as const)("people are none, in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ time: "19:00", partySize: 6 });
  });
});

test("who perhaps comes too is not counted: it is open how many come", () => {
  const draft = { partySize: 2, date: "2026-11-27", time: "19:00" };
  const context = { now, language: "it", expecting: "confirm", tablePicked: true, draft } as const;
  const understood = understand("forse viene anche mia sorella", context);
  expect(understood).toMatchObject({ recounts: true });
  expect(understood).not.toHaveProperty("partySize");
});
