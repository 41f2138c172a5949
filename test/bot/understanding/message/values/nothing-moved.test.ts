import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const booked = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft });

describe("a day on which somebody comes perhaps moves nothing:", () => {
  test.for([
    ["en", "they might come on Sunday"],
    ["en", "my cousins may come on Sunday"],
    ["de", "vielleicht kommen sie am Sonntag"],
    ["fr", "ils viendront peut-être dimanche"],
    ["es", "quizás vengan el domingo"],
    ["it", "forse vengono domenica"],
    ["nl", "misschien komen ze zondag"],
    ["pt", "talvez venham no domingo"],
    ["sv", "de kanske kommer på söndag"],
    ["nb", "de kommer kanskje på søndag"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const tablePicked of [undefined, true]) {
      const asked = { now, language, draft, ...(tablePicked && { tablePicked }) };
      const said = understand(text, { ...asked, expecting: tablePicked ? "confirm" : null });
      expect(said.date).toBeUndefined();
      expect(["affirm", "deny", "cancel", "change"]).not.toContain(said.intent);
    }
  });

  test.for([
    ["en", "maybe Sunday instead?"],
    ["en", "we might come on Sunday instead"],
    ["de", "vielleicht lieber am Sonntag"],
    ["fr", "peut-être plutôt dimanche"],
    ["pt", "talvez antes no domingo?"],
    ["sv", "kanske hellre på söndag"],
  ] as const)("who proposes it does, in %s: “%s”", ([language, text]) => {
    expect(booked(language, text).date).toBe("2026-11-22");
  });
});

describe("the hour that is kept is no change:", () => {
  test.for([
    ["en", "no keep it at 7, just letting you know"],
    ["de", "nein, lassen Sie 19 Uhr, nur zur Info"],
    ["fr", "non gardez 19h, juste pour prévenir"],
    ["es", "no, dejad las 19:00, era solo para avisar"],
    ["it", "no, tenga le 19, era solo per avvisare"],
    ["nl", "nee laat maar op 19 uur staan, was alleen om te melden"],
    ["pt", "não, mantenham as 19h, era só para avisar"],
    ["sv", "nej behåll kl 19, bara så ni vet"],
    ["nb", "nei behold kl 19, bare så dere vet"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { language: _, ...said } = booked(language, text);
    expect(said).toEqual({ intent: "deny", meant: "keeps" });
  });

  test.for([
    ["en", "no, make it 8 pm", "20:00"],
    ["fr", "non, mettez 20h", "20:00"],
    ["de", "nein, lieber 20 Uhr", "20:00"],
  ] as const)("another one is, in %s: “%s”", ([language, text, time]) => {
    expect(booked(language, text)).toMatchObject({ intent: "change", time });
  });
});

describe("who would swap what they eat asks about the menu:", () => {
  test.for([
    ["en", "can we change the menu?"],
    ["de", "kann man am Menü was ändern?"],
    ["fr", "on peut changer le menu ?"],
    ["es", "¿se puede cambiar el menú?"],
    ["it", "si può cambiare il menù?"],
    ["nl", "kunnen we het menu wijzigen?"],
    ["pt", "dá para trocar o menu?"],
    ["sv", "kan man byta meny?"],
    ["nb", "kan vi bytte meny?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { language: _, ...said } = booked(language, text);
    expect(said).toEqual({ intent: "question", topics: ["menu"] });
  });

  test.for([
    ["en", "can we change the booking?"],
    ["en", "can we change the time?"],
    ["pt", "dá para trocar a mesa?"],
    ["pt", "dá para trocar a hora?"],
    ["de", "kann man die Reservierung ändern?"],
    ["fr", "on peut changer la table et l'heure ?"],
  ] as const)("another table or hour is a change, in %s: “%s”", ([language, text]) => {
    expect(booked(language, text).intent).toBe("change");
  });
});

describe("a weekday after the ends of a stay is the one between them:", () => {
  test.for([
    ["fr", "on arrive le 10, on repart le 14, ce serait le samedi"],
    ["en", "we arrive on the 10th and leave on the 14th, it would be for the Saturday"],
    ["en", "we're in town from the 10th to the 14th, could we have a table on the Saturday?"],
    ["de", "wir kommen am 10. an und reisen am 14. ab, es wäre für den Samstag"],
    ["es", "llegamos el 10 y nos vamos el 14, sería el sábado"],
    ["it", "arriviamo il 10 e ripartiamo il 14, sarebbe per il sabato"],
    ["nl", "we komen de 10e aan en vertrekken de 14e, het zou de zaterdag zijn"],
    ["pt", "chegamos no dia 10 e vamos embora no dia 14, seria no sábado"],
    ["sv", "vi kommer den 10 och åker den 14, det skulle vara på lördagen"],
    ["nb", "vi kommer den 10. og reiser den 14., det skulle være lørdagen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null });
    expect({ date: said.date, to: said.dateTo, open: said.openReadings }).toEqual({ date: "2026-12-12" });
  });

  test.for([
    ["en", "the 10th or the 14th would be fine, or Saturday", "2026-12-10"],
    ["en", "my mum arrives on the 10th, a table for Saturday please", "2026-11-21"],
    ["en", "table on Saturday, we leave on the 25th", "2026-11-21"],
    ["de", "am Samstag bitte, wir reisen am 25. ab", "2026-11-21"],
  ] as const)("but not in %s: “%s”", ([language, text, date]) => {
    expect(understand(text, { now, language, expecting: null }).date).toBe(date);
  });
});

describe("so many for now are the party:", () => {
  test.for([
    ["en", "four for now"],
    ["de", "vorerst vier"],
    ["fr", "pour l'instant quatre"],
    ["es", "De momento cuatro"],
    ["it", "per ora quattro"],
    ["nl", "voorlopig vier"],
    ["pt", "por enquanto quatro"],
    ["sv", "tills vidare fyra"],
    ["nb", "foreløpig fire"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).partySize).toBe(4);
    expect(understand(text, { now, language, expecting: "partySize" }).partySize).toBe(4);
  });

  test.for([
    ["en", "for now 8", "20:00"],
    ["es", "de momento a las 8", "20:00"],
    ["sv", "just nu 19.30", "19:30"],
  ] as const)("asked for the time, an hour is one, in %s: “%s”", ([language, text, time]) => {
    const said = understand(text, { now, language, expecting: "time" });
    expect(said).toMatchObject({ time });
    expect(said.partySize).toBeUndefined();
  });
});

describe("the day after the one that is known:", () => {
  test.for([
    ["de", "geht auch der darauffolgende Tag, Sonntag?"],
    ["de", "lieber tags darauf"],
    ["de", "könnten wir den Tag darauf kommen?"],
    ["en", "could we do the following day, Sunday?"],
    ["fr", "plutôt le lendemain, dimanche"],
    ["nb", "heller dagen etter, søndag"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const later = { ...draft, date: "2026-12-12" };
    expect(understand(text, { now, language, expecting: null, draft: later }).date).toBe("2026-12-13");
  });
});
