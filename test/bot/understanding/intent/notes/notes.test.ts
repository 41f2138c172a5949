import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, expecting: Expecting, tablePicked: boolean) => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  return understand(text, { now, language, expecting, tablePicked, draft, country: "NO" });
};

/** What is asked to be noted, and what of it the house is told. */
const noted: readonly (readonly [language: string, text: string, told: string])[] = [
  ["en", "can you also add that it's my wife's birthday", "it's my wife's birthday"],
  ["en", "could you note that one of us is vegan?", "one of us is vegan"],
  ["en", "please tell the kitchen that we love it hot", "we love it hot"],
  ["en", "can you put down that we come with a pram?", "we come with a pram"],
  ["en", "I'd like to add that my father is hard of hearing", "my father is hard of hearing"],
  ["de", "kannst du noch dazuschreiben, dass meine Frau Geburtstag hat?", "dass meine Frau Geburtstag hat"],
  [
    "de",
    "können Sie bitte notieren, dass wir einen Kinderstuhl brauchen",
    "dass wir einen Kinderstuhl brauchen",
  ],
  ["de", "sagt ihnen bitte, dass mein Vater schlecht hört", "dass mein Vater schlecht hört"],
  ["it", "dite loro che mio padre sente poco", "mio padre sente poco"],
  ["nl", "zeg ze dat mijn vader slecht hoort", "dat mijn vader slecht hoort"],
  ["pt", "digam-lhes que o meu pai ouve mal", "o meu pai ouve mal"],
  ["sv", "säg till dem att min pappa hör dåligt", "min pappa hör dåligt"],
  ["de", "sagen Sie der Küche bitte, dass wir es scharf mögen", "dass wir es scharf mögen"],
  ["fr", "pouvez-vous ajouter que c'est l'anniversaire de ma femme ?", "c'est l'anniversaire de ma femme"],
  ["fr", "notez qu'on vient avec une poussette", "on vient avec une poussette"],
  ["es", "¿puedes añadir que es el cumpleaños de mi mujer?", "es el cumpleaños de mi mujer"],
  ["es", "apunta que mi madre va en silla de ruedas", "mi madre va en silla de ruedas"],
  ["it", "può aggiungere che è il compleanno di mia moglie?", "è il compleanno di mia moglie"],
  ["it", "scrivi che mio padre è in sedia a rotelle", "mio padre è in sedia a rotelle"],
  ["nl", "kun je erbij zetten dat mijn vrouw jarig is?", "dat mijn vrouw jarig is"],
  ["nl", "geef even door dat we een kinderwagen hebben", "dat we een kinderwagen hebben"],
  ["pt", "pode acrescentar que é o aniversário da minha mulher?", "é o aniversário da minha mulher"],
  ["pt", "anote que a minha mãe é alérgica a nozes", "a minha mãe é alérgica a nozes"],
  ["sv", "kan du lägga till att min fru fyller år?", "min fru fyller år"],
  ["sv", "skriv att vi har en barnvagn", "vi har en barnvagn"],
  ["nb", "kan du legge til at kona mi har bursdag?", "kona mi har bursdag"],
  ["da", "kan du skrive at min kone har fødselsdag?", "min kone har fødselsdag"],
];

test.for(noted)("what is to be noted is a wish and asks nothing (%s: %s)", ([language, text, told]) => {
  for (const expecting of ["confirm", "name", "phone"] as const) {
    const { intent, comment, topics, firstName } = read(text, language, expecting, true);
    expect({ expecting, intent, comment, topics, firstName }).toEqual({
      expecting,
      intent: "inform",
      comment: told,
    });
  }
});

/** A wish with the words that have it written down, which are none of it. */
const written: readonly (readonly [language: string, text: string, told: string])[] = [
  ["en", "please note a high chair", "a high chair"],
  ["en", "could you please note down a high chair?", "a high chair"],
  ["de", "Bitte notieren: Hochstuhl", "Hochstuhl"],
  ["de", "Können Sie einen Hochstuhl notieren?", "einen Hochstuhl"],
  ["fr", "notez une chaise haute svp", "une chaise haute"],
  ["fr", "vous pouvez noter une chaise haute ?", "une chaise haute"],
  ["es", "¿pueden apuntar una trona?", "una trona"],
  ["it", "segnate un seggiolone per favore", "un seggiolone"],
  ["nl", "kunt u een kinderstoel noteren?", "een kinderstoel"],
  ["pt", "podem anotar uma cadeirinha?", "uma cadeirinha"],
  ["sv", "kan ni skriva upp en barnstol?", "en barnstol"],
  ["nb", "kan dere notere en barnestol?", "en barnestol"],
];

