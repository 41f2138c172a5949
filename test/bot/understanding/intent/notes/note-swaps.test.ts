import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00+01:00[Europe/Oslo]");
const table = { date: "2026-11-27", time: "19:00", partySize: 4 };

/** What a message at the summary of a table with this note comes to. */
function atSummary(language: string, text: string, comment?: string) {
  const noted = comment === undefined ? {} : { noted: comment };
  const draft = { ...table, ...(comment !== undefined && { comment }) };
  const context = { now, language, expecting: "confirm", tablePicked: true, draft, ...noted } as const;
  const { language: _, ...said } = understand(text, context);
  return said;
}

test.for([
  [
    "en",
    "actually, replace fish by shellfish in the note",
    "by the window, allergic to fish",
    "by the window, allergic to shellfish",
  ],
  [
    "en",
    "change the high chair to a booster seat please",
    "a high chair, by the window",
    "a booster seat, by the window",
  ],
  ["en", "put shellfish instead of fish", "allergic to fish", "allergic to shellfish"],
  [
    "de",
    "ersetzen Sie Fisch durch Meeresfrüchte",
    "allergisch gegen Fisch",
    "allergisch gegen Meeresfrüchte",
  ],
  ["fr", "remplacez noix par noisettes dans la note", "allergique aux noix", "allergique aux noisettes"],
  ["es", "cambie pescado por marisco en la nota", "alérgico al pescado", "alérgico al marisco"],
  ["it", "sostituisca pesce con sesamo", "allergica al pesce", "allergica al sesamo"],
  ["nl", "vervang vis door schaaldieren", "allergisch voor vis", "allergisch voor schaaldieren"],
  ["pt", "troque peixe por marisco na nota", "alergia a peixe", "alergia a marisco"],
  ["sv", "byt ut fisk mot skaldjur", "allergisk mot fisk", "allergisk mot skaldjur"],
] as const)("one word of a note stands for another: %s, “%s”", ([language, text, noted, left]) => {
  expect(atSummary(language, text, noted)).toEqual({ intent: "inform", wishesLeft: left });
});

test.for([
  ["en", "change it to 8 o'clock", { intent: "change", time: "20:00" }],
  ["en", "change Saturday to Sunday", { intent: "change", date: "2026-11-29" }],
  ["de", "ändern Sie das auf 5 Personen", { partySize: 5 }],
] as const)("and nothing else is changed so: %s, “%s”", ([language, text, said]) => {
  expect(atSummary(language, text, "by the window")).toMatchObject(said);
  expect(atSummary(language, text, "by the window")).not.toHaveProperty("wishesLeft");
});

test.for([
  ["en", "yes, without the note about the window", "by the window, a high chair", "a high chair"],
  ["de", "ja, ohne den Hinweis zum Hund", "wir bringen einen Hund mit, am Fenster", "am Fenster"],
  ["fr", "oui, sans la remarque sur le chien", "on vient avec le chien, coin calme", "coin calme"],
  ["es", "sí, sin la nota sobre el perro", "vamos con perro, mesa tranquila", "mesa tranquila"],
  ["it", "sì, senza la nota sul cane", "portiamo il cane, tavolo tranquillo", "tavolo tranquillo"],
  ["nl", "ja, zonder de opmerking over de hond", "we nemen de hond mee, rustige tafel", "rustige tafel"],
  ["pt", "sim, sem a nota sobre o cão", "levamos o cão, mesa calma", "mesa calma"],
  ["sv", "ja, utan noten om fönstret", "vid fönstret, en barnstol", "en barnstol"],
] as const)("a yes without a part of the note is shown anew: %s, “%s”", ([language, text, noted, left]) => {
  expect(atSummary(language, text, noted)).toEqual({ intent: "inform", wishesLeft: left });
});

test.for([
  ["en", "delete the note and put in: a wheelchair", "a wheelchair"],
  ["de", "löschen Sie die Notiz und schreiben Sie rein: ein Rollstuhl", "ein Rollstuhl"],
  ["fr", "effacez la note et mettez-y : un fauteuil roulant", "un fauteuil roulant"],
  ["es", "la nota solo debe decir: un cumpleaños", "un cumpleaños"],
  ["it", "la nota deve dire solo: una sedia a rotelle", "una sedia a rotelle"],
  ["nl", "wis de notitie en zet erin: een rolstoel", "een rolstoel"],
  ["pt", "a nota só deve dizer: cadeira de rodas", "cadeira de rodas"],
  ["sv", "radera noteringen och skriv in: en rullstol", "en rullstol"],
] as const)("what it shall say stands in its place: %s, “%s”", ([language, text, comment]) => {
  expect(atSummary(language, text, "quiet")).toMatchObject({ intent: "inform", comment, wishedAlone: true });
});

