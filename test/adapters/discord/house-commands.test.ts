import { describe, expect, test } from "vitest";
import { withoutContactDetails } from "#src/bot/desk/booking-view.ts";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscordFor } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const openDesk = embeddedDesks();
const fjord = testVenues.filter(({ id }) => id === 1);

/** One venue, and its staff in Discord. */
async function openFjord() {
  return await openDiscordFor(await openDesk({ venues: fjord }));
}

describe("/house close", () => {
  test("says what was done, and lists whom to call, to be opened", async () => {
    const { server, book } = await openFjord();
    await book("19:00", { comment: "Nut *allergy*" }, "2026-11-27");
    const kari = server.staff();
    const answer = await kari.runs("/house close", { from: "fri", reason: "*party* @everyone" }).answer();
    expect(answer.ephemeral).toBe(true);
    expect(answer.text.split("\n")).toEqual([
      "Fjord: Closed on Friday 27 November 2026 \\(\\*party\\* \\@everyone\\). It touches 1 booking.",
      "Fjord: Bookings that this touches",
      "1 booking. They stay booked: please call them.",
      "",
      "**Friday 27 November 2026**",
      "**19:00** Kari Nordmann, 2 people, booked, table 1, \\+4791234567",
      "> ⚠️ allergy: Nut \\*allergy\\*",
    ]);
    const details = await kari.picks(answer, "19:00 Kari Nordmann, 2 people").answer();
    expect(details.text).toContain("Phone: \\+4791234567");
  });

  test("leads to all of them where they do not fit into one message", async () => {
    const { server, book } = await openFjord();
    for (const hour of [17, 19, 21]) {
      for (let count = 0; count < 3; count++) {
        await book(`${hour}:00`, { guestCount: 2, comment: "*".repeat(1500) }, "2026-11-27");
      }
    }
    const kari = server.staff();
    const answer = await kari.runs("/house close", { from: "2026-11-27" }).answer();
    expect(answer.text).toContain("It touches 9 bookings");
    expect(answer.text).toContain("Page 1 of");
    expect(answer.buttons.map(({ label }) => label)).toEqual(["All that need attention"]);
    let page = await kari.presses(answer, "All that need attention").answer();
    expect(page.id).toBe(answer.id);
    let seen = page.menus[0]?.options.length ?? 0;
    while (page.buttons.some(({ label }) => label === "Later")) {
      page = await kari.presses(page, "Later").answer();
      seen += page.menus[0]?.options.length ?? 0;
    }
    expect(seen).toBe(9);
  });

  test.for([
    [{ from: "someday" }, "That day was not understood"],
    [{ from: "fri", to: "2026-11-22" }, "The last day is before the first"],
    [{ from: "fri", scenario: "Brunch" }, 'Fjord has no scenario "Brunch"'],
  ] as const)("explains what is wrong with %j", async ([options, words]) => {
    const { server } = await openFjord();
    expect((await server.staff().runs("/house close", options).answer()).text).toContain(words);
  });

  test("completes days and scenarios", async () => {
    const { server } = await openFjord();
    const kari = server.staff();
    expect(await kari.types("/house close", { from: "tomor" })).toEqual([
      { name: "Tomorrow, Sun 22 Nov", value: "2026-11-22" },
    ]);
    expect(await kari.types("/house close", { from: "fri", to: "mon" })).toMatchObject([
      { value: "2026-11-23" },
    ]);
    expect(await kari.types("/house close", { from: "fri", scenario: "lu" })).toEqual([
      { name: "Lunch", value: "Lunch" },
    ]);
  });

  test("is the venue's whose own channel it is said in", async () => {
    const house = await openDesk();
    const { server } = await openDiscordFor(house, { venueChannels: new Map([[2, ids.venueChannel]]) });
    const kari = server.staff();
    const there = kari.runs("/house close", { from: "fri" }, { channelId: ids.venueChannel });
    expect((await there.answer()).text).toContain("Harbour: Closed on");
    const elsewhere = kari.runs("/house close", { from: "fri" });
    expect((await elsewhere.answer()).text).toContain("Which venue is it: Fjord or Harbour?");
  });
});

