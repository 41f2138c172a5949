import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("the house is told the matter, and not that it is to be told:", () => {
  test.for([
    ["en", "tell them about the wheelchair", "the wheelchair"],
    ["es", "avisa de lo de vegana", "vegana"],
    ["es", "avisad en cocina de lo de los frutos secos", "los frutos secos"],
    ["fr", "dites-leur pour le fauteuil roulant", "le fauteuil roulant"],
    ["fr", "prévenez la cuisine pour les noix", "les noix"],
    ["it", "digli della sedia a rotelle", "sedia a rotelle"],
    ["it", "avvisate la cucina dell'allergia alle noci", "allergia alle noci"],
    ["de", "sag denen das mit den Nüssen", "das mit den Nüssen"],
    ["nl", "zeg ze van de rolstoel", "van de rolstoel"],
    ["pt", "diga-lhes da alergia a nozes", "alergia a nozes"],
    ["sv", "säg till dem om rullstolen", "rullstolen"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", comment });
  });
});

describe("what somebody does not like to eat is noted:", () => {
  test.for([
    ["en", "we don't like oysters"],
    ["en", "my dad hates fish"],
    ["de", "wir mögen keine Austern"],
    ["es", "no nos gustan las ostras"],
    ["fr", "on n'aime pas les huîtres"],
    ["it", "non ci piacciono le ostriche"],
    ["nl", "we houden niet van oesters"],
    ["pt", "não gostamos de ostras"],
    ["sv", "vi gillar inte ostron"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", comment: text });
  });
});

describe("nothing is noted of what does not please about the table, nor of a mere order:", () => {
  test.for([
    ["en", "we don't like that time"],
    ["en", "we don't like it"],
    ["en", "put that down"],
    ["es", "no nos gusta la hora"],
    ["fr", "on n'aime pas la table"],
    ["it", "non mi piace l'orario"],
    ["sv", "vi gillar inte bordet"],
    ["sv", "säg till om det inte går"],
    ["nl", "zeg maar 8 uur"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text).comment).toBeUndefined();
  });
});

describe("what is asked and what is wished beside it are both heard:", () => {
  test.for([
    ["es", "el bizum? y mi chica es vegana", "mi chica es vegana"],
    ["en", "cash ok? and my girlfriend's vegan", "my girlfriend's vegan"],
    ["de", "Kartenzahlung? und meine Freundin ist vegan", "meine Freundin ist vegan"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(language, text)).toMatchObject({ topics: ["payment"], comment });
  });
});
