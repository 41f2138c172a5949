import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-27", time: "19:00" };

describe("who wants no other table wants something of theirs:", () => {
  test.for([
    ["en", "I don't want another table, I only wanted mine on Friday to be by the window"],
    ["de", "ich will keinen weiteren Tisch, nur einen am Fenster"],
    ["es", "no quiero otra mesa, solo que la mía sea junto a la ventana"],
    ["nl", "ik wil geen tweede tafel, ik wil de mijne bij het raam"],
    ["pt", "não quero outra mesa, só queria q a minha de sexta fosse na janela"],
    ["sv", "jag vill inte ha ett till bord, bara att mitt är vid fönstret"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null, draft });
    expect(said).toMatchObject({ intent: "change", ofBooking: true });
    expect(said.comment).toBeDefined();
    expect([said.another, said.besides]).toEqual([undefined, undefined]);
  });

  test.for([
    ["en", "I don't want another table"],
    ["de", "keine weitere Reservierung"],
    ["fr", "je ne veux pas une autre table"],
    ["es", "no quiero otra mesa"],
    ["it", "non voglio un altro tavolo"],
    ["pt", "não quero outra mesa"],
  ] as const)("%s: alone, “%s” is a no", ([language, text]) => {
    expect(intentOf(text, { language, draft })).toBe("deny");
  });
});

describe("another table is wanted after the one just booked:", () => {
  test.for([
    ["en", "now one for 3 same time same name"],
    ["de", "jetzt noch einen für 3"],
    ["fr", "maintenant une pour 3"],
    ["es", "ahora una para 3"],
    ["it", "adesso uno per 3"],
    ["nl", "nu een voor 3"],
    ["pt", "agora uma para 3"],
    ["sv", "nu ett för 3"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft })).toMatchObject({
      another: true,
      partySize: 3,
    });
  });
});

describe("a time that is a bit late or early is not the one wanted:", () => {
  test.for([
    ["en", "8:30 is a bit late for her you know, she goes to bed early... let's say 7:15"],
    ["de", "20:30 ist ein bisschen spät für sie, sagen wir 19:15"],
    ["fr", "20h30 c'est un peu tard pour elle... mettons 19h15"],
    ["es", "las 20:30 es un poco tarde para ella, pongamos las 19:15"],
    ["it", "le 20:30 è un po' tardi per lei, facciamo le 19:15"],
    ["nl", "20:30 is een beetje laat voor haar, doe maar 19:15"],
    ["pt", "20h30 é um pouco tarde para ela, ponha 19h15"],
    ["sv", "20:30 är lite sent för henne, säg 19:15"],
  ] as const)("%s: %s", ([language, text]) => {
    const context = {
      now,
      language,
      expecting: "slot",
      draft: { partySize: 2, date: "2026-11-20" },
    } as const;
    expect(understand(text, context).time).toBe("19:15");
  });

  test("alone, it asks for an earlier one", () => {
    expect(understand("8:30 is a bit late", { now, language: "en", expecting: "slot" }).timeShift).toBe(
      "earlier",
    );
  });
});

describe("what may become of a booking later changes nothing yet:", () => {
  test.for([
    ["en", "well if my sister-in-law drops out we'd be 5, I'll tell you Thursday"],
    ["en", "we might be 5 in the end, I'll let you know tomorrow"],
    ["de", "falls meine Schwester ausfällt wären wir 5, ich sage Donnerstag Bescheid"],
    ["fr", "si ma belle-soeur ne vient pas on serait 5, je vous dis jeudi"],
    ["es", "bueno, pues si se cae mi cuñada seríamos 5, ya te digo yo el jueves"],
    ["it", "se mia cognata non viene saremmo in 5, le dico giovedì"],
    ["nl", "we zijn nu met 4, het wordt misschien 5. dat weet ik pas donderdag"],
    ["pt", "se a minha cunhada não vier seríamos 5, digo na quinta"],
    ["sv", "om min svägerska inte kommer blir vi 5, jag säger till på torsdag"],
  ] as const)("%s: %s", ([language, text]) => {
    const { undecided, partySize, date } = understand(text, { now, language, expecting: null, draft });
    expect({ undecided, partySize, date }).toEqual({ undecided: true });
  });
});

test.for([
  ["en", "no thanks. if we cancel on thursday, do we pay?"],
  ["it", "no grazie. se mia moglie si ammala e annullo giovedì mattina pago?"],
] as const)("%s: “%s” asks, and moves nothing", ([language, text]) => {
  const { intent, topics, time } = understand(text, { now, language, expecting: null, draft });
  expect({ intent, topics, time }).toEqual({ intent: "question", topics: ["fees"], time: undefined });
});

test.for([
  ["en", "yes but we'll be 3 in the end, and a quarter of an hour late"],
  ["fr", "oui mais on sera 3 finalement, et avec un quart d'heure de retard"],
] as const)("%s: “%s” says that they come late, too", ([language, text]) => {
  const { agrees, partySize, late } = understand(text, { now, language, expecting: "confirm", draft });
  expect({ agrees, partySize, late }).toEqual({ agrees: true, partySize: 3, late: { minutes: 15 } });
});
