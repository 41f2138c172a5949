import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "name", tablePicked: true, draft });

describe("asked for the name, whoever it may be is nobody:", () => {
  test.for([
    ["en", "whoever"],
    ["en", "Anyone"],
    ["de", "egal wer"],
    ["de", "Keineswegs den"],
    ["de", "unverändert"],
    ["fr", "n'importe qui"],
    ["es", "Quien Sea"],
    ["es", "cualquiera"],
    ["it", "chiunque"],
    ["nl", "wie dan ook"],
    ["pt", "Qualquer um"],
    ["sv", "vem som helst"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).not.toHaveProperty("firstName");
    expect(read(language, text)).not.toHaveProperty("lastName");
  });

  test.for([
    ["it", "Chi Lin", "Chi", "Lin"],
    ["de", "Egon Wermut", "Egon", "Wermut"],
  ] as const)("but in %s, “%s” is a name", ([language, text, firstName, lastName]) => {
    expect(read(language, text)).toMatchObject({ firstName, lastName });
  });
});
