import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 5 };

describe("that one of them does not come cancels nothing, whoever it is:", () => {
  test.for([
    ["en", "the child isn't coming"],
    ["de", "das Kind kommt doch nicht mit"],
    ["de", "der Chef kommt nicht"],
    ["fr", "le bébé ne vient pas"],
    ["fr", "le patron ne vient pas"],
    ["es", "el niño no viene"],
    ["it", "il capo non viene"],
    ["nl", "de baby komt niet mee"],
    ["pt", "a criança não vem"],
    ["sv", "barnet kommer inte"],
    ["sv", "chefen kommer inte"],
    ["nb", "barnet kommer ikke"],
    ["da", "barnet kommer ikke"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null, draft });
    expect(said).toMatchObject({ intent: "change", partySize: 4 });
  });
});

describe("who asks whether they may be so many is heard:", () => {
  test.for([
    ["de", "können wir vier sein?"],
    ["it", "mi scusi, possiamo essere quattro?"],
    ["es", "¿podemos ser cuatro?"],
    ["sv", "kan vi vara fyra?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, draft }).partySize).toBe(4);
  });
});

test.for(["five of us, my boss is visiting", "there's five of us, my mum is visiting"])(
  "of whom something is told is none more: “%s”",
  (text) => {
    expect(stated(text, { language: "en" }).partySize).toBe(5);
  },
);

describe("a booking is moved to a day of its month:", () => {
  test.for([
    ["es", "¿me lo puedes cambiar al 13?"],
    ["it", "può spostarlo al 13?"],
    ["pt", "pode mudar para o 13?"],
    ["de", "können Sie es auf den 13. verlegen?"],
    ["fr", "vous pouvez le décaler au 13 ?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const booked = { date: "2026-12-12", time: "19:00", partySize: 3 };
    const said = understand(text, { now, language, expecting: null, draft: booked });
    expect(said).toMatchObject({ intent: "change", date: "2026-12-13" });
  });
});
