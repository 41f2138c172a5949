import { describe, expect, test } from "vitest";
import { aBooking, kari, openDesk } from "#test/support/desk/desk-fixture.ts";

const bookings = [
  aBooking(),
  aBooking({ id: "b2", name: "Bjørn Dahl", startsAt: "2026-11-27T18:00:00Z" }),
  aBooking({ id: "b3", name: "Bjørn Moe", startsAt: "2026-11-26T18:00:00Z" }),
  aBooking({ id: "b4", name: "Carla Lund", startsAt: "2026-12-20T18:00:00Z" }),
  aBooking({ id: "b5", name: "Carla Lund", startsAt: "2026-11-27T18:00:00Z", state: "CANCELLED" }),
];
const references = new Map([
  ["4TZC-K7QM-2X9F-8WNB", bookings.slice(3)],
  ["K7QM-2XRF", bookings.slice(1, 2)],
]);

async function find(id: string) {
  const { desk } = openDesk({ bookings, references });
  const shown = await desk.show({ by: kari, id });
  return shown.type === "booking" ? shown.booking.booking.id : `${shown.reason}: ${shown.text}`;
}

describe("the staff find a booking", () => {
  test.for<readonly [string, string, string]>([
    ["by the guest's reference, on any day", "4TZC-K7QM-2X9F-8WNB", "b4"],
    ["by the reference as it is heard on the phone", " 4tzc k7qm 2x9f8wnb", "b4"],
    ["by a short reference", "K7QM-2XRF", "b2"],
    ["by a short one as it is heard on the phone", "k7qm 2xrf", "b2"],
    ["by a short one without its dash", "K7QM2XRF", "b2"],
    ["by a name six days ahead, without its accents", "bjorn dahl", "b2"],
  ])("%s", async ([, typed, id]) => {
    expect(await find(typed)).toBe(id);
  });

  test("choose among several of one name", async () => {
    expect(await find("bjørn")).toBe(
      "ambiguous: Several bookings fit: Bjørn Moe, Thu 26 Nov 19:00, Havsørn; Bjørn Dahl, Fri 27 Nov 19:00, Havsørn. Please choose one from the list.",
    );
  });

  test.for(["Carla Lund", "9999-9999", "b9", "x"])("find nothing under %s", async (typed) => {
    expect(await find(typed)).toMatch(/^notFound/);
  });

  test("are offered bookings of the coming week once they type", async () => {
    const { desk } = openDesk({ bookings });
    const typed = await desk.suggest.bookings({ text: "dahl", which: "all" });
    expect(typed.map(({ value }) => value)).toEqual(["b2"]);
  });
});
