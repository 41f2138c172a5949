import { describe, expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt } from "#test/support/machine/facts.ts";

const guest = { firstName: "Anna", lastName: "Berg", phone: "+4790012345" };
const command = (name: "mydata" | "forgetme") => ({ type: "guestCommanded", command: name }) as const;
const hold = { bookingId: "hold", minutes: 15 };

function chatWith(parts: Partial<State> = {}, options: ConstructorParameters<typeof Chat>[0] = {}): Chat {
  return new Chat(options, { ...initialState("en"), guest, ...parts } as State);
}

/** At the summary of a table that is held. */
function summarised(options: ConstructorParameters<typeof Chat>[0] = {}): Chat {
  const query = { venueId: 1, partySize: 4, date: "2026-11-22" };
  const selection = {
    kind: "table",
    query,
    slot: slotAt("19:00"),
    reference: "r",
    idempotencyKey: "k",
    hold,
  } as const;
  return chatWith({ phase: "confirming", selection }, options).step(said("greet"));
}

function booked(options: ConstructorParameters<typeof Chat>[0] = {}): Chat {
  const chat = summarised(options).press("choiceConfirm");
  const { requestId } = chat.effect("placeBooking");
  return chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00", { name: "Anna Berg" }) });
}

describe("what is remembered", () => {
  test("is asked once, after the first booking, in full and with the house's words", () => {
    const privacy = { en: "We keep it for a year.", de: "Wir behalten es ein Jahr." };
    const chat = booked({ venues: [{ ...fjord, privacy }] });
    expect(chat.line("askRemember")?.values).toEqual({ details: "Anna Berg · +47 90 01 23 45" });
    expect(chat.line("answerOfHouse")?.values).toEqual({ text: "We keep it for a year." });
  });

  test.for([
    ["yes", said("affirm"), guest],
    ["no", said("deny"), {}],
  ] as const)("is settled by a %s in words", ([answer, event, kept]) => {
    const chat = booked().step(event);
    expect(chat.state).toMatchObject({ phase: "placed", remembers: answer });
    expect(chat.state.guest).toEqual(kept);
  });

  test("is kept after a tap, and not asked for again", () => {
    const chat = booked().press("choiceRemember");
    expect(chat.state.guest).toEqual(guest);
    const again = new Chat({}, { ...summarised().state, remembers: "yes" } as State).step(said("greet"));
    again.press("choiceConfirm");
    const { requestId } = again.effect("placeBooking");
    again.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00") });
    expect(again.lines()).not.toContain("askRemember");
  });

  test.for(["affirm", "deny"] as const)(
    "is not settled by a word that may be for what the house asked since, and asked once more: %s",
    (intent) => {
      const chat = booked();
      const booking = bookingAt("19:00", { name: "Anna Berg" });
      chat.step({ type: "groupCounted", booking, partySize: 3 });
      const resize = chat.token("choiceResize");
      chat.step(said(intent));
      expect(chat.state.remembers).toBeUndefined();
      expect(chat.lines()).toEqual(["askRemember"]);
      const tapped = new Chat({}, chat.state).step({ type: "guestChose", token: resize });
      expect(tapped.lines()).toContain("askChange");
      expect(chat.press("choiceRemember").state.remembers).toBe("yes");
    },
  );

  test("is not agreed to by who only looks forward to the visit", () => {
    const chat = booked().step(said("affirm", { meant: "stands" }));
    expect(chat.state.remembers).toBeUndefined();
    expect(chat.lines()).toEqual(["goodbyeUntil"]);
  });

  test.for([
    [true, "yes", "willRemember"],
    [false, "no", "wontRemember"],
  ] as const)("is answered in its own words turns later: %s", ([agrees, answer, line]) => {
    const intent = agrees ? "affirm" : "deny";
    const chat = booked().step(said("question", { topics: ["parking"] }));
    chat.step(said(intent, { remembers: agrees }));
    expect(chat.state).toMatchObject({ phase: "placed", remembers: answer });
    expect(chat.lines()).toEqual([line]);
  });

  test("is answered beside a goodbye, and both are heard", () => {
    const chat = booked().step(said("thanks", { farewell: "bye", remembers: false }));
    expect(chat.state).toMatchObject({ phase: "placed", remembers: "no" });
    expect(chat.lines()).toEqual(["wontRemember", "goodbyeUntil"]);
  });

  test("is not answered by an edited message", () => {
    const chat = booked().step({ ...said("inform", { partySize: 5, remembers: true }), corrects: true });
    expect(chat.state.remembers).toBeUndefined();
  });

  test("is not agreed to by what comes later", () => {
    const chat = booked().step(said("help")).step(said("affirm"));
    expect(chat.state.remembers).toBeUndefined();
  });
});

