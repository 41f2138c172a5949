import { describe, expect, test } from "vitest";
import { said } from "#test/support/machine/facts.ts";
import { all, Talk } from "#test/support/runtime/talk.ts";

/** What guests say who want no table after all, and not another one. */
const givingUp = {
  en: ["no, forget it", "never mind", "no thanks, never mind", "no, leave it"],
  de: ["doch nicht", "nein, doch nicht", "nein, lass mal", "ne, vergiss es", "nein, lassen wir es"],
  fr: ["non, laissez tomber", "laisse tomber", "finalement non"],
  es: ["no, déjalo", "no, déjelo", "no, olvídalo"],
  it: ["no, lascia stare", "no grazie, lasci perdere", "anzi no", "meglio di no"],
  nl: ["nee, laat maar", "toch niet", "nee, toch maar niet"],
  pt: ["não, deixa estar", "deixe estar", "afinal não"],
  sv: ["nej, glöm det", "nej, det var inget", "nej förresten"],
  nb: ["nei, glem det", "nei, det var ingenting", "nei forresten", "bare dropp det"],
} as const;

/** No more than a no: what is to be different is asked. */
const refusing = {
  en: "no",
  de: "nein",
  fr: "non",
  es: "no",
  it: "no",
  nl: "nee",
  pt: "não",
  sv: "nej",
  nb: "nei",
} as const;

const summarised = (language: string): Talk =>
  new Talk(language)
    .step(said("inform", { firstName: "Anna", phone: "+4790000000" }))
    .step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }))
    .finds(["19:00"])
    .hold();

describe.for(all)("at the summary, in %s,", (language) => {
  test.for(givingUp[language])("“%s” gives the table up", (text) => {
    const chat = summarised(language).say(text);
    expect(chat.lines()[0]).toBe("droppedDraft");
    expect(chat.effect("releaseHold").hold.id).toBe("hold");
  });

  test("a bare no asks what to change, and keeps it", () => {
    const chat = summarised(language).say(refusing[language]);
    expect(chat.lines()[0]).toBe("whatToChange");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });
});

test("where a booking is to be cancelled or changed, “no, forget it” leaves it as it is", () => {
  const listed = () => new Talk("en").step(said("list")).lists("19:00");
  const cancelling = listed().say("cancel it").say("no, forget it");
  expect(cancelling.lines()[0]).toBe("kept");
  const changing = listed().say("change it to 5 people").say("no, forget it");
  expect(changing.lines()[0]).toBe("kept");
});
