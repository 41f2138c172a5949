import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("an hour that is none to the minute is that hour, whether it is asked for or times are offered", () => {
  test.for([
    ["en", "at 9 pm more or less"],
    ["de", "um 21 Uhr rum"],
    ["fr", "vers 21h environ"],
    ["es", "a las nueve más o menos"],
    ["es", "sobre las 9 mas o menos"],
    ["it", "alle 21 più o meno"],
    ["nl", "om 21 uur ongeveer"],
    ["pt", "às 21 mais ou menos"],
    ["sv", "klockan 21 ungefär"],
  ] as const)("in %s: %s", ([language, text]) => {
    for (const expecting of ["time", "slot"] as const) {
      const { time, partySize, undecided } = understand(text, { now, language, expecting });
      expect({ time, partySize, undecided }).toEqual({
        time: "21:00",
        partySize: undefined,
        undecided: undefined,
      });
    }
  });
});

test("so many more or less are so many", () => {
  expect(understand("somos 9 más o menos", { now, language: "es", expecting: null }).partySize).toBe(9);
});

test("a yes that is none to the minute is none", () => {
  const asked = { now, language: "es", expecting: "confirm", tablePicked: true } as const;
  expect(understand("sí, más o menos", asked).intent).not.toBe("affirm");
});
