import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-18", time: "20:00", partySize: 4 };
const read = (language: string, text: string, expecting: "confirm" | null = null) =>
  understand(text, { now, language, draft, expecting, ...(expecting && { tablePicked: true }) });

describe("who comes a bit later, and by how much, is late:", () => {
  test.each([
    ["en", "hey we'll be a bit later, 10 mins"],
    ["fr", "coucou on sera un peu plus tard, 10 minutes"],
    ["it", "ehi arriviamo un pochino dopo, 10 minutini"],
    ["nl", "hey we zijn iets later, 10 minuutjes"],
    ["sv", "hej vi blir lite senare, 10 min"],
    ["en", "ugh traffic, we'll be there 8:20 at the latest, can you hold the table?"],
    ["de", "puh Verkehr, wir sind spätestens 20:20 da, haltet ihr den Tisch?"],
    ["es", "uf tráfico, llegamos a las 8:20 como mucho, nos guardáis la mesa?"],
    ["it", "uff traffico, arriviamo alle 20:20 al massimo, ci tenete il tavolo?"],
    ["nl", "pff file, we zijn er uiterlijk 20:20, houden jullie de tafel vast?"],
    ["pt", "aff trânsito, chegamos 8:20 no máximo, seguram a mesa?"],
    ["pt", "ué, já marcamos! é atraso"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ late: {} });
  });
});

describe("who asks for a later table is not:", () => {
  test.each([
    ["en", "can we come a bit later, 10 minutes?"],
    ["nl", "kan het iets later, 10 minuten?"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).not.toHaveProperty("late");
  });
});

describe("the young who come later move no table:", () => {
  test.each([
    ["de", "Ja bitte reservieren Sie, und die Jungen kommen vielleicht eine Viertelstunde später"],
    ["fr", "oui réservez, et les jeunes arriveront peut-être un quart d'heure plus tard"],
    ["es", "sí resérvelo, y los chicos llegarán quizás un cuarto de hora más tarde"],
    ["nl", "ja boek maar, en de jongeren komen misschien een kwartier later"],
    ["sv", "ja boka, och ungdomarna kommer kanske en kvart senare"],
  ])("%s: %s", (language, text) => {
    const meant = read(language, text, "confirm");
    expect(meant).toMatchObject({ intent: "affirm" });
    expect(meant.comment).toBeDefined();
    expect(meant).not.toHaveProperty("timeShift");
  });
});
