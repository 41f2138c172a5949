import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("what is free that day is a question:", () => {
  test.for([
    ["en", "what have you got free tomorrow"],
    ["de", "was habt ihr morgen noch frei?"],
    ["es", "qué tenéis libre mañana?"],
    ["fr", "vous avez quoi de libre demain ?"],
    ["it", "cosa avete libero domani?"],
    ["nl", "wat is er morgen nog vrij?"],
    ["pt", "o que têm livre amanhã?"],
    ["sv", "vad finns det ledigt imorgon?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, date } = understand(text, { now, expecting: null, language });
    expect({ intent, date }).toEqual({ intent: "question", date: "2026-11-19" });
  });
});

describe("whether one has to book is a question too:", () => {
  test.for([
    ["en", "do you have to book or can you just turn up"],
    ["de", "muss man reservieren oder kann man einfach kommen"],
    ["es", "hay que reservar o se puede ir sin más"],
    ["fr", "il faut réserver ou on peut passer comme ça"],
    ["it", "bisogna prenotare o si può venire e basta"],
    ["nl", "moet je reserveren of kan ik zo langskomen"],
    ["pt", "precisa reservar ou pode chegar direto"],
    ["sv", "måste man boka bord eller kan man dyka upp"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).intent).toBe("question");
  });
});

describe("what booking costs is asked of the house:", () => {
  test.for([
    ["en", "does the booking cost anything"],
    ["en", "is it free to book?"],
    ["de", "kostet die Reservierung etwas?"],
    ["de", "muss ich für die Reservierung zahlen?"],
    ["fr", "la réservation est payante ?"],
    ["fr", "est-ce que la réservation coûte quelque chose ?"],
    ["es", "¿cuesta algo reservar?"],
    ["es", "¿hay que pagar por reservar?"],
    ["it", "la prenotazione costa qualcosa?"],
    ["it", "si paga per prenotare?"],
    ["nl", "kost reserveren iets?"],
    ["nl", "moet ik betalen om te reserveren?"],
    ["pt", "a reserva custa alguma coisa?"],
    ["pt", "paga-se para reservar?"],
    ["sv", "kostar det något att boka?"],
    ["sv", "är det gratis att boka?"],
    ["nb", "koster det noe å bestille?"],
    ["da", "koster det noget at booke?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language })).toMatchObject({
      intent: "question",
      topics: ["fees"],
    });
  });

  test("a table that is free to book is one", () => {
    expect(
      understand("do you have a table free to book", { now, expecting: null, language: "en" }),
    ).not.toHaveProperty("topics");
  });
});

describe("weather that is supposed asks about the house, at the summary as well:", () => {
  test.for([
    ["en", "if it rains can we move inside?"],
    ["de", "und wenn es regnet können wir dann rein?"],
    ["es", "y si llueve nos podéis meter dentro?"],
    ["fr", "et s'il pleut on peut rentrer ?"],
    ["it", "e se piove possiamo stare dentro?"],
    ["nl", "en als het regent kunnen we dan naar binnen?"],
    ["pt", "e se chover podemos ficar dentro?"],
    ["sv", "och om det regnar kan vi sitta inne då?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const context = { now, expecting: "confirm", tablePicked: true, language } as const;
    expect(understand(text, context).intent).toBe("question");
  });

  test.for([
    ["de", "regnet es morgen?"],
    ["en", "will it rain tomorrow?"],
  ] as const)("but in %s, “%s” does not", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).intent).toBe("other");
  });
});

describe("what cancelling later costs is asked in few words:", () => {
  test.for([
    ["en", "what if I cancel later?"],
    ["de", "was wenn ich später absage?"],
    ["es", "y si cancelo más tarde?"],
    ["fr", "et si j'annule plus tard ?"],
    ["it", "e se disdico dopo?"],
    ["nl", "wat als ik later afzeg?"],
    ["pt", "e se eu cancelar depois?"],
    ["sv", "vad händer om jag avbokar senare?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const context = { now, expecting: "confirm", tablePicked: true, language } as const;
    expect(understand(text, context)).toMatchObject({ intent: "question", topics: ["fees"] });
  });
});