test.for(written)(
  "a wish to be written down is told, with or without a table (%s: %s)",
  ([language, text, told]) => {
    for (const [expecting, tablePicked] of [
      ["confirm", true],
      [null, false],
    ] as const) {
      const { intent, comment, topics } = read(text, language, expecting, tablePicked);
      expect({ intent, comment, topics }).toEqual({ intent: "inform", comment: told });
    }
  },
);

test.for([
  ["en", "did you note the high chair?"],
  ["de", "haben Sie den Hochstuhl notiert?"],
  ["fr", "avez-vous noté la chaise haute ?"],
  ["es", "¿han apuntado la trona?"],
  ["en", "did you get the bit about the buggy?"],
  ["de", "haben Sie das mit dem Kinderwagen gesehen?"],
  ["fr", "vous avez bien vu pour la poussette ?"],
  ["it", "avete visto del passeggino?"],
  ["nl", "hebben jullie dat van de kinderwagen gezien?"],
  ["pt", "viram a parte do carrinho?"],
  ["sv", "såg ni det om barnvagnen?"],
  ["fr", "non ne gardez rien. et pour la bague au dessert, vous avez bien noté ?"],
  ["en", "have you noted the fizz?"],
  ["de", "und das mit dem Ring zum Dessert, haben Sie das notiert?"],
  ["es", "¿y lo del anillo con el postre, lo habéis apuntado?"],
  ["it", "e l'anello con il dolce, l'avete segnato?"],
  ["nl", "hebben jullie die taart genoteerd?"],
  ["pt", "e o bolo para a sobremesa, anotaram?"],
  ["sv", "har ni noterat tårtan?"],
] as const)("whether it is written down is a question (%s: %s)", ([language, text]) => {
  expect(read(text, language, null, false)).toMatchObject({ intent: "question", topics: ["noted"] });
});

/** Nothing is to be noted. */
const others: readonly (readonly [language: string, text: string])[] = [
  ["en", "did you note that we are vegetarians?"],
  ["en", "can you add one more person?"],
  ["en", "please add my brother, so we are 5"],
  ["de", "schreib bitte, dass wir stornieren"],
  ["fr", "ajoutez une personne"],
  ["es", "pon que seamos 5"],
  ["sv", "kan du lägga till en person?"],
  ["nb", "kan du legge til en person?"],
];

test.for(others)("what changes the table, cancels it or asks is no note (%s: %s)", ([language, text]) => {
  expect(read(text, language, "confirm", true).comment).toBeUndefined();
});

test("who asks to have it told that they do not come wishes for nothing", () => {
  expect(read("tell them that we can't come", "en", null, false).comment).toBeUndefined();
  expect(read("bitte richten Sie aus, dass wir nicht kommen", "de", null, false).comment).toBeUndefined();
});

test("beside a note, a value is told", () => {
  expect(read("make it 5 please, and add that it's my wife's birthday", "en", "confirm", true)).toMatchObject(
    {
      partySize: 5,
      comment: "it's my wife's birthday",
    },
  );
});

test.for([
  [
    "Furu & Fjord. Vers 20h, et ce serait possible d'apporter la bague avec le dessert ?",
    "ce serait possible d'apporter la bague avec le dessert",
  ],
  ["qu'on apporte la bague avec le dessert", "on apporte la bague avec le dessert"],
  ["est-il possible d'apporter une bouteille ?", undefined],
  ["est-ce possible d'apporter notre vin ?", undefined],
] as const)("what the staff are to bring is a wish, what the guests would is asked: %s", ([text, told]) => {
  expect(read(text, "fr", null, false).comment).toBe(told);
});
