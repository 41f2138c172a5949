import { describe, expect, test } from "vitest";
import type { VenuePlace } from "#src/adapters/discord/places.ts";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { aBooking, havsorn, kaimoana } from "#test/support/desk/desk-fixture.ts";
import { openDiscord, prepareDiscord } from "#test/support/discord/discord-fixture.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { ids } from "#test/support/discord/world.ts";

const venues = [havsorn, kaimoana];
const anna = aBooking();
const tane = aBooking({
  id: "b2",
  venueId: 2,
  name: "Tane Mahuta",
  scenarioName: "Dinner",
  startsAt: "2026-11-21T08:00:00Z",
});
const { crewRole } = ids;
const notYours =
  "This is another venue's, and you are not on its staff. Ask an administrator of this server for that venue's role.";
const notStaff =
  "This is for the restaurant's staff. Ask an administrator of this server for the staff role.";
const wrongPlace = "This works only in the restaurant's own staff server.";

const ownStaff = new Map<number, VenuePlace>([
  [1, {}],
  [2, { channelId: ids.venueChannel, roleId: crewRole }],
]);

/** Havsørn's staff have the house's role and channel, Kai Moana's their own. */
async function openTwoStaffs(places = ownStaff) {
  const fixture = await openDiscord({ venues, bookings: [anna, tane], venuePlaces: places });
  const { server } = fixture;
  const host = server.staff();
  const crew = server.staff({ name: "Mere", roles: [crewRole] });
  const boss = server.staff({ name: "Boss", roles: [], administrator: true });
  return { ...fixture, host, crew, boss };
}

