import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };
const openings = () => [{ from: "17:00", to: "23:00" }];
const read = (text: string, language: string, expecting: "name" | "phone" = "name") =>
  understand(text, { now, language, draft, openings, expecting, tablePicked: true });

const nobody = ({ firstName, lastName }: { firstName?: string; lastName?: string }) => firstName ?? lastName;

describe("a cry before a correction is nobody's name, where one is asked for", () => {
  const cries = [
    ["de", "sorry; ah sorry; warte mal; ach herrje; mensch; uff; oje", "halb acht bitte", "wir sind 5"],
    ["nl", "sorry; ah sorry; ach; excuus; wacht es; jeetje", "half acht graag", "we zijn met 5"],
    ["it", "ah ma; oddio; uffa; aspetta; ops; accidenti", "le sette e mezza", "siamo in 5"],
    ["es", "espera; espere; ay; uf; ups", "a las siete y media", "somos 5"],
    ["pt", "espera; ups; ops; perdão; poxa", "às sete e meia", "somos 5"],
    ["fr", "attendez; attends; oups; ah mais; tiens; excuse", "à 19h30", "on est 5"],
    ["sv", "nämen; jaha; asså; aj", "halv åtta", "vi är 5"],
    ["en", "gosh; blimey; jeez; argh", "half past 7", "we're 5"],
  ] as const;

  test.for(cries)("in %s", ([language, words, hour, party]) => {
    for (const cry of words.split("; ").flatMap((one) => [one, one.charAt(0).toUpperCase() + one.slice(1)])) {
      const moved = read(`${cry}, ${hour}`, language);
      expect([cry, moved.time, nobody(moved)]).toEqual([cry, "19:30", undefined]);
      const counted = read(`${cry} ${party}`, language);
      expect([cry, counted.partySize, nobody(counted)]).toEqual([cry, 5, undefined]);
    }
  });

  test.for([
    ["pt", "seis e um quarto pode ser", "18:15"],
    ["pt", "oito e meia pode ser", "20:30"],
    ["sv", "ungefär 19", "19:00"],
    ["nl", "ging niet anders, 20:00 graag", "20:00"],
    ["nl", "sorry nee toch kwart over 7, ging niet anders", "19:15"],
  ] as const)("nor are words of the hour: %s, %s", ([language, text, time]) => {
    const said = read(text, language);
    expect([said.time, nobody(said), said.otherwise]).toEqual([time, undefined, undefined]);
  });

  test.for([
    ["en", "smith for 5", "Smith"],
    ["en", "Stone 5 people", "Stone"],
    ["en", "rose at 8", "Rose"],
    ["de", "berg, 5 personen", "Berg"],
    ["de", "Müller 5 Personen", "Müller"],
  ] as const)("but who is named beside one is: %s, %s", ([language, text, name]) => {
    expect(read(text, language)).toMatchObject({ firstName: name });
  });
});

describe("what is said of a bare number makes an hour of it:", () => {
  test.for([
    ["en", "is 6 free then?", "18:00"],
    ["en", "is 6 still available", "18:00"],
    ["en", "do you have 8 free?", "20:00"],
    ["de", "ist 6 noch frei?", "18:00"],
    ["nl", "is 6 nog vrij dan?", "18:00"],
    ["es", "6 está libre?", "18:00"],
    ["pt", "8 está livre?", "20:00"],
    ["sv", "är 6 ledigt?", "18:00"],
    ["en", "19 or so, maybe a little earlier", "19:00"],
    ["de", "19 ungefähr, vielleicht etwas früher", "19:00"],
    ["nl", "19 ongeveer, misschien iets eerder", "19:00"],
    ["sv", "19 ungefär, kanske lite tidigare", "19:00"],
  ] as const)("%s: %s", ([language, text, time]) => {
    const said = read(text, language);
    expect([said.time, said.partySize, nobody(said)]).toEqual([time, undefined, undefined]);
  });

  test.for([
    ["en", "is there a table for 6 free"],
    ["en", "do you have 6 seats free"],
    ["en", "have you got 6 places left"],
    ["de", "habt ihr für 6 noch frei"],
    ["de", "sind 6 Plätze frei"],
    ["es", "hay para 6 libre"],
  ] as const)("but of those who come it makes none: %s, %s", ([language, text]) => {
    const said = understand(text, { now, language, draft, openings, expecting: null });
    expect([said.partySize, said.time]).toEqual([6, undefined]);
  });

  test("“is table 6 free” asks of a table", () => {
    expect(read("is table 6 free", "en")).not.toHaveProperty("time");
  });

  test("“8, maybe a bit later” answers how many come", () => {
    const context = { now, language: "en", expecting: "partySize" } as const;
    expect(understand("8, maybe a bit later", context)).toMatchObject({ partySize: 8 });
  });
});

describe("a number that stays is how many they are, where it is no hour of the table:", () => {
  test.for([
    ["en", "leave it at 4"],
    ["en", "just keep it at 4 then"],
    ["de", "bleiben wir bei 4"],
    ["de", "lass es bei 4"],
    ["nl", "hou het op 4"],
    ["nl", "laat maar op 4"],
    ["fr", "laissez à 4"],
    ["fr", "restons à 4"],
    ["es", "déjalo en 4"],
    ["es", "dejémoslo en 4"],
    ["it", "restiamo in 4"],
    ["pt", "deixa em 4"],
    ["sv", "håll det på 4"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = read(text, language);
    expect([said.intent, said.partySize, said.time, nobody(said)]).toEqual([
      "inform",
      4,
      undefined,
      undefined,
    ]);
  });

  test.for(["leave it at 7", "keep it at 7"])("“%s” is the hour it has", (text) => {
    expect(read(text, "en")).toMatchObject({ time: "19:00" });
  });

  test.for([
    ["de", "lass es"],
    ["es", "déjalo"],
    ["es", "dejémoslo"],
    ["pt", "deixa"],
    ["en", "leave it"],
  ] as const)("without one it is given up: %s, %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("cancel");
  });
});

describe("who they are now is counted, whatever is told of one of them:", () => {
  test.for([
    ["en", "we've got a vegan joining us so that's 6 not 5"],
    ["en", "a coeliac friend is coming along so 6 not 5"],
    ["de", "eine Veganerin kommt dazu also sind wir 6"],
    ["fr", "une végane se joint à nous donc 6 et pas 5"],
    ["es", "se apunta una vegana, así que 6 y no 5"],
    ["it", "si aggiunge una vegana quindi 6 e non 5"],
    ["nl", "er komt een veganist bij dus 6 niet 5"],
    ["pt", "vem mais uma vegana por isso 6 e não 5"],
    ["sv", "en vegan hänger på så 6 inte 5"],
    ["es", "somos 6 y no 5"],
    ["pt", "somos 6 e não 5"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = read(text, language);
    expect([said.partySize, said.time]).toEqual([6, undefined]);
  });

  test.for([
    ["it", "va bene allora uno da 10"],
    ["es", "vale pues una de 10"],
    ["fr", "d'accord alors une de 10"],
    ["pt", "então uma de 10"],
  ] as const)("one of so many is a table: %s, %s", ([language, text]) => {
    expect(read(text, language).partySize).toBe(10);
  });

  test.for([
    ["es", "tengo una de 10 años"],
    ["fr", "j'ai une de 10 ans"],
    ["it", "una bottiglia da 10 euro"],
    ["en", "two of us are vegan so 2 vegan menus please"],
  ] as const)("and no child, bottle or menu: %s, %s", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("partySize");
  });
});
