import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");
const read = (text: string, language: string, expecting: Expecting = null) =>
  understand(text, {
    now,
    language,
    expecting,
    country: "NO",
    tablePicked: expecting === "confirm" || expecting === "name" || expecting === "phone",
  });

describe("a goodbye", () => {
  test.for([
    ["en", "bye!"],
    ["en", "ok thanks, goodbye"],
    ["de", "Tschüss"],
    ["de", "danke, auf Wiedersehen!"],
    ["fr", "au revoir"],
    ["fr", "merci, bonne soirée"],
    ["es", "adiós"],
    ["es", "gracias, que tenga un buen día"],
    ["it", "arrivederci"],
    ["it", "grazie, buona giornata"],
    ["nl", "doei"],
    ["nl", "bedankt, fijne dag nog"],
    ["pt", "tchau"],
    ["pt", "obrigado, adeus"],
    ["sv", "hejdå"],
    ["sv", "tack, ha det bra"],
    ["nb", "ha det bra"],
    ["da", "farvel"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "thanks", farewell: "bye" });
    expect(read(text, language, "confirm")).toMatchObject({ intent: "thanks", farewell: "bye" });
    expect(read(text, language, "name")).not.toHaveProperty("firstName");
  });

  test.for([
    ["en", "see you on Friday then"],
    ["en", "thanks, see you tomorrow at 8"],
    ["en", "until Friday"],
    ["de", "bis Freitag dann"],
    ["de", "dann bis morgen um 20 Uhr"],
    ["fr", "à vendredi"],
    ["fr", "merci, à demain alors"],
    ["es", "hasta el viernes"],
    ["es", "nos vemos el viernes"],
    ["it", "a venerdì"],
    ["it", "ci vediamo venerdì"],
    ["nl", "tot vrijdag"],
    ["pt", "até sexta"],
    ["sv", "vi ses på fredag"],
    ["nb", "vi sees på fredag"],
  ] as const)("until the visit, in %s: %s", ([language, text]) => {
    const { intent, farewell, date } = read(text, language);
    expect({ intent, farewell, date }).toEqual({ intent: "thanks", farewell: "meeting", date: undefined });
  });

  test.for([
    ["en", "see you on Friday, a table for 4 please", null],
    ["en", "until Friday", "date"],
    ["de", "bis Freitag", "date"],
    ["fr", "à 21 h", "time"],
    ["en", "yes please, see you then", "confirm"],
  ] as const)("is none beside something else, in %s: %s", ([language, text, expecting]) => {
    expect(read(text, language, expecting).intent).not.toBe("thanks");
  });
});

