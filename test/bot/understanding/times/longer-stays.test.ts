import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };
const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("how much longer they would stay is no hour, and is asked:", () => {
  test.for([
    ["en", "could we have the table longer, like 3 hours?"],
    ["de", "können wir den Tisch länger haben, so 3 Stunden?"],
    ["de", "können wir länger bleiben, so 3h?"],
    ["fr", "on peut avoir la table plus longtemps, genre 3h ?"],
    ["it", "possiamo tenere il tavolo più a lungo, tipo 3 ore?"],
    ["es", "¿podemos tener la mesa más tiempo, tipo 3h?"],
    ["pt", "podemos ficar mais tempo, umas 3 horas?"],
    ["nl", "kunnen we langer blijven, zo'n 3 uur?"],
    ["sv", "kan vi ha bordet längre, typ tre timmar?"],
  ] as const)("%s: %s", ([language, text]) => {
    const understood = read(text, language);
    expect(understood).toMatchObject({ intent: "question", topics: ["stay"] });
    expect(understood).not.toHaveProperty("time");
    expect(understood).not.toHaveProperty("date");
  });

  test.for([
    ["nl", "kan het later, zo'n 9 uur?", "21:00"],
    ["fr", "plutôt 15h", "15:00"],
    ["pt", "pode ser às 15h", "15:00"],
    ["es", "mejor a las 15h", "15:00"],
  ] as const)("%s: %s is an hour", ([language, text, time]) => {
    expect(read(text, language)).toMatchObject({ time });
  });
});
