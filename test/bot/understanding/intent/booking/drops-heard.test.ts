import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:30" };
const atSummary = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("a table that is shown is dropped, and another booking stays:", () => {
  test.for([
    ["fr", "non finalement laissez tomber celle-là"],
    ["fr", "non rien, laissez tomber"],
    ["fr", "non rien merci, oubliez"],
    ["fr", "non laissez, annulez pas l'autre surtout"],
    ["sv", "nej, avboka inte det andra, men det här vill vi inte ha"],
    ["sv", "nej glöm det här, men behåll det andra"],
    ["en", "no leave it, just don't cancel the other one"],
    ["en", "no, forget this one"],
    ["de", "nein lassen Sie's, aber stornieren Sie bloß nicht die andere"],
    ["de", "nein vergessen Sie das hier, die andere behalten wir"],
    ["it", "no lasci perdere, ma non cancelli l'altra"],
    ["it", "no anzi lasci perdere"],
    ["es", "no, dejadlo, pero no canceléis la otra"],
    ["pt", "não, deixem estar, mas não cancelem a outra"],
    ["nl", "nee laat deze maar zitten"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(atSummary(text, language)).toMatchObject({ intent: "cancel", meant: "stops" });
  });

  test.for([
    ["en", "yes book it, just don't cancel the other one"],
    ["sv", "ja boka, men avboka inte det andra"],
  ] as const)("%s: %s is a yes", ([language, text]) => {
    expect(atSummary(text, language).intent).toBe("affirm");
  });

  test.for([
    ["en", "don't cancel the other one"],
    ["fr", "ne laissez pas tomber"],
    ["fr", "non finalement 20h"],
    ["sv", "avboka inte det här"],
    ["en", "no, nothing"],
  ] as const)("%s: %s drops nothing", ([language, text]) => {
    expect(atSummary(text, language).intent).not.toBe("cancel");
  });
});

describe("right after a booking, who says that they do not come means that one:", () => {
  const afterBooking = (text: string, language: string) =>
    understand(text, { now, language, expecting: "confirm", asksToRemember: true });

  test.for([
    ["sv", "nej vi kommer inte på söndag"],
    ["en", "no we're not coming on Sunday"],
    ["de", "nein, wir kommen am Sonntag nicht"],
    ["fr", "non on ne vient pas dimanche"],
    ["it", "no, domenica non veniamo"],
    ["es", "no, el domingo no vamos"],
    ["pt", "não, domingo não vamos"],
    ["nl", "nee, we komen zondag niet"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(afterBooking(text, language).intent).toBe("cancel");
  });

  test.for([
    ["en", "no"],
    ["en", "no, don't keep it"],
    ["en", "no, we're not coming on Sunday, but Saturday"],
    ["en", "what if we're not coming?"],
  ] as const)("%s: %s cancels nothing", ([language, text]) => {
    expect(afterBooking(text, language).intent).not.toBe("cancel");
  });
});
