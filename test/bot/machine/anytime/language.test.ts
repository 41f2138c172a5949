import { describe, expect, test } from "vitest";
import { spokenLanguages } from "#src/bot/machine/anytime/languages.ts";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { loadSnapshot } from "#src/bot/machine/core/snapshot.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const spoken = { languages: ["en", "de", "sv"] } as const;

function open(language = "en"): Chat {
  return new Chat(spoken, initialState(language));
}

/** A chat in English that waits for the guest to confirm a held table. */
function atSummary(): Chat {
  const chat = open().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({
    type: "slotsFound",
    requestId: chat.effect("findSlots").requestId,
    slots: [slotAt("19:00")],
  });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold", minutes: 15 });
  return chat.step(said("inform", { firstName: "Anna", phone: "+4790000000" }));
}

describe("a language that is asked for in words", () => {
  test("is spoken from then on, beginning with the question that is open", () => {
    const chat = open().step(said("book", { partySize: 4 }));
    chat.step(said("other", { languageWish: "de" }));
    expect(chat.effect("say")).toMatchObject({ language: "de" });
    expect(chat.lines()).toEqual(["languageChanged", "askDate"]);
    expect(chat.buttons()).toHaveLength(8);
    expect(chat.step(said("inform", { comment: "window" })).effect("say")).toMatchObject({ language: "de" });
  });

  test("keeps a held table and its summary", () => {
    const chat = atSummary().step(said("question", { languageWish: "sv", language: "en" }));
    expect(chat.lines()).toEqual(["languageChanged", "summary", "summaryName", "summaryPhone", "askConfirm"]);
    expect(chat.step(said("affirm")).effect("placeBooking")).toMatchObject({
      placement: { holdId: "hold" },
    });
  });

  test("does not get in the way of what else the message says", () => {
    const chat = open().step(said("book", { partySize: 4, languageWish: "de", language: "en" }));
    expect(chat.effect("say")).toMatchObject({ language: "de" });
    expect(chat.lines()).toEqual(["askDate"]);
  });

  test("stays, whatever the guest writes in, until another is asked for", () => {
    const chat = open().step(said("other", { languageWish: "de" }));
    chat.step(said("book", { language: "en" }));
    expect(chat.effect("say")).toMatchObject({ language: "de" });
    chat.step(said("other", { languageWish: "sv" }));
    expect(chat.effect("say")).toMatchObject({ language: "sv" });
  });

  test("is refused kindly when the house does not speak it, with those that it does and the open question", () => {
    const chat = open()
      .step(said("book", { partySize: 4 }))
      .step(said("question", { languageWish: "fi" }));
    expect(chat.lines()).toEqual(["languageNotSpoken", "askDate"]);
    expect(chat.line("languageNotSpoken")).toMatchObject({
      values: { language: { language: "fi" }, languages: { languages: ["en", "de", "sv"] } },
    });
    expect(chat.effect("say")).toMatchObject({ language: "en" });
    expect(chat.state.misses).toBe(0);
  });
});

describe("the language that a guest writes in", () => {
  test("is answered in, and changes with them", () => {
    const chat = open().step(said("book", { language: "de" }));
    expect(chat.effect("say")).toMatchObject({ language: "de" });
    expect(chat.step(said("greet", { language: "sv" })).effect("say")).toMatchObject({ language: "sv" });
  });

  test("is taken up even where nothing else was understood", () => {
    const chat = open().step(said("book", { partySize: 4 }));
    expect(chat.step(said("other", { language: "de" })).lines()).toEqual(["languageChanged", "askDate"]);
    expect(chat.step(said("other", { language: "de" })).lines()).toEqual(["notUnderstood", "askDate"]);
  });

  test("is no answer to words that nothing was understood of while nothing is asked", () => {
    const chat = open().step(said("other", { language: "de" }));
    expect(chat.effect("say")).toMatchObject({ language: "de" });
    expect(chat.lines()).toEqual(["notUnderstood", "anythingElse"]);
  });

  test("is kept beside that of the replies where the house does not answer in it, until they write in another", () => {
    const chat = open().step(said("book", { partySize: 4, language: "nb" }));
    expect(chat.state).toMatchObject({ language: "en", writesIn: "nb" });
    chat.step(said("inform", { date: "2026-11-22" }));
    expect(chat.state).toMatchObject({ language: "en", writesIn: "nb" });
    chat.step(said("inform", { time: "19:00", language: "sv", languageGuessed: true }));
    expect(chat.state).toMatchObject({ writesIn: "nb" });
    chat.step(said("inform", { partySize: 3, language: "sv" }));
    expect(chat.state.language).toBe("sv");
    expect(chat.state).not.toHaveProperty("writesIn");
  });

  test("is named where the house does not speak it and nothing was understood", () => {
    expect(
      open()
        .step(said("other", { language: "ja" }))
        .lines(),
    ).toEqual(["languageNotSpoken", "anythingElse"]);
  });
});

