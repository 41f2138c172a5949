import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("who asks what they have booked is shown it:", () => {
  test.for([
    ["en", "have I got anything booked with you?"],
    ["en", "remind me when my reservation is"],
    ["en", "can you tell me what I've reserved"],
    ["en", "remind me when it is"],
    ["nb", "minn meg på bestillingen min"],
    ["nb", "hva er det jeg har reservert"],
    ["da", "mind mig om min reservation"],
    ["da", "hvad er det jeg har reserveret"],
    ["sv", "vad är det jag har reserverat"],
    ["de", "erinner mich mal an meine Reservierung"],
    ["de", "was hatte ich nochmal reserviert"],
    ["nl", "wat had ik ook alweer gereserveerd"],
    ["fr", "j'ai réservé quoi chez vous ?"],
    ["fr", "et au fait mes réservations c'est quoi"],
    ["fr", "est-ce que j'ai quelque chose de réservé chez vous ?"],
    ["es", "¿qué tengo reservado?"],
    ["es", "¿tengo algo reservado con vosotros?"],
    ["it", "cosa ho prenotato da voi?"],
    ["it", "ho qualcosa di prenotato da voi?"],
    ["pt", "o que é que eu tenho reservado?"],
    ["pt", "tenho alguma coisa reservada?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).intent).toBe("list");
  });
});

describe("where a table is moved to is a time, and no party:", () => {
  test.for([
    ["en", "please move us to 8"],
    ["en", "move the booking to 8"],
    ["nb", "flytt bordet til 8"],
    ["da", "flyt bordet til 8"],
    ["sv", "flytta bordet till 8"],
    ["de", "können wir auf acht schieben?"],
    ["nl", "verplaats de tafel naar 8"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, time, partySize } = understand(text, { now, expecting: null, language });
    expect({ intent, time, partySize }).toEqual({ intent: "change", time: "20:00", partySize: undefined });
  });
});

test.for([
  ["nb", "vi må dessverre melde avbud"],
  ["da", "vi må desværre melde afbud"],
] as const)("in %s, “%s” cancels", ([language, text]) => {
  expect(understand(text, { now, expecting: null, language }).intent).toBe("cancel");
});