describe("/house block, out, rules and lift", () => {
  test("what is set is listed with who set it, and can be lifted", async () => {
    const { server, service, audit } = await openFjord();
    const kari = server.staff();
    const blocked = await kari.runs("/house block", { scenario: "Lunch" }).answer();
    expect(blocked.text).toBe(
      "Fjord: Lunch takes no new bookings until this is lifted. It touches no booking.",
    );
    service.clock.advance({ minutes: 1 });
    const out = { tables: "2+3", from: "18:00", until: "23:00", reason: "wet paint" };
    expect((await kari.runs("/house out", out).answer()).text).toContain("Tables 2 + 3 out from Sat 21 Nov");
    const rules = await kari.runs("/house rules").answer();
    expect(rules.text.split("\n")).toEqual([
      "Fjord: Closed, blocked and out of use",
      `Lunch takes no new bookings until this is lifted. Set Sat 21 Nov, 10:00, by <@${kari.id}>`,
      `Tables 2 + 3 out from Sat 21 Nov, 18:00 until Sat 21 Nov, 23:00 \\(wet paint\\). Set Sat 21 Nov, 10:01, by <@${kari.id}>`,
    ]);
    const [choice] = await kari.types("/house lift", { rule: "lunch" });
    const rule = String(choice?.value);
    expect(choice?.name).toBe("Lunch takes no new bookings until this is lifted");
    expect((await kari.runs("/house lift", { rule }).answer()).text).toContain("Lifted: Fjord: Lunch");
    expect((await kari.runs("/house lift", { rule }).answer()).text).toContain("no such rule any more");
    expect(await service.backOffice.listRules(1)).toMatchObject([{ kind: "outage" }]);
    expect(audit.entries.map(({ action }) => action)).toEqual(["addRule", "addRule", "liftRule"]);
  });

  test("lifts the only one that a typed word fits; of several none", async () => {
    const { server, service } = await openFjord();
    const kari = server.staff();
    for (const scenario of ["Lunch", "Dinner"]) await kari.runs("/house block", { scenario }).answer();
    const several = await kari.runs("/house lift", { rule: "takes no new" }).answer();
    expect(several.content).toMatch(/^Several fit: .*; .*\. Please choose one from the list\.$/);
    expect(await service.backOffice.listRules(1)).toHaveLength(2);
    const lifted = await kari.runs("/house lift", { rule: "lunch" }).answer();
    expect(lifted.text).toContain("Lifted: Fjord: Lunch");
    const none = await kari.runs("/house lift", { rule: "lunch" }).answer();
    expect(none.text).toContain("no such rule any more");
    expect(await service.backOffice.listRules(1)).toHaveLength(1);
  });

  test("say so where nothing is set", async () => {
    const { server } = await openFjord();
    const rules = await server.staff().runs("/house rules").answer();
    expect(rules.text).toContain("Nothing is closed, blocked or out of use.");
  });
});

describe("/house attention", () => {
  test("lists whom the house has no place for, venue by venue", async () => {
    const house = await openDesk();
    const { server, book } = await openDiscordFor(house);
    await book("19:00", { guestCount: 8 });
    const kari = server.staff();
    await kari.runs("/house out", { tables: "3", from: "18:00", until: "23:00", venue: 1 }).answer();
    const overview = await kari.runs("/house attention").answer();
    expect(overview.text).toContain("1 booking. They stay booked");
    expect(overview.text).toContain("Every booking has its place.");
    const list = await kari.presses(overview, "Fjord").answer();
    expect(list.text).toContain("**19:00** Kari Nordmann, 8 people, booked, \\+4791234567");
    expect(list.buttons.map(({ label }) => label)).toEqual(["Refresh"]);
  });

  test("opened from a notice is for the presser's eyes, and leaves the notice as it is", async () => {
    const { server, discord, book, service } = await openFjord();
    const { id } = await book("19:00", { guestCount: 8, comment: "Nut allergy" });
    const kari = server.staff();
    await kari.runs("/house out", { tables: "3", from: "18:00", until: "23:00" }).answer();
    const booking = await service.backOffice.find({ venueId: 1, id });
    const bookings = booking === undefined ? [] : [withoutContactDetails(booking)];
    await discord.postNotice(toNoticeView("k", { kind: "misfits", venueId: 1, bookings }, []));
    const [notice] = server.channel(ids.staffChannel);
    if (notice === undefined) throw new Error("no notice");
    expect(notice.text).toContain("Kari Nordmann, 8 people");
    expect(notice.text).not.toMatch(/4791234567|allergy/);
    const list = await kari.presses(notice, "Show the list").answer();
    expect(list.ephemeral).toBe(true);
    expect(list.text).toContain("4791234567");
    expect(server.channel(ids.staffChannel)).toEqual([notice]);
  });
});
