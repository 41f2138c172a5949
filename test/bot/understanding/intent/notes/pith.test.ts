import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;
const asksPhone = { ...atSummary, expecting: "phone" } as const;

describe("a note is cut to what the house can act upon", () => {
  test.for([
    [
      "es",
      "perfecto y una cosa mi suegra va en silla de ruedas hay algún problema",
      "mi suegra va en silla de ruedas",
    ],
    [
      "en",
      "perfect and one thing my mother-in-law is in a wheelchair is that a problem",
      "my mother-in-law is in a wheelchair",
    ],
    [
      "sv",
      "perfekt och en sak min svärmor sitter i rullstol är det ett problem",
      "min svärmor sitter i rullstol",
    ],
    ["nl", "Kan je er tenminste voor zorgen dat we niet weer bij de wc zitten", "niet weer bij de wc zitten"],
    ["fr", "le petit hurle, dites-moi juste si on peut entrer avec la poussette", "entrer avec la poussette"],
    [
      "it",
      "il bimbo sta strillando, intanto mi dica se possiamo entrare col passeggino",
      "entrare col passeggino",
    ],
    [
      "es",
      "Una pregunta, my friend es lactose intolerant, puede comer algo ahí?",
      "my friend es lactose intolerant",
    ],
    [
      "en",
      "do you have a table by the window? It's my flatmate's birthday",
      "a table by the window, It's my flatmate's birthday",
    ],
  ] as const)("in %s: %s", ([language, text, comment]) => {
    expect(understand(text, { ...atSummary, language })).toMatchObject({ comment });
  });

  test.for([
    ["pt", "estive aqui a fazer contas e com o namorado da Rita afinal somos oito, esqueci-me dele"],
    ["pt", "espere lá, sexta não dá que tenho futebol, ponha domingo à mesma hora"],
    ["sv", "Micke är inte den som bokar, skriv Sara Lindgren"],
    ["de", "ja super kurze frage gibt es bei ihnen auch ein kindermenü und kann man draußen sitzen"],
    ["es", "el fútbol no le interesa al restaurante!"],
    ["nl", "vrijdag kan niet want dan heb ik voetbal, maak er zondag van, zelfde tijd"],
  ] as const)("and talk is none, in %s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language })).not.toHaveProperty("comment");
  });

  test.for([
    ["es", "vale y tenéis menú infantil que a lo mejor viene mi sobrina"],
    ["it", "ok e avete il menu bimbi che magari viene mia nipote"],
    ["pt", "ok e têm menu infantil que se calhar vem a minha sobrinha"],
  ] as const)("who perhaps comes is not one more beside a question, in %s", ([language, text]) => {
    const understood = understand(text, { ...atSummary, language });
    expect(understood).toMatchObject({ intent: "question", topics: expect.arrayContaining(["children"]) });
    expect(understood).not.toHaveProperty("partySize");
  });

  test.for([
    [
      "en",
      "my son has a severe nut allergy because he nearly died once",
      "my son has a severe nut allergy because he nearly died once",
    ],
    [
      "en",
      "we would like a quiet table and a cake with Happy Birthday Tom on it",
      "a quiet table and a cake with Happy Birthday Tom on it",
    ],
    [
      "fr",
      "ma fille est allergique aux arachides et ça peut être mortel",
      "ma fille est allergique aux arachides et ça peut être mortel",
    ],
    [
      "nl",
      "mijn vrouw eet geen vlees en mijn dochter geen gluten",
      "mijn vrouw eet geen vlees en mijn dochter geen gluten",
    ],
    [
      "de",
      "bitte notieren Sie, dass wir mit dem Zug kommen und Koffer dabei haben",
      "dass wir mit dem Zug kommen und Koffer dabei haben",
    ],
  ] as const)("and stays whole, in %s: %s", ([language, text, comment]) => {
    expect(understand(text, { ...atSummary, language })).toMatchObject({ comment });
  });
});

test.for([
  [
    "pt",
    "+351 936 20 41 88 e um dos meus amigos é intolerante à lactose, dá?",
    "um dos meus amigos é intolerante à lactose",
  ],
  [
    "de",
    "0170 4455667, und eine Freundin ist laktoseintolerant, geht das?",
    "eine Freundin ist laktoseintolerant",
  ],
  [
    "sv",
    "0735 88 21 40 och en av mina vänner är laktosintolerant, går det bra?",
    "en av mina vänner är laktosintolerant",
  ],
] as const)("a diet told beside the number is asked about, and noted, in %s", ([language, text, comment]) => {
  const understood = understand(text, { ...asksPhone, language });
  expect(understood).toMatchObject({ comment, phone: expect.any(String) });
  expect(understood).not.toHaveProperty("asksAnyPhone");
});
