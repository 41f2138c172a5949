import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string, comment: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft: { date: "2026-11-21", time: "19:00", partySize: 4, comment },
    noted: comment,
  });

describe("of what is noted, what is named stays and the others go", () => {
  test.for([
    ["en", "coeliac and high chair stay, the rest can go", "coeliac; dog; high chair", "coeliac, high chair"],
    ["en", "just coeliac and high chair", "coeliac; dog; high chair", "coeliac, high chair"],
    ["en", "it says nut and dog, only the nut is right", "nut allergy; dog", "nut allergy"],
    ["de", "Zöliakie und Kinderstuhl bleibt", "Zöliakie; Hund; Kinderstuhl", "Zöliakie, Kinderstuhl"],
    ["de", "nur Zöliakie und Kinderstuhl", "Zöliakie; Hund; Kinderstuhl", "Zöliakie, Kinderstuhl"],
    ["de", "da steht Nuss und Hund, nur Nuss stimmt", "Nussallergie; Hund", "Nussallergie"],
    [
      "fr",
      "coeliaque et chaise haute restent, le reste non",
      "coeliaque; chien; chaise haute",
      "coeliaque, chaise haute",
    ],
    ["fr", "juste coeliaque et chaise haute", "coeliaque; chien; chaise haute", "coeliaque, chaise haute"],
    ["es", "celíaca y trona se quedan, lo demás fuera", "celíaca; perro; trona", "celíaca, trona"],
    ["es", "solo celíaca y trona", "celíaca; perro; trona", "celíaca, trona"],
    [
      "es",
      "pone nueces y perro, solo lo de las nueces es correcto",
      "alergia a las nueces; perro",
      "alergia a las nueces",
    ],
    ["it", "celiaca e seggiolone restano, il resto via", "celiaca; cane; seggiolone", "celiaca, seggiolone"],
    ["it", "solo celiaca e seggiolone", "celiaca; cane; seggiolone", "celiaca, seggiolone"],
    [
      "nl",
      "coeliakie en kinderstoel blijven staan, de rest mag weg",
      "coeliakie; hond; kinderstoel",
      "coeliakie, kinderstoel",
    ],
    ["nl", "alleen coeliakie en kinderstoel", "coeliakie; hond; kinderstoel", "coeliakie, kinderstoel"],
    [
      "pt",
      "celíaca e cadeira ficam, o resto sai",
      "celíaca; cão; cadeira de bebé",
      "celíaca, cadeira de bebé",
    ],
    ["pt", "só celíaca e cadeira de bebé", "celíaca; cão; cadeira de bebé", "celíaca, cadeira de bebé"],
    ["sv", "celiaki och barnstol ska vara kvar, resten bort", "celiaki; hund; barnstol", "celiaki, barnstol"],
    ["sv", "bara celiaki och barnstol", "celiaki; hund; barnstol", "celiaki, barnstol"],
  ] as const)("in %s: %s", ([language, text, noted, comment]) => {
    expect(read(language, text, noted)).toMatchObject({ intent: "inform", comment, wishedAlone: true });
  });
});

test("an allergy that is not named stays whatever else goes", () => {
  const { needsKept } = read("de", "der Kinderstuhl bleibt", "Nussallergie; Hund; Kinderstuhl");
  expect(needsKept).toBe("Nussallergie");
});

test.for([
  ["en", "the table stays", "coeliac; dog"],
  ["en", "just a bigger high chair", "coeliac; high chair"],
  ["en", "only the high chair and a cot", "dog; high chair"],
  ["de", "es bleibt bei 19 Uhr", "Hund; Kinderstuhl"],
] as const)("nothing of it goes in %s: %s", ([language, text, noted]) => {
  expect(read(language, text, noted)).not.toHaveProperty("wishedAlone");
});

describe("a wish that is dropped as soon as it is told is not noted", () => {
  const told = (language: string, text: string) =>
    understand(text, {
      now,
      language,
      expecting: "name",
      tablePicked: true,
      draft: { date: "2026-11-21", time: "19:00", partySize: 4 },
    });

  test.for([
    ["en", "patio would be nice ... actually forget the patio"],
    ["en", "a window table would be nice... actually no, forget the window"],
    ["de", "ein Fensterplatz wäre schön... ach, vergesst das Fenster"],
    ["fr", "une table en terrasse ce serait bien... en fait oubliez la terrasse"],
    ["es", "una mesa en la ventana estaría bien... bueno, olvidad lo de la ventana"],
    ["it", "un tavolo vicino alla finestra sarebbe bello... anzi lasci stare la finestra"],
    ["nl", "een tafel bij het raam zou fijn zijn... laat dat raam eigenlijk maar"],
    ["pt", "uma mesa à janela era bom... afinal esqueça a janela"],
    ["sv", "en barnstol vore fint... nej förresten, glöm barnstolen"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(told(language, text)).not.toHaveProperty("comment");
  });

  test("an allergy is noted all the same", () => {
    expect(told("en", "my son is allergic to nuts, forget the nuts").comment).toContain("allergic to nuts");
  });
});

describe("who wants an answer wishes for nothing", () => {
  test.for([
    ["en", "I'd appreciate an answer about the stairs"],
    ["de", "ich wäre dankbar für eine Antwort wegen der Treppe"],
    ["de", "es wäre schön wenn Sie die Frage mit dem Rollstuhl beantworten würden"],
    ["fr", "merci de répondre à la question du fauteuil roulant"],
    ["es", "os agradecería que respondierais a lo de las escaleras"],
    ["it", "gradirei una risposta sulle scale"],
    ["nl", "ik zou graag antwoord willen op de vraag over de trap"],
    ["pt", "agradecia que respondesse à questão das escadas"],
    ["sv", "jag skulle uppskatta svar på frågan om trapporna"],
  ] as const)("in %s: %s", ([language, text]) => {
    const understood = read(language, text, "high chair");
    expect(understood).toMatchObject({ intent: "question", topics: ["access"] });
    expect(understood).not.toHaveProperty("comment");
  });

  test.for([
    ["en", "I'd appreciate an answer about the balloons"],
    ["pt", "agradecia que respondesse à questão dos balões"],
  ] as const)("though nobody here knows, in %s: %s", ([language, text]) => {
    const understood = read(language, text, "high chair");
    expect(understood.intent).toBe("question");
    expect(understood).not.toHaveProperty("comment");
  });
});

test.for([
  ["en", "btw one of us is coeliac", "one of us is coeliac"],
  ["de", "übrigens, eine von uns hat Zöliakie", "eine von uns hat Zöliakie"],
  ["it", "comunque uno di noi è celiaco", "uno di noi è celiaco"],
] as const)("what only leads to a note is none of it, in %s: %s", ([language, text, comment]) => {
  const asked = { now, language, expecting: "note", draft: { partySize: 4 } } as const;
  expect(understand(text, asked).comment).toBe(comment);
});

test.for([
  ["en", "would a little candle on the cake be possible?", "a little candle on the cake"],
  ["es", "sería posible una velita en la tarta?", "una velita en la tarta"],
  ["it", "sarebbe possibile una candelina sulla torta?", "una candelina sulla torta"],
  ["nl", "zou een kaarsje op de taart kunnen?", "een kaarsje op de taart"],
  ["pt", "seria possível uma velinha no bolo?", "uma velinha no bolo"],
  ["sv", "skulle det gå att få ett litet ljus på tårtan?", "ett litet ljus på tårtan"],
] as const)("a wish in a question is one for what is booked, in %s: %s", ([language, text, comment]) => {
  const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
  expect(understand(text, { now, language, expecting: null, draft }).comment).toBe(comment);
});
