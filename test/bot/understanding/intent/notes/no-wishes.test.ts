import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const answer = (text: string, language: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft: { date: "2026-11-27", time: "19:00", partySize: 4 },
  });

const sayings = [
  ["en", "no wishes; no special requests, thanks; nothing else; no, nothing else", "yes, no wishes", "no"],
  ["de", "keine besonderen Wünsche; nein, keine Wünsche; sonst nichts", "ja, keine Sonderwünsche", "nein"],
  ["fr", "pas de souhait particulier; aucune demande, merci; rien de plus", "oui, aucune demande", "non"],
  ["es", "sin peticiones especiales; ninguna petición; nada más", "sí, sin peticiones", "no"],
  [
    "it",
    "nessuna richiesta; nessuna esigenza particolare, grazie; nient'altro",
    "sì, nessuna richiesta",
    "no",
  ],
  ["nl", "geen wensen; geen bijzonderheden; verder niets", "ja, geen wensen", "nee"],
  ["pt", "nenhum pedido especial; sem pedidos; mais nada", "sim, sem pedidos", "não"],
  ["sv", "inga önskemål; inga särskilda önskemål, tack; inget mer", "ja, inga önskemål", "nej"],
] as const;

describe("nothing to wish for, at the summary", () => {
  test.for(sayings)("is neither a yes nor a no nor a wish, in %s: %s", ([language, texts]) => {
    for (const text of texts.split("; ")) {
      const { intent, noWishes, comment } = answer(text, language);
      expect([text, intent, noWishes, comment]).toEqual([text, "other", true, undefined]);
    }
  });

  test.for(sayings)("beside a yes leaves the yes, in %s", ([language, , yes]) => {
    expect(answer(yes, language)).toMatchObject({ intent: "affirm", noWishes: true });
    expect(answer(yes, language)).not.toHaveProperty("comment");
  });

  test.for(sayings)("is not said by a bare no, in %s", ([language, , , no]) => {
    expect(answer(no, language)).not.toHaveProperty("noWishes");
  });

  test.for([
    ["en", "no nuts please", "no nuts"],
    ["de", "keine Nüsse bitte", "keine Nüsse"],
  ] as const)("is no wish that begins alike, in %s: %s", ([language, text, comment]) => {
    expect(answer(text, language)).toMatchObject({ comment });
    expect(answer(text, language)).not.toHaveProperty("noWishes");
  });
});
