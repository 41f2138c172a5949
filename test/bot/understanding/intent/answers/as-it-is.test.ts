import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const atSummary = (language: string, text: string) =>
  understand(text, { now, expecting: "confirm", tablePicked: true, language, draft });

describe("a no to the summary that changes nothing of it:", () => {
  test.for([
    ["en", "nope that's fine"],
    ["en", "nah all good"],
    ["de", "nö passt so"],
    ["de", "nein, passt"],
    ["de", "ne alles gut so"],
    ["fr", "non c'est bon"],
    ["es", "no, está bien así"],
    ["it", "no va bene così"],
    ["nl", "nee het is goed zo"],
    ["pt", "não, está bom assim"],
    ["sv", "nej det är bra så"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text)).toMatchObject({ intent: "deny", meant: "asItIs" });
  });

  test.for([
    ["en", "no thanks"],
    ["en", "no it's not good"],
    ["de", "nein passt nicht"],
    ["de", "nein"],
    ["fr", "non merci"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).meant).not.toBe("asItIs");
  });
});

describe("and beside an order to book it is a yes:", () => {
  test.for([
    ["en", "nah thats it book it"],
    ["en", "no that's all, please book it"],
    ["de", "nein, passt so, bitte buchen"],
    ["fr", "non c'est tout, réservez"],
    ["pt", "não, está bom assim, reserve"],
    ["sv", "nej det är bra så, boka"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).intent).toBe("affirm");
  });

  test.for([
    ["en", "no don't book it"],
    ["en", "no that's all, should I book it?"],
    ["de", "nein, nicht buchen"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).intent).not.toBe("affirm");
  });
});

describe("the same time is the one that is known:", () => {
  test.for([
    ["en", "same time please"],
    ["de", "gleiche Zeit"],
    ["fr", "même heure"],
    ["es", "a la misma hora"],
    ["it", "stessa ora"],
    ["nl", "zelfde tijd"],
    ["pt", "mesma hora"],
    ["sv", "samma tid"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const said = understand(text, { now, expecting: "confirm", changeShown: true, language, draft });
    expect(said).toMatchObject({ intent: "inform", time: "19:00" });
  });

  test("beside another day too, and nothing where none is known", () => {
    const read = (known?: typeof draft) =>
      understand("same time on Sunday", {
        now,
        expecting: null,
        language: "en",
        ...(known && { draft: known }),
      });
    expect(read(draft)).toMatchObject({ date: "2026-11-22", time: "19:00" });
    expect(read().time).toBeUndefined();
  });
});
