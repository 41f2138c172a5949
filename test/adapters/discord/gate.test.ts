import { describe, expect, test } from "vitest";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { aBooking, havsorn } from "#test/support/desk/desk-fixture.ts";
import { type DiscordFixture, openDiscord } from "#test/support/discord/discord-fixture.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import type { Outcome, Person, Where } from "#test/support/discord/staff.ts";
import { ids } from "#test/support/discord/world.ts";

const notStaff =
  "This is for the restaurant's staff. Ask an administrator of this server for the staff role.";
const wrongPlace = "This works only in the restaurant's own staff server.";

async function withNotice(
  options: Parameters<typeof openDiscord>[0] = {},
): Promise<DiscordFixture & { notice: SeenMessage }> {
  const fixture = await openDiscord({ bookings: [aBooking()], ...options });
  await fixture.discord.postNotice(toNoticeView("k1", { kind: "booked", booking: aBooking() }, [havsorn]));
  const [notice] = fixture.server.channel(ids.staffChannel);
  if (notice === undefined) throw new Error("no notice was posted");
  return { ...fixture, notice };
}

/** Everything a person can do that asks for an answer. */
const ways: readonly (readonly [string, (person: Person, notice: SeenMessage, where: Where) => Outcome])[] = [
  ["/bookings", (person, _, where) => person.runs("/bookings", {}, where)],
  ["/booking show", (person, _, where) => person.runs("/booking show", { id: "b1" }, where)],
  ["/booking confirm", (person, _, where) => person.runs("/booking confirm", { id: "b1" }, where)],
  ["/booking cancel", (person, _, where) => person.runs("/booking cancel", { id: "b1" }, where)],
  ["/booking mark", (person, _, where) => person.runs("/booking mark", { id: "b1", as: "seated" }, where)],
  ["/booking table", (person, _, where) => person.runs("/booking table", { id: "b1", tables: "5" }, where)],
  ["/booking history", (person, _, where) => person.runs("/booking history", { id: "b1" }, where)],
  ["/house close", (person, _, where) => person.runs("/house close", { from: "fri" }, where)],
  ["/house block", (person, _, where) => person.runs("/house block", { scenario: "Tasting" }, where)],
  [
    "/house out",
    (person, _, where) => person.runs("/house out", { tables: "5", from: "18:00", until: "23:00" }, where),
  ],
  ["/house rules", (person, _, where) => person.runs("/house rules", {}, where)],
  ["/house lift", (person, _, where) => person.runs("/house lift", { rule: "r1" }, where)],
  ["/house attention", (person, _, where) => person.runs("/house attention", {}, where)],
  ["Confirm", (person, notice, where) => person.presses(notice, "Confirm", where)],
  ["Cancel booking", (person, notice, where) => person.presses(notice, "Cancel booking", where)],
  ["Show details", (person, notice, where) => person.presses(notice, "Show details", where)],
];

describe("who may use the staff's commands", () => {
  test.for(ways)("%s is kindly refused to somebody without the role", async ([, act]) => {
    const { server, notice, book, audit } = await withNotice();
    const stranger = server.staff({ roles: ["1100000000000000044"] });
    const answer = await act(stranger, notice, {}).answer();
    expect(answer).toMatchObject({ text: notStaff, ephemeral: true });
    expect(book.stateOf({ venueId: 1, id: "b1" })).toBe("REGISTERED");
    expect(audit.entries).toEqual([]);
  });

  test.for(ways)("%s is refused in another server, even to an administrator there", async ([, act]) => {
    const { server, notice, audit } = await withNotice();
    const where = { guildId: ids.otherGuild, channelId: "1100000000000000088" };
    const answer = await act(server.staff({ administrator: true }), notice, where).answer();
    expect(answer).toMatchObject({ text: wrongPlace, ephemeral: true });
    expect(audit.entries).toEqual([]);
  });

  test.for(ways)("%s is refused in a direct message", async ([, act]) => {
    const { server, notice, audit } = await withNotice();
    const where = { guildId: null, channelId: "1100000000000000089" };
    const answer = await act(server.staff(), notice, where).answer();
    expect(answer).toMatchObject({ text: wrongPlace, ephemeral: true });
    expect(audit.entries).toEqual([]);
  });

  test("nobody without the role is offered a guest's name while typing", async () => {
    const { server } = await withNotice();
    const stranger = server.staff({ roles: [] });
    expect(await stranger.types("/booking show", { id: "" })).toEqual([]);
    expect(await stranger.types("/bookings", { venue: "" })).toEqual([]);
    expect(await stranger.types("/house block", { scenario: "" })).toEqual([]);
    expect(await server.staff().types("/booking show", { id: "" })).toHaveLength(1);
    expect(await server.staff().types("/house block", { scenario: "" })).toHaveLength(2);
  });

  test("the buttons of an answer check again, so that a role taken away counts at once", async () => {
    const { server, book } = await withNotice();
    const kari = server.staff();
    const details = await kari.runs("/booking show", { id: "b1" }).answer();
    server.changeRoles(kari, []);
    expect(await kari.presses(details, "Confirm").answer()).toMatchObject({ text: notStaff });
    expect(book.stateOf({ venueId: 1, id: "b1" })).toBe("REGISTERED");
  });

  test("an administrator needs no role", async () => {
    const { server, audit } = await withNotice();
    const boss = server.staff({ roles: [], administrator: true });
    expect(await boss.runs("/bookings").answer()).toMatchObject({ ephemeral: true });
    expect(audit.entries).toMatchObject([{ action: "readDaySheet", by: { id: `discord:${boss.id}` } }]);
  });

  test("where no role is set, only administrators may", async () => {
    const { server } = await withNotice({ without: ["staffRoleId"] });
    expect(await server.staff().runs("/bookings").answer()).toMatchObject({ text: notStaff });
    const boss = server.staff({ administrator: true });
    expect((await boss.runs("/bookings").answer()).text).toContain("Havsørn");
  });

  test("the audit trail names the person as the server does", async () => {
    const { server, audit } = await withNotice();
    await server.staff({ name: "kari_1990", nick: "Kari (shift lead)" }).runs("/bookings").answer();
    expect(audit.entries).toMatchObject([{ by: { displayName: "Kari (shift lead)" } }]);
  });
});
