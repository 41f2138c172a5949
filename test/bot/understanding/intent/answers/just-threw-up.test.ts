import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "so sorry, my little one just threw up, we have to cancel"],
  ["de", "mein kleiner hat sich gerade übergeben, wir müssen absagen"],
  ["fr", "désolée, mon fils vient de vomir, on doit annuler"],
  ["es", "lo siento, mi niña ha vomitado, tenemos que cancelar"],
  ["it", "scusate, mio figlio ha appena vomitato, dobbiamo annullare"],
  ["nl", "sorry, mijn zoontje heeft net overgegeven, we moeten annuleren"],
  ["pt", "desculpe, o meu filho acabou de vomitar, temos de cancelar"],
  ["sv", "förlåt, min dotter kräktes precis, vi måste avboka"],
] as const)("in %s, “%s” deserves a kind word", ([language, text]) => {
  const { intent, feeling, sorrow } = understand(text, { now, language, expecting: null });
  expect({ intent, feeling, sorrow }).toEqual({ intent: "cancel", feeling: "sorrow", sorrow: "illness" });
});

test("told by itself it cancels nothing", () => {
  const said = "so sorry, my little one just threw up";
  const { intent, feeling } = understand(said, { now, language: "en", expecting: null });
  expect({ intent, feeling }).toEqual({ intent: "other", feeling: "sorrow" });
});
