import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

function read(text: string, language: string, comment: string | undefined) {
  const draft = {
    partySize: 4,
    date: "2026-11-20",
    time: "19:00",
    ...(comment !== undefined && { comment }),
  };
  return understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
}

describe("a wish that is noted is taken back", () => {
  test.for([
    ["en", "two high chairs and a pram", "forget the high chairs", "a pram"],
    ["en", "by the window; a high chair", "we don't need the high chair after all", "by the window"],
    ["en", "a high chair", "no high chair needed after all", ""],
    ["de", "Hochstuhl; am Fenster", "doch keinen Hochstuhl", "am Fenster"],
    ["de", "ein Hochstuhl", "wir brauchen den Hochstuhl nicht", ""],
    ["fr", "une chaise haute et une poussette", "oubliez la chaise haute", "une poussette"],
    ["fr", "une chaise haute", "on n'a plus besoin de la chaise haute", ""],
    ["es", "dos tronas y un carrito", "al final no necesitamos las tronas", "un carrito"],
    ["it", "un seggiolone", "non serve più il seggiolone", ""],
    ["nl", "een kinderstoel; bij het raam", "we hebben de kinderstoel niet meer nodig", "bij het raam"],
    ["pt", "uma cadeirinha", "já não precisamos da cadeirinha", ""],
    ["sv", "en barnstol och plats för vagn", "vi behöver inte barnstolen", "plats för vagn"],
  ] as const)("in %s of “%s”: “%s”", ([language, noted, text, left]) => {
    const { wishesLeft, comment, intent } = read(text, language, noted);
    expect({ wishesLeft, comment }).toEqual({ wishesLeft: left });
    expect(intent).not.toBe("cancel");
    expect(intent).not.toBe("affirm");
  });
});

describe("and its opposite stands instead of it", () => {
  test.for([
    ["en", "by the window", "actually not by the window"],
    ["de", "am Fenster", "lieber nicht am Fenster"],
    ["fr", "près de la fenêtre", "plutôt pas près de la fenêtre"],
    ["sv", "vid fönstret", "helst inte vid fönstret"],
  ] as const)("in %s of “%s”: “%s”", ([language, noted, text]) => {
    const { wishesLeft, comment } = read(text, language, noted);
    expect(wishesLeft).toBe("");
    expect(comment).toBeDefined();
  });
});

test.for([
  ["en", "nut allergy", "no nuts please"],
  ["en", "nut allergy", "forget the nut allergy"],
  ["en", "by the window", "no candles please"],
  ["en", undefined, "forget the high chair"],
  ["de", "Nussallergie", "keine Nüsse bitte"],
] as const)(
  "an allergy stays, and so does what is not meant: in %s of “%s”, “%s”",
  ([language, noted, text]) => {
    expect(read(text, language, noted)).not.toHaveProperty("wishesLeft");
  },
);

describe("what is no wish any more, where it is not known here what is noted,", () => {
  test.for([
    ["en", "the high chair is no longer needed", "chair"],
    ["en", "please take the high chair off", "chair"],
    ["de", "der Hochstuhl wird nicht mehr gebraucht", "hochstuhl"],
    ["fr", "on n'a plus besoin de la chaise haute", "chaise"],
    ["es", "ya no hace falta la trona", "trona"],
    ["it", "non è più necessario il seggiolone", "seggiolone"],
    ["nl", "we hebben de kinderstoel niet meer nodig", "kinderstoel"],
    ["pt", "afinal não precisamos da cadeirinha", "cadeirinha"],
    ["sv", "barnstolen behövs inte längre", "barnstolen"],
    ["nb", "barnestolen trengs ikke lenger", "barnestolen"],
    ["da", "vi har ikke brug for barnestolen alligevel", "barnestolen"],
  ] as const)("calls off no table: %s, “%s”", ([language, text, word]) => {
    const read = understand(text, { now, language, expecting: null });
    expect(read.unwished).toContain(word);
    expect(["cancel", "change", "deny", "affirm", "thanks"]).not.toContain(read.intent);
  });

  test.for([
    ["en", "forget the birthday table", undefined],
    ["en", "we no longer need the table by the window", "cancel"],
    ["en", "forget the nut allergy", undefined],
    ["de", "wir brauchen den Tisch am Fenster nicht mehr", "cancel"],
  ] as const)("is neither a table nor an allergy: %s, “%s”", ([language, text, intent]) => {
    const read = understand(text, { now, language, expecting: null });
    expect(read).not.toHaveProperty("unwished");
    if (intent) expect(read.intent).toBe(intent);
  });
});

describe("beside a yes, what is not to be written or is not wanted goes from the note:", () => {
  test.for([
    ["en", "near the queue, high chair", "yes!! but don't write the thing about the queue", "high chair"],
    ["en", "high chair, window", "yes, but without the high chair", "window"],
    ["de", "neben der Schlange, Hochstuhl", "ja!! aber schreibt das mit der Schlange nicht", "Hochstuhl"],
    ["de", "Hochstuhl, Fenster", "ja, aber ohne Hochstuhl", "Fenster"],
    ["fr", "petite file, chaise haute", "oui !! mais n’écrivez pas le truc sur la file", "chaise haute"],
    ["fr", "chaise haute, fenêtre", "oui mais sans la chaise haute", "fenêtre"],
    ["es", "cola corta, trona", "¡¡sí!! pero no pongas lo de la cola", "trona"],
    ["es", "trona, ventana", "sí, pero sin trona", "ventana"],
    ["it", "coda corta, seggiolone", "sì!! ma non scrivete quella cosa della coda", "seggiolone"],
    ["it", "seggiolone, finestra", "sì, ma senza seggiolone", "finestra"],
    ["pt", "fila curta, cadeirinha", "sim!! mas não escreva aquilo da fila", "cadeirinha"],
    ["pt", "cadeirinha, janela", "sim, mas sem cadeirinha", "janela"],
    ["nl", "wachtrij buiten, kinderstoel", "ja!! maar schrijf dat van de wachtrij niet op", "kinderstoel"],
    ["nl", "kinderstoel, raam", "ja, maar zonder kinderstoel", "raam"],
    ["sv", "plats i köplatsen, barnstol", "ja!! men skriv inte det om köplatsen", "barnstol"],
    ["sv", "barnstol, fönster", "ja, men utan barnstol", "fönster"],
    ["nb", "plass til køen, barnestol", "ja!! men ikke skriv det om køen", "barnestol"],
    ["nb", "barnestol, vindu", "ja, men uten barnestol", "vindu"],
    ["da", "barnestol, vindue", "ja, men uden barnestol", "vindue"],
  ] as const)("%s, of “%s”: %s", ([language, comment, text, left]) => {
    const draft = { date: "2026-11-20", time: "19:00", partySize: 4, comment };
    const said = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(said).toMatchObject({ wishesLeft: left });
    expect(said).not.toHaveProperty("agrees");
  });

  test.for([
    ["en", "a pizza without onions", "yes, without onions"],
    ["de", "ohne Zwiebeln", "ja, ohne Zwiebeln bitte"],
    ["en", "nut allergy", "yes, without nuts"],
  ] as const)("but not in %s, of “%s”: %s", ([language, comment, text]) => {
    const draft = { date: "2026-11-20", time: "19:00", partySize: 4, comment };
    const said = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(said).not.toHaveProperty("wishesLeft");
  });
});
