import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("which booking is not meant is heard beside the one that is:", () => {
  test.for([
    ["en", "no, not the lunch, the birthday table", "the lunch", "the birthday table"],
    ["fr", "pas le déjeuner, celui de l'anniversaire", "dejeuner", "celui de l'anniversaire"],
    ["es", "no la comida, la del cumpleaños", "la comida", "la del cumpleaños"],
    ["it", "non il pranzo, quello del compleanno", "pranzo", "quello del compleanno"],
    ["pt", "não o almoço, a do aniversário", "o almoco", "a do aniversário"],
    ["nl", "niet de lunch, die van de verjaardag", "lunch", "die van de verjaardag"],
    ["sv", "inte lunchen, den med hunden", "lunchen", "den med hunden"],
    ["nb", "nei ikke lunsjen, julebordet", "lunsjen", "julebordet"],
    ["de", "nicht das Essen, den Geburtstag", "das essen", "den Geburtstag"],
  ] as const)("%s: %s", ([language, text, notNamed, comment]) => {
    const whichOne = understand(text, { now, language, expecting: "slot" });
    const atChange = understand(text, { now, language, expecting: "confirm", changeShown: true });
    for (const said of [whichOne, atChange]) expect(said).toMatchObject({ notNamed, comment });
  });

  test.for([
    ["en", "no thanks"],
    ["en", "not too early"],
    ["en", "not by the window, by the bar"],
    ["de", "nein danke"],
    ["fr", "non merci"],
  ] as const)("but none in %s “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "slot" })).not.toHaveProperty("notNamed");
    const atSummary = { expecting: "confirm", tablePicked: true } as const;
    expect(understand(text, { now, language, ...atSummary })).not.toHaveProperty("notNamed");
  });
});
