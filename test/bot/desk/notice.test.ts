import { describe, expect, test } from "vitest";
import { type DeskNotice, toNoticeView } from "#src/bot/desk/notice.ts";
import { aBooking, havsorn } from "#test/support/desk/desk-fixture.ts";

const wished = aBooking({ comment: "Allergic to nuts" });

describe("a notice", () => {
  test("of a new booking says who comes when, and offers to confirm, cancel and look", () => {
    expect(toNoticeView("k1", { kind: "booked", booking: aBooking() }, [havsorn])).toEqual({
      key: "k1",
      venueId: 1,
      tone: "new",
      title: "New booking: Havsørn",
      lines: ["Saturday 21 November 2026, 19:00", "4 people, À la carte", "Anna Berg"],
      booking: { venueId: 1, id: "b1" },
      actions: ["confirm", "cancel", "show"],
    });
  });

  test.for([
    { kind: "booked", booking: wished },
    { kind: "changed", booking: wished },
    { kind: "cancelled", booking: { ...wished, state: "CANCELLED" } },
    { kind: "noAnswer", booking: wished },
    { kind: "unreachable", booking: wished },
    { kind: "noShow", booking: { ...wished, state: "NO_SHOW" } },
  ] as const satisfies readonly DeskNotice[])(
    "of a booking $kind says that there is a wish, never which",
    (notice) => {
      const view = toNoticeView("k", notice, [havsorn]);
      expect(JSON.stringify(view)).not.toContain("nuts");
      expect(view.lines).toContain("The guest wrote a wish: open the details to read it.");
      expect(view.actions).toContain("show");
    },
  );

  test.for([
    ["REGISTERED", ["confirm", "cancel", "show"]],
    ["UNCONFIRMED", ["confirm", "cancel", "show"]],
    ["CONFIRMED", ["cancel", "show"]],
    ["SEATED", ["show"]],
    ["CANCELLED", ["show"]],
  ] as const)("of a booking that is %s offers %j", ([state, actions]) => {
    const view = toNoticeView("k", { kind: "changed", booking: aBooking({ state }) }, [havsorn]);
    expect(view.actions).toEqual(actions);
  });

  test("of a guest who met a limit says what they asked for, and that nothing was booked", () => {
    const { startsAt } = aBooking();
    const notice = { kind: "limitReached", venueId: 1, startsAt, partySize: 4, guestName: "Anna" } as const;
    const view = toNoticeView("k", notice, [havsorn]);
    expect(view.title).toBe("A guest wants more tables than the limit: Havsørn");
    expect(view.lines.slice(0, 2)).toEqual(["Asked for Saturday 21 November 2026, 19:00, 4 people", "Anna"]);
    expect(view.lines[2]).toContain("Nothing was booked");
    expect(view.actions).toEqual([]);
  });

  test("of a table that was booked anew and anew counts what was cancelled before", () => {
    const notice = { kind: "rebooked", booking: aBooking(), cancelled: 3, names: 2 } as const;
    const { lines, tone } = toNoticeView("k", notice, [havsorn]);
    expect([tone, lines.at(-1)]).toEqual([
      "attention",
      "3 bookings of that day cancelled before, under 2 names",
    ]);
  });

  test("of the waitlist or of a guest in need is about no booking", () => {
    const waitlisted = {
      kind: "waitlisted",
      venueId: 1,
      startsAt: "2026-11-21T18:00:00Z",
      partySize: 1,
      guestName: "Liv Dahl",
    } as const;
    expect(toNoticeView("k", waitlisted, [havsorn])).toEqual({
      key: "k",
      venueId: 1,
      tone: "new",
      title: "New on the waitlist: Havsørn",
      lines: ["Saturday 21 November 2026, 19:00", "1 person", "Liv Dahl"],
      actions: [],
    });
  });

  test("of bookings that no longer fit names the first of them, and leads to the list", () => {
    const bookings = Array.from({ length: 12 }, (_, index) =>
      aBooking({ id: `b${index}`, name: `Guest ${index}`, comment: "Allergic to nuts" }),
    );
    const view = toNoticeView("k", { kind: "misfits", venueId: 1, bookings }, [havsorn]);
    expect(view).toMatchObject({
      tone: "attention",
      title: "Bookings that no longer fit: Havsørn",
      actions: [],
      opensAttention: true,
    });
    expect(view.lines).toHaveLength(12);
    expect(view.lines[0]).toBe("Saturday 21 November 2026, 19:00, Guest 0, 4 people");
    expect(view.lines[10]).toBe("and 2 more");
    expect(JSON.stringify(view)).not.toContain("nuts");
  });

  test("of a venue that has left the house still says when, in UTC", () => {
    const view = toNoticeView("k", { kind: "cancelled", booking: aBooking({ venueId: 9 }) }, [havsorn]);
    expect(view.title).toBe("Cancelled by the guest: venue 9");
    expect(view.lines[0]).toBe("Saturday 21 November 2026, 18:00 UTC");
  });
});