describe("a leave at the summary", () => {
  const shown = { partySize: 4, date: "2026-11-27", time: "19:00" };
  const answer = (text: string, language: string, more: object = { tablePicked: true }) =>
    understand(text, { now, language, expecting: "confirm", country: "NO", draft: shown, ...more });

  test.for([
    [
      "en",
      "ok, see you Friday; great, see you then; perfect, see you on Friday at 7; thanks, see you Friday; ok bye; see you!",
    ],
    [
      "de",
      "bis Freitag dann, danke; ok, bis Freitag; super, bis dann; alles klar, bis Freitag um 19 Uhr; ok tschüss",
    ],
    [
      "fr",
      "ok, à vendredi; parfait, à vendredi; merci, à vendredi 19h; super, à bientôt; d'accord, au revoir",
    ],
    [
      "es",
      "vale, hasta el viernes; perfecto, nos vemos el viernes; gracias, hasta el viernes; genial, hasta luego; ok, adiós",
    ],
    [
      "it",
      "ok, a venerdì; perfetto, ci vediamo venerdì; grazie, a venerdì; va bene, a presto; ok, arrivederci",
    ],
    ["nl", "oké, tot vrijdag; prima, tot vrijdag; bedankt, tot vrijdag; top, tot dan; ok doei"],
    ["pt", "ok, até sexta; ótimo, até sexta; obrigado, até sexta; perfeito, até lá; está bem, adeus"],
    ["sv", "ok, vi ses på fredag; toppen, vi ses då; tack, vi ses på fredag; okej, vi ses; okej, hejdå"],
    ["nb", "ok, vi sees på fredag; flott, vi sees da; ok, ha det bra"],
    ["da", "ok, vi ses på fredag; fint, vi ses; ok, farvel"],
  ] as const)("is no yes, in %s", ([language, texts]) => {
    for (const text of texts.split("; ")) {
      expect([text, answer(text, language).intent]).toEqual([text, "thanks"]);
      expect([text, answer(text, language, { changeShown: true }).intent]).toEqual([text, "thanks"]);
    }
  });

  test.for([
    [
      "en",
      "yes please, see you Friday; book it, see you then; yes, see you Friday; sure, see you then; go ahead, see you Friday; yes thanks, bye",
    ],
    [
      "de",
      "ja bitte, bis Freitag; ja, bis dann; buchen Sie das, bis Freitag; ja gerne, danke, bis Freitag; ja danke, tschüss",
    ],
    [
      "fr",
      "oui merci, à vendredi; oui, à vendredi; réservez, à vendredi; je confirme, à vendredi; oui, au revoir",
    ],
    [
      "es",
      "sí por favor, hasta el viernes; sí, nos vemos el viernes; resérvela, hasta el viernes; confirmo, hasta el viernes; sí, adiós",
    ],
    [
      "it",
      "sì grazie, a venerdì; sì, ci vediamo venerdì; confermo, a venerdì; prenoti pure, a venerdì; sì, arrivederci",
    ],
    [
      "nl",
      "ja graag, tot vrijdag; ja, tot dan; boek maar, tot vrijdag; ik bevestig, tot vrijdag; ja hoor, doei",
    ],
    [
      "pt",
      "sim por favor, até sexta; sim, até sexta; pode reservar, até sexta; confirmo, até lá; sim, adeus",
    ],
    [
      "sv",
      "ja tack, vi ses på fredag; ja, vi ses då; boka det, vi ses; jag bekräftar, vi ses på fredag; ja, hejdå",
    ],
    ["nb", "ja takk, vi sees på fredag; bestill det, vi sees"],
    ["da", "ja tak, vi ses på fredag; bestil det, vi ses"],
  ] as const)("beside a yes is one, in %s", ([language, texts]) => {
    for (const text of texts.split("; ")) {
      expect([text, answer(text, language).intent]).toEqual([text, "affirm"]);
    }
  });

  test.for([
    ["en", "Sure, see you", "Friday", "Saturday"],
    ["de", "ja gern, bis", "Freitag", "Samstag"],
    ["fr", "oui merci, à", "vendredi", "samedi"],
    ["es", "sí, nos vemos el", "viernes", "sábado"],
    ["it", "sì, ci vediamo", "venerdì", "sabato"],
    ["nl", "ja graag, tot", "vrijdag", "zaterdag"],
    ["pt", "sim, até", "sexta", "sábado"],
    ["sv", "visst, vi ses på", "fredag", "lördag"],
  ] as const)(
    "with a yes is one on the day that is shown, and none on another, in %s: %s %s",
    ([language, yes, own, other]) => {
      expect(answer(`${yes} ${own}`, language).intent).toBe("affirm");
      expect(answer(`${yes} ${own}`, language)).not.toHaveProperty("date");
      expect(answer(`${yes} ${other}`, language).intent).not.toBe("affirm");
      const ahead = { tablePicked: true, draft: { ...shown, date: "2026-12-11" } };
      expect(answer(`${yes} ${own}`, language, ahead)).toMatchObject({ intent: "affirm" });
    },
  );

  test.for([
    ["en", "yes, see you Friday at 8"],
    ["de", "ja, bis Freitag um 20 Uhr"],
    ["fr", "oui, à vendredi 20h"],
    ["es", "sí, nos vemos el viernes a las 8"],
  ] as const)("with a yes is none at another hour, in %s: %s", ([language, text]) => {
    expect(answer(text, language).intent).not.toBe("affirm");
  });

  test.for([
    ["en", "see you on Friday!; great, see you then; ok, see you Friday"],
    ["de", "bis Freitag!; super, bis Freitag; ok, bis dann"],
    ["fr", "à vendredi !; parfait, à vendredi"],
    ["es", "hasta el viernes; perfecto, nos vemos el viernes"],
    ["it", "a venerdì!; perfetto, ci vediamo venerdì"],
    ["nl", "tot vrijdag!; prima, tot vrijdag"],
    ["pt", "até sexta!; ótimo, até sexta"],
    ["sv", "vi ses på fredag!; toppen, vi ses då"],
  ] as const)("looks forward to a visit that was asked about, in %s", ([language, texts]) => {
    for (const text of texts.split("; ")) {
      const { intent, farewell } = answer(text, language, {});
      expect([text, intent === "affirm" || farewell === "meeting"]).toEqual([text, true]);
    }
  });
});

describe("anger", () => {
  test.for([
    ["en", "you stupid machine"],
    ["en", "what the fuck"],
    ["en", "are you kidding me?"],
    ["de", "du blöde Maschine!"],
    ["de", "so ein Scheiß"],
    ["fr", "putain, t'es débile"],
    ["fr", "ça sert à rien"],
    ["es", "eres un idiota"],
    ["es", "qué asco de bot, joder"],
    ["it", "sei inutile"],
    ["it", "che cazzo"],
    ["nl", "stomme bot"],
    ["nl", "dit is belachelijk irritant"],
    ["pt", "isto é ridículo"],
    ["pt", "que merda"],
    ["sv", "jävla maskin"],
    ["sv", "du är värdelös"],
    ["nb", "dumme maskin"],
  ] as const)("in %s: %s", ([language, text]) => {
    for (const expecting of [null, "partySize", "name", "phone", "confirm"] as const) {
      const { intent, feeling, firstName } = read(text, language, expecting);
      // What was known for a complaint before is heard by a person.
      expect([expecting, feeling === "anger" || intent === "human"]).toEqual([expecting, true]);
      expect(firstName).toBeUndefined();
    }
  });

  test.for([
    ["en", "damn, make it 5"],
    ["de", "Mist, wir sind 5"],
    ["fr", "merde, on sera 5"],
  ] as const)("does not hide what else is said, in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ partySize: 5 });
  });
});

