import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("what is wished for of a picked table, “if possible”, is noted in any words:", () => {
  test.for([
    ["en", "a table a bit apart, if possible", "a bit apart"],
    ["de", "etwas abseits, wenn möglich", "etwas abseits"],
    ["fr", "Une table un peu à l'écart, si possible", "un peu à l'écart"],
    ["es", "un poco apartada, si es posible", "un poco apartada"],
    ["it", "un po' appartato, se possibile", "un po' appartato"],
    ["pt", "um pouco afastada, se possível", "um pouco afastada"],
    ["sv", "lite avskilt, om möjligt", "lite avskilt"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(read(language, text).comment).toBe(comment);
  });

  test.for(["book it if possible", "8 if possible", "if possible"])("“%s” wishes for nothing", (text) => {
    expect(read("en", text).comment).toBeUndefined();
  });
});

describe("one more comes, told the other way round:", () => {
  test.for([
    ["de", "es kommt noch eine Freundin mit"],
    ["fr", "une amie de plus vient"],
    ["es", "al final viene una amiga más"],
    ["nl", "er komt toch nog een vriendin bij"],
    ["pt", "afinal vem mais uma amiga"],
    ["sv", "det kommer en kompis till"],
    ["nb", "det kommer en venn til"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft })).toMatchObject({
      intent: "change",
      partySize: 5,
    });
  });
});

test("“Table 2. Sunday. 1pm.” is for two", () => {
  const { partySize } = understand("Table 2. Sunday. 1pm. Name Okafor.", {
    now,
    language: "en",
    expecting: null,
  });
  expect(partySize).toBe(2);
});
