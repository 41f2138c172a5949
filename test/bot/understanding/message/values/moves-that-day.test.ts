import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a day that is moved to an hour names the booking, and is no new day:", () => {
  test.for([
    ["en", "Could you push Saturday back to 7pm"],
    ["de", "verschieben Sie bitte den Samstag auf 19 Uhr"],
    ["fr", "décalez samedi à 19h"],
    ["es", "retrasa el sábado a las 7"],
    ["it", "spostate sabato alle 19"],
    ["nl", "verzet zaterdag naar 19:00"],
    ["pt", "mude o sábado para as 19h"],
    ["sv", "flytta lördag till kl 19"],
  ] as const)("%s, %s", ([language, text]) => {
    const understood = understand(text, { now, expecting: null, language });
    expect(understood).toMatchObject({ intent: "change", time: "19:00", ofBooking: true });
    expect(understood.moves).toBeUndefined();
  });

  test.for(["move it to Saturday at 7pm", "move to Saturday 7pm"])("%s is one", (text) => {
    expect(understand(text, { now, expecting: null, language: "en" }).moves).toBe(true);
  });
});
