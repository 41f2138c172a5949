import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  [
    "de",
    "bitte reservieren Sie am 12. Dezember um 20 Uhr für 4 Personen auf Jo Fuchs, +49 30 901820.",
    "Jo",
    "Fuchs",
  ],
  ["de", "ich bin Will Berg", "Will", "Berg"],
  ["en", "a table for 2 under May Parker", "May", "Parker"],
  ["en", "Mia Wong", "Mia", "Wong"],
] as const)("in %s, “%s” gives a name", ([language, text, firstName, lastName]) => {
  expect(understand(text, { now, language, expecting: "time" })).toMatchObject({ firstName, lastName });
});