describe("an allergy", () => {
  const needs = "allergic to nuts";
  const told = { ...said("greet"), needs };

  test("is part of what is asked, and a wish of every later booking", () => {
    const chat = chatWith({ remembers: "yes" }).step(told);
    expect(chat.state.guest.needs).toBe(needs);
    const next = chatWith({ ...summarised().state, guest: chat.state.guest, remembers: "yes" });
    next.step(said("inform", { phone: "+4790012346" }));
    next.step(said("inform", { comment: "by the window" }));
    expect(next.line("summaryComment")?.values).toEqual({ comment: expect.stringContaining(needs) });
  });

  test("is no wish of a booking before its guest agreed that it is remembered", () => {
    const chat = chatWith({ ...summarised().state, guest: { ...guest, needs } });
    expect(chat.step(said("inform", { comment: "by the window" })).line("summaryComment")?.values).toEqual({
      comment: "by the window",
    });
  });
});

describe("what is kept", () => {
  const kept = { bookings: [bookingAt("19:00")], waiting: [], visits: 2, messages: 9 };

  test("is shown in words and as a file, beside the question that is open", () => {
    const chat = summarised({ keptElsewhere: true }).step(command("mydata"));
    const { requestId } = chat.effect("readGuest");
    chat.step({ type: "guestRead", requestId, ...kept });
    expect(chat.lines()).toEqual(
      expect.arrayContaining(["keptHeading", "summaryName", "keptVisits", "bookingItem", "keptElsewhere"]),
    );
    expect(chat.lines().at(-1)).toBe("askConfirm");
    expect(chat.effect("showRecord")).toBeDefined();
  });

  test("is said not to be had where the service is out of reach", () => {
    const chat = chatWith().step(said("myData"));
    const { requestId } = chat.effect("readGuest");
    expect(chat.step({ type: "guestNotRead", requestId }).lines()).toContain("serviceDown");
  });
});

describe("a guest who wants to be forgotten", () => {
  const ahead = bookingAt("19:00", { name: "Anna Berg", comment: "nuts" });

  function asked(bookings = [ahead], chat = chatWith()): Chat {
    chat.step(command("forgetme"));
    const { requestId } = chat.effect("findBookings");
    return chat.step({ type: "bookingsFound", requestId, bookings });
  }

  test("is told what goes, and says so a second time", () => {
    const chat = asked([]);
    expect(chat.lines()).toEqual(["whatIsForgotten", "askForget"]);
    chat.press("choiceForget");
    expect(chat.effect("eraseGuest")).toMatchObject({ cancel: [], keep: [] });
    expect(chat.state.phase).toBe("forgetting");
  });

  test.for([
    ["affirm", true],
    ["forgetMe", true],
    ["deny", false],
    ["cancel", false],
    ["thanks", false],
    ["question", false],
  ] as const)("by %s with nothing ahead: %s", ([intent, erased]) => {
    const chat = asked([]).step(said(intent));
    expect(chat.effects.some(({ type }) => type === "eraseGuest")).toBe(erased);
  });

  test.for(["affirm", "forgetMe", "cancel"] as const)(
    "is asked again what becomes of a booking ahead after %s",
    (intent) => {
      const chat = asked().step(said(intent));
      expect(chat.lines()).toContain("askForgetBookings");
      expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    },
  );

  test("has bookings cancelled under nobody's name", () => {
    const chat = asked().press("choiceForgetCancel");
    const { name: _name, comment: _comment, ...nameless } = ahead;
    expect(chat.effect("eraseGuest")).toMatchObject({ cancel: [nameless], keep: [] });
    expect(JSON.stringify(chat.effects)).not.toContain("Anna");
  });

  test("has bookings kept until the visit, and the chat begins anew", () => {
    const chat = asked().press("choiceForgetKeep");
    const { requestId, keep } = chat.effect("eraseGuest");
    expect(keep).toEqual([{ venueId: 1, id: ahead.id, startsAt: ahead.startsAt }]);
    chat.step({ type: "guestForgotten", requestId });
    expect(chat.lines()).toEqual(["forgottenButBookings"]);
    expect(JSON.stringify(chat.state)).not.toContain("Anna");
  });

  test("gives back the table that was held", () => {
    const chat = summarised().step(command("forgetme"));
    expect(chat.effect("releaseHold").hold).toEqual({ venueId: 1, id: "hold" });
  });

  test("is told what a service of the restaurant's own keeps", () => {
    expect(asked([], chatWith({}, { keptElsewhere: true })).lines()).toContain("forgetNotElsewhere");
  });

  test("hears that it is under way, whatever they say meanwhile", () => {
    const chat = asked([])
      .press("choiceForget")
      .step(said("book", { partySize: 2 }));
    expect(chat.lines()).toEqual(["stillPlacing"]);
  });
});
