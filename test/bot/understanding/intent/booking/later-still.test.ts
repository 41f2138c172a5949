import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-18", time: "19:00", partySize: 4 };
const lateIn = (text: string, language: string, noted: string) =>
  understand(text, { now, language, expecting: null, draft, noted }).late;

describe("a longer delay, once one is noted, is told like the first", () => {
  test.for([
    ["en", "actually more like 40 min, will you hold the table?", "we're 20 minutes late"],
    ["en", "now about 40 minutes, sorry", "we're running late"],
    ["de", "jetzt eher 40 min, haltet ihr den Tisch?", "wir kommen 20 Minuten später"],
    ["fr", "plutôt 40 minutes en fait", "on aura 20 minutes de retard"],
    ["es", "ahora serán unos 40 minutos, ¿nos guardáis la mesa?", "llegamos 20 minutos tarde"],
    ["it", "adesso saranno circa 40 minuti, ci tenete il tavolo?", "arriviamo 20 minuti in ritardo"],
    ["nl", "wordt nu eerder 40 minuten, houden jullie de tafel?", "we zijn 20 minuten te laat"],
    ["pt", "agora vai ser uns 40 min, vocês seguram a mesa?", "vamos chegar 20 min atrasados"],
    ["sv", "nu blir det nog 40 minuter, håller ni bordet?", "vi blir 20 minuter sena"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    expect(lateIn(text, language, noted)).toEqual({ minutes: 40 });
    expect(lateIn(text, language, "by the window")).not.toEqual({ minutes: 40 });
  });
});

test.for([
  ["en", "do we have the table for 2 hours?"],
  ["en", "is the kitchen open for another 40 minutes?"],
  ["en", "thanks"],
] as const)("in %s, “%s” tells of none", ([language, text]) => {
  expect(lateIn(text, language, "we're 20 minutes late")).toBeUndefined();
});

describe("a delay that was noted wrongly is told anew, and the former is no longer true", () => {
  test.for([
    ["en", "sorry, I meant 15 minutes", "we'll be 20 minutes late"],
    ["de", "quatsch, ich meinte 15 Minuten", "wir kommen 20 Minuten später"],
    ["fr", "mince je voulais dire 15 minutes", "on aura 20 minutes de retard"],
    ["es", "perdón, quería decir 15 minutos", "llegaremos 20 minutos tarde"],
    ["it", "scusate, intendevo 15 minuti", "arriviamo con 20 minuti di ritardo"],
    ["nl", "sorry, ik bedoelde 15 minuten", "we komen 20 minuten te laat"],
    ["pt", "desculpe, queria dizer 15 minutos", "vamos chegar 20 minutos atrasados"],
    ["sv", "nej femton minuter menar jag", "vi blir 20 minuter sena"],
    ["es", "no, 15 minutos", "llegaremos 20 minutos tarde"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    const { late, outlived } = understand(text, { now, language, expecting: "confirm", draft, noted });
    expect({ late, outlived }).toEqual({ late: { minutes: 15 }, outlived: [noted] });
  });

  test.for([
    ["sv", "på onsdag blir vi nog en kvart sena, pendeln strular"],
    ["it", "mercoledì tardiamo un quarto d'ora, c'è sciopero"],
    ["nl", "woensdag zijn we een kwartiertje later, de trein doet raar"],
  ] as const)("in %s, “%s” tells of a day", ([language, text]) => {
    const { late, date } = understand(text, { now, language, expecting: null });
    expect({ late, date }).toEqual({ late: { minutes: 15 }, date: "2026-11-25" });
  });

  test("a queue is one, too", () => {
    expect(understand("vi står i kö på E6:an", { now, language: "sv", expecting: null }).late).toEqual({});
  });
});

describe("who is later still and asks for another hour instead, moves the table:", () => {
  test.for([
    ["en", "no it'll take another half an hour, can we have 8.45 instead?", "we're 10 minutes late"],
    ["en", "actually 40 min, could we make it 8:45pm instead", "we're running late"],
    [
      "de",
      "ne dauert noch eine halbe Stunde, können wir stattdessen 20:45 haben?",
      "wir kommen 10 Minuten später",
    ],
    [
      "fr",
      "non ça prend encore une demi-heure, on peut avoir 20h45 à la place ?",
      "on aura 10 minutes de retard",
    ],
    ["es", "no, va a ser media hora más, ¿podemos tener las 20:45 mejor?", "llegamos 10 minutos tarde"],
    ["it", "no ci vuole ancora mezz'ora, possiamo fare le 20.45 invece?", "arriviamo 10 minuti in ritardo"],
    [
      "nl",
      "nee het duurt nog een half uur, kunnen we 20.45 krijgen in plaats daarvan?",
      "we zijn 10 minuten te laat",
    ],
    [
      "pt",
      "não, vai ser mais meia hora, podemos ter as 20:45 em vez disso?",
      "vamos chegar 10 min atrasados",
    ],
    ["sv", "nä alltså det tar en halvtimme till, kan vi få 20.45 istället?", "vi blir 10 minuter sena"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    const booked = { date: "2026-11-18", time: "20:15", partySize: 4 };
    for (const draft of [booked, undefined]) {
      const context = { now, language, expecting: null, noted, ...(draft && { draft }) };
      const { intent, late, time } = understand(text, context);
      expect({ intent, late, time }).toEqual({ intent: "change", late: undefined, time: "20:45" });
    }
  });
});
