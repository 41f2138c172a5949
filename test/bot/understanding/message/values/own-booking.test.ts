import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: null });

describe("how long the table is theirs is asked in any order of words:", () => {
  test.for([
    ["en", "and the table, how long is it ours for?"],
    ["de", "und den Tisch haben wir wie lange?"],
    ["fr", "et la table on l'a combien de temps ?"],
    ["es", "¿y la mesa cuánto tiempo la tenemos?"],
    ["it", "Ah, e il tavolo per quanto ce lo lasciate?"],
    ["nl", "en de tafel hoe lang hebben we die?"],
    ["pt", "e a mesa, ficamos com ela quanto tempo?"],
    ["sv", "och bordet hur länge har vi det?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["stay"] });
  });
});

describe("whether it is there that they have their table asks for what they have:", () => {
  test.for([
    ["en", "that's where I have the table, right?"],
    ["de", "da habe ich doch den Tisch, oder?"],
    ["fr", "c'est là que j'ai la table, non ?"],
    ["es", "es ahí donde tengo la mesa, ¿no?"],
    ["it", "È lì che ho il tavolo, no?"],
    ["nl", "daar heb ik toch de tafel?"],
    ["pt", "é aí que tenho a mesa, não é?"],
    ["sv", "det är väl där jag har bordet?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(["list", "askBooked"]).toContain(read(language, text).intent);
  });
});

describe("who counts anew what they would be then wishes for no table of its own:", () => {
  test.for([
    ["de", "Meine Schwester käme auch noch mit. Wir wären also zu dritt. Ist das noch möglich?"],
    ["en", "my sister's coming too, so that makes three of us"],
    ["fr", "ma sœur vient aussi, on serait donc trois. C'est encore possible ?"],
    ["es", "viene también mi hermana, así que seríamos tres. ¿Todavía se puede?"],
    ["it", "viene anche mia sorella, saremmo quindi in tre. È ancora possibile?"],
    ["nl", "mijn zus komt ook mee, we zijn dan met drie. Kan dat nog?"],
    ["pt", "vem também a minha irmã, seríamos então três. Ainda é possível?"],
    ["sv", "min syster följer också med, vi blir alltså tre. Går det fortfarande?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ partySize: 3, countsAnew: true });
  });

  test.for([
    ["en", "a table for three, please"],
    ["de", "einen Tisch für drei bitte"],
    ["fr", "une table pour trois"],
    ["it", "un tavolo per tre"],
  ] as const)("but not %s: %s", ([language, text]) => {
    expect(read(language, text)).not.toHaveProperty("countsAnew");
  });
});

describe("all is cancelled in one breath with why:", () => {
  test.for([
    ["en", "actually forget it we'll never make it in time cancel everything"],
    ["de", "ach vergiss es wir schaffen das nie rechtzeitig sag alles ab"],
    ["fr", "en fait laisse tomber on sera jamais a lheure annule tout"],
    ["es", "en realidad déjalo no llegamos a tiempo cancela todo"],
    ["it", "anzi lascia perdere non arriveremo mai in tempo annulla tutto"],
    ["nl", "laat maar we halen het nooit op tijd annuleer alles"],
    ["pt", "esquece não vamos chegar a tempo cancela tudo"],
    ["sv", "glöm det vi hinner aldrig i tid avboka allt"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "cancel", cancelsAll: true });
  });

  test.for([
    ["nl", "we hoeven nooit te annuleren"],
    ["pt", "não vamos ter de cancelar"],
    ["sv", "vi behöver aldrig avboka"],
  ] as const)("but not %s: %s", ([language, text]) => {
    expect(read(language, text).intent).not.toBe("cancel");
  });
});

describe("the restaurant's number is asked for, and none of theirs given:", () => {
  test.for([
    ["en", "and what's the restaurant's number, just in case"],
    ["fr", "et le numéro du resto c'est quoi au cas où"],
    ["es", "y el número del restaurante cuál es por si acaso"],
    ["it", "e il numero del ristorante qual è che non si sa mai"],
    ["nl", "en wat is het nummer van het restaurant voor het geval dat"],
    ["pt", "e o número do restaurante qual é, nunca se sabe"],
    ["sv", "och vad är restaurangens nummer, för säkerhets skull"],
    ["de", "wie ist die Nummer vom Restaurant?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["contact"] });
  });
});

describe("a no to a change holds, whatever is remarked after it:", () => {
  const draft = { partySize: 3, date: "2026-11-28", time: "19:15" };
  test.for([
    ["en", "haha no, leave it as it is, she's got no business there"],
    ["de", "haha nein, lass es wie es ist, die hat da nix verloren"],
    ["fr", "haha non laissez comme c'était, elle a rien à faire là"],
    ["es", "jajaja no, déjala como está, que en el aniversario no pinta nada"],
    ["it", "ahah no, lasci così, non c'entra niente"],
    ["pt", "haha não, deixa como está, ela não tem nada a ver"],
    ["sv", "haha nej, låt det vara, hon har inget där att göra"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = { now, language, expecting: "confirm", changeShown: true, draft } as const;
    expect(understand(text, context).intent).toBe("deny");
  });
});
