import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const listed = { now, expecting: null, offers: [{ time: "20:00" }, { time: "19:00" }] } as const;

describe("the number of a booking that is listed says which, beside what becomes of it:", () => {
  test.for([
    ["en", "move number two to 8 pm", { time: "20:00" }],
    ["en", "change number 2 to 6 people", { partySize: 6 }],
    ["de", "verlegen Sie Nummer 2 auf 20 Uhr", { time: "20:00" }],
    ["fr", "décalez la numéro 2 à 20h", { time: "20:00" }],
    ["es", "cambia la número 2 a las 20", { time: "20:00" }],
    ["it", "sposti la numero 2 alle 20", { time: "20:00" }],
    ["nl", "verplaats nummer 2 naar 20 uur", { time: "20:00" }],
    ["pt", "mude a número 2 para as 20", { time: "20:00" }],
    ["sv", "flytta nummer 2 till kl 20", { time: "20:00" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(understand(text, { ...listed, language })).toMatchObject({
      intent: "change",
      choice: 2,
      ...values,
    });
  });

  test.for([
    ["en", "move number three to 8 pm"],
    ["en", "change the number to 6"],
    ["en", "change my number to 900 12 345"],
  ] as const)("but not in %s “%s”", ([language, text]) => {
    expect(understand(text, { ...listed, language })).not.toHaveProperty("choice");
  });
});
