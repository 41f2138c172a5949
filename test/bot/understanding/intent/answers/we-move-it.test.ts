import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", changeShown: true, draft });

describe("who says that they move it agrees to the change that is shown:", () => {
  test.for([
    ["en", "yeah, let's move it"],
    ["de", "ja, wir verschieben es"],
    ["fr", "euh oui, oui on décale"],
    ["es", "sí, la movemos"],
    ["it", "sì, la spostiamo"],
    ["nl", "ja, we verzetten het"],
    ["pt", "sim, mudamos"],
    ["sv", "ja, vi flyttar det"],
    ["nb", "ja, vi flytter det"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "affirm" });
  });

  test.for([
    ["fr", "oui on décale plutôt à dimanche"],
    ["fr", "on décale ?"],
    ["fr", "non, on ne décale pas"],
    ["es", "no la movemos"],
    ["es", "sí, la movemos al domingo"],
    ["it", "sì, ma la spostiamo a domenica"],
    ["it", "non la spostiamo"],
    ["pt", "não mudamos"],
    ["sv", "nej, vi flyttar det inte"],
    ["nb", "nei, vi flytter det ikke"],
    ["nb", "ja, vi flytter det til søndag"],
  ] as const)("but in %s, “%s” does not", ([language, text]) => {
    expect(read(language, text).intent).not.toBe("affirm");
  });
});
