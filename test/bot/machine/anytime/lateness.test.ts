import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, now, said, tejo, unread } from "#test/support/machine/facts.ts";

const late = { ...said("inform", { late: { minutes: 20 } }), text: "20 min late,  sorry" };
/** Today's, which began a quarter of an hour ago, and tomorrow's. */
const today = bookingAt("19:00", { startsAt: now.subtract({ minutes: 15 }).toString() });
const tonight = bookingAt("21:00", { startsAt: now.add({ hours: 9 }).toString() });
const tomorrow = bookingAt("20:00");

const changesOf = ({ effects }: Chat) => effects.filter(({ type }) => type === "changeBooking");

/** A chat in which a guest with these bookings said that they come late. */
function running(bookings: readonly ReturnType<typeof bookingAt>[], options = {}): Chat {
  const chat = new Chat(options).step(late);
  const { requestId, alsoBegun } = chat.effect("findBookings");
  expect(alsoBegun).toBe(true);
  return chat.step({ type: "bookingsFound", requestId, bookings });
}

describe("who comes late", () => {
  test("has it noted in their own words on today's booking, and the staff are told at once", () => {
    const chat = running([{ ...today, comment: "by the window" }, tomorrow]);
    const change = chat.effect("changeBooking");
    expect(change).toMatchObject({ comment: "by the window; 20 min late, sorry", partySize: 4 });
    expect(chat.effect("notifyStaff").notice).toMatchObject({ kind: "late", minutes: 20 });
    chat.step({ type: "bookingChanged", requestId: change.requestId, booking: today });
    expect(chat.lines()).toEqual(["lateNoted", "staffKnow"]);
    expect(chat.effect("trackBooking").booking).toEqual(today);
    expect(chat.state).not.toHaveProperty("late");
  });

  test("while a change is shown, has it noted beside that, and is shown the change with it", () => {
    const chat = new Chat();
    const booking = { ...tonight, comment: "by the window" };
    chat.state = { ...chat.state, phase: "placed", booking } as State;
    chat.step(said("change", { partySize: 6 })).step(late);
    chat.step({
      type: "bookingsFound",
      requestId: chat.effect("findBookings").requestId,
      bookings: [booking],
    });
    const { requestId } = chat.effect("changeBooking");
    const noted = { ...booking, comment: "by the window; 20 min late, sorry" };
    chat.step({ type: "bookingChanged", requestId, booking: noted });
    expect(chat.lines()).toEqual(["lateNoted", "staffKnow", "askChange", "summaryComment"]);
    expect(chat.state).toMatchObject({ query: { partySize: 6, changing: noted, comment: noted.comment } });
  });

  test("is asked for which of several", () => {
    const chat = running([today, tonight]);
    expect(chat.lines()).toEqual(["lateWhich"]);
    chat.press("choiceVenueTime", 1);
    expect(chat.effect("changeBooking").booking).toEqual({ venueId: 1, id: tonight.id });
  });

  test("hears honestly that there is no booking that day", () => {
    const lines = ["lateNoBooking", "contactVenue", "anythingElse"];
    expect(running([]).lines()).toEqual(lines);
    const named = new Chat().step(said("inform", { late: {}, date: "2026-11-25" }));
    const { requestId } = named.effect("findBookings");
    expect(named.step({ type: "bookingsFound", requestId, bookings: [tomorrow] }).lines()).toEqual(lines);
  });

  test("the evening before, it is of the table of the hours to come", () => {
    const soon = bookingAt("10:00", { startsAt: now.add({ hours: 22 }).toString() });
    expect(running([soon]).effect("changeBooking").booking).toEqual({ venueId: 1, id: soon.id });
  });

  test("is asked whether it is one ahead where there is none today, and it is noted by a tap", () => {
    const chat = running([tomorrow]);
    expect(chat.lines()).toEqual(["lateWhichDay", "contactVenue"]);
    chat.press("choiceDateTime");
    expect(chat.effect("changeBooking")).toMatchObject({ comment: "20 min late, sorry" });
  });

  test.for([said("affirm"), said("book", { date: "2026-11-22" }), said("inform", { time: "20:00" })])(
    "tells in words which one it is: %j",
    (words) => {
      const chat = running([tomorrow]).step(words);
      expect(chat.effect("changeBooking")).toMatchObject({ comment: "20 min late, sorry" });
    },
  );

  test.for([said("deny"), said("inform", { date: "2026-12-24" }), said("question", { topics: ["parking"] })])(
    "and nothing is noted by other words: %j",
    (words) => {
      const chat = running([tomorrow]).step(words);
      expect(changesOf(chat)).toEqual([]);
    },
  );

  test("a yes is for none of several, and for no later question", () => {
    const other = bookingAt("19:00", { id: "other", startsAt: "2026-11-25T18:00:00Z" });
    expect(changesOf(running([tomorrow, other]).step(said("affirm")))).toEqual([]);
    const later = running([tomorrow])
      .step(said("question", { topics: ["parking"] }))
      .step(said("affirm"));
    expect(changesOf(later)).toEqual([]);
  });

  test("hears how the house of that booking can be called, and none other", () => {
    const chat = running([tomorrow], { venues: [fjord, { ...fjord, id: 7, name: "Vik" }] });
    expect(chat.lines()).toEqual(["lateWhichDay", "contactVenue"]);
  });

  test("keeps the table that is talked about, and hears how that house can be called", () => {
    const chat = new Chat({ venues: [tejo, { ...fjord, id: 7, name: "Vik" }, fjord] });
    chat.step(said("book", { partySize: 4, venueId: 7 })).step(late);
    chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings: [] });
    expect(chat.lines()).toEqual(["lateNoBooking", "contactVenue", "askDate"]);
    expect(chat.line("contactVenue")?.values).toMatchObject({ venue: "Vik" });
    expect(chat.state).toMatchObject({ draft: { partySize: 4, venueId: 7 } });
  });

  test("hears where it could not be noted, and without staff nobody is said to have been told", () => {
    const chat = running([today], { venues: [unread] });
    const { requestId } = chat.effect("changeBooking");
    chat.step({ type: "changeRefused", requestId, reason: "readOnly", booking: today });
    expect(chat.lines()).toEqual(["lateNotNoted", "contactVenue"]);
  });
});