test.for([
  [
    "en",
    "please write: we come by boat, one of us is slow and we have a big box",
    "we come by boat, one of us is slow and we have a big box",
  ],
  [
    "de",
    "schreiben Sie bitte: Tisch am Kamin, wir kommen zu Fuß und haben Zeit",
    "Tisch am Kamin, wir kommen zu Fuß und haben Zeit",
  ],
  [
    "fr",
    "écrivez s'il vous plaît : une poussette, un chien et mon père marche mal",
    "une poussette, un chien et mon père marche mal",
  ],
  [
    "es",
    "escriba por favor: carrito de bebé, un perro y mi padre anda mal",
    "carrito de bebé, un perro y mi padre anda mal",
  ],
  [
    "it",
    "scriva per favore: passeggino, un cane e mio padre cammina male",
    "passeggino, un cane e mio padre cammina male",
  ],
  [
    "nl",
    "schrijf alstublieft: kinderwagen, een hond en mijn vader loopt slecht",
    "kinderwagen, een hond en mijn vader loopt slecht",
  ],
  [
    "pt",
    "escreva por favor: carrinho de bebé, um cão e o meu pai anda mal",
    "carrinho de bebé, um cão e o meu pai anda mal",
  ],
  ["sv", "skriv: barnvagn, en hund och pappa går dåligt", "barnvagn, en hund och pappa går dåligt"],
] as const)("what is dictated is noted to its end: %s, “%s”", ([language, text, comment]) => {
  expect(atSummary(language, text)).toEqual({ intent: "inform", comment });
});

describe("what is not to be told to the house is not noted:", () => {
  test.for([
    ["en", "and don't tell them it's her birthday"],
    ["de", "sagen Sie denen bitte nicht, dass sie Geburtstag hat"],
    ["fr", "ne leur dites pas que c'est son anniversaire"],
    ["es", "no les diga que es su cumpleaños"],
    ["it", "non dite al ristorante che è il suo compleanno"],
    ["nl", "vertel het restaurant niet dat ze jarig is"],
    ["pt", "não lhes diga que é o aniversário dela"],
    ["sv", "säg inte till dem att hon fyller år"],
  ] as const)("%s, “%s”", ([language, text]) => {
    expect(atSummary(language, text)).toMatchObject({ intent: "question", topics: ["noted"] });
    expect(atSummary(language, text, "xyz")).toMatchObject({ intent: "question", topics: ["noted"] });
  });

  test("and goes where it was noted", () => {
    const said = atSummary("en", "don't tell them about the birthday", "a birthday, by the window");
    expect(said.wishesLeft).toBe("by the window");
  });

  test("but what the house shall keep to itself is", () => {
    const said = atSummary("en", "please don't tell my wife, it's a surprise for her birthday");
    expect(said.comment).toBe("don't tell my wife, it's a surprise for her birthday");
  });
});

test.for([
  ["en", "the wife's got a cold"],
  ["de", "meine Frau ist erkältet"],
  ["fr", "ma femme est enrhumée"],
  ["es", "mi marido está resfriado"],
  ["it", "mia moglie è raffreddata"],
  ["nl", "mijn vrouw is verkouden"],
  ["pt", "o meu marido está constipado"],
  ["sv", "min fru är förkyld"],
] as const)("who is ill wishes for nothing by it: %s, “%s”", ([language, text]) => {
  expect(atSummary(language, text)).toEqual({ intent: "other", feeling: "sorrow", sorrow: "illness" });
});

test.for([
  ["en", "grandma is ill and needs a quiet table", "grandma is ill and needs a quiet table"],
  ["de", "meine Oma ist krank und braucht einen ruhigen Platz", "braucht einen ruhigen Platz"],
] as const)("but by what they need: %s, “%s”", ([language, text, comment]) => {
  expect(atSummary(language, text).comment).toContain(comment);
});

test.for([
  ["en", "a high chair please, we need a high chair for the baby", "a high chair for the baby"],
  ["de", "Kinderstuhl bitte, wir brauchen einen Kinderstuhl", "Kinderstuhl"],
  [
    "fr",
    "une chaise haute svp, il nous faut une chaise haute pour la petite",
    "une chaise haute pour la petite",
  ],
  ["en", "a high chair and a pram, no nuts", "a high chair and a pram, no nuts"],
] as const)("what is said twice is noted once: %s, “%s”", ([language, text, comment]) => {
  expect(atSummary(language, text).comment).toBe(comment);
});

test("a part that is to be worded better is asked for, and what is told beside it noted", () => {
  const said = atSummary(
    "es",
    "ponga q somos celíacos, y lo del vegano escríbalo mejor",
    "una persona vegana",
  );
  expect(said).toEqual({ intent: "inform", comment: "somos celíacos", rewordsNote: true });
});
