import { beforeAll, describe, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import { fjord } from "#test/support/runtime/harness.ts";
import { openWaitingWorld } from "#test/support/waitlist/waiting-world.ts";

const labels = ({ buttons }: { readonly buttons: readonly { readonly label: string }[] }) =>
  buttons.map(({ label }) => label);

describeDatabases("the waitlist in Discord", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  /** Two guests wait for tomorrow, the second for longer hours, and one table comes free. */
  async function openHouse() {
    const world = await openWaitingWorld(database);
    await world.join(1, 2, "19:00");
    world.wait({ minutes: 1 });
    await world.join(2, 2, "19:00", { from: "18:00", to: "21:00" });
    const discord = await openDiscord({ venues: [fjord], waitingLine: world.staffLine });
    const kari = discord.server.staff();
    const ola = discord.server.staff({ name: "Ola" });
    const list = () => kari.runs("/waitlist show", { day: "tomorrow" }).answer();
    const openEntry = async (nth: number, who = kari) => {
      const shown = await who.runs("/waitlist show", { day: "tomorrow" }).answer();
      const label = shown.menus[0]?.options[nth]?.label ?? "";
      return await who.picks(shown, label).answer();
    };
    return { world, ...discord, kari, ola, list, openEntry };
  }

  describe("the list", () => {
    test("tells place, name, party, times, since when and how each stands", async () => {
      const { world, list, kari, audit } = await openHouse();
      expect((await list()).text.replaceAll("\\", "").split("\n")).toEqual([
        "Waitlist: Fjord, Sunday 22 November 2026",
        "1. Ada Lovelace, 2 people, 18:30–19:30 Dinner, since Sat 21 Nov, 10:00: waiting",
        "2. Ada Lovelace, 2 people, 18:00–21:00 Dinner, since Sat 21 Nov, 10:01: waiting",
      ]);
      expect(audit.entries.at(-1)).toMatchObject({ action: "readWaitlist", venueId: 1 });
      const [first] = await kari.types("/waitlist skip", { entry: "ada" });
      expect(first).toEqual({
        value: world.wishes[0]?.entryId,
        name: "Sun 22 Nov 18:30–19:30, Ada Lovelace, 2 people, waiting",
      });
      const empty = await kari.runs("/waitlist show", { day: "today" }).answer();
      expect(empty.text).toContain("Nobody waits for a table of that day.");
      await world.stop();
    });

    test("keeps who declined, and says so", async () => {
      const { world, list, openEntry, kari } = await openHouse();
      for (let which = 0; which < 12; which += 1) world.frees(which);
      await kari.presses(await openEntry(0), "Offer 19:00").answer();
      await world.answers(1, "choiceDeclineTable");
      expect((await list()).text).toContain("declined, Sat 21 Nov, 10:01");
      await world.stop();
    });
  });

  describe("offering", () => {
    test("asks whom the staff choose, by the same offer, and the trail says whose choice it was", async () => {
      const { world, openEntry, kari, audit } = await openHouse();
      for (let which = 0; which < 12; which += 1) world.frees(which);
      const entry = await openEntry(1);
      const offers = labels(entry).filter((label) => label.startsWith("Offer"));
      expect(offers.length).toBeGreaterThan(1);
      const done = await kari.presses(entry, "Offer 19:00").answer();
      expect(done.id).toBe(entry.id);
      expect(done.content).toBe("The guest is asked.");
      expect(done.text).toContain("offered 19:00 by Kari, until 10:16");
      expect(world.chat(2).at(-1)?.text).toContain("tableFreed");
      expect(world.chat(1).some(({ text }) => text.includes("tableFreed"))).toBe(false);
      expect(audit.entries.at(-1)).toMatchObject({ action: "offerFromWaitlist", venueId: 1 });
      const trail = await world.trail();
      expect(trail).toMatchObject([
        { entryId: world.wishes[0]?.entryId, skipped: "staffChoice" },
        { entryId: world.wishes[1]?.entryId, chosenBy: expect.stringContaining("discord:") },
      ]);
      await world.answers(2, "choiceTakeTable");
      expect(world.reservations()).toHaveLength(1);
      await world.stop();
    });

    test("is made to the only one whose name was typed; of two who fit, to none", async () => {
      const { world, kari } = await openHouse();
      for (let which = 0; which < 12; which += 1) world.frees(which);
      const both = await kari.runs("/waitlist offer", { entry: "people", time: "19:00" }).answer();
      expect(both.content).toMatch(/^Several fit: .*Please choose one from the list\.$/);
      const asked = await kari.runs("/waitlist offer", { entry: "21:00", time: "19:00" }).answer();
      expect(asked.content).toBe("The guest is asked.");
      expect(world.chat(2).at(-1)?.text).toContain("tableFreed");
      await world.stop();
    });

    test("of two at the same moment makes one offer, and tells the other whose it was", async () => {
      const { world, openEntry, kari, ola } = await openHouse();
      for (let which = 0; which < 12; which += 1) world.frees(which);
      const [hers, his] = [await openEntry(0), await openEntry(0, ola)];
      const answers = await Promise.all([
        kari.presses(hers, "Offer 19:00").answer(),
        ola.presses(his, "Offer 19:00").answer(),
      ]);
      const contents = answers.map(({ content }) => content);
      expect(contents).toContain("The guest is asked.");
      expect(
        contents.some((content) => /It is not as it was shown\. (Kari|Ola) made an offer/.test(content)),
      ).toBe(true);
      expect(world.chat(1).filter(({ text }) => text.includes("tableFreed"))).toHaveLength(1);
      await world.stop();
    });

    test("what is not free, or not what the guest would take, is not offered", async () => {
      const { world, kari } = await openHouse();
      const entry = world.wishes[0]?.entryId ?? "";
      expect(await kari.types("/waitlist offer", { entry, time: "" })).toEqual([]);
      const full = await kari.runs("/waitlist offer", { entry, time: "19:00" }).answer();
      expect(full.content).toContain("That start is not free for this guest now.");
      for (let which = 0; which < 12; which += 1) world.frees(which);
      expect((await kari.types("/waitlist offer", { entry, time: "" })).map(({ value }) => value)).toEqual([
        "19:00",
      ]);
      const late = await kari.runs("/waitlist offer", { entry, time: "21:00" }).answer();
      expect(late.content).toContain("That start is not free for this guest now.");
      const words = await kari.runs("/waitlist offer", { entry, time: "soon" }).answer();
      expect(words.text).toContain("That time was not understood.");
      await world.stop();
    });

    test("waits for the morning at night", async () => {
      const { world, kari } = await openHouse();
      for (let which = 0; which < 12; which += 1) world.frees(which);
      world.wait({ hours: 13 });
      const entry = world.wishes[0]?.entryId ?? "";
      const night = await kari.runs("/waitlist offer", { entry, time: "19:00" }).answer();
      expect(night.content).toContain("These are the quiet hours");
      await world.stop();
    });
  });

  describe("skipping and taking off", () => {
    test("puts behind the others, takes an open offer back, and the next one is asked", async () => {
      const { world, openEntry, kari, list } = await openHouse();
      for (let which = 0; which < 12; which += 1) world.frees(which);
      const entry = await openEntry(0);
      const offered = await kari.presses(entry, "Offer 19:00").answer();
      world.wait({ minutes: 1 });
      const skipped = await kari.presses(offered, "Skip").answer();
      expect(skipped.content).toBe(
        "The offer is taken back, the guest was told, and stands behind the others.",
      );
      expect(world.chat(1).at(-1)?.text).toContain("tableOfferGone");
      expect((await list()).text).toMatch(/2\\\. Ada Lovelace, 2 people, 18:30.*skipped by Kari/);
      await world.goRound();
      expect(world.chat(2).at(-1)?.text).toContain("tableFreed");
      expect(await world.offered()).toHaveLength(1);
      await world.stop();
    });

    test("takes off on the second tap alone, and tells the guest", async () => {
      const { world, openEntry, kari, list } = await openHouse();
      const entry = await openEntry(0);
      const asked = await kari.presses(entry, "Take off the list").answer();
      expect(asked.content).toContain("Take this guest off the waitlist?");
      const kept = await kari.presses(asked, "No, keep it").answer();
      expect(await world.book.listOpen()).toHaveLength(2);
      const again = await kari.presses(kept, "Take off the list").answer();
      const done = await kari.presses(again, "Yes, take off").answer();
      expect(done.content).toBe("Taken off the waitlist. The guest is told in the chat.");
      expect(world.chat(1).at(-1)?.text).toContain("waitRemoved");
      expect(await world.book.listOpen()).toHaveLength(1);
      expect((await list()).text).toContain("taken off by Kari");
      await world.stop();
    });

    test("the second of two hears what the first did", async () => {
      const { world, openEntry, kari, ola } = await openHouse();
      const [hers, his] = [await openEntry(0), await openEntry(0, ola)];
      await kari.presses(hers, "Skip").answer();
      const late = await ola.presses(his, "Skip").answer();
      expect(late.content).toBe("It is not as it was shown. Kari skipped this guest, Sat 21 Nov, 10:01.");
      await world.stop();
    });

    test("what a dead process left is told by the next round", async () => {
      const { world } = await openHouse();
      const entryId = world.wishes[0]?.entryId ?? "";
      const by = { id: "test:kari", displayName: "Kari" };
      expect(await world.lineBook.act("removed", entryId, by, world.clock.now(), () => true)).toBe(true);
      expect(world.chat(1).at(-1)?.text).not.toContain("waitRemoved");
      await world.goRound();
      await world.goRound();
      expect(world.chat(1).filter(({ text }) => text.includes("waitRemoved"))).toHaveLength(1);
      await world.stop();
    });
  });
});
