import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

describe("an hour and its quarter may be written in one, beside a day:", () => {
  test.for([
    ["sv", "bord 1930 fredag, 4 pers"],
    ["sv", "kan vi komma 1930 på fredag, vi är 4"],
    ["sv", "fredag 1930 för 4"],
    ["sv", "1930 fredag 4 pers"],
    ["nb", "bord 1930 fredag, 4 pers"],
    ["nb", "kan vi komme 1930 på fredag, vi er 4"],
    ["en", "table 1930 friday for 4"],
    ["de", "Tisch 1930 Freitag, 4 Personen"],
    ["de", "können wir Freitag 1930 kommen, 4 Personen"],
    ["fr", "table 1930 vendredi 4 pers"],
    ["nl", "kunnen we vrijdag 1930 komen met 4 personen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ date: "2026-11-20", time: "19:30", partySize: 4 });
  });
});

describe("so may one that words change to:", () => {
  const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };

  test.for([
    ["en", "make it 730", "19:30"],
    ["en", "stuck at work make it 730", "19:30"],
    ["en", "change to 1930 please", "19:30"],
    ["de", "lieber 1930", "19:30"],
    ["de", "bitte auf 2015 ändern", "20:15"],
    ["fr", "plutôt 1930", "19:30"],
    ["es", "mejor 2130", "21:30"],
    ["it", "meglio 2030", "20:30"],
    ["pt", "melhor 2030", "20:30"],
    ["nl", "liever 1930", "19:30"],
    ["sv", "hellre 1930", "19:30"],
    ["nb", "heller 1930", "19:30"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    expect(stated(text, { language, draft }).time).toBe(time);
  });

  test.for([
    ["en", "make it 2026"],
    ["en", "change my number to 1930"],
    ["de", "lieber 120 Euro pro Person"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, draft }).time).toBeUndefined();
  });
});

describe("other numbers of four digits are none:", () => {
  test.for([
    ["sv", "huset byggdes 1930, bord för 4 på fredag"],
    ["en", "we were there in 2015, table for 4 on Friday"],
    ["en", "my booking code was 1930, table for 4 on Friday"],
    ["de", "Kaigata 1930, Freitag, Tisch für 4"],
    ["de", "Jahrgang 1945, Tisch für 4 am Freitag"],
    ["nb", "menyen til 1930 kroner, bord til 4 på fredag"],
    ["en", "we're 4, budget 1500 Friday"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { date, time, partySize } = stated(text, { language });
    expect({ date, time, partySize }).toEqual({ date: "2026-11-20", partySize: 4 });
  });
});

describe("of two hours the one that is not refused is asked for:", () => {
  const draft = { date: "2026-11-21", time: "19:30", partySize: 4 };

  test.for([
    ["en", "could it be at 8 and not at 7.30?"],
    ["en", "could it be at 8, not 7.30?"],
    ["en", "can it be 8 instead of 7.30?"],
    ["de", "20 statt 19.30"],
    ["de", "könnte es um 20 Uhr und nicht um 19:30 sein?"],
    ["de", "geht auch um 8 und nicht um halb 8?"],
    ["fr", "ça pourrait être à 20h et pas à 19h30 ?"],
    ["es", "¿podría ser a las 8 y no a las 7:30?"],
    ["it", "potrebbe essere alle 20 e non alle 19:30?"],
    ["nl", "kan het om 8 uur en niet om half 8?"],
    ["pt", "podia ser às 20h e não às 19h30?"],
    ["sv", "kan det bli kl 20 och inte 19.30?"],
    ["nb", "kan det bli kl 20 og ikke 19.30?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft }).time).toBe("20:00");
  });

  test.for([
    ["en", "is there nothing at 8?"],
    ["de", "gibt es nichts um 20 Uhr?"],
  ] as const)("nothing at that hour asks for it, in %s: “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft }).time).toBe("20:00");
  });
});
