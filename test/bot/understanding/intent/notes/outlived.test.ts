import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;

/** What is noted of an animal, of somebody, and of how late they come. */
const notes = {
  en: ["we bring our dog", "my brother-in-law comes later", "we'll be 20 min late"],
  de: ["wir bringen unseren hund mit", "mein schwager kommt später", "wir verspäten uns"],
  fr: ["on vient avec le chien", "mon beau-frère arrive plus tard", "nous aurons 20 min de retard"],
  es: ["vamos con el perro", "mi cuñado viene más tarde", "llegamos 20 min tarde"],
  it: ["veniamo con il cane", "mio cognato arriva più tardi", "facciamo 20 min di ritardo"],
  nl: ["we nemen de hond mee", "mijn zwager komt later", "we zijn 20 min te laat"],
  pt: ["vamos com o cão", "o meu cunhado chega mais tarde", "vamos chegar 20 min atrasados"],
  sv: ["vi tar med hunden", "min svåger kommer senare", "vi blir 20 min sena"],
} as const;

type Language = keyof typeof notes;

const read = (text: string, language: Language, noted: string = notes[language].join("; ")) =>
  understand(text, { now, expecting: null, draft, language, noted });

describe("what is noted goes once it is no longer true:", () => {
  test.for([
    ["en", "the dog stays at home"],
    ["en", "we're not bringing the dog after all"],
    ["de", "der hund bleibt zuhause"],
    ["de", "wir bringen den hund doch nicht mit"],
    ["fr", "le chien reste à la maison"],
    ["fr", "on n'amène pas le chien finalement"],
    ["es", "el perro se queda en casa"],
    ["es", "al final no llevamos al perro"],
    ["it", "il cane resta a casa"],
    ["it", "non portiamo il cane"],
    ["nl", "de hond blijft thuis"],
    ["nl", "we nemen de hond toch niet mee"],
    ["pt", "o cão fica em casa"],
    ["pt", "afinal não levamos o cão"],
    ["sv", "hunden stannar hemma"],
    ["sv", "vi tar inte med hunden"],
  ] as const)("an animal that stays at home, %s: “%s”", ([language, text]) => {
    const { unwished, wishedAlone, comment } = read(text, language);
    const others = notes[language].slice(1).join(", ");
    expect(unwished !== undefined || (wishedAlone && comment === others)).toBe(true);
  });

  test.for([
    ["en", "my brother-in-law isn't coming after all"],
    ["de", "mein schwager kommt doch nicht"],
    ["fr", "mon beau-frère ne vient pas finalement"],
    ["es", "mi cuñado al final no viene"],
    ["it", "mio cognato alla fine non viene"],
    ["nl", "mijn zwager komt toch niet"],
    ["pt", "o meu cunhado afinal não vem"],
    ["sv", "min svåger kommer inte"],
  ] as const)("somebody who stays away, %s: “%s”", ([language, text]) => {
    expect(read(text, language).outlived).toEqual([notes[language][1]]);
  });

  test.for([
    ["en", "sit outside", "ok inside then"],
    ["de", "draußen sitzen", "dann halt drinnen"],
    ["fr", "être en terrasse", "bon alors à l'intérieur"],
    ["es", "en la terraza", "vale, dentro entonces"],
    ["it", "fuori", "va bene, dentro allora"],
    ["nl", "buiten zitten", "oké dan binnen"],
    ["pt", "na esplanada", "ok, então lá dentro"],
    ["sv", "sitta ute", "ok inne då"],
    ["en", "inside", "the terrace would be lovely after all"],
  ] as const)("the other place, %s: “%s”, then “%s”", ([language, noted, text]) => {
    expect(read(text, language, `${noted}; 2 high chairs`).outlived).toEqual([noted]);
  });

  test.for([["outside", "by the window"]] as const)("but not “%s”, then “%s”", ([noted, text]) => {
    expect(read(text, "en", noted)).not.toHaveProperty("outlived");
  });

  test.for([
    ["en", "half an hour later please"],
    ["de", "bitte eine halbe stunde später"],
    ["fr", "plutôt 20h"],
    ["es", "mejor a las 20:00"],
    ["it", "meglio alle 20"],
    ["nl", "liever om 20 uur"],
    ["pt", "antes às 20h"],
    ["sv", "hellre kl 20"],
  ] as const)("how late they come to a table that is moved, %s: “%s”", ([language, text]) => {
    expect(read(text, language).outlived).toEqual([notes[language][2]]);
  });

  test("what was said in the same breath goes with it, and no wish does", () => {
    expect(read("can we make it 20:00", "en", "20 min late, sorry; +20 min; a high chair").outlived).toEqual([
      "20 min late",
      "sorry",
      "+20 min",
    ]);
  });

  test("nothing goes by a question, a refusal or somebody else's absence, and no allergy by the way", () => {
    expect(read("is the kitchen open at 20:00?", "en")).not.toHaveProperty("outlived");
    expect(read("we can't come", "en")).not.toHaveProperty("outlived");
    expect(read("my sister isn't coming", "en")).not.toHaveProperty("outlived");
    expect(read("my son isn't coming", "en", "my son is allergic to nuts")).not.toHaveProperty("outlived");
    expect(read("we'll be 10 min late", "en")).not.toHaveProperty("outlived");
  });
});