describe("/language", () => {
  test.for([
    ["nothing is under way", open()],
    ["a day is asked for", open().step(said("book", { partySize: 4 }))],
    ["a summary is shown", atSummary()],
    ["the booking is being placed", atSummary().step(said("affirm"))],
  ] as const)("offers every language while %s, and the question follows in the chosen one", ([, chat]) => {
    const { phase } = chat.state;
    chat.step({ type: "guestCommanded", command: "language" });
    expect(chat.lines()).toEqual(["askLanguage"]);
    expect(chat.buttons()).toHaveLength(3);
    chat.press("choiceLanguage", 1);
    expect(chat.effect("say")).toMatchObject({ language: "de" });
    expect(chat.lines()[0]).toBe("languageChanged");
    expect(chat.lines()).toHaveLength(phase === "confirming" ? 5 : 2);
    expect(chat.state.phase).toBe(phase);
  });

  test("may be passed over: the open question still takes its answer", () => {
    const chat = open().step(said("book", { partySize: 4 }));
    chat.step({ type: "guestCommanded", command: "language" }).step(said("inform", { date: "2026-11-22" }));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-22" });
  });

  test("a button of a language that the house gave up since says so", () => {
    const chat = open().step({ type: "guestCommanded", command: "language" });
    const token = chat.token("choiceLanguage", 2);
    chat.step({ type: "guestChose", token }, { languages: ["en", "de"] });
    expect(chat.lines()).toEqual(["languageNotSpoken", "anythingElse"]);
  });
});

test("what the guest did not ask for comes in their language too", () => {
  const chat = open().step(said("other", { languageWish: "sv" }));
  chat.step({ type: "confirmationDue", booking: bookingAt("19:00"), kind: "prompt" });
  expect(chat.effect("askConfirmation").say).toMatchObject({ language: "sv" });
});

describe("a house speaks", () => {
  const all = ["en", "de", "fr"] as const;
  test.for([
    ["every language there is, unless a venue names its own", [fjord, tejo], ["en", "de", "fr"]],
    ["what its venue names, the first one first", [{ ...fjord, languages: ["fr", "en"] }], ["fr", "en"]],
    [
      "what any of its venues names",
      [
        { ...fjord, languages: ["de"] },
        { ...tejo, languages: ["fr"] },
      ],
      ["de", "fr"],
    ],
    ["everything when one of its venues does", [{ ...fjord, languages: ["de"] }, tejo], ["de", "en", "fr"]],
    ["no language that has no replies", [{ ...fjord, languages: ["da", "de"] }], ["de"]],
    ["every language when there are replies in none that it names", [{ ...fjord, languages: ["da"] }], all],
    ["every language while the service lists no venue", [], all],
  ] as const)("%s", ([, venues, expected]) => {
    expect(spokenLanguages(all, venues)).toEqual(expected);
  });
});

test("a Dane is answered in Norwegian where the house speaks it, and read in Danish next", () => {
  const nordic = new Chat({ languages: ["en", "nb"] }).step(said("book", { partySize: 4, language: "da" }));
  expect(nordic.effect("say")).toMatchObject({ language: "nb" });
  expect(nordic.state).toMatchObject({ writesIn: "da" });
  const other = open("de").step(said("book", { partySize: 4, language: "da" }));
  expect(other.effect("say")).toMatchObject({ language: "de" });
});

test.for([
  [true, "heard"],
  [false, "setting"],
] as const)(
  "a conversation stored before there was a choice goes on: heard %s",
  ([languageHeard, source]) => {
    const { languageFrom: _, ...rest } = initialState("de");
    const loaded = loadSnapshot({ version: 1, state: { ...rest, languageHeard } });
    expect(loaded).toEqual({ ok: true, state: { ...rest, languageFrom: source } });
  },
);
