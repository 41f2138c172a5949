import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "this is Margaret Thornbury speaking", "Margaret", "Thornbury"],
  ["de", "hier spricht Petra Hansen", "Petra", "Hansen"],
  ["fr", "Camille Durand à l'appareil", "Camille", "Durand"],
  ["es", "habla Lucía Pérez", "Lucía", "Pérez"],
  ["nl", "u spreekt met Jan de Boer", "Jan", "de Boer"],
  ["pt", "fala Marta Sousa", "Marta", "Sousa"],
  ["sv", "det är Åsa Berg här", "Åsa", "Berg"],
] as const)("in %s, “%s” is a name and no wish", ([language, text, firstName, lastName]) => {
  const read = stated(text, { language, expecting: "name", tablePicked: true });
  expect(read).toEqual({ firstName, lastName });
});
