import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };
const asked = {
  nothing: { expecting: null },
  summary: { expecting: "confirm", tablePicked: true, draft },
  change: { expecting: "confirm", changeShown: true, draft },
  reminder: { expecting: "confirm", draft },
  name: { expecting: "name", tablePicked: true, draft },
  date: { expecting: "date", draft: { partySize: 4 } },
  partySize: { expecting: "partySize" },
} as const satisfies Record<string, Partial<UnderstandingContext>>;

const read = (text: string, language: string, where: keyof typeof asked) =>
  understand(text, { now, language, ...asked[where] });

describe("who wants no table any more calls it off, where nothing is under way", () => {
  test.for([
    [
      "de",
      "wir sagen ab; brauche keinen Tisch mehr; wir brauchen den Tisch nicht mehr; Tisch bitte streichen; hat sich erledigt mit dem Tisch; doch kein Tisch; wir kommen doch nicht, Tisch kann weg; ihr könnt den Tisch freigeben; ich sag den Tisch ab; muss leider absagen",
    ],
    [
      "sv",
      "vill inte ha bordet längre; vill inte ha nåt bord längre; behöver inget bord längre; vi behöver inte bordet längre; ni kan släppa bordet; vi ställer in; ge bordet till nån annan; skippa bordet; vi hoppar över bordet",
    ],
    [
      "nl",
      "ik hoef geen tafel meer; we hebben de tafel niet meer nodig; de tafel mag weg; we zeggen af; wil geen tafel meer; laat de tafel maar zitten; geef onze tafel maar vrij; tafel hoeft niet meer",
    ],
    [
      "en",
      "don't want a table anymore; we don't need the table any more; no need for the table now; you can give our table away; let the table go; we're calling it off; release our table please; won't be needing that table after all; take us off the book",
    ],
    [
      "fr",
      "je ne veux plus de table; on n'a plus besoin de la table; vous pouvez libérer la table; on annule tout compte fait; veux plus de table; on se désiste; plus besoin de table; laissez la table à d'autres",
    ],
    [
      "es",
      "ya no quiero mesa; ya no queremos la mesa; no necesitamos la mesa; ya no hace falta la mesa; podéis dar la mesa a otro; soltad la mesa; no nos guardéis la mesa",
    ],
    [
      "it",
      "non voglio più il tavolo; non ci serve più il tavolo; disdiciamo; potete liberare il tavolo; il tavolo non serve più; non voglio più prenotare; lasciate pure il tavolo ad altri; non tenetemi il tavolo",
    ],
    [
      "pt",
      "já não quero mesa; não quero mais mesa; não precisamos mais da mesa; podem libertar a mesa; pode liberar a mesa; desistimos da mesa; já não é preciso a mesa; não guardem a mesa; vamos desmarcar",
    ],
  ] as const)("in %s", ([language, texts]) => {
    const others = texts.split("; ").filter((text) => read(text, language, "nothing").intent !== "cancel");
    expect(others).toEqual([]);
  });
});

describe("what begins no table", () => {
  test.for([
    ["de", "ich will keinen Tisch mehr; mag keinen Tisch mehr"],
    ["nl", "geen tafel meer"],
    ["es", "no me guardes nada; no me reserves nada; al final sin mesa"],
    ["en", "no table anymore; don't keep anything for me; don't hold a table for us"],
    ["fr", "plus de table; ne nous gardez rien; finalement pas de table"],
    ["it", "niente tavolo; non mi tenere niente"],
    ["pt", "não me guarde nada; afinal sem mesa"],
    ["sv", "inget bord tack; spara inget åt oss"],
  ] as const)("in %s", ([language, texts]) => {
    const { length } = texts.split("; ").filter((text) => {
      const { intent, partySize } = read(text, language, "nothing");
      return intent === "book" || intent === "inform" || partySize !== undefined;
    });
    expect(length).toBe(0);
  });
});

describe("wherever it is said, it calls off:", () => {
  test.for([
    ["en", "summary", "don't book anything"],
    ["en", "summary", "don't book a table"],
    ["en", "change", "we don't need the table any more"],
    ["en", "reminder", "we don't need the table any more"],
    ["en", "name", "we don't need the table any more"],
    ["en", "date", "we don't want a table any more"],
    ["en", "partySize", "no table any more thanks"],
    ["de", "summary", "ich will keinen Tisch mehr"],
    ["de", "change", "ich will keinen Tisch mehr"],
    ["de", "reminder", "wir sagen ab"],
    ["de", "name", "wir sagen ab"],
    ["nl", "summary", "geen tafel meer"],
    ["nl", "reminder", "we zeggen af"],
    ["fr", "summary", "plus de table"],
    ["es", "summary", "no me guardes nada"],
    ["it", "summary", "non voglio più il tavolo"],
    ["pt", "summary", "já não quero mesa"],
    ["sv", "summary", "vill inte ha bordet längre"],
    ["sv", "change", "vill inte ha nåt bord längre"],
    ["sv", "name", "vi behöver inte bordet längre"],
    ["de", "nothing", "den Tisch brauchts nimmer"],
    ["de", "nothing", "bitte nichts mehr reservieren"],
    ["fr", "nothing", "je n'ai plus besoin de réserver"],
    ["es", "nothing", "olvidad lo de la mesa"],
    ["es", "nothing", "dejad la mesa libre"],
    ["it", "nothing", "il tavolo lasciamolo perdere"],
    ["it", "nothing", "non vogliamo più venire"],
    ["pt", "nothing", "esqueçam a mesa"],
    ["pt", "nothing", "deixem a mesa livre"],
    ["sv", "nothing", "vi tar inte bordet"],
  ] as const)("%s, %s: %s", ([language, where, text]) => {
    const { intent, firstName, lastName } = read(text, language, where);
    expect([intent, firstName ?? lastName]).toEqual(["cancel", undefined]);
  });
});

