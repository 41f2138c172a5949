import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"] },
];
const read = (text: string, language: string, expecting: "partySize" | null = null) =>
  understand(text, { now, language, expecting, venues });

describe("“à deux” is how many they are, after the place and after the hour:", () => {
  test.for([
    ["bonjour c'est possible mardi midi chez harbor à deux ?", 2],
    ["salut, c'est faisable jeudi midi chez furu à cinq ?", 5],
    ["mettez-moi sur la liste d'attente pour ce soir 19h à 10 chez Furu", 10],
    ["une table demain 20h à 6 chez Harbor", 6],
  ] as const)("%s", ([text, partySize]) => {
    expect(read(text, "fr")).toMatchObject({ partySize });
  });

  test.for([
    ["à deux je viens de le dire", 2],
    ["ben à trois, je l'ai déjà écrit", 3],
  ] as const)("%s", ([text, partySize]) => {
    const understood = read(text, "fr", "partySize");
    expect(understood).toMatchObject({ partySize });
    expect(understood).not.toHaveProperty("time");
  });

  test.for([
    ["table demain à deux heures", "14:00"],
    ["table pour 4 samedi à 7", "19:00"],
  ] as const)("%s is an hour", ([text, time]) => {
    expect(read(text, "fr")).toMatchObject({ time });
  });
});

describe("one person, and a bare hour before the place:", () => {
  test.for([
    ["ett bord för en på Harbor, fredag sju", { partySize: 1, time: "19:00" }],
    ["bord för en på Furu lördag åtta", { partySize: 1, time: "20:00" }],
    ["har ni bord imorgon sju på Furu för fyra", { partySize: 4, time: "19:00" }],
  ] as const)("%s", ([text, values]) => {
    expect(read(text, "sv")).toMatchObject(values);
  });
});

describe("of several numbers the one that is settled on, and no hour:", () => {
  test.for([
    ["sv", "kanske runt 12, äh säg 10", 10],
    ["sv", "typ 8, nej säg 9", 9],
    ["en", "maybe around 12, er say 10", 10],
    ["de", "vielleicht so 12, ach sagen wir 10", 10],
    ["fr", "peut-être 12, disons 10", 10],
    ["es", "quizás unos 12, bueno pon 10", 10],
    ["it", "forse circa 12, facciamo 10", 10],
    ["nl", "misschien rond de 12, eh zeg maar 10", 10],
    ["pt", "talvez uns 12, põe 10", 10],
    ["en", "5 or 6... no, 8 actually", 8],
    ["fr", "5 ou 6... non, 8 en fait", 8],
    ["de", "5 oder 6... nein, doch 8", 8],
    ["sv", "5 eller 6... nej, 8 faktiskt", 8],
    ["it", "5 o 6... no, anzi 8", 8],
    ["es", "5 o 6... no, 8 en realidad", 8],
    ["nl", "5 of 6... nee, toch 8", 8],
    ["pt", "5 ou 6... não, afinal 8", 8],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    const understood = read(text, language, "partySize");
    expect(understood).toMatchObject({ partySize });
    expect(understood).not.toHaveProperty("time");
    expect(understood).not.toHaveProperty("partyFrom");
  });

  test("“5 or 6” stays open", () => {
    expect(read("5 or 6", "en", "partySize")).toMatchObject({ partySize: 6, partyFrom: 5 });
  });
});

describe("who is named first is counted, too:", () => {
  test.for([
    ["sv", "hej! vi är mamma, pappa, jag och mina två barn", 5],
    ["de", "wir sind Mama, Papa, ich und meine zwei Kinder", 5],
    ["fr", "on est maman, papa, moi et mes deux enfants", 5],
    ["es", "somos mamá, papá, yo y mis dos hijos", 5],
    ["it", "siamo mamma, papà, io e i miei due figli", 5],
    ["nl", "we zijn mama, papa, ik en mijn twee kinderen", 5],
    ["pt", "somos mãe, pai, eu e os meus dois filhos", 5],
    ["en", "it's mum, dad, me and my two kids", 5],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(text, language)).toMatchObject({ partySize });
  });
});
