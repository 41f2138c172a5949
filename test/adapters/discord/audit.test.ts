import { describe, expect, test } from "vitest";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscordFor } from "#test/support/discord/discord-fixture.ts";

const openDesk = embeddedDesks();

describe("/audit", () => {
  test("says who did what on a day and with a booking, without a ping", async () => {
    const { server, book, service } = await openDiscordFor(await openDesk());
    const { id } = await book();
    service.clock.set("2026-11-21T18:05:00Z");
    const [kari, ola] = [server.staff(), server.staff({ name: "Ola" })];
    const shown = await kari.runs("/booking show", { id }).answer();
    await kari.presses(shown, "Seated").answer();
    const lines = [
      `19:05: opened the booking, Kari Nordmann, Sat 21 Nov 19:00, by <@${kari.id}>`,
      `19:05: seated, Kari Nordmann, Sat 21 Nov 19:00, by <@${kari.id}>`,
    ];
    const day = await ola.runs("/audit", { venue: 1 }).answer();
    expect(day.ephemeral).toBe(true);
    const [title, ...written] = day.text.split("\n");
    expect(title).toContain("Saturday 21 November 2026");
    expect(written).toEqual(lines);
    const one = await ola.runs("/audit", { id }).answer();
    expect(one.text).toContain(`Sat 21 Nov, 19:05: seated, by <@${kari.id}>`);
    const again = await ola.runs("/audit", { id }).answer();
    expect(again.text).toContain(`read this trail, by <@${ola.id}>`);
    const unclear = await ola.runs("/audit", { venue: 1, date: "someday" }).answer();
    expect(unclear.text).toContain("not understood");
    const which = await ola.runs("/audit").answer();
    expect(which.text).toContain("please name one");
  });

  test("what is done after midnight stands in the evening that it belongs to", async () => {
    const { server, book, service } = await openDiscordFor(await openDesk());
    const { id } = await book();
    service.clock.set("2026-11-21T23:30:00Z");
    const kari = server.staff();
    await kari.runs("/booking show", { id }).answer();
    const day = await kari.runs("/audit", { venue: 1 }).answer();
    expect(day.text).toContain("Saturday 21 November 2026");
    expect(day.text).toContain("00:30: opened the booking");
    const next = await kari.runs("/audit", { venue: 1, date: "2026-11-22" }).answer();
    expect(next.text).not.toContain("opened the booking");
  });
});
