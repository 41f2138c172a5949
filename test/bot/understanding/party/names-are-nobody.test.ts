import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["pt", "O nome é Maria Antunes, com os dois apelidos é Antunes Ferraz"],
  ["es", "Ana Ruiz, con los dos apellidos Ruiz Vega"],
  ["it", "Anna Berti, i due cognomi sono Berti Rossi"],
  ["de", "Anna Kern, mit beiden Namen, zwei Nachnamen"],
] as const)("so many names are no party: %s, %s", ([language, text]) => {
  expect(understand(text, { now, expecting: "name", tablePicked: true, language }).partySize).toBeUndefined();
});
