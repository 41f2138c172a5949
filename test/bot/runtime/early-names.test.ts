import { describe, expect, test } from "vitest";
import { said } from "#test/support/machine/facts.ts";
import { all, Talk } from "#test/support/runtime/talk.ts";

const noNumber = {
  en: "no number",
  de: "keine Nummer",
  fr: "pas de numéro",
  es: "sin número",
  it: "niente numero",
  nl: "geen nummer",
  pt: "sem número",
  sv: "inget nummer",
  nb: "ikke noe nummer",
} as const;

const offered = (language: string) =>
  new Talk(language)
    .step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }))
    .finds(["18:30", "18:45", "19:15"]);

describe.for(all)("in %s, a name told while times are offered", (language) => {
  test("is kept, and the time is asked for still", () => {
    const chat = offered(language).say("Tom Lee");
    expect(chat.state).toMatchObject({
      phase: "choosingSlot",
      guest: { firstName: "Tom", lastName: "Lee" },
      misses: 0,
    });
    expect(chat.line("notedName")).toMatchObject({ values: { name: "Tom Lee" } });
    expect(chat.buttons().length).toBeGreaterThan(2);
  });

  test("beside the time is not asked for again", () => {
    const chat = offered(language).say("18:45, Tom Lee").hold();
    expect(chat.state).toMatchObject({ phase: "askingPhone", guest: { firstName: "Tom", lastName: "Lee" } });
  });

  test("goes with a number that is not given, said before it is asked for", () => {
    const chat = offered(language).say("Tom Lee").say(noNumber[language]);
    expect(chat.lines()[0]).toBe("noted");
    chat.say("18:45").hold();
    expect(chat.state).toMatchObject({ phase: "confirming", guest: { lastName: "Lee" } });
  });
});
