import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const booked = { now, expecting: null, draft } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;
const atName = { now, expecting: "name", tablePicked: true, draft } as const;
const atOffers = { now, expecting: "slot", draft, offers: [{ time: "19:00" }, { time: "19:30" }] } as const;

const read = (text: string, language: string, context: object, noted?: string) => {
  const { language: _, ...understood } = understand(text, {
    ...booked,
    ...context,
    language,
    ...(noted !== undefined && { noted }),
  });
  return understood;
};

describe("what is told beside the question whether it is noted is to be noted", () => {
  test.for([
    ["en", "My dad's coeliac, is that noted?", "My dad's coeliac"],
    ["de", "Mein Vater hat Zöliakie, ist das notiert?", "Mein Vater hat Zöliakie"],
    ["fr", "Mon père est coeliaque, c'est noté ?", "Mon père est coeliaque"],
    ["es", "Mi padre es celíaco, está apuntado?", "Mi padre es celíaco"],
    ["it", "Mio padre è celiaco, è segnato?", "Mio padre è celiaco"],
    ["nl", "Mijn vader heeft coeliakie, is dat genoteerd?", "Mijn vader heeft coeliakie"],
    ["pt", "O meu pai é celíaco, está anotado?", "O meu pai é celíaco"],
    ["sv", "Min pappa har celiaki, är det noterat?", "Min pappa har celiaki"],
  ] as const)("in %s: “%s”", ([language, text, comment]) => {
    for (const context of [booked, atSummary, atName])
      for (const noted of [undefined, "", "by the window"])
        expect(read(text, language, context, noted)).toEqual({
          intent: "inform",
          comment,
          asksIfNoted: true,
        });
  });

  test("before a table is picked, too", () => {
    const wish = { intent: "inform", comment: "a high chair", asksIfNoted: true };
    expect(read("we need a high chair, have you got that down?", "en", atOffers, "")).toEqual(wish);
  });
});

const asked = [
  ["en", "did you note the window?", "window"],
  ["en", "did you get the dog?", "dog"],
  ["en", "is my nut allergy noted?", "nut allergy"],
  ["de", "haben sie das fenster notiert?", "fenster"],
  ["de", "ist der hochstuhl vermerkt?", "hochstuhl"],
  ["fr", "vous avez noté la fenêtre ?", "fenêtre"],
  ["fr", "la chaise haute est bien notée ?", "chaise haute"],
  ["es", "habéis apuntado la ventana?", "ventana"],
  ["it", "avete segnato la finestra?", "finestra"],
  ["nl", "is de kinderstoel genoteerd?", "kinderstoel"],
  ["pt", "anotaram a janela?", "janela"],
  ["sv", "har ni noterat fönstret?", "fönstret"],
] as const;

describe("what is asked to have been noted", () => {
  test.for(asked)("is, where it is not yet, %s: “%s”", ([language, text, comment]) => {
    for (const context of [booked, atSummary])
      expect(read(text, language, context, "")).toEqual({ intent: "inform", comment, asksIfNoted: true });
  });

  test.for(asked)("is only asked of where it is, or nobody knows, %s: “%s”", ([language, text, comment]) => {
    for (const noted of [undefined, `a candle; ${comment}`]) {
      expect(read(text, language, booked, noted).topics).toEqual(["noted"]);
      expect(read(text, language, booked, noted)).not.toHaveProperty("comment");
    }
  });
});

describe("that it was noted is asked by a word at the end, in dictated words, too", () => {
  test.for([
    ["en", "you've noted the high chair, right?", "high chair"],
    ["en", "and you noted the pram, didn't you?", "pram"],
    ["de", "den Hochstuhl haben Sie notiert, oder", "Hochstuhl"],
    ["de", "die Nussallergie habt ihr aufgeschrieben, ne", "Nussallergie"],
    ["fr", "l'allergie c'est noté hein", "allergie"],
    ["es", "y apuntasteis lo de la trona no", "trona"],
    ["es", "anotaron la silla de ruedas verdad", "silla de ruedas"],
    ["it", "avete segnato il seggiolone, vero", "seggiolone"],
    ["nl", "jullie hebben de kinderstoel genoteerd hè", "kinderstoel"],
    ["pt", "anotaram a cadeira de rodas né", "cadeira de rodas"],
    ["sv", "ni har skrivit upp barnstolen va", "barnstolen"],
  ] as const)("in %s: “%s”", ([language, text, wish]) => {
    expect(read(text, language, atSummary, wish)).toMatchObject({ intent: "question", topics: ["noted"] });
    expect(read(text, language, atSummary, wish)).not.toHaveProperty("comment");
    expect(read(text, language, atSummary, "")).toMatchObject({ comment: wish, asksIfNoted: true });
  });

  test.for([
    ["en", "please note the high chair"],
    ["de", "den Hochstuhl bitte notieren"],
    ["es", "apuntad lo de la trona"],
    ["sv", "skriv upp barnstolen"],
  ] as const)("and told to note it is none in %s: “%s”", ([language, text]) => {
    expect(read(text, language, atSummary, "")).not.toHaveProperty("asksIfNoted");
  });
});

describe("what the note says is asked", () => {
  test.for([
    ["en", "what does the note say?"],
    ["de", "was steht in der Notiz?"],
    ["fr", "qu’est-ce qu’il y a dans la note ?"],
    ["es", "¿qué pone en la nota?"],
    ["it", "cosa c’è scritto nella nota?"],
    ["pt", "o que diz a nota?"],
    ["nl", "wat staat er in de notitie?"],
    ["sv", "vad står det i meddelandet?"],
    ["nb", "hva står det i meldinga?"],
  ] as const)("in %s: “%s”", ([language, text]) => {
    for (const context of [booked, atSummary])
      expect(read(text, language, context)).toEqual({ intent: "question", topics: ["noted"] });
  });
});
