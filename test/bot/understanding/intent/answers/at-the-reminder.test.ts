import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const atReminder = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", draft });

describe("asked whether they come, these are a no", () => {
  test.for([
    ["en", "can't, sorry"],
    ["en", "sadly not"],
    ["en", "we're out, sorry"],
    ["es", "no vamos a poder"],
    ["it", "non riusciamo"],
    ["pt", "não vamos conseguir"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(["deny", "cancel"]).toContain(atReminder(text, language).intent);
  });
});

describe("one of them who is ill calls nothing off, and is met with a kind word", () => {
  test.for([
    ["en", "my wife's ill"],
    ["en", "my husband's sick"],
    ["de", "meine Frau ist krank"],
    ["fr", "ma femme est malade"],
    ["es", "mi mujer está enferma"],
    ["it", "mia moglie sta male"],
    ["nl", "mijn vrouw is ziek"],
    ["pt", "a minha mulher está doente"],
    ["sv", "min fru är sjuk"],
    ["sv", "barnen är sjuka"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atReminder(text, language)).toMatchObject({ intent: "other", feeling: "sorrow" });
  });
});

test("“vi är sjuka” is all of them", () => {
  expect(atReminder("vi är sjuka", "sv").intent).toBe("cancel");
});

describe("which booking it is about is asked for", () => {
  test.for([
    ["en", "which booking is that?"],
    ["de", "welche Reservierung ist das?"],
    ["fr", "c'est quelle réservation ?"],
    ["es", "¿qué reserva es?"],
    ["it", "quale prenotazione?"],
    ["nl", "welke reservering is dat?"],
    ["pt", "que reserva é essa?"],
    ["sv", "vilken bokning är det?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atReminder(text, language).intent).toBe("list");
  });
});

describe("how far behind they are is lateness, and no hour", () => {
  test.for([
    ["en", "running about 10 behind; running about 10 behind but yes; yes, 10 behind; yes running 15 behind"],
    ["de", "sind ca 10 hinten dran; ja aber 10 später"],
    ["fr", "on a 10 min de retard; on aura dans les 10 de retard"],
    ["es", "vamos con unos 10 de retraso"],
    ["it", "siamo indietro di 10; ritardo di 10 circa"],
    ["nl", "we lopen zo'n 10 achter; lopen 10 uit"],
    ["pt", "estamos uns 10 atrasados; sim com uns 10 de atraso"],
    ["sv", "ligger typ 10 efter; vi är runt 10 sena"],
  ] as const)("in %s", ([language, texts]) => {
    for (const text of texts.split("; ")) {
      const { late, time, partySize } = atReminder(text, language);
      expect([text, late?.minutes, time, partySize]).toEqual([
        text,
        text.includes("15") ? 15 : 10,
        undefined,
        undefined,
      ]);
    }
  });

  test("“we're 8 behind the others” is no lateness of ours", () => {
    expect(atReminder("the others are 8 behind us", "en").time).toBeUndefined();
  });
});

describe("how many they are beside a yes is no hour:", () => {
  test.for([
    ["en", "yes but we'll be three", 3],
    ["en", "yes but only 3", 3],
    ["de", "ja aber zu dritt", 3],
    ["de", "ja, nur zu dritt", 3],
    ["de", "ja aber nur 3", 3],
    ["fr", "oui mais à trois", 3],
    ["fr", "oui mais à 3", 3],
    ["fr", "oui à trois finalement", 3],
    ["fr", "oui mais on sera trois", 3],
    ["fr", "oui mais à deux", 2],
    ["fr", "oui, à cinq au lieu de quatre", 5],
    ["es", "sí pero somos tres", 3],
    ["es", "sí, pero solo tres", 3],
    ["es", "sí pero vamos tres", 3],
    ["it", "sì ma in tre", 3],
    ["it", "sì, siamo in tre però", 3],
    ["nl", "ja maar met z'n drieën", 3],
    ["nl", "ja maar met 3", 3],
    ["pt", "sim mas somos três", 3],
    ["pt", "sim mas só três", 3],
    ["sv", "ja men vi blir tre", 3],
    ["sv", "ja men bara tre", 3],
    ["fr", "oui à trois", 3],
  ] as const)("%s: %s", ([language, text, size]) => {
    const { partySize, time } = atReminder(text, language);
    expect([partySize, time]).toEqual([size, undefined]);
  });

  test.for([
    ["fr", "oui mais à 8", "20:00"],
    ["fr", "oui mais à 20h", "20:00"],
  ] as const)("but near the table's own it may be one, in %s: %s", ([language, text, time]) => {
    expect(atReminder(text, language)).toMatchObject({ intent: "change", time });
  });
});

describe("all of them ill, and plans that changed, are no yes, and count nobody", () => {
  test.for([
    [
      "en",
      "we're all ill; we are all sick sorry; everyone's down with flu; plans have changed; our plans changed, sorry; something came up",
    ],
    [
      "de",
      "wir sind alle krank; alle krank hier; liegen alle flach; Pläne haben sich geändert; es ist was dazwischengekommen",
    ],
    ["fr", "on est tous malades; tout le monde est malade; nos plans ont changé; changement de programme"],
    ["es", "estamos todos malos; estamos todos enfermos; han cambiado los planes; nos ha surgido algo"],
    ["it", "siamo tutti malati; stiamo tutti male; i piani sono cambiati; cambio di programma"],
    ["nl", "we zijn allemaal ziek; iedereen is ziek; de plannen zijn veranderd; er is iets tussen gekomen"],
    ["pt", "estamos todos doentes; ficou tudo doente; os planos mudaram; surgiu um imprevisto"],
    [
      "sv",
      "vi är alla sjuka; alla är sjuka; hela gänget är sjukt; planerna har ändrats; det har kommit nåt emellan",
    ],
  ] as const)("in %s", ([language, texts]) => {
    for (const text of texts.split("; ")) {
      const { intent, agrees, partySize, cancelsAll } = atReminder(text, language);
      expect([text, intent === "affirm", agrees, partySize, cancelsAll]).toEqual([
        ...[text, false, undefined, undefined, undefined],
      ]);
    }
  });

  test("“avboka alla” is every table", () => {
    expect(understand("avboka alla", { now, language: "sv", expecting: null })).toMatchObject({
      cancelsAll: true,
    });
  });
});