describe("asked whether they come", () => {
  const asked = () => new Chat().step({ type: "confirmationDue", booking: tonight, kind: "prompt" });

  test("who says that they come late says that they come", () => {
    const chat = asked().step(late);
    expect(chat.effect("setBookingState")).toMatchObject({ state: "CONFIRMED", booking: { id: tonight.id } });
    const { requestId } = chat.effect("setBookingState");
    chat.step({ type: "bookingStateSet", requestId, booking: { ...tonight, state: "CONFIRMED" } });
    expect(chat.lines()).toEqual(["confirmationYes"]);
    expect(chat.effect("changeBooking")).toMatchObject({ comment: "20 min late, sorry" });
  });

  test.for([
    ["a question is no yes", { ...late, text: "we're late, is that ok?" }],
    [
      "nor is another day",
      { ...said("inform", { late: {}, date: "2026-11-25" }), text: "late on Wednesday" },
    ],
    [
      "nor is it one of them alone",
      { ...said("inform", { late: {}, comment: "Bo is late" }), text: "Bo is late" },
    ],
  ] as const)("%s", ([, event]) => {
    expect(
      asked()
        .step(event)
        .effects.map(({ type }) => type),
    ).toContain("findBookings");
  });
});

describe("where the staff have a page, and no channel", () => {
  test.for([
    ["page", ["lateNoted", "staffKnow"]],
    ["later", ["lateNoted"]],
  ] as const)("%s: who is late hears what is true", ([staff, lines]) => {
    const chat = running([today], { venues: [{ ...fjord, staff }] });
    const { requestId } = chat.effect("changeBooking");
    expect(chat.step({ type: "bookingChanged", requestId, booking: today }).lines()).toEqual(lines);
  });

  test.for([
    ["page", "staffKnow"],
    ["later", "wordKept"],
  ] as const)("%s: what could not be noted stands there", ([staff, told]) => {
    const chat = running([today], { venues: [{ ...fjord, staff }] });
    const { requestId } = chat.effect("changeBooking");
    chat.step({ type: "changeRefused", requestId, reason: "readOnly", booking: today });
    expect(chat.lines()).toEqual(["lateNotNoted", told, "contactVenue"]);
    expect(chat.effect("writeStaff").word).toMatchObject({ act: "refused", text: "20 min late, sorry" });
  });

  test("later: a complaint is kept, and nobody is said to come", () => {
    const chat = new Chat({ venues: [{ ...fjord, staff: "later" }] });
    chat.step({ ...said("human", { feeling: "complaint" }), text: "this is a scandal" });
    expect(chat.lines()).toContain("wordKept");
    expect(chat.lines()).not.toContain("humanComing");
    expect(chat.effect("writeStaff").word).toMatchObject({ act: "complaint", text: "this is a scandal" });
  });
});

describe("without a staff platform", () => {
  const alone = () => new Chat({ venues: [unread] });

  test("nobody is said to come, and the phone is named", () => {
    expect(alone().step(said("human")).lines().slice(0, 2)).toEqual(["nobodyReads", "contactVenue"]);
  });

  test("help says nothing of staff", () => {
    const help = { type: "guestCommanded", command: "help" } as const;
    expect(alone().step(help).lines()).not.toContain("helpPerson");
    expect(new Chat().step(help).lines()).toContain("helpPerson");
  });
});

describe("what moves a guest", () => {
  test("is met with a kind word, and a complaint with a person", () => {
    const chat = new Chat().step(said("human", { feeling: "complaint" }));
    expect(chat.lines().slice(0, 2)).toEqual(["soSorry", "humanComing"]);
    expect(chat.effect("writeStaff").word).toMatchObject({ act: "complaint" });
  });

  test("does not keep their table from being cancelled", () => {
    const chat = new Chat().step(said("cancel", { feeling: "sorrow" }));
    expect(chat.lines()).toEqual(["condolence"]);
    expect(chat.effect("findBookings")).toBeDefined();
  });
});
