import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string, draft?: { date: string; time: string; partySize: number }) =>
  understand(text, { now, expecting: null, language, ...(draft && { draft }) });

const booked = { date: "2026-11-27", time: "19:00", partySize: 2 };

const asked = [
  ["en", "my husband gets off work late, would half eight also work?"],
  ["en", "would 8:30 work as well?"],
  ["de", "Mein Mann kommt später aus der Arbeit, ginge auch halb neun?"],
  ["fr", "20h30, ce serait possible aussi ?"],
  ["es", "¿también podría ser a las ocho y media?"],
  ["it", "andrebbe bene anche alle otto e mezza?"],
  ["nl", "kan half negen ook?"],
  ["pt", "também dá às oito e meia?"],
  ["sv", "går halv nio också bra?"],
  ["nb", "går det også klokken halv ni?"],
] as const;

describe("whether another time suits as well is asked", () => {
  test.for(asked)("of the table just booked (%s: %s)", ([language, text]) => {
    expect(read(language, text, booked)).toMatchObject({ intent: "change", time: "20:30" });
  });

  test.for(asked)(
    "of one that the guest may have, where none is talked about (%s: %s)",
    ([language, text]) => {
      const { intent, time, asWell } = read(language, text);
      expect({ time, isKnown: intent === "change" || asWell === true }).toEqual({
        time: "20:30",
        isKnown: true,
      });
    },
  );

  test.for([
    ["en", "do you also open on Sunday?"],
    ["en", "is there also live music on Friday?"],
    ["de", "haben Sie sonntags auch offen?"],
  ] as const)("but not by who asks about the house (%s: %s)", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question" });
    expect(read(language, text)).not.toHaveProperty("asWell");
  });
});