describe("staff of one venue", () => {
  test("see its day alone, in whichever channel they ask", async () => {
    const { host, crew, boss } = await openTwoStaffs();
    expect((await host.runs("/bookings").answer()).text).toMatch(/Havsørn(?!.*Kai Moana)/s);
    expect((await crew.runs("/bookings").answer()).text).toMatch(/Kai Moana(?!.*Havsørn)/s);
    const there = { channelId: ids.venueChannel };
    expect((await host.runs("/bookings", {}, there).answer()).text).toMatch(/Havsørn(?!.*Kai Moana)/s);
    expect((await boss.runs("/bookings").answer()).text).toMatch(/Havsørn.*Kai Moana/s);
    const named = await host.runs("/bookings", { venue: 2 }).answer();
    expect(named.text).toBe("There is no venue 2. There are: 1 \\(Havsørn\\).");
  });

  test("do not find another's bookings by id, name or number, nor while they type", async () => {
    const { host, crew, audit } = await openTwoStaffs();
    for (const id of ["b2", "Tane"]) {
      expect((await host.runs("/booking show", { id }).answer()).text).toBe(`There is no booking ${id}.`);
      expect((await host.runs("/booking show", { id, venue: 2 }).answer()).text).not.toContain("Tane");
    }
    expect((await host.runs("/find", { text: "tane" }).answer()).text).not.toContain("Mahuta");
    expect(await host.types("/booking show", { id: "" })).toMatchObject([{ value: "b1" }]);
    expect(await crew.types("/booking show", { id: "" })).toMatchObject([{ value: "b2" }]);
    expect(await host.types("/find", { text: "tane" })).toEqual([]);
    expect(await host.types("/bookings", { venue: "" })).toMatchObject([{ name: "Havsørn" }]);
    expect(await host.types("/house block", { scenario: "" })).toHaveLength(2);
    expect(await crew.types("/house block", { scenario: "" })).toMatchObject([{ name: "Dinner" }]);
    expect(audit.entries.filter(({ booking }) => booking?.venueId === 2)).toEqual([]);
  });

  test("change nothing by another's notices, however old, and are told why", async () => {
    const { server, discord, host, crew, book } = await openTwoStaffs();
    await discord.postNotice(toNoticeView("k1", { kind: "booked", booking: tane }, venues));
    const [notice] = server.channel(ids.venueChannel) as [SeenMessage];
    for (const label of ["Confirm", "Cancel booking", "Show details"]) {
      expect(await host.presses(notice, label).answer()).toMatchObject({ text: notYours, ephemeral: true });
    }
    for (const customId of [
      "cancel:2:b2",
      "sheet:2:2026-11-21:0",
      "attention:2:0",
      "takeTime:2:4:1:29000000:",
    ]) {
      expect(await host.pressesOld(notice, customId).answer()).toMatchObject({ text: notYours });
    }
    expect(book.stateOf({ venueId: 2, id: "b2" })).toBe("REGISTERED");
    await crew.presses(notice, "Confirm").answer();
    expect(book.stateOf({ venueId: 2, id: "b2" })).toBe("CONFIRMED");
  });

  test("who lost the role a second ago may do nothing more, on what is open before them neither", async () => {
    const { server, crew, book } = await openTwoStaffs();
    const details = await crew.runs("/booking show", { id: "b2" }).answer();
    server.changeRoles(crew, []);
    expect(await crew.presses(details, "Confirm").answer()).toMatchObject({ text: notStaff });
    expect(await crew.types("/booking show", { id: "" })).toEqual([]);
    server.changeRoles(crew, [ids.staffRole]);
    expect(await crew.presses(details, "Confirm").answer()).toMatchObject({ text: notYours });
    expect(book.stateOf({ venueId: 2, id: "b2" })).toBe("REGISTERED");
  });

  test("their channel's notices never fall back to the channel of all", async () => {
    const gone = new Map(ownStaff).set(2, { channelId: "1100000000000000077", roleId: crewRole });
    const { server, discord } = await openTwoStaffs(gone);
    const posted = await discord.postNotice(toNoticeView("k1", { kind: "booked", booking: tane }, venues));
    expect(posted).toEqual({ ok: false });
    expect(server.channel(ids.staffChannel)).toEqual([]);
  });

  test("read what was done at their venue; what is no one venue's is for administrators of the house", async () => {
    const { host, crew, boss, audit } = await openTwoStaffs();
    await crew.runs("/bookings").answer();
    await host.runs("/booking show", { id: "b1" }).answer();
    const at = Temporal.Instant.from("2026-11-21T09:00:00Z");
    await audit.record({ by: { id: "test:9", displayName: "Shell" }, action: "madeKeys", at });
    expect((await crew.runs("/audit").answer()).text).toContain(`read a day's bookings, by <@${crew.id}>`);
    const hosts = (await host.runs("/audit").answer()).text;
    expect(hosts).toContain("opened the booking, Anna Berg");
    expect(hosts).not.toMatch(/read a day's|madeKeys/);
    const all = (await boss.runs("/audit", { venue: 1 }).answer()).text;
    expect(all).toMatch(/opened the booking.*madeKeys/s);
    expect((await host.runs("/audit", { id: "b2" }).answer()).text).toBe("There is no booking b2.");
  });
});

describe("a venue with a server of its own", () => {
  const places = new Map<number, VenuePlace>([
    [1, {}],
    [2, { guildId: ids.otherGuild, channelId: ids.otherChannel, roleId: ids.otherRole }],
  ]);

  test("has the commands there, its notices, and staff who see nothing of the house's", async () => {
    const fixture = await prepareDiscord({ venues, bookings: [anna, tane], venuePlaces: places });
    const { server, discord, book } = fixture;
    server.joinOther();
    await discord.start();
    expect(server.commands(ids.otherGuild)).toEqual(server.commands());
    expect(await discord.check()).toEqual([]);
    const there = { guildId: ids.otherGuild, channelId: ids.otherChannel };
    const crew = server.staff({ name: "Mere", roles: [ids.otherRole] });
    expect((await crew.runs("/bookings", {}, there).answer()).text).toMatch(/Kai Moana(?!.*Havsørn)/s);
    const boss = server.staff({ name: "Boss", roles: [], administrator: true });
    expect((await boss.runs("/bookings", {}, there).answer()).text).not.toContain("Havsørn");
    expect((await boss.runs("/bookings").answer()).text).not.toContain("Kai Moana");
    await discord.postNotice(toNoticeView("k1", { kind: "booked", booking: tane }, venues));
    const [notice] = server.channel(ids.otherChannel) as [SeenMessage];
    expect(server.channel(ids.staffChannel)).toEqual([]);
    expect((await boss.presses(notice, "Confirm").answer()).text).toBe(notYours);
    await crew.presses(notice, "Confirm", there).answer();
    expect(book.stateOf({ venueId: 2, id: "b2" })).toBe("CONFIRMED");
    const elsewhere = { guildId: "1100000000000000099", channelId: ids.otherChannel };
    expect((await boss.presses(notice, "Show details", elsewhere).answer()).text).toBe(wrongPlace);
  });

  test("keeps the house from nothing while the bot is not invited there, and is named", async () => {
    const { server, discord, log } = await openDiscord({ venues, bookings: [anna], venuePlaces: places });
    expect(log.text()).toMatch(
      new RegExp(`not in the Discord server ${ids.otherGuild} \\(staffGuildId of venue 2\\).*invite the bot`),
    );
    expect(await discord.check()).toMatchObject([{ fatal: false }]);
    expect((await server.staff().runs("/bookings").answer()).text).toContain("Havsørn");
  });

  test("a channel and a role that are missing there are named by whose they are", async () => {
    const { server, discord } = await prepareDiscord({
      venues,
      venuePlaces: new Map([[2, { guildId: ids.otherGuild, roleId: "1100000000000000066" }]]),
    });
    server.joinOther();
    expect((await discord.check()).map(({ message }) => message)).toEqual([
      "The Discord server has no role 1100000000000000066 (staffRoleId of venue 2): only its administrators can use the commands.",
      "Venue 2 has a Discord server of its own and no channel there: set its staffChannelId, or its notices are posted nowhere.",
    ]);
  });
});
