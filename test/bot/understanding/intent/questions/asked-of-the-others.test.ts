import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "what about the other seven?"],
  ["en", "and the others?"],
  ["de", "und die anderen sieben?"],
  ["fr", "et les sept autres ?"],
  ["es", "¿y los otros siete?"],
  ["it", "e gli altri sette?"],
  ["nl", "en de andere zeven?"],
  ["pt", "e os outros sete?"],
  ["sv", "och de andra sju?"],
] as const)("who asks what becomes of the others changes nothing: %s: %s", ([language, text]) => {
  const heard = understand(text, {
    now,
    language,
    expecting: "name",
    tablePicked: true,
    draft: { partySize: 7 },
  });
  expect(heard).toMatchObject({ intent: "question", topics: ["otherTable"] });
  expect(heard.partySize).toBeUndefined();
});
