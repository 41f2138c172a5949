import { z } from "zod";
import { newId } from "#src/lib/ids.ts";
import { type Case, casesOf } from "../case.ts";
import { expectThat, NotTried, refused, refusedWith, shaped, unwrapped } from "../expectations.ts";
import { bookingShape, daySlotsShape, type SlotShape, slotsShape, venuesShape } from "../shapes.ts";
import type { Stage } from "../stage.ts";

const venues = casesOf("Venues", false);
const slots = casesOf("Time slots", false);
const bookings = casesOf("Bookings", false);

type Query = Readonly<Record<string, string | number>>;

async function readSlots({ line, place }: Stage, filter: Query = {}): Promise<readonly SlotShape[]> {
  const { venueId, date } = await place();
  const query = { date, guestCount: 2, ...filter };
  return shaped(slotsShape, unwrapped(await line.ask("GET", `/venues/${venueId}/timeslots`, { query })));
}

const startsOf = (list: readonly SlotShape[]) =>
  list.map(({ scenarioId, timeFrom }) => `${scenarioId} ${timeFrom}`);

export const readingCases: readonly Case[] = [
  venues.specified("lists its venues, each with a number and a name", async ({ line }) => {
    const list = shaped(venuesShape, unwrapped(await line.ask("GET", "/venues")));
    expectThat(list.length > 0, "the list is empty");
    expectThat(new Set(list.map(({ id }) => id)).size === list.length, "two venues have the same id");
  }),
  venues.decided("names each venue's scenarios in scenarioNames as in scenarios", async ({ line }) => {
    for (const { scenarioNames, scenarios } of shaped(
      venuesShape,
      unwrapped(await line.ask("GET", "/venues")),
    )) {
      const names = (scenarios ?? []).map(({ name }) => name);
      expectThat((scenarioNames ?? []).join() === names.join(), "the two differ");
    }
  }),
  slots.specified("lists the slots of a day, each with an id of its own, its times in UTC", async (stage) => {
    const list = await readSlots(stage);
    expectThat(new Set(list.map(({ id }) => id)).size === list.length, "two slots have the same id");
    const isForward = list.every(({ timeFrom, timeTo }) => Date.parse(timeFrom) < Date.parse(timeTo));
    expectThat(isForward, "a slot ends before it begins");
  }),
  slots.decided("lists them by time", async (stage) => {
    const starts = (await readSlots(stage)).map(({ timeFrom }) => Date.parse(timeFrom));
    expectThat(
      starts.every((start, index) => start >= (starts[index - 1] ?? 0)),
      "they are in another order",
    );
  }),
  slots.specified("keeps one scenario's slots by scenarioId", async (stage) => {
    const all = await readSlots(stage);
    const scenarioId = all[0]?.scenarioId ?? 0;
    const kept = startsOf(await readSlots(stage, { scenarioId: String(scenarioId) }));
    const expected = startsOf(all.filter((slot) => slot.scenarioId === scenarioId));
    expectThat(kept.join() === expected.join(), `kept ${kept.length} slots, not ${expected.length}`);
  }),
  slots.specified("keeps results from timeFrom and up to timeTo", async (stage) => {
    const all = startsOf(await readSlots(stage));
    const whole = startsOf(await readSlots(stage, { timeFrom: "00:00:00", timeTo: "23:59:59" }));
    expectThat(whole.join() === all.join(), "the whole day has not the same slots as no filter");
    const early = startsOf(await readSlots(stage, { timeTo: "11:59:59" }));
    const late = startsOf(await readSlots(stage, { timeFrom: "12:00:00" }));
    const both = [...early, ...late].toSorted().join();
    expectThat(both === all.toSorted().join(), "what begins before and after noon is not the whole day");
  }),
  slots.specified("needs a date and a number of guests", async ({ line, place }) => {
    const { venueId, date } = await place();
    const path = `/venues/${venueId}/timeslots`;
    refused(await line.ask("GET", path, { query: { guestCount: 2 } }));
    refused(await line.ask("GET", path, { query: { date } }));
  }),
  slots.decided("refuses what is no date, no time and no number with 400", async ({ line, place }) => {
    const { venueId, date } = await place();
    for (const query of [
      { date: "2026-02-30", guestCount: 2 },
      { date, guestCount: 0 },
      { date, guestCount: 1.5 },
      { date, guestCount: 2, timeFrom: "19:00" },
    ])
      refusedWith(await line.ask("GET", `/venues/${venueId}/timeslots`, { query }), 400);
  }),
  slots.specified("lists the day's slots for all party sizes", async ({ line, place }) => {
    const { venueId, date } = await place();
    const answer = await line.ask("GET", `/venues/${venueId}/daytimeslots`, { query: { date } });
    const list = shaped(daySlotsShape, unwrapped(answer));
    expectThat(list.length > 0, "the list is empty on a day that can be booked");
    const isTwice = list.some((slot) =>
      slot.availableForGuests.some((count) => slot.unavailableForGuests.includes(count)),
    );
    expectThat(!isTwice, "a party size is both available and unavailable");
  }),
  slots.decided("tells the same in both lists of slots", async (stage) => {
    const { venueId, date } = await stage.place();
    const answer = await stage.line.ask("GET", `/venues/${venueId}/daytimeslots`, { query: { date } });
    const forTwo = shaped(daySlotsShape, unwrapped(answer)).filter(({ availableForGuests }) =>
      availableForGuests.includes(2),
    );
    const free = (await readSlots(stage)).filter(({ available }) => available);
    const key = ({ scenarioId, timeFrom }: Pick<SlotShape, "scenarioId" | "timeFrom">) =>
      `${scenarioId} ${Date.parse(timeFrom)}`;
    const [one, other] = [forTwo.map(key).toSorted().join(), free.map(key).toSorted().join()];
    expectThat(one === other, "two people have other slots in one than in the other");
  }),
  bookings.specified("finds none by a reference that nobody has", async ({ line }) => {
    const query = { extReferenceId: newId() };
    const list = shaped(z.array(bookingShape), unwrapped(await line.ask("GET", "/bookings", { query })));
    expectThat(list.length === 0, `found ${list.length}`);
  }),
  bookings.decided("refuses a search without a reference with 400", async ({ line }) => {
    refusedWith(await line.ask("GET", "/bookings"), 400);
  }),
  bookings.decided("answers 404 for a booking that is not there", async ({ line, place }) => {
    const { venueId } = await place();
    refusedWith(await line.ask("GET", `/venues/${venueId}/bookings/${newId()}`), 404);
  }),
  venues.decided("answers 404 for a venue that is not there", async ({ line }) => {
    const query = { fromDate: "2026-12-01" };
    const list = shaped(venuesShape, unwrapped(await line.ask("GET", "/venues")));
    const highest = Math.max(...list.map(({ id }) => id));
    if (highest > 2_000_000_000) throw new NotTried("no number is left for a venue that is not there");
    refusedWith(await line.ask("GET", `/venues/${highest + 1}/availability`, { query }), 404);
  }),
];
