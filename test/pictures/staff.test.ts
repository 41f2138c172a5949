import { expect, test } from "vitest";
import { loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";

/** The pictures of `docs/staff.md`: the desk's answers as they are. `npx vitest run test/pictures -u` draws them anew. */

const openDesk = embeddedDesks();

const example = loadVenues("venues.example.yaml");
const houses = (example.ok ? example.venues : []).filter(({ id }) => id === 1);

const names = [
  "Anna Berg",
  "Иван Петров",
  "Ελένη Παππά",
  "Åse Ødegård",
  "Jürgen Weiß",
  "太郎 山田",
  "Inês Araújo",
];

/** Counts the callers of the house of now: who they are depends on no other picture. */
let calls = 0;

/** Furu & Fjord, and the drawings that its desk makes. */
async function openHouse(now: string) {
  calls = 0;
  const drawn: string[] = [];
  const renderPng = async (svg: string) => {
    drawn.push(svg);
    return new Uint8Array();
  };
  const waitlist = { entries: 14, offered: 9, booked: [] };
  const house = await openDesk({ now, venues: houses, renderPng, waitlist });
  return { ...house, drawn };
}

/** A caller's booking of Dinner, confirmed by every second one. */
async function call({ service }: EmbeddedDesk, startsAt: string, partySize: number) {
  calls += 1;
  const [firstName, lastName] = (names[calls % names.length] ?? "").split(" ");
  const ask = {
    venueId: 1,
    key: `call-${calls}`,
    scenarioId: 1,
    startsAt: Temporal.PlainDateTime.from(startsAt).toZonedDateTime("Europe/Oslo").toInstant(),
    partySize,
    guest: { ...(firstName && { firstName }), ...(lastName && { lastName }) },
  };
  const placed = await service.backOffice.place(ask, "test:1");
  if (!placed.ok) throw new Error(`${placed.refusal} ${startsAt} ${partySize}`);
  return placed.value;
}

test("what four weeks came to", async () => {
  const house = await openHouse("2026-10-20T09:00:00Z");
  const first = Temporal.PlainDate.from("2026-10-24");
  const [early, late] = [3, 4];
  for (let day = 0; day < 28; day += 1) {
    const date = first.add({ days: day });
    for (let party = 0; party < 1 + ((day * 5) % 4); party += 1) {
      const time = party % 2 === 0 ? "18:00" : "19:30";
      const booking = await call(house, `${date}T${time}`, 2 + (party % 3));
      const key = { venueId: 1, id: booking.id };
      if (party % 2 === 0) await house.service.backOffice.setState(key, "CONFIRMED", "test:1");
      if ((day + party) % 9 === early) await house.service.backOffice.setState(key, "CANCELLED", "test:1");
      else if ((day + party) % 13 === late) await house.service.backOffice.setState(key, "NO_SHOW", "test:1");
    }
  }
  house.service.clock.set("2026-11-21T09:00:00Z");
  const stats = await house.desk.stats({ by: kari });
  if (stats.type === "stats") await stats.picture?.draw();
  await expect(house.drawn.at(-1)).toMatchFileSnapshot("../../docs/pictures/stats.svg");
});

test("the floor of a Saturday evening", async () => {
  const house = await openHouse("2026-11-21T09:00:00Z");
  const seatedAt = ["17:30", "18:00", "18:00", "18:15", "18:30"];
  const early = [];
  for (const [index, time] of seatedAt.entries())
    early.push(await call(house, `2026-11-21T${time}`, [2, 7, 4, 2, 3][index] ?? 2));
  for (const [index, time] of ["20:15", "20:30", "20:45", "21:00"].entries()) {
    await call(house, `2026-11-21T${time}`, [2, 4, 6, 2][index] ?? 2);
  }
  const { backOffice, clock } = house.service;
  const span = { from: house.service.clock.now(), until: Temporal.Instant.from("2026-11-21T22:00:00Z") };
  await backOffice.addRule(1, { kind: "outage", tableIds: [9], ...span }, "test:1");
  clock.set("2026-11-21T17:40:00Z");
  for (const { id } of early) await backOffice.setState({ venueId: 1, id }, "SEATED", "test:1");
  const floor = await house.desk.floor({ by: kari });
  if (floor.type === "floors") await floor.floors[0].picture?.draw();
  await expect(house.drawn.at(-1)).toMatchFileSnapshot("../../docs/pictures/floor.svg");
});

test("a month for eight", async () => {
  const house = await openHouse("2026-11-06T09:00:00Z");
  const evenings = {
    13: ["17:00", "17:15", "19:45", "20:00"],
    14: ["17:00", "17:15", "19:45", "20:00", "22:30"],
    20: ["19:30"],
    21: ["18:30"],
  };
  const { backOffice } = house.service;
  for (const { id } of backOffice.listScenarios(1).filter((scenario) => scenario.id !== 1)) {
    await backOffice.addRule(
      1,
      { kind: "closure", scenarioId: id, from: "2026-11-13", to: "2026-11-14" },
      "test:1",
    );
  }
  for (const [day, times] of Object.entries(evenings)) {
    for (const time of times) {
      // As many as there is room for.
      for (let party = 0; party < 4; party += 1)
        await call(house, `2026-11-${day}T${time}`, 8).catch(() => undefined);
    }
  }
  await backOffice.addRule(1, { kind: "closure", from: "2026-11-23", to: "2026-11-24" }, "test:1");
  const month = await house.desk.month({ by: kari, party: "8" });
  if (month.type === "month") await month.picture?.draw();
  await expect(house.drawn.at(-1)).toMatchFileSnapshot("../../docs/pictures/month.svg");
});
