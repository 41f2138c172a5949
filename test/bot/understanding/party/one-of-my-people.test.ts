import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 6 };
const booked = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft });

describe("that one of somebody's comes later moves no table, though it is asked whether that will do:", () => {
  test.for([
    ["en", "one of my uncles comes 20 minutes later", "is that a problem?"],
    ["de", "einer meiner Onkel kommt 20 Minuten später", "ist das ein Problem?"],
    ["de", "eine von meinen Cousinen kommt 20 Minuten später", "geht das?"],
    ["fr", "un de mes oncles arrive 20 minutes plus tard", "c'est un problème ?"],
    ["es", "uno de mis tíos llega 20 minutos más tarde", "¿es un problema?"],
    ["it", "uno dei miei zii arriva 20 minuti più tardi", "è un problema?"],
    ["it", "una delle mie amiche arriva 20 minuti più tardi", "va bene lo stesso?"],
    ["nl", "een van mijn ooms komt 20 minuten later", "is dat een probleem?"],
    ["pt", "um dos meus tios chega 20 minutos mais tarde", "é um problema?"],
    ["sv", "en av mina farbröder kommer 20 minuter senare", "är det ett problem?"],
    ["nb", "en av onklene mine kommer 20 minutter senere", "er det et problem?"],
    ["nb", "en av mine onkler kommer 20 minutter senere", "går det bra?"],
  ] as const)("in %s, “%s”", ([language, told, asked]) => {
    const { intent, timeShift, time, partySize, comment } = booked(language, `${told}, ${asked}`);
    expect(["question", "inform"]).toContain(intent);
    expect({ timeShift, time, partySize, comment }).toEqual({ comment: told });
  });
});

describe("all of them later is another time:", () => {
  test.for([
    ["en", "could we come 20 minutes later?"],
    ["fr", "on peut venir 20 minutes plus tard ?"],
    ["es", "¿podemos venir 20 minutos más tarde?"],
    ["it", "possiamo venire 20 minuti più tardi?"],
    ["pt", "podemos vir 20 minutos mais tarde?"],
    ["sv", "kan vi komma 20 minuter senare?"],
    ["nb", "kan vi komme 20 minutter senere?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(booked(language, text)).toMatchObject({ intent: "change", timeShift: "later", shiftMinutes: 20 });
  });
});

describe("who comes later is told of, beside all that a first table is for:", () => {
  test.for([
    ["en", "table for 4 on Friday at 7 pm, ", "one of us comes 20 minutes later"],
    ["de", "Tisch für 4 am Freitag um 19 Uhr, ", "einer von uns kommt 20 Minuten später"],
    ["fr", "une table pour 4 vendredi à 19h, ", "l'un de nous arrive 20 minutes plus tard"],
    ["nl", "tafel voor 4 op vrijdag om 19 uur, ", "een van ons komt 20 minuten later"],
    ["sv", "bord för 4 på fredag kl 19, ", "en av oss kommer 20 minuter sent"],
    ["nb", "bord til 4 på fredag kl 19, ", "en av oss kommer 20 minutter senere"],
  ] as const)("in %s, “%s%s”", ([language, table, comment]) => {
    const said = understand(table + comment, { now, language, expecting: null });
    expect(said).toMatchObject({ partySize: 4, date: "2026-11-20", time: "19:00", comment });
  });

  test.for([
    ["en", "table for 5 on Friday at 7 pm, one of my cousins is coming too"],
    ["de", "Tisch für 5 am Freitag um 19 Uhr, meine Schwester kommt auch"],
    ["sv", "bord för 5 på fredag kl 19, min syster kommer också"],
  ] as const)("that they come is not, in %s: “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).comment).toBeUndefined();
  });
});
