import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const table = { date: "2026-11-28", time: "19:00", partySize: 4 };

const read = (language: string, text: string, comment?: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft: { ...table, ...(comment !== undefined && { comment }) },
  });

const deletesAll = {
  en: "delete every note",
  de: "lösche alle Notizen",
  fr: "supprimez toutes les notes",
  es: "borra todas las notas",
  it: "cancella tutte le note",
  nl: "verwijder alle opmerkingen",
  pt: "apaga todas as notas",
  sv: "ta bort alla anteckningar",
  nb: "slett alle notater",
};

describe("an allergy that is only another stays one, as it is told:", () => {
  test.for([
    [
      "en",
      "one is coeliac; window",
      "take the coeliac thing off, it's just lactose",
      "one is lactose, window",
    ],
    ["de", "Zöliakie; Fenster", "das mit Zöliakie weg, es ist nur Laktose", "Laktose, Fenster"],
    [
      "fr",
      "une personne coeliaque; fenêtre",
      "enlevez coeliaque, c'est juste lactose",
      "une personne lactose, fenêtre",
    ],
    [
      "es",
      "una persona celíaca; ventana",
      "lo de celíaca quítalo que es solo lactosa",
      "una persona lactosa, ventana",
    ],
    ["it", "uno è celiaco; finestra", "togli celiaco, è solo lattosio", "uno è lattosio, finestra"],
    ["nl", "coeliakie; raam", "haal coeliakie weg, het is alleen lactose", "lactose, raam"],
    ["pt", "uma pessoa celíaca; janela", "tira celíaca, é só lactose", "uma pessoa lactose, janela"],
    ["sv", "en är celiaki; fönster", "ta bort celiaki, det är bara laktos", "en är laktos, fönster"],
    [
      "de",
      "Glutenunverträglichkeit; Kinderstuhl",
      "es ist dann nur Laktose, nicht Gluten",
      "unverträglichkeit (Laktose), Kinderstuhl",
    ],
  ] as const)("in %s, of “%s”, “%s”", ([language, comment, text, left]) => {
    expect(read(language, text, comment).wishesLeft).toBe(left);
  });

  test.for([
    ["en", "one is coeliac; window", "take the window off, it's just the two of us", "one is coeliac"],
    ["es", "una persona celíaca; ventana", "quita la ventana, somos solo dos", "una persona celíaca"],
  ] as const)("but in %s, of “%s”, “%s” tells of the party", ([language, comment, text, left]) => {
    expect(read(language, text, comment)).toMatchObject({ partySize: 2, wishesLeft: left });
  });
});

describe("every note goes, and the allergy stays, in whichever language it was told:", () => {
  test.for([
    ["en", "delete every single note"],
    ["en", "delete all my notes"],
    ["de", "sämtliche Anmerkungen löschen"],
    ["fr", "supprimez l'ensemble des remarques"],
    ["es", "borra todos los comentarios"],
    ["it", "cancella tutte le note"],
    ["nl", "verwijder alle opmerkingen"],
    ["pt", "apaga todas as notas"],
    ["sv", "ta bort alla anteckningar"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text, "allergia alle noci; finestra").wishesLeft).toBe("allergia alle noci");
  });
});

describe("what is to be noted instead is heard beside a name:", () => {
  test.for([
    ["en", "delete the note and just write high chair and the name is Paula Ross", "high chair"],
    ["de", "lösche die Notiz und schreib nur Kinderstuhl und der Name ist Paula Ross", "Kinderstuhl"],
    ["it", "cancella la nota e scrivi solo seggiolone e il nome è Paula Ross", "seggiolone"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(language, text, "nut allergy; finestra")).toMatchObject({
      comment,
      wishedAlone: true,
      firstName: "Paula",
      lastName: "Ross",
    });
  });
});

describe("what lacks in the note is noted by itself, where nothing is noted yet, and agrees to nothing:", () => {
  test.for([
    ["en", "the high chair is missing from the note, put it in", "the high chair"],
    ["de", "der Kinderstuhl fehlt in der Notiz, bitte eintragen", "der Kinderstuhl"],
    ["fr", "la chaise haute manque dans la note, ajoutez-la", "la chaise haute"],
    ["es", "falta la trona en la nota, ponla", "la trona"],
    ["it", "manca il seggiolone nella nota per favore mettilo", "il seggiolone"],
    ["nl", "de kinderstoel ontbreekt in de notitie, zet die erin", "de kinderstoel"],
    ["pt", "falta a cadeirinha na nota, ponha-a", "a cadeirinha"],
    ["sv", "barnstolen saknas i anteckningen, lägg till den", "barnstolen"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    for (const noted of [undefined, "nut allergy"]) {
      expect(read(language, text, noted)).toMatchObject({ intent: "inform", comment });
      expect(read(language, text, noted)).not.toHaveProperty("agrees");
    }
  });
});

describe("what is said to us is no part of a note:", () => {
  test.for([
    ["en", "one's coeliac mate", "one's coeliac"],
    ["en", "high chair pls mate", "high chair"],
    ["de", "Kinderstuhl bitte notier das", "Kinderstuhl"],
    ["es", "apúntalo: una trona", "una trona"],
    ["it", "uno è celiaco però", "uno è celiaco"],
    ["it", "però un seggiolone", "un seggiolone"],
    ["es", "una tarta con mate", "una tarta con mate"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(language, text).comment).toBe(comment);
  });
});

describe("what is left of an allergy that was narrowed is one, and stays where every note goes:", () => {
  test.for([
    ["en", "only lactose"],
    ["en", "it's just lactose then"],
    ["en", "just the shellfish"],
    ["en", "one is lactose"],
    ["en", "only fish"],
    ["de", "nur Laktose"],
    ["de", "es ist nur Laktose"],
    ["de", "nur Haselnüsse"],
    ["de", "Glutenunverträglichkeit"],
    ["sv", "överkänslig mot nötter"],
    ["nl", "overgevoelig voor noten"],
    ["fr", "seulement le lactose"],
    ["fr", "c'est juste le gluten"],
    ["es", "solo la lactosa"],
    ["it", "solo il lattosio"],
    ["it", "solo glutine"],
    ["nl", "alleen lactose"],
    ["nl", "enkel pinda's"],
    ["pt", "só a lactose"],
    ["sv", "bara laktos"],
    ["nb", "bare laktose"],
    ["nb", "kun nøtter"],
  ] as const)("in %s, “%s”", ([language, noted]) => {
    expect(read(language, deletesAll[language], `${noted}; xyz`).wishesLeft).toBe(noted);
  });

  test.for([
    ["en", "only a glass of milk for the boy"],
    ["en", "a nut cake with candles"],
    ["en", "just the window"],
    ["de", "nur Kinderstuhl"],
    ["de", "Nusstorte mit Kerzen"],
    ["fr", "juste une chaise haute"],
    ["es", "solo una trona"],
    ["it", "solo un seggiolone"],
    ["nl", "alleen een kinderstoel"],
    ["pt", "só uma cadeira de bebé"],
    ["sv", "bara en barnstol"],
    ["nb", "bare en barnestol"],
  ] as const)("but in %s, “%s” is a wish, and goes", ([language, noted]) => {
    expect(read(language, deletesAll[language], `${noted}; xyz`).wishesLeft).toBe("");
  });
});
