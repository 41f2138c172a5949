import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" } as const;

function answer(text: string, language: string, expecting: "name" | "phone" | "confirm" = "name") {
  return understand(text, { now, language, expecting, draft, tablePicked: true, country: "NO" });
}

function nameIn(text: string, language: string) {
  const { firstName, lastName } = answer(text, language);
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

test.for([
  ["de", "B wie Berta, E wie Emil, R wie Richard, G wie Gustav", "Berg"],
  ["de", "Anna Meyer, M wie Martha, E wie Emil, Y wie Ypsilon, E wie Emil, R wie Richard", "Anna Meyer"],
  ["de", "Kern, K wie Konrad", "Kern"],
  ["en", "B as in Berta, E as in Emil, R as in Richard, G as in Gustav", "Berg"],
  ["fr", "B comme Berthe, E comme Émile, R comme Raoul, T comme Thérèse", "Bert"],
  ["es", "G de Gerona, I de Italia, L de Lérida", "Gil"],
  ["it", "R come Roma, O come Otranto, S come Savona, A come Ancona", "Rosa"],
  ["en", "M A Y E R, Mayer", "Mayer"],
  ["nl", "J-A-N-S-E-N, Jansen", "Jansen"],
  ["es", "Ana de Ávila", "Ana de Ávila"],
  ["en", "Tom Fox like the animal", "Tom Fox"],
] as const)("a name may be spelled by words, in %s: “%s”", ([language, text, name]) => {
  expect(nameIn(text, language)).toBe(name);
});

test.for([
  ["fr", "House of Rome, c'est le nom de la boîte", "House of Rome"],
  ["de", "Haus am See, so heißt die Firma", "Haus am See"],
  ["en", "House of Rome, that's what our company's called", "House of Rome"],
  ["es", "Casa Roma, es el nombre de la empresa", "Casa Roma"],
  ["it", "Casa Roma, così si chiama la ditta", "Casa Roma"],
  ["nl", "Huis van Rome, zo heet het bedrijf", "Huis van Rome"],
  ["pt", "Casa de Roma, é o nome da empresa", "Casa de Roma"],
  ["sv", "Rom Konsult, det är firmans namn", "Rom Konsult"],
] as const)("a company's name is taken as it is written, in %s: “%s”", ([language, text, lastName]) => {
  const { language: _, ...understood } = answer(text, language);
  expect(understood).toEqual({ intent: "inform", lastName });
});

test.for([
  ["fr", "Oui, c'est la société"],
  ["en", "Yes, it's business"],
  ["de", "Moment, das ist die Firma"],
] as const)("what is no name is no company's either, in %s: “%s”", ([language, text]) => {
  expect(nameIn(text, language)).toBe("");
});

test.for([
  ["nl", "van Oosterhout-Kamphuis. Is er een parkeerplaats?", "van Oosterhout-Kamphuis"],
  ["fr", "de La Rochefoucauld. Il y a un parking ?", "de La Rochefoucauld"],
  ["de", "von der Heide. Gibt es Parkplätze?", "von der Heide"],
  ["pt", "da Silva. Têm estacionamento?", "da Silva"],
  ["it", "di Stefano. C'è un parcheggio?", "di Stefano"],
  ["sv", "af Ekenstam. Finns det parkering?", "af Ekenstam"],
] as const)(
  "a small word may begin the name beside a question, in %s: “%s”",
  ([language, text, lastName]) => {
    expect(answer(text, language)).toMatchObject({ intent: "question", lastName, topics: ["parking"] });
  },
);

test.for([
  ["fr", "de rien. Il y a un parking ?"],
  ["fr", "du coup. Il y a un parking ?"],
  ["nl", "van mijn vrouw. Is er parkeren?"],
] as const)("and names nobody by itself, in %s: “%s”", ([language, text]) => {
  expect(nameIn(text, language)).toBe("");
});

test.for([
  ["fr", "zéro six, douze, 34, cinquante-six, 78", "+33612345678"],
  ["en", "oh seven seven 00 nine hundred 123", "+447700900123"],
  ["de", "null eins sieben sechs eins zwei drei vier fünf sechs sieben", "+491761234567"],
  ["nl", "nul zes twaalf 34 zesenvijftig 78", "+31612345678"],
  ["pt", "nove um dois 345 seis sete oito", "+351912345678"],
  ["sv", "noll sjuttio 123 fyrtiofem sextiosju", "+46701234567"],
] as const)("a number may be half in words, in %s: “%s”", ([language, text, phone]) => {
  expect(answer(text, language, "phone").phone).toBe(phone);
});

test.for([
  ["en", "call 07700 900124 instead", "+447700900124"],
  ["de", "rufen Sie lieber die 0176 7654321 an", "+491767654321"],
  ["fr", "finalement appelez le 06 12 34 56 78", "+33612345678"],
  ["es", "mejor llamen al 612 345 679", "+34612345679"],
  ["it", "anzi chiamate il 333 1234568", "+393331234568"],
  ["nl", "bel toch maar 06 12345679", "+31612345679"],
  ["pt", "afinal liguem para o 912 345 679", "+351912345679"],
  ["sv", "ring hellre 070 123 45 68", "+46701234568"],
] as const)("another number to call takes the place of the first, in %s: “%s”", ([language, text, phone]) => {
  const understood = answer(text, language, "confirm");
  expect(understood).toMatchObject({ phone });
  expect(understood.comment).toBeUndefined();
});

test.for([
  ["de", "handy geb ich nich raus"],
  ["de", "die rück ich nicht raus"],
  ["de", "Telefon gibts nicht"],
  ["en", "I don't give out my mobile"],
  ["en", "phone's private, sorry"],
  ["fr", "mon portable je le file pas"],
  ["fr", "le numéro c'est privé"],
  ["es", "mi móvil no lo suelto"],
  ["it", "il cellulare non lo do a nessuno"],
  ["nl", "mijn 06 krijg je niet"],
  ["nl", "ik bedoel géén nummer"],
  ["pt", "o meu número não dou a ninguém"],
  ["sv", "mobilen lämnar jag inte ut"],
] as const)("no number will be given, in %s: “%s”", ([language, text]) => {
  expect(answer(text, language, "phone").withoutPhone).toBe(true);
});

test.for([
  ["de", "kann ich die Nummer später geben?"],
  ["de", "das Handy ist 0176 1234567"],
  ["nl", "mijn 06 is 06 12345678"],
] as const)("and may be in %s: “%s”", ([language, text]) => {
  expect(answer(text, language, "phone").withoutPhone).toBeUndefined();
});
