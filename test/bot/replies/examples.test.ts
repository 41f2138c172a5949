import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { answeredLanguages, languagesFolder } from "#test/support/answered-languages.ts";

/** A Wednesday. */
const now = Temporal.ZonedDateTime.from("2026-11-18T10:00[Europe/Oslo]");
const openings = () => [{ from: "17:00", to: "23:00" }];

/** The sentences that a message quotes, in any language's quotation marks. */
function quoted(language: string, id: string): string[] {
  const text = readFileSync(`${languagesFolder}${language}/replies.ftl`, "utf8");
  const [message = ""] = new RegExp(`^${id} =.*(?:\\n {4}.*)*`, "m").exec(text) ?? [];
  const quotes = /“([^”]+)”|„([^“]+)“|«\s?([^»]+?)\s?»|‘([^‘]+)’(?!\p{L})|”([^”]+)”/gu;
  return [...message.matchAll(quotes)].map(
    (found) => found.slice(1).find((part) => part !== undefined) ?? "",
  );
}

describe.for(answeredLanguages)(
  "an example that guests are given is understood when they write it, in %s:",
  (language) => {
    const read = (text: string) => understand(text, { now, language, expecting: null, openings });

    test("the welcome's", () => {
      const [example = ""] = quoted(language, "welcome");
      expect(read(example)).toMatchObject({
        intent: "book",
        partySize: 4,
        date: "2026-11-19",
        time: "19:00",
      });
      expect(read(example)).toHaveProperty("comment");
    });

    test("the help's", () => {
      const [party = "", day = "", later = ""] = quoted(language, "help");
      const [person = ""] = quoted(language, "help-person");
      expect(read(party)).toMatchObject({ intent: "change", partySize: 5 });
      expect(read(day)).toMatchObject({ intent: "change", date: "2026-11-20" });
      expect(read(later)).toMatchObject({ timeShift: "later", shiftMinutes: 60 });
      expect(read(person)).toMatchObject({ intent: "human" });
    });

    test("the one for those who were not understood", () => {
      const [example = ""] = quoted(language, "not-understood-twice");
      expect(read(example)).toMatchObject({
        intent: "book",
        partySize: 2,
        date: "2026-11-20",
        time: "20:00",
      });
    });
  },
);
