import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "until which day can I cancel?"],
  ["en", "by what time would I have to cancel?"],
  ["de", "bis zu welchem Tag kann ich stornieren?"],
  ["de", "bis wie viele Stunden vorher kann ich absagen?"],
  ["fr", "jusqu'à quel jour je peux annuler ?"],
  ["es", "¿hasta qué día puedo cancelar?"],
  ["es", "cancelar, ¿hasta qué hora?"],
  ["it", "entro che giorno posso disdire?"],
  ["it", "disdire, entro che giorno?"],
  ["nl", "tot welke dag kan ik annuleren?"],
  ["pt", "até que dia posso cancelar?"],
  ["sv", "till vilken dag kan jag avboka?"],
  ["nb", "til hvilken dag kan jeg avbestille?"],
  ["da", "indtil hvilken dag kan jeg afbestille?"],
] as const)("in %s, “%s” cancels nothing, and asks for no date", ([language, text]) => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  for (const context of [{ expecting: null }, { expecting: null, draft }]) {
    const understood = understand(text, { now, language, ...context });
    expect(understood).toMatchObject({ intent: "question", topics: ["fees"] });
  }
});

test("opening hours asked for beside it are answered too", () => {
  const { topics } = understand("what time do you close, and can I cancel later?", {
    now,
    language: "en",
    expecting: null,
  });
  expect(topics).toEqual(["fees", "hours"]);
});
