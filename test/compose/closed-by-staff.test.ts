import { describe, expect, test } from "vitest";
import { createEmbeddedVenueBook } from "#src/compose/venue-facts.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscordFor } from "#test/support/discord/discord-fixture.ts";
import { createTestService } from "#test/support/service/test-service.ts";

const openDesk = embeddedDesks();
const friday = "2026-11-27";
const saturday = "2026-11-28";

/** The house whose staff sit in Discord, and the hours that its guests are told. */
async function openHouse() {
  const house = await openDiscordFor(await openDesk());
  const { service } = house;
  const hoursOf = ({ venues, closures }: Pick<typeof service, "venues" | "closures">) => {
    const book = createEmbeddedVenueBook(venues, closures);
    return (date: string, venueId = 1) =>
      book
        .venues()
        .find(({ id }) => id === venueId)
        ?.openOn?.(date)
        .map(({ from, to }) => `${from}-${to}`);
  };
  return { ...house, hoursOf, hours: hoursOf(service) };
}

describe("the hours that a guest hears", () => {
  test("leave out what the staff have closed, until they open it again", async () => {
    const { server, hours, service } = await openHouse();
    const before = hours(friday);
    expect(before).not.toEqual([]);
    const person = server.staff();
    await person.runs("/house close", { from: friday, venue: 1 }).answer();
    expect(hours(friday)).toEqual([]);
    expect(hours(saturday)).not.toEqual([]);
    expect(hours(friday, 2)).not.toEqual([]);
    const [rule] = await service.backOffice.listRules(1);
    await person.runs("/house lift", { rule: rule?.id ?? "", venue: 1 }).answer();
    expect(hours(friday)).toEqual(before);
  });

  test("keep the ways to dine that are open", async () => {
    const { server, hours } = await openHouse();
    const before = hours(saturday) ?? [];
    await server.staff().runs("/house close", { from: saturday, venue: 1, scenario: "Dinner" }).answer();
    const now = hours(saturday) ?? [];
    expect(now.length).toBeLessThan(before.length);
    expect(before).toEqual(expect.arrayContaining(now));
    expect(now).not.toEqual([]);
  });

  test("are those of every process, and of one that starts later", async () => {
    const { desk, service, hoursOf } = await openHouse();
    const other = createTestService(service.database);
    await other.start();
    await desk.rules.close({ by: { id: "test:1", displayName: "Kari" }, venueId: 1, from: friday });
    await expect.poll(() => hoursOf(other)(friday)).toEqual([]);
    const later = createTestService(service.database);
    await later.start();
    expect(hoursOf(later)(friday)).toEqual([]);
    await Promise.all([other.stop(), later.stop()]);
  });
});