describe("the reason is asked for", () => {
  test.for([
    ["en", "why?"],
    ["en", "how come?"],
    ["en", "but why are you closed??"],
    ["de", "warum?"],
    ["de", "wieso denn nicht"],
    ["fr", "pourquoi ?"],
    ["fr", "comment ça se fait ?"],
    ["es", "¿por qué?"],
    ["it", "perché?"],
    ["it", "come mai?"],
    ["nl", "waarom niet?"],
    ["nl", "hoezo?"],
    ["pt", "porquê?"],
    ["sv", "varför?"],
    ["nb", "hvorfor det?"],
  ] as const)("in %s: %s", ([language, text]) => {
    for (const expecting of [null, "slot", "date", "phone"] as const) {
      expect(read(text, language, expecting)).toMatchObject({ intent: "question", asksWhy: true });
    }
  });

  test.for([
    ["en", "why not 7:30?"],
    ["de", "warum nicht um 19 Uhr?"],
  ] as const)("not where something is proposed, in %s: %s", ([language, text]) => {
    expect(read(text, language, "slot")).not.toHaveProperty("asksWhy");
  });
});

describe("more than one table is to be cancelled", () => {
  test.for([
    ["en", "cancel my bookings"],
    ["en", "cancel both"],
    ["en", "cancel everything"],
    ["de", "alle meine Reservierungen stornieren"],
    ["de", "beide stornieren"],
    ["fr", "annuler toutes mes réservations"],
    ["es", "cancelar todas mis reservas"],
    ["it", "annulla tutte le prenotazioni"],
    ["nl", "annuleer al mijn reserveringen"],
    ["pt", "cancelar todas as minhas reservas"],
    ["sv", "avboka alla mina bokningar"],
    ["nb", "avbestill alle bestillingene mine"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "cancel", cancelsAll: true });
  });

  test("of one, nothing is said of others", () => {
    expect(read("cancel my booking on Friday", "en")).not.toHaveProperty("cancelsAll");
  });
});

test.for([
  ["en", "are you there?"],
  ["en", "is anybody reading this?"],
  ["de", "ist da jemand?"],
  ["fr", "il y a quelqu'un ?"],
  ["es", "¿hay alguien?"],
  ["it", "c'è qualcuno?"],
  ["nl", "is daar iemand?"],
  ["sv", "är det någon där?"],
] as const)("in %s, “%s” is a greeting", ([language, text]) => {
  expect(read(text, language).intent).toBe("greet");
});

test.for([
  ["en", "are you there on sunday?"],
  ["fr", "vous êtes là dimanche ?"],
  ["es", "¿hay alguien que hable inglés?"],
] as const)("in %s, “%s” is a question", ([language, text]) => {
  expect(read(text, language).intent).toBe("question");
});

describe("all that are listed, where one is to be cancelled", () => {
  const listed = (text: string, language: string) =>
    understand(text, { now, language, expecting: "slot", cancelsListed: true, offers: [{ time: "19:00" }] });

  test.for([
    ["en", "both please"],
    ["en", "yes, both of them"],
    ["de", "alle beide"],
    ["fr", "les deux, s'il vous plaît"],
    ["es", "las dos"],
    ["it", "tutte e due"],
    ["nl", "allebei graag"],
    ["pt", "as duas"],
    ["sv", "båda två"],
    ["nb", "begge to, takk"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(listed(text, language)).toMatchObject({ intent: "cancel", cancelsAll: true });
  });

  test.for(["the first one", "not both", "both?", "both are fine as they are", "neither"])(
    "not by “%s”",
    (text) => {
      expect(listed(text, "en")).not.toHaveProperty("cancelsAll");
    },
  );
});

test.for([
  ["en", "is this thing on?"],
  ["de", "geht das Ding hier?"],
  ["fr", "ça marche ce truc ?"],
  ["es", "¿funciona esto?"],
  ["it", "ma rispondete o no??"],
  ["nl", "zeg, werkt dit ding?"],
  ["pt", "isso funciona?"],
  ["sv", "svarar ni eller?"],
] as const)("who asks whether anybody answers is greeted: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "name" }).intent).toBe("greet");
});

test.for([
  ["es", "oye, cómo va lo de aparcar"],
  ["es", "el aparcamiento"],
  ["pt", "como está o estacionamento"],
  ["pt", "e o estacionamento"],
  ["en", "hows the parking"],
] as const)("how something of the house is greets nobody: %s, %s", ([language, text]) => {
  const { intent, topics } = understand(text, { now, language, expecting: "slot" });
  expect([intent, topics]).toEqual(["question", ["parking"]]);
});
