import { describe, expect, test } from "vitest";
import { fjord, said, tejo } from "#test/support/machine/facts.ts";
import { all, Talk } from "#test/support/runtime/talk.ts";

const saturday = {
  en: "a table on Saturday",
  de: "ein Tisch am Samstag",
  fr: "une table samedi",
  es: "una mesa el sábado",
  it: "un tavolo sabato",
  nl: "een tafel op zaterdag",
  pt: "uma mesa no sábado",
  sv: "ett bord på lördag",
  nb: "et bord på lørdag",
} as const;
const fourAtSeven = {
  en: "7 pm, for 4 people",
  de: "19 Uhr, für 4 Personen",
  fr: "19 h, pour 4 personnes",
  es: "a las 19:00, para 4 personas",
  it: "alle 19, per 4 persone",
  nl: "19 uur, voor 4 personen",
  pt: "às 19h, para 4 pessoas",
  sv: "klockan 19, för 4 personer",
  nb: "klokka 19, for 4 personer",
} as const;

describe.for(all)("in %s, a party and a time said while something else is asked", (language) => {
  test("are kept where it is which restaurant, and the guest reads them", () => {
    const chat = new Talk(language, { venues: [fjord, tejo] }).step(said("book"));
    chat.say(fourAtSeven[language]);
    expect(chat.state).toMatchObject({
      phase: "choosingVenue",
      draft: { partySize: 4, time: { type: "at", time: "19:00" } },
    });
    expect(chat.lines()).toEqual(["notedTable", "askVenue"]);
    expect(chat.line("notedTable")).toMatchObject({
      values: { partySize: 4, moment: { type: "moment", times: ["19:00"] } },
    });
  });

  test("are kept where it is which of two days", () => {
    const chat = new Talk(language).say(saturday[language]);
    expect(chat.state).toMatchObject({ phase: "choosingReading" });
    chat.say(fourAtSeven[language]);
    expect(chat.lines()).toEqual(["notedTable", "whichDate"]);
    expect(chat.state).toMatchObject({ phase: "choosingReading", draft: { partySize: 4 } });
  });

  test("are kept where it is which day", () => {
    const chat = new Talk(language).step(said("book", { partySize: 2 })).say(fourAtSeven[language]);
    expect(chat.state).toMatchObject({ phase: "askingDate", draft: { partySize: 4 } });
    expect(chat.lines()).toEqual(["notedMoment", "askDate"]);
  });
});

test("a restaurant named while one of two days is asked for takes neither away", () => {
  const chat = new Talk("en", { venues: [fjord, tejo] }).say("a table for 2 on Saturday");
  chat.step(said("inform", { venueId: 2 }));
  expect(chat.state).toMatchObject({ phase: "choosingReading", draft: { venueId: 2, partySize: 2 } });
  expect(chat.buttons()).toHaveLength(2);
});

test("a time alone is no more than noted where the question names how many", () => {
  const chat = new Talk("en").step(said("book", { partySize: 2 })).say("in the evening");
  expect(chat.lines()).toEqual(["notedMoment", "askDate"]);
});

test("a party too large is refused, and not noted", () => {
  const small = { ...fjord, largestParty: 8 };
  const chat = new Talk("en", { venues: [small] }).step(said("book")).say("for 30 people");
  expect(chat.lines()).not.toContain("notedParty");
});

describe("several days, or a bound on one side, are read back as they were said", () => {
  const chatOf = (text: string) => new Talk("en", { venues: [fjord, tejo] }).step(said("book")).say(text);

  test.for([
    ["Friday or Saturday", { date: "2026-11-27", dateTo: "2026-11-28", times: [] }],
    ["next Thursday, not before 8 pm", { date: "2026-11-26", times: ["20:00"], bound: "from" }],
    ["next Thursday, 8 pm at the latest", { date: "2026-11-26", times: ["20:00"], bound: "to" }],
    ["next Thursday at 8 pm", { date: "2026-11-26", times: ["20:00"] }],
  ] as const)("%s", ([text, moment]) => {
    expect(chatOf(text).line("notedMoment")).toEqual({
      key: "notedMoment",
      values: { moment: { type: "moment", ...moment } },
    });
  });
});
