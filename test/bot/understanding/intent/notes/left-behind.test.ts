import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"] },
];
const read = (text: string, language: string) => understand(text, { now, expecting: null, language, venues });

describe("who left something at the restaurant wants a person there:", () => {
  test.for([
    ["en", "I forgot my umbrella at your place last night"],
    ["en", "has anybody handed in a black wallet?"],
    ["de", "ich habe gestern meinen Schal bei euch vergessen"],
    ["de", "wurde bei euch eine Brille gefunden?"],
    ["fr", "j'ai perdu une écharpe chez vous hier"],
    ["fr", "je crois que j'ai laissé mes clés sur la table"],
    ["es", "ayer me dejé una bufanda en el restaurante"],
    ["es", "¿habéis encontrado unas gafas?"],
    ["it", "ho dimenticato l'ombrello da voi ieri"],
    ["pt", "deixei o meu casaco aí ontem"],
    ["nl", "ik heb gisteren mijn sjaal bij jullie laten liggen"],
    ["sv", "jag glömde en halsduk hos er igår"],
    ["sv", "har ni hittat en mössa?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, feeling, date } = read(text, language);
    expect({ intent, feeling, date }).toEqual({ intent: "human", feeling: "lost", date: undefined });
  });

  test("at the one that is named", () => {
    expect(read("I left a scarf at Harbor yesterday", "en")).toMatchObject({ feeling: "lost", venueId: 2 });
  });

  test.for([
    ["en", "I lost my keys, so we'll be 20 minutes late"],
    ["en", "I forgot my phone number"],
    ["en", "we lost my grandmother last week"],
    ["de", "ich habe vergessen, wann der Tisch ist"],
    ["fr", "j'ai oublié l'heure"],
    ["sv", "jag glömde tiden"],
  ] as const)("but in %s, “%s” is none of that", ([language, text]) => {
    expect(read(text, language).feeling).not.toBe("lost");
  });
});

describe("money that was taken wrongly, and an old evening, are complaints:", () => {
  test.for([
    ["en", "you charged my card twice"],
    ["en", "I want my deposit back"],
    ["de", "Sie haben zweimal von meiner Karte abgebucht"],
    ["de", "letztes Mal war die Suppe bei euch kalt"],
    ["fr", "vous avez prélevé deux fois sur ma carte, c'est du vol !"],
    ["fr", "quel accueil la dernière fois, une honte, je veux être remboursée"],
    ["es", "me habéis cobrado dos veces en la tarjeta"],
    ["it", "mi avete addebitato due volte la carta"],
    ["pt", "cobraram duas vezes no meu cartão"],
    ["nl", "jullie hebben twee keer van mijn rekening afgeschreven"],
    ["nl", "vorige keer was de soep koud"],
    ["sv", "ni har dragit pengar två gånger på mitt kort"],
    ["sv", "sist vi var hos er var soppan kall"],
    ["sv", "jag vill ha tillbaka min deposition"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, feeling, topics } = read(text, language);
    expect({ intent, feeling, topics }).toEqual({ intent: "human", feeling: "complaint", topics: undefined });
  });

  test.for([
    ["en", "do I get my money back if I cancel"],
    ["nl", "krijg ik mijn aanbetaling terug bij annuleren"],
  ] as const)("but in %s, “%s” asks for the rules", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", topics: ["fees"] });
  });
});

describe("whoever runs the house is a person:", () => {
  test.for([
    ["en", "I want to speak to the manager"],
    ["de", "ich will den Chef sprechen"],
    ["fr", "je veux parler au patron"],
    ["es", "quiero hablar con el encargado"],
    ["it", "voglio parlare col titolare"],
    ["pt", "quero falar com o gerente"],
    ["nl", "ik wil de manager spreken"],
    ["sv", "jag vill prata med chefen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language).intent).toBe("human");
  });
});
