import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("so many come by now:", () => {
  test.for([
    ["en", "5 now", 5],
    ["en", "just the 3 of us now", 3],
    ["en", "make us 5", 5],
    ["en", "we are now 8", 8],
    ["de", "jetzt 5", 5],
    ["de", "tragen Sie zu dritt ein", 3],
    ["de", "nur noch wir drei", 3],
    ["fr", "5 maintenant", 5],
    ["fr", "on passe à 8", 8],
    ["es", "ahora 5", 5],
    ["es", "pasamos a 8", 8],
    ["es", "pasamos a ser 8", 8],
    ["it", "ora 5", 5],
    ["it", "passiamo a 8", 8],
    ["nl", "nu 5", 5],
    ["nl", "maak er 5 van", 5],
    ["pt", "agora 5", 5],
    ["pt", "passamos a 8", 8],
    ["sv", "nu 5", 5],
    ["sv", "gör oss till 5", 5],
  ] as const)("in %s, “%s” is %i", ([language, text, partySize]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize });
  });

  test.for([
    ["en", "friday, 6 now"],
    ["de", "Freitag, jetzt 6"],
    ["fr", "vendredi, 6 maintenant"],
    ["es", "el viernes, ahora 6"],
    ["it", "venerdì, ora 6"],
    ["pt", "sexta, agora 6"],
    ["nl", "vrijdag, nu 6"],
    ["sv", "fredag, nu 6"],
    ["nb", "fredag, nå 6"],
  ] as const)("beside a new day, too: in %s, “%s”", ([language, text]) => {
    const { partySize, time, timeFrom } = read(language, text);
    expect({ partySize, time, timeFrom }).toEqual({ partySize: 6, time: undefined, timeFrom: undefined });
  });

  test.for([
    ["en", "book it now"],
    ["en", "note 2 coeliacs now"],
    ["es", "pasamos a las 8"],
    ["it", "passiamo alle 8"],
    ["pt", "passamos a 8 de dezembro"],
    ["es", "pasamos a 8 de diciembre"],
    ["it", "passiamo a 8 dicembre"],
  ] as const)("but in %s, “%s” tells no party", ([language, text]) => {
    expect(read(language, text)).not.toHaveProperty("partySize");
  });
});
