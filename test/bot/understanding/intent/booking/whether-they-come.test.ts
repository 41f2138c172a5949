import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-18", time: "19:00", partySize: 4 };
const asked = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", draft });

describe("asked whether they come, these are a yes", () => {
  test.for([
    ["en", "on our way"],
    ["en", "we're already in the car"],
    ["en", "all 4 of us"],
    ["en", "no wait, we do come"],
    ["de", "sind schon unterwegs"],
    ["de", "wir kommen alle vier"],
    ["de", "alles wie geplant"],
    ["de", "nein warte, doch wir kommen"],
    ["fr", "on est en route"],
    ["fr", "tous les quatre"],
    ["fr", "non attendez, si, on vient"],
    ["es", "vamos de camino"],
    ["es", "los cuatro"],
    ["es", "no espera, sí que vamos"],
    ["it", "stiamo arrivando"],
    ["it", "tutti e quattro"],
    ["it", "no aspetta, sì che veniamo"],
    ["nl", "we zijn onderweg"],
    ["nl", "alle vier"],
    ["nl", "nee wacht, we komen wel"],
    ["pt", "estamos a caminho"],
    ["pt", "os quatro"],
    ["pt", "não espera, vamos sim"],
    ["sv", "vi är på väg"],
    ["sv", "alla fyra"],
    ["sv", "nej vänta, jo vi kommer"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(asked(text, language)).toMatchObject({ intent: "affirm", meant: "stands" });
  });
});

describe("these are none:", () => {
  test.for([
    ["en", "not coming"],
    ["en", "never on our way"],
    ["en", "not all 4 of us"],
    ["en", "as planned?"],
    ["en", "on our way to hospital"],
    ["en", "no wait, not coming"],
    ["en", "no wait, are we coming?"],
    ["de", "sind nicht unterwegs"],
    ["de", "nein, nicht alle vier"],
    ["fr", "pas comme prévu"],
    ["es", "no vamos de camino"],
    ["it", "no aspetta, non arriviamo"],
    ["nl", "niet onderweg"],
    ["pt", "não estamos a caminho"],
    ["sv", "inte alla fyra"],
    ["sv", "vi är på väg till sjukhuset"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(asked(text, language).intent).not.toBe("affirm");
  });

  test.for([
    ["en", "on our way"],
    ["en", "100%"],
    ["de", "unterwegs"],
    ["es", "en camino"],
    ["sv", "helt klart"],
  ] as const)("nor to a table that is shown, in %s, “%s”", ([language, text]) => {
    const context = { now, language, expecting: "confirm", draft, tablePicked: true } as const;
    expect(understand(text, context).intent).not.toBe("affirm");
  });
});

describe("a bit late and yes is a yes, and how late is told:", () => {
  test.for([
    ["en", "running a tad behind but yes", {}],
    ["en", "ten minutes late but definitely coming", { minutes: 10 }],
    ["de", "sind etwas spät dran, aber ja", {}],
    ["de", "sind 10 Minuten zu spät", { minutes: 10 }],
    ["fr", "un chouïa en retard mais oui", {}],
    ["es", "vamos un pelín tarde pero sí", {}],
    ["it", "siamo un po' in ritardo ma arriviamo", {}],
    ["nl", "zijn iets later maar komen wel", {}],
    ["pt", "atrasadinhos mas a caminho", undefined],
    ["sv", "lite försenade men på väg", {}],
  ] as const)("in %s, “%s”", ([language, text, late]) => {
    const { intent, late: told } = asked(text, language);
    expect(["affirm", "inform"]).toContain(intent);
    expect(told).toEqual(late);
  });

  test.for([
    ["en", "are we late?"],
    ["de", "sind wir zu spät"],
    ["es", "no llegaremos tarde?"],
  ] as const)("asked in %s, “%s” tells nothing", ([language, text]) => {
    expect(asked(text, language)).not.toHaveProperty("late");
  });
});

describe("lateness told of another day is none of now, and moves no table:", () => {
  test.for([
    ["en", "we'll be about a quarter of an hour late tomorrow"],
    ["de", "wir werden morgen etwa eine Viertelstunde später kommen"],
    ["de", "wir kommen morgen ungefähr eine Viertelstunde zu spät"],
    ["fr", "on aura environ un quart d'heure de retard demain"],
    ["es", "llegaremos como un cuarto de hora tarde mañana"],
    ["it", "domani arriveremo con circa un quarto d'ora di ritardo"],
    ["nl", "we zijn morgen ongeveer een kwartier later"],
    ["pt", "amanhã vamos chegar uns quinze minutos atrasados"],
    ["sv", "vi blir ungefär en kvart sena imorgon"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const booked = { ...draft, date: "2026-11-19" };
    const { intent, late, date } = understand(text, { now, language, expecting: null, draft: booked });
    expect({ intent, late }).toEqual({ intent: "inform", late: { minutes: 15 } });
    expect([undefined, "2026-11-19"]).toContain(date);
  });

  test.for([
    ["de", "wir kommen lieber eine halbe Stunde später"],
    ["nl", "we willen graag een kwartier later komen"],
    ["en", "could we come a quarter of an hour later tomorrow?"],
  ] as const)("but in %s, “%s” would", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft }).intent).toBe("change");
  });
});

