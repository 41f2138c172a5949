import { describe, expect, test } from "vitest";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, unread } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00");

/** What the guest wrote. */
const says = (text: string, understood: Partial<Parameters<typeof said>[1]> = {}): MachineEvent => ({
  ...said("other", understood),
  text,
});

const answer = (enquiryId: string, text = "We do."): MachineEvent => ({
  type: "staffWrote",
  word: { enquiryId, venueId: 1, act: "answered", by: "Kari", text },
});

const words = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === "writeStaff" ? [effect.word] : []));

/** A guest who asked for a person; where nothing else is said, nothing was under way. */
function talking(chat = new Chat()) {
  chat.step({ ...said("human"), text: "can I talk to a person about nuts?" });
  const id = chat.effect("writeStaff").word.enquiry.id;
  return { chat, id };
}

/** A chat that asks whether to book a table for four. */
function atSummary(): Chat {
  const day = { partySize: 4, date: "2026-11-22", time: "19:00" };
  const chat = new Chat().step(said("book", { ...day, firstName: "Anna", withoutPhone: true }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

describe("a guest who asks for a person", () => {
  test("is put through, with what they wrote, and reads how to come back", () => {
    const { chat } = talking();
    expect(chat.lines()).toContain("talkBegins");
    expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceBackToAssistant"]);
    expect(words(chat.effects)).toMatchObject([
      { act: "asked", text: "can I talk to a person about nuts?", enquiry: { venueId: 1 } },
    ]);
  });

  test("hears outside opening hours when somebody is there", () => {
    const venue = { ...fjord, openOn: () => [{ from: "23:00", to: "23:30" }] };
    const chat = new Chat({ venues: [venue] }).step(said("human"));
    expect(chat.lines()).toEqual(["talkBegins", "talkOutOfHours", "openOn", "contactVenue"]);
    const open = { ...fjord, openOn: () => [{ from: "00:00", to: "00:00" }] };
    expect(new Chat({ venues: [open] }).step(said("human")).lines()).toEqual(["talkBegins", "contactVenue"]);
  });

  test("hears that nobody is there now, and what they write is kept", () => {
    const opens = () => [{ from: "23:00", to: "23:30" }];
    const chat = new Chat({ venues: [{ ...fjord, staff: "later", openOn: opens }] }).step(said("human"));
    expect(chat.lines()).toEqual(["talkKept", "openOn", "contactVenue"]);
    chat.step(says("do you have nuts?"));
    expect(words(chat.effects)).toMatchObject([{ act: "said", text: "do you have nuts?" }]);
    chat.step(answer(words(chat.effects)[0]?.enquiry.id ?? ""));
    expect(chat.lines()).toEqual(["fromStaff"]);
  });

  test("is put through where somebody has the page before them", () => {
    const chat = new Chat({ venues: [{ ...fjord, staff: "page" }] }).step(said("human"));
    expect(chat.lines()).toEqual(["talkBegins", "contactVenue"]);
  });

  test("hears an honest no where nobody of the staff reads along, and who can be called", () => {
    const chat = new Chat({ venues: [unread] }).step(said("human"));
    expect(chat.lines().slice(0, 2)).toEqual(["nobodyReads", "contactVenue"]);
    expect(words(chat.effects)).toEqual([]);
    expect(chat.state.enquiry).toBeUndefined();
  });
});

describe("while the staff have the chat", () => {
  test.for([
    ["yes", said("affirm")],
    ["a table", said("book", { partySize: 4 })],
    ["cancel", said("cancel")],
    ["a no", said("deny")],
  ] as const)("%s goes to them, and maitred says and does nothing", ([, event]) => {
    const { chat, id } = talking();
    const before = chat.state;
    chat.step({ ...event, text: "as I said" });
    expect(chat.effects).toMatchObject([
      { type: "writeStaff", word: { act: "said", text: "as I said", enquiry: { id } } },
    ]);
    expect(chat.state).toEqual(before);
  });

  test("a shared number goes to them too, and a photo is declined", () => {
    const { chat } = talking();
    chat.step({ type: "guestSharedContact", phone: "+4790012345" });
    expect(words(chat.effects)).toMatchObject([{ text: "+4790012345", enquiry: { phone: "+4790012345" } }]);
    expect(chat.step({ type: "guestSentOther" }).lines()).toEqual(["talkTextOnly"]);
    expect(chat.state.enquiry?.isTalking).toBe(true);
  });

  test("their answer arrives with who wrote it, and disturbs no question", () => {
    const { chat, id } = talking();
    const { choices } = chat.state;
    chat.step(answer(id));
    expect(chat.line("fromStaff")?.values).toEqual({ by: "Kari", venue: "Fjord", text: "We do." });
    expect(chat.buttons()).toEqual([]);
    expect(chat.state.choices).toEqual(choices);
  });

  test("the buttons of a prompt act, and the talk goes on", () => {
    const { chat } = talking();
    chat.step({ type: "confirmationDue", booking, kind: "prompt" });
    chat.press("choiceComing");
    expect(chat.effect("setBookingState")).toMatchObject({ state: "CONFIRMED" });
    expect(chat.state.enquiry?.isTalking).toBe(true);
  });
});

describe("the way back", () => {
  test.for([
    ["the word", says("back", { backToAssistant: true })],
    ["an old button", { type: "guestChose", token: "old.1" }],
  ] as const)("%s gives maitred the chat, which says so and asks what is open", ([, event]) => {
    const { chat } = talking();
    chat.step(event as MachineEvent);
    expect(chat.lines()).toEqual(["assistantBack", "anythingElse"]);
    expect(words(chat.effects)).toMatchObject([{ act: "left" }]);
    expect(chat.step(said("thanks")).lines()).toEqual(["youAreWelcome"]);
  });

  test("the button leads back to the very question that was open", () => {
    const chat = new Chat().step(said("book", { partySize: 4 }));
    expect(chat.state.phase).toBe("askingDate");
    talking(chat).chat.press("choiceBackToAssistant");
    expect(chat.lines()).toEqual(["assistantBack", "askDate"]);
  });

  test("a command is done besides", () => {
    const { chat } = talking();
    chat.step({ type: "guestCommanded", command: "book" });
    expect(chat.lines().slice(0, 2)).toEqual(["assistantBack", "askPartySize"]);
    expect(words(chat.effects)).toMatchObject([{ act: "left" }]);
  });

  test("a look at the bookings gives it, and a yes before the summary is shown again books nothing", () => {
    const chat = atSummary();
    expect(new Chat({}, chat.state).step(said("affirm")).state.phase).toBe("placing");
    talking(chat).chat.step({ type: "guestCommanded", command: "bookings" });
    expect(chat.lines()).toEqual(["assistantBack"]);
    chat.step(said("affirm"));
    expect(chat.state.phase).toBe("confirming");
    expect(chat.lines()).toContain("askConfirm");
    expect(chat.step(said("affirm")).state.phase).toBe("placing");
  });

  test("the staff give it, once", () => {
    const { chat, id } = talking();
    const close: MachineEvent = {
      type: "staffWrote",
      word: { enquiryId: id, venueId: 1, act: "closed", by: "Kari" },
    };
    expect(chat.step(close).lines()).toEqual(["talkEnded", "assistantBack", "anythingElse"]);
    expect(chat.step(close).effects).toEqual([]);
  });

  test("silence gives it; who was not answered keeps the promise of an answer", () => {
    const idle = (id: string, isWaiting: boolean): MachineEvent => ({
      type: "enquiryIdle",
      enquiryId: id,
      isWaiting,
    });
    const { chat, id } = talking();
    expect(chat.step(idle("another", true)).effects).toEqual([]);
    chat.step(idle(id, true));
    expect(chat.lines()).toEqual(["talkUnanswered", "contactVenue", "assistantBack", "anythingElse"]);
    expect(words(chat.effects)).toMatchObject([{ act: "idle", enquiry: { id } }]);
    const answered = talking();
    answered.chat.step(idle(answered.id, false));
    expect(answered.chat.lines()).toEqual(["assistantBack", "anythingElse"]);
  });
});

describe("an answer that comes after the guest went back", () => {
  test("reaches them, and a button goes on with the staff in the same exchange", () => {
    const { chat, id } = talking();
    chat.press("choiceBackToAssistant");
    chat.step(answer(id));
    expect(chat.lines()).toEqual(["fromStaff"]);
    chat.press("choiceWriteToStaff");
    expect(chat.lines()).toEqual(["talkResumes"]);
    expect(words(chat.effects)).toMatchObject([{ act: "returned", enquiry: { id } }]);
    chat.step(says("great"));
    expect(words(chat.effects)).toMatchObject([{ act: "said", text: "great", enquiry: { id } }]);
  });

  test("is no yes to the question that was open", () => {
    const { chat, id } = talking();
    chat.press("choiceBackToAssistant").step({ type: "confirmationDue", booking, kind: "prompt" });
    chat.step(answer(id)).step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).not.toContain("setBookingState");
  });
});

test.for([
  ["accepted", "requestAccepted"],
  ["declined", "requestDeclined"],
] as const)("a request that was %s is told, and books nothing", ([act, line]) => {
  const chat = new Chat().step({ type: "staffWrote", word: { enquiryId: "r", venueId: 1, act, by: "Kari" } });
  expect(chat.lines()).toEqual([line]);
  expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceWriteToStaff"]);
  expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
});

describe("the staff's word on a request that the guest left with them", () => {
  const word = { enquiryId: "r", venueId: 1, by: "Kari", isAwaited: true } as const;
  const offer = { ...word, act: "answered", text: "20:30 would do. Shall we?" } as const;

  test.for([
    ["another start", offer, "fromStaff"],
    ["a yes", { ...word, act: "accepted" }, "requestAccepted"],
  ] as const)(
    "%s is answered by whatever the guest writes next, and nothing is booked by it",
    ([, said, line]) => {
      const chat = new Chat().step({ type: "staffWrote", word: said });
      expect(chat.lines()).toEqual([line, "talkResumes"]);
      expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceBackToAssistant"]);
      for (const text of ["20:30 is fine, thank you!", "yes", "a table for 14 at 20:30 then"]) {
        chat.step(says(text, { time: "20:30", partySize: 14 }));
        expect(words(chat.effects)).toMatchObject([{ act: "said", text, enquiry: { id: "r" } }]);
        expect(chat.lines()).toEqual([]);
      }
      expect(chat.step({ type: "staffWrote", word: said }).lines()).toEqual([line]);
      chat.step(says("back", { backToAssistant: true }));
      expect(chat.state.enquiry).toEqual({ id: "r", venueId: 1 });
    },
  );

  test("a no leaves the chat with maitred", () => {
    const chat = new Chat().step({ type: "staffWrote", word: { ...word, act: "declined" } });
    expect(chat.lines()).toEqual(["requestDeclined"]);
    expect(chat.state.enquiry?.isTalking).toBeUndefined();
  });

  test("with a table under way takes nothing of it: a button leads to the staff", () => {
    const chat = atSummary();
    const { phase } = chat.state;
    chat.step({ type: "staffWrote", word: offer });
    expect(chat.lines()).toEqual(["fromStaff"]);
    expect(chat.state.phase).toBe(phase);
    expect(chat.state.enquiry?.isTalking).toBeUndefined();
  });

  test("that needs no answer is over without a word", () => {
    const chat = new Chat().step({ type: "staffWrote", word: offer });
    chat.step({ type: "enquiryIdle", enquiryId: "r", isWaiting: false, isQuiet: true });
    expect(chat.effects).toEqual([]);
    expect(chat.state.enquiry).toEqual({ id: "r", venueId: 1 });
  });
});

test("asking again goes on in the same exchange", () => {
  const { chat, id } = talking();
  chat.press("choiceBackToAssistant");
  expect(talking(chat).id).toBe(id);
});
