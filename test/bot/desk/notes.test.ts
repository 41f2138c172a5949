import { describe, expect, test } from "vitest";
import { aBooking, kari, openDesk } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openHouse = embeddedDesks();
const ola = { id: "test:2", displayName: "Ola" };

async function sheetOf({ desk }: EmbeddedDesk, id: string, by = kari) {
  const sheet = await desk.notes.read({ by, id });
  if (sheet.type !== "noteSheet") throw new Error(sheet.text);
  return sheet;
}

describe("the notes of a booking", () => {
  test("are written beside each other, for the staff and the guest's wish", async () => {
    const house = await openHouse();
    const { id } = await house.book("19:00", { comment: "By the window" });
    const { seen, comment, staffNote } = await sheetOf(house, id);
    expect({ comment, staffNote }).toEqual({ comment: "By the window", staffNote: "" });
    const note = { by: kari, id, seen, comment: "Not by the window", staffNote: " Knows the owner " };
    expect(await house.desk.notes.write(note)).toMatchObject({
      type: "done",
      text: "Noted.",
      booking: { note: "Knows the owner", wish: "Not by the window", mayNote: true },
    });
    expect(house.guestLine.told.size).toBe(0);
    expect(house.audit.entries.map(({ action }) => action)).toEqual(["readBooking", "writeNotes"]);
    const history = await house.service.backOffice.history({ venueId: 1, id });
    expect(history.at(-1)).toMatchObject({ kind: "updated", by: "test:1" });
  });

  test("are on the day's sheet, and go when they are emptied", async () => {
    const house = await openHouse();
    const { id } = await house.book();
    const noteOnSheet = async () => {
      const sheets = await house.desk.daySheet({ by: kari });
      if (sheets.type !== "daySheets") throw new Error(sheets.text);
      return sheets.sheets[0].groups.flatMap(({ rows }) => rows).map(({ note }) => note);
    };
    const first = await sheetOf(house, id);
    await house.desk.notes.write({ by: kari, id, seen: first.seen, comment: "", staffNote: "VIP" });
    expect(await noteOnSheet()).toContain("VIP");
    const then = await sheetOf(house, id);
    await house.desk.notes.write({ by: kari, id, seen: then.seen, comment: "", staffNote: "" });
    expect(await noteOnSheet()).not.toContain("VIP");
  });

  test("of two who edit, the second hears who was first, and reads what they wrote themselves", async () => {
    const house = await openHouse();
    const { id } = await house.book();
    const { seen } = await sheetOf(house, id);
    await house.desk.notes.write({ by: kari, id, seen, comment: "", staffNote: "Birthday" });
    const late = await house.desk.notes.write({ by: ola, id, seen, comment: "", staffNote: "Regular" });
    expect(late).toMatchObject({ type: "refused", reason: "alreadyDone", booking: { note: "Birthday" } });
    expect(late.type === "refused" && late.text).toBe(
      [
        "Something else was written there meanwhile, and stays. That was Kari, Sat 21 Nov, 10:00.",
        "What you wrote was not kept:",
        "Staff's note: Regular",
      ].join("\n"),
    );
  });

  test("that the guest changed meanwhile are not overwritten", async () => {
    const house = await openHouse();
    const booking = await house.book();
    const { seen } = await sheetOf(house, booking.id);
    await house.move(booking, { comment: "Nut allergy" });
    const late = await house.desk.notes.write({
      by: kari,
      id: booking.id,
      seen,
      comment: "x",
      staffNote: "",
    });
    expect(late).toMatchObject({ reason: "alreadyDone", booking: { wish: "Nut allergy" } });
    expect(late.type === "refused" && late.text).toContain("That was the guest, or another system.");
  });

  test("two at the same moment write once", async () => {
    const house = await openHouse();
    const { id } = await house.book();
    const { seen } = await sheetOf(house, id);
    const answers = await Promise.all(
      ["One", "Two"].map((staffNote) =>
        house.desk.notes.write({ by: kari, id, seen, comment: "", staffNote }),
      ),
    );
    expect(answers.map(({ type }) => type).sort()).toEqual(["done", "refused"]);
  });

  test("that are too long are refused", async () => {
    const house = await openHouse();
    const { id } = await house.book();
    const { seen } = await sheetOf(house, id);
    const answer = await house.desk.notes.write({
      ...{ by: kari, id, seen, comment: "" },
      staffNote: "x".repeat(1001),
    });
    expect(answer).toMatchObject({ type: "refused", reason: "notUnderstood" });
  });

  test("of a visit that is over stay as they are", async () => {
    const house = await openHouse();
    const { id } = await house.book();
    const { seen } = await sheetOf(house, id);
    await house.desk.cancel({ by: kari, id });
    expect(await house.desk.notes.read({ by: kari, id })).toMatchObject({ reason: "readOnly" });
    expect(await house.desk.notes.write({ by: kari, id, seen, comment: "x", staffNote: "" })).toMatchObject({
      reason: "readOnly",
      booking: { state: "CANCELLED" },
    });
  });

  test("go with the guest's data", async () => {
    const house = await openHouse();
    const { id } = await house.book("19:00", { extReferenceNumber: "ANNA-1" });
    const { seen } = await sheetOf(house, id);
    await house.desk.notes.write({ by: kari, id, seen, comment: "", staffNote: "Anna is allergic" });
    await house.service.backOffice.forgetGuest("ANNA-1", []);
    expect(await house.service.backOffice.find({ venueId: 1, id })).not.toHaveProperty("staffNote");
  });

  test("are not here where another system keeps the bookings", async () => {
    const { desk } = openDesk({ bookings: [aBooking()] });
    expect(await desk.notes.read({ by: kari, id: "b1" })).toMatchObject({ reason: "notHere" });
    const shown = await desk.show({ by: kari, id: "b1" });
    expect(shown).not.toHaveProperty("booking.mayNote");
  });
});
