import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("whether a booking still stands shows it, and wishes for none", () => {
  test.for([
    ["en", "does my booking for friday still stand?"],
    ["de", "steht meine Reservierung für Freitag noch?"],
    ["fr", "ma réservation pour vendredi tient toujours ?"],
    ["es", "¿sigue en pie mi reserva del viernes?"],
    ["it", "la mia prenotazione di venerdì è ancora valida?"],
    ["nl", "staat mijn reservering voor vrijdag nog?"],
    ["pt", "a minha reserva de sexta ainda está de pé?"],
    ["sv", "gäller min bokning på fredag fortfarande?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "list", date: "2026-11-20" });
  });
});

describe("so does who would read it once more", () => {
  test.for([
    ["en", "can you send me that again?"],
    ["de", "können Sie mir das noch mal schicken?"],
    ["fr", "pouvez-vous me le renvoyer ?"],
    ["es", "¿me lo puede mandar otra vez?"],
    ["it", "può rimandarmelo?"],
    ["nl", "kunt u dat nog een keer sturen?"],
    ["pt", "pode enviar outra vez?"],
    ["sv", "kan du skicka det igen?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language).intent).toBe("list");
  });
});

describe("the first and the last table are asked of the house, and no day", () => {
  test.for([
    ["en", "first and last table?"],
    ["de", "erster und letzter Tisch?"],
    ["fr", "première et dernière table ?"],
    ["es", "¿primera y última mesa?"],
    ["it", "primo e ultimo tavolo?"],
    ["nl", "eerste en laatste tafel?"],
    ["pt", "primeira e última mesa?"],
    ["sv", "första och sista bordet?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
    const found = understand(text, { now, language, expecting: "name", tablePicked: true, draft });
    expect(found).toMatchObject({ intent: "question", topics: ["starts"] });
    expect(found).not.toHaveProperty("date");
  });
});

describe("who wants to see a calendar says so, and nothing else", () => {
  test.for([
    ["en", "show me a calendar"],
    ["de", "Zeig mir einen Kalender"],
    ["fr", "montrez-moi le calendrier"],
    ["es", "muéstreme el calendario"],
    ["it", "mi mostri il calendario"],
    ["nl", "laat me de kalender zien"],
    ["pt", "mostre-me o calendário"],
    ["sv", "visa mig kalendern"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const expecting of [null, "date", "confirm"] as const) {
      const { intent, calendar } = understand(text, {
        now,
        language,
        expecting,
        tablePicked: expecting === "confirm",
      });
      expect(calendar).toBe(true);
      expect(["question", "other"]).toContain(intent);
    }
  });
});
