import { expect, test } from "vitest";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openDesk = embeddedDesks();

/** Dinner at 19:00, seated in time; then it is half an hour past the end of their stay. */
async function openWithOverstaying(): Promise<
  EmbeddedDesk & { readonly id: string; readonly taken: string }
> {
  const house = await openDesk();
  const { id } = await house.book("19:00", { guest: { lastName: "Berg" } });
  house.service.clock.set("2026-11-21T18:00:00Z");
  await house.desk.mark({ by: kari, venueId: 1, id, as: "seated", sure: true });
  const [{ endsAt, tableIds } = {}] = await house.service.backOffice.listDay(1, "2026-11-21");
  house.service.clock.set((endsAt ?? house.service.clock.now()).add({ minutes: 30 }).toString());
  return { ...house, id, taken: String(tableIds?.[0]) };
}

async function placesOf({ desk }: EmbeddedDesk) {
  const free = await desk.take.walkIn({ by: kari, key: crypto.randomUUID(), venueId: 1, party: "2" });
  if (free.type !== "freeTables") throw new Error(`the door heard ${free.type}`);
  return { text: free.text, tables: free.places.flatMap(({ place }) => place.tableIds.map(String)) };
}

async function tableOf({ desk, taken }: EmbeddedDesk & { readonly taken: string }) {
  const floors = await desk.floor({ by: kari, venueId: 1 });
  if (floors.type !== "floors") throw new Error(`the floor was ${floors.type}`);
  return floors.floors[0].tables.find(({ tableId }) => String(tableId) === taken);
}

test("who was seated and is not marked as closed still has the table, on the floor and at the door", async () => {
  const house = await openWithOverstaying();
  expect((await tableOf(house))?.now).toMatchObject({ name: "Berg", isOver: true });
  const { text, tables } = await placesOf(house);
  expect(text).toContain(`Past their time and not marked as closed: Table ${house.taken}.`);
  expect(tables).not.toContain(house.taken);
});

test("their table is free once they are marked as closed", async () => {
  const house = await openWithOverstaying();
  await house.desk.mark({ by: kari, venueId: 1, id: house.id, as: "closed", sure: true });
  expect((await tableOf(house))?.now).toBeUndefined();
  const { text, tables } = await placesOf(house);
  expect(text).not.toContain("Past their time");
  expect(tables).toContain(house.taken);
});

test("a party that is seated there since has it", async () => {
  const house = await openWithOverstaying();
  await house.desk.take.walkIn({
    by: kari,
    key: "k",
    venueId: 1,
    party: "2",
    tables: house.taken,
    name: "Lind",
  });
  const table = await tableOf(house);
  expect(table?.now).toMatchObject({ name: "Lind" });
  expect(table?.now?.isOver).toBeUndefined();
  expect(table?.next).toBeUndefined();
});

test("of another time of the day nobody is said to overstay", async () => {
  const house = await openWithOverstaying();
  const floors = await house.desk.floor({ by: kari, venueId: 1, time: "23:00" });
  expect(floors).toMatchObject({ floors: [{ tables: expect.any(Array) }] });
  if (floors.type === "floors") expect(floors.floors[0].tables.every(({ now }) => !now)).toBe(true);
});