describe("another table, a question, and what others have or have not call nothing off:", () => {
  test.for([
    [
      "de",
      "haben Sie keinen Tisch mehr?; gibt es keinen Tisch mehr für heute?; bitte den Tisch nicht freigeben; wir wollen keinen Tisch draußen",
    ],
    ["nl", "hebben jullie geen tafel meer?"],
    [
      "en",
      "is there no table anymore?; you have no table anymore?; don't give our table away, we're late; will you give our table away if we're late?; we don't want a table outside",
    ],
    ["fr", "vous n'avez plus de table ?; il n'y a plus de table pour ce soir ?; ne donnez pas notre table"],
    ["es", "¿ya no hay mesa?; no quiero mesa en la terraza"],
    ["it", "non avete più un tavolo?; non vogliamo un tavolo vicino alla porta"],
    ["pt", "já não têm mesa?"],
    ["sv", "finns det inget bord längre?"],
  ] as const)("in %s", ([language, texts]) => {
    const others = texts.split("; ").filter((text) => read(text, language, "nothing").intent === "cancel");
    expect(others).toEqual([]);
  });

  test.for([
    ["en", "summary", "I don't want a table, I want a bar seat"],
    ["en", "summary", "no table near the door please"],
    ["en", "summary", "no table for us but a booth"],
    ["en", "nothing", "don't hold a table yet"],
    ["en", "nothing", "I don't want to lose our table"],
    ["en", "nothing", "no table has been booked yet"],
    ["en", "nothing", "my friend doesn't need a table"],
    ["en", "nothing", "no need for a table outside"],
    ["de", "summary", "keinen Tisch am Fenster bitte"],
    ["de", "summary", "kein Tisch an der Tür"],
    ["de", "reminder", "wir sagen nicht ab"],
    ["de", "nothing", "wir sagen bescheid"],
    ["de", "nothing", "wenn wir keinen Tisch mehr wollen"],
    ["de", "nothing", "sagen wir ab 19 Uhr"],
    ["de", "nothing", "wir sagen ab 19 Uhr"],
    ["de", "nothing", "Habt ihr keinen Tisch mehr"],
    ["nl", "summary", "geen tafel bij de deur"],
    ["nl", "nothing", "is er geen tafel meer"],
    ["nl", "nothing", "ik wil geen tafel buiten"],
    ["fr", "summary", "pas de table haute svp"],
    ["fr", "nothing", "y a plus de table"],
    ["fr", "nothing", "je veux pas de table près des toilettes"],
    ["fr", "summary", "non, pas de table en terrasse"],
    ["es", "summary", "no quiero mesa alta"],
    ["es", "nothing", "no, mesa para 4 el viernes"],
    ["es", "nothing", "no hay mesa"],
    ["es", "nothing", "no tengo mesa reservada"],
    ["it", "summary", "niente tavolo vicino al bagno"],
    ["it", "nothing", "non c'è nessun tavolo"],
    ["pt", "summary", "não quero mesa perto da porta"],
    ["pt", "nothing", "não há mesa"],
    ["sv", "summary", "inget bord vid dörren"],
    ["sv", "nothing", "finns inget bord"],
    ["sv", "nothing", "jag har inget bord bokat"],
    ["fr", "summary", "c'est pas la peine de noter"],
    ["es", "nothing", "no la olvides, la mesa"],
  ] as const)("%s, %s: %s", ([language, where, text]) => {
    expect(read(text, language, where).intent).not.toBe("cancel");
  });
});

test.for([
  ["en", "No, I don't need a reservation."],
  ["en", "no, we don't want a table after all"],
  ["de", "nein, wir brauchen keinen Tisch mehr"],
  ["fr", "non, on n'a plus besoin de table"],
  ["sv", "vill inte ha bordet längre"],
  ["en", "no longer want to come"],
] as const)("a no to what was asked stays one, in %s: “%s”", ([language, text]) => {
  const { intent } = understand(text, { now, language, expecting: "confirm" });
  expect(intent).toBe("deny");
});
