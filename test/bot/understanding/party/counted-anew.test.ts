import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("so many by now, which may be of a table that they have:", () => {
  test.for([
    ["en", "Our son and his wife have announced themselves. Would it be possible to make it four?", 4],
    ["en", "could we be four?", 4],
    ["en", "we'd be seven then", 7],
    ["en", "we are four now, not two", 4],
    ["es", "Hola de nuevo. Se nos apunta la abuela, así que seríamos siete. ¿Hay problema?", 7],
    ["de", "noch einer kommt dazu, also 5", 5],
    ["de", "könnten wir auch zu fünft kommen?", 5],
    ["fr", "pourrait-on être cinq ?", 5],
    ["it", "allora saremmo in sei", 6],
    ["nl", "dan zijn we met z'n zessen", 6],
    ["pt", "então somos seis", 6],
    ["pt", "podíamos ser cinco?", 5],
    ["sv", "då blir vi sex", 6],
    ["en", "hey, in the end we're 4", 4],
    ["de", "wir sind doch zu fünft am Ende", 5],
    ["fr", "on est 4 maintenant", 4],
    ["es", "oye q somos 4 al final", 4],
    ["it", "siamo in 4 adesso", 4],
    ["nl", "uiteindelijk zijn we met z'n vieren", 4],
    ["pt", "somos 4 agora", 4],
    ["sv", "vi blir 4 till slut", 4],
    ["en", "grandma wants to come too, so we'll be five. is that ok?", 5],
    ["en", "my brother is coming too, we're 5", 5],
    ["de", "meine schwester kommt auch mit, wir sind 5", 5],
    ["es", "se apunta mi cuñado, somos 6. hay problema?", 6],
    ["it", "viene anche mia suocera, siamo in 5", 5],
    ["nl", "mijn zus komt ook mee, we zijn met 5", 5],
    ["pt", "a minha irmã também vem, somos 5", 5],
    ["sv", "min syster kommer också, vi är fem", 5],
    ["fr", "ma soeur vient aussi, on est 5", 5],
    ["en", "we're 4 in the end, could we come at 8?", 4],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(text, language)).toMatchObject({ partySize, countsAnew: true });
  });

  test.for([
    ["en", "could we have a table for four?"],
    ["en", "there are 4 of us"],
    ["en", "could we be four on Friday at 8?"],
    ["de", "wir sind zu viert"],
    ["fr", "une table pour quatre"],
  ] as const)("%s: %s is none", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("countsAnew");
  });
});

describe("so many by now, and later, of the table just booked:", () => {
  const draft = { partySize: 2, date: "2026-11-18", time: "20:15" };

  test.for([
    ["en", "we're 4 in the end, and can we come half an hour later?"],
    ["de", "wir sind jetzt doch zu viert, und können wir eine halbe Stunde später kommen?"],
    ["fr", "on est 4 finalement, et on peut venir une demi-heure plus tard ?"],
    ["es", "oye q somos 4 al final, y podemos ir media hora mas tarde?"],
    ["it", "alla fine siamo in 4, e possiamo venire mezz'ora più tardi?"],
    ["nl", "we zijn toch met 4, en kunnen we een half uur later komen?"],
    ["pt", "afinal somos 4, e podemos ir meia hora mais tarde?"],
    ["sv", "vi blir 4 ändå, och kan vi komma en halvtimme senare?"],
  ] as const)("%s: %s", ([language, text]) => {
    const change = { intent: "change", partySize: 4, timeShift: "later", shiftMinutes: 30 } as const;
    expect(understand(text, { now, language, expecting: null, draft })).toMatchObject(change);
  });
});

describe("another number in few words:", () => {
  const draft = { partySize: 3, date: "2026-11-20", time: "19:00" };

  test.for([
    ["fr", "non 4 avec Nadia"],
    ["en", "no, 4 with Nadia"],
    ["de", "nein 4 mit Nadia"],
    ["es", "no 4 con Nadia"],
    ["it", "no 4 con Nadia"],
    ["nl", "nee 4 met Nadia"],
    ["pt", "não 4 com Nadia"],
    ["sv", "nej 4 med Nadia"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { now, language, expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand(text, context)).toMatchObject({ intent: "change", partySize: 4 });
  });

  test("with who comes, and another time", () => {
    const text = "re, Nadia vient finalement mdr donc 4, et plutot 20h";
    const understood = understand(text, { now, language: "fr", expecting: null, draft });
    expect(understood).toMatchObject({ intent: "change", partySize: 4, time: "20:00" });
  });
});