describe("a yes beside words that nobody comes may be either:", () => {
  test.for([
    ["en", "yes, we're not coming"],
    ["de", "ja, wir kommen nicht"],
    ["fr", "oui, on ne vient pas"],
    ["es", "sí, no vamos"],
    ["it", "sì, non veniamo"],
    ["nl", "ja, we komen niet"],
    ["pt", "sim, não vamos"],
    ["sv", "ja, vi kommer inte"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(asked(text, language)).toMatchObject({ meant: "either" });
  });
});

describe("asked whether they come, these are a no", () => {
  test.for([
    ["en", "we'll have to give it a miss"],
    ["en", "not going to make it tonight"],
    ["en", "you can give our table away"],
    ["de", "klappt leider doch nicht"],
    ["de", "können leider nicht"],
    ["de", "heute leider nicht"],
    ["de", "ihr könnt den Tisch weitergeben"],
    ["fr", "on vient pas finalement"],
    ["fr", "changement de programme, on ne vient pas"],
    ["es", "hoy no podrá ser"],
    ["es", "podéis dar la mesa"],
    ["it", "dobbiamo rinunciare"],
    ["nl", "het wordt 'm niet"],
    ["nl", "vandaag niet, sorry"],
    ["pt", "afinal não"],
    ["pt", "hoje não dá"],
    ["sv", "vi fick förhinder"],
    ["sv", "vi får hoppa över"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(["deny", "cancel"]).toContain(asked(text, language).intent);
  });

  test.for([
    ["en", "will you give our table away if we're late?"],
    ["en", "please don't give our table away"],
    ["de", "gebt ihr den Tisch weiter?"],
    ["fr", "vous pouvez donner la table ?"],
    ["en", "we'll have to skip the starters"],
  ] as const)("and in %s, “%s” is none", ([language, text]) => {
    const { intent, meant } = asked(text, language);
    expect(["deny", "cancel"].includes(intent) && meant !== "stands").toBe(false);
  });
});

describe("so many come as follows from who is ill:", () => {
  test.for([
    ["en", "yes but one of us is ill, so 3"],
    ["it", "sì ma uno di noi sta male, quindi 3"],
    ["nl", "ja maar een van ons is ziek, dus 3"],
    ["sv", "ja men en av oss är sjuk, så 3"],
    ["de", "kommen minus eins"],
    ["sv", "vi kommer minus en"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(asked(text, language)).toMatchObject({ intent: "change", partySize: 3 });
  });
});
