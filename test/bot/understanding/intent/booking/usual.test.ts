import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

const usual: Readonly<Record<string, readonly string[]>> = {
  en: [
    "same again, please",
    "same as last time",
    "Same table as last time please",
    "my usual table for Friday",
    "the usual, please",
    "can we have the same table as last time?",
    "same thing as always, tomorrow",
    "book us the same as we had last time",
    "just like last time",
    "our regular spot on saturday",
    "what we had last time pls",
    "repeat my last booking",
    "as usual please",
  ],
  de: [
    "wie letztes Mal",
    "Wie immer, bitte",
    "mein üblicher Tisch am Freitag",
    "das Gleiche wie beim letzten Mal",
    "unser Stammtisch am Samstag bitte",
    "den gleichen Tisch wie neulich",
    "Einmal wie gehabt",
    "nochmal dasselbe",
    "denselben Tisch wie letztes mal",
    "unser gewohnter Platz, morgen",
  ],
  fr: [
    "je reprends la même chose",
    "comme la dernière fois",
    "comme d'habitude, s'il vous plaît",
    "ma table habituelle vendredi",
    "la même chose que la dernière fois",
    "pareil que la dernière fois",
    "la même table que d'habitude",
    "comme d'hab",
    "notre table préférée demain",
    "Je voudrais réserver comme la fois d'avant",
  ],
  es: [
    "quiero repetir la última reserva",
    "lo mismo que la última vez",
    "lo de siempre",
    "mi mesa de siempre el viernes",
    "como la última vez",
    "igual que la otra vez, por favor",
    "la misma mesa que siempre",
    "nuestra mesa habitual mañana",
    "como siempre",
    "lo mismo de siempre",
  ],
  it: [
    "uguale all'ultima volta",
    "come l'ultima volta",
    "il solito tavolo",
    "come al solito, per venerdì",
    "lo stesso tavolo dell'ultima volta",
    "il nostro solito tavolo domani",
    "come sempre",
    "vorrei la stessa cosa dell'altra volta",
    "il mio tavolo preferito",
    "il solito, grazie",
  ],
  nl: [
    "doe maar hetzelfde als laatst",
    "zoals de vorige keer",
    "hetzelfde als vorige keer",
    "mijn vaste tafel vrijdag",
    "zoals altijd graag",
    "dezelfde tafel als de vorige keer",
    "onze gebruikelijke plek morgen",
    "net als de laatste keer",
    "het gebruikelijke",
  ],
  pt: [
    "mesma mesa da outra vez",
    "o mesmo da última vez",
    "como da última vez",
    "o de sempre",
    "a minha mesa habitual na sexta",
    "a mesma mesa da última vez",
    "igual à última vez, por favor",
    "como sempre",
    "a mesa de sempre amanhã",
  ],
  sv: [
    "som förra gången",
    "samma som sist",
    "samma bord som förra gången",
    "mitt vanliga bord på fredag",
    "det vanliga tack",
    "precis som sist",
    "vårt vanliga bord imorgon",
    "som vanligt",
  ],
  nb: [
    "som forrige gang",
    "samme som sist",
    "samme bord som forrige gang",
    "akkurat som sist",
    "det vanlige takk",
  ],
};

const rows = Object.entries(usual).flatMap(([language, texts]) =>
  texts.map((text) => [language, text] as const),
);

test.for(rows)("%s: %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "book", usual: true });
});

test("what is said beside it is read as everywhere", () => {
  const { date, comment, partySize } = read("same as last time, Friday, but for 5", "en");
  expect({ date, comment, partySize }).toEqual({ date: "2026-11-20", comment: undefined, partySize: 5 });
});

describe("no wish for a table as before:", () => {
  test.for([
    ["en", "what are your usual opening hours?"],
    ["en", "cancel my usual table"],
    ["en", "a table for two on Friday at 7"],
    ["en", "the food was cold and the service slow as last time"],
    ["en", "same day please"],
    ["de", "wie letztes Mal war das Essen kalt, eine Frechheit"],
    ["de", "einen Tisch für zwei am letzten Freitag im Mai"],
    ["fr", "une table pour la dernière semaine de mai"],
    ["es", "la última mesa que tengan el viernes"],
    ["it", "un tavolo per l'ultima domenica del mese"],
    ["nl", "een tafel voor de laatste vrijdag van mei"],
    ["sv", "sista fredagen i maj"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language).usual).toBeUndefined();
  });
});

describe("what was so the last time, and is not wanted again:", () => {
  test.for([
    [
      "en",
      "I need a table for four on Friday and I don't want to be seated next to the toilets like last time",
    ],
    ["de", "Tisch für 4 am Freitag, aber bitte nicht neben dem Klo wie letztes Mal"],
    ["fr", "une table pour 4 vendredi, mais pas près des toilettes comme la dernière fois"],
    ["es", "mesa para 4 el viernes, pero no al lado del baño como la última vez"],
    ["it", "tavolo per 4 venerdì, ma non vicino al bagno come l'ultima volta"],
    ["pt", "mesa para 4 na sexta, mas não ao lado da casa de banho como da última vez"],
    ["nl", "tafel voor 4 vrijdag, maar niet naast de wc zoals de vorige keer"],
    ["sv", "bord för 4 på fredag, men inte bredvid toaletten som sist"],
    ["nb", "bord til 4 på fredag, men ikke ved siden av toalettet som sist"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, usual: wanted, comment } = read(text, language);
    expect({ partySize, wanted }).toEqual({ partySize: 4 });
    expect(comment).toBeDefined();
  });
});
