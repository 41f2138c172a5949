import { expect, test } from "vitest";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import { describeLanguages, replyLanguages } from "#src/compose/languages.ts";
import { menuCommands } from "#src/compose/menu-commands.ts";
import { answeredLanguages } from "#test/support/answered-languages.ts";

const venue = (languages?: string[]): Venue => ({
  id: 1,
  name: "Fjord",
  timeZone: "Europe/Oslo",
  ...(languages && { languages }),
});

test("guests are answered in English first, in eight more languages, and in what else there are replies in", () => {
  const languages = replyLanguages();
  expect(languages[0]).toBe("en");
  expect(languages).toEqual(expect.arrayContaining(["de", "es", "fr", "it", "nb", "nl", "pt", "sv"]));
  expect(languages.toSorted()).toEqual(answeredLanguages.toSorted());
});

test("the menu of commands is there in each of them, within Telegram's limits", () => {
  for (const language of replyLanguages()) {
    const menu = menuCommands().filter((entry) => entry.language === language);
    expect(menu.map(({ command }) => command)).toContain("language");
    expect(new Set(menu.map(({ description }) => description)).size).toBe(8);
    for (const { description } of menu) expect(description.length).toBeLessThanOrEqual(256);
  }
});

test.for([
  [undefined, [`guests are answered in ${answeredLanguages.join(", ")}`]],
  [["pt-BR", "en"], ["guests are answered in pt, en"]],
  [
    ["da", "de"],
    ["guests are answered in de", "Fjord: there are no replies in da, take it out of its languages"],
  ],
  [["nn-NO", "no", "en"], ["guests are answered in nb, en"]],
] as const)("the doctor says what a house's languages come to: %s", ([languages, expected]) => {
  expect(describeLanguages([venue(languages && [...languages])])).toEqual(expected);
});
