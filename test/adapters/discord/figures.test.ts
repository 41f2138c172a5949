import { Agent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { describe, expect, onTestFinished, test } from "vitest";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscord, openDiscordFor } from "#test/support/discord/discord-fixture.ts";

const openDesk = embeddedDesks();

describe("/stats", () => {
  test("answers with a picture, the same in words, and a file", async () => {
    const house = await openDiscordFor(await openDesk());
    await house.book("19:00", { guestCount: 4 }, "2026-11-21");
    house.service.clock.set("2026-11-22T11:00:00Z");
    const ola = house.server.staff();
    const answer = await ola.runs("/stats", { venue: 1, from: "2026-11-21" }).answer();
    expect(answer.ephemeral).toBe(true);
    expect(answer.text.split("\n").slice(0, 3)).toEqual([
      "Fjord, Saturday 21 November 2026",
      "**Covers:** 4",
      "**By shift:** Dinner 4",
    ]);
    const [picture, figures] = answer.files;
    expect(picture).toMatchObject({
      name: "figures-1-2026-11-21-2026-11-21.png",
      description: expect.stringContaining("Covers: 4\nBy shift: Dinner 4"),
    });
    expect(answer.embeds[0]).toMatchObject({ image: { url: `attachment://${picture?.name}` } });
    expect([...(picture?.bytes.subarray(1, 4) ?? [])]).toEqual([0x50, 0x4e, 0x47]);
    expect(figures?.name).toBe("figures-1-2026-11-21-2026-11-21.csv");
    expect([...(figures?.bytes.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(figures?.bytes)).toContain("\r\n2026-11-21,4,1,0,0,0,1,0,480,3960,4\r\n");
  });

  test("arrives also where another HTTP client of the process was there first", async () => {
    const before = getGlobalDispatcher();
    const ours = new Agent();
    setGlobalDispatcher(ours);
    onTestFinished(async () => {
      setGlobalDispatcher(before);
      await ours.close();
    });
    const { server } = await openDiscordFor(await openDesk());
    const answer = await server.staff().runs("/stats", { venue: 1, from: "2026-11-21" }).answer();
    expect(answer.files).toHaveLength(2);
  });

  test("completes the days of the past", async () => {
    const { server } = await openDiscordFor(await openDesk());
    const typed = await server.staff().types("/stats", { venue: 1, from: "last" });
    expect(typed.map(({ name }) => name)).toContain("Last week, Mon 9 Nov");
  });

  test("says why there are none of a remote service", async () => {
    const { server } = await openDiscord({ complete: false });
    const answer = await server.staff().runs("/stats").answer();
    expect(answer.content).toContain("its own booking system");
  });
});

describe("/floor", () => {
  test("shows the tables of a moment, joined as they are, with a picture that says the same", async () => {
    const house = await openDiscordFor(await openDesk());
    const eight = await house.book("19:00", {
      guestCount: 8,
      guest: { firstName: "Anna", lastName: "Berg" },
    });
    await house.book("21:00", { guestCount: 4, guest: { firstName: "太郎" } });
    const ola = house.server.staff();
    const now = await ola.runs("/floor", { venue: 1 }).answer();
    expect(now.ephemeral).toBe(true);
    expect(now.text.split("\n")).toEqual([
      "Fjord, Saturday 21 November 2026, 10:00",
      "0 of 3 tables taken.",
      "",
      "1: free",
      expect.stringMatching(/^2: free until 19:00, then 19:00 Anna Berg, 8 people$/),
      expect.stringMatching(/^3: free until 19:00, then 19:00 Anna Berg, 8 people$/),
    ]);
    await house.service.backOffice.setState({ venueId: 1, id: eight.id }, "SEATED", "test:1");
    const later = await ola.runs("/floor", { venue: 1, time: "19:30" }).answer();
    expect(later.text).toContain("2 of 3 tables taken.");
    expect(later.text).toContain(
      "\n2 + 3: Anna Berg, 8 people, seated, until 21:00, then 21:00 太郎, 4 people",
    );
    const [picture] = later.files;
    expect(picture).toMatchObject({
      name: "floor-1.png",
      description: expect.stringContaining("2 + 3: Anna Berg"),
    });
    expect(later.embeds[0]).toMatchObject({ image: { url: "attachment://floor-1.png" } });
    const unclear = await ola.runs("/floor", { venue: 1, time: "soon" }).answer();
    expect(unclear.content).toBe("That time was not understood. Write it as 19:00.");
  });

  test("of several venues shows each, and next day's bookings are not tonight's", async () => {
    const house = await openDiscordFor(await openDesk());
    await house.book("19:00", {}, "2026-11-22");
    const both = await house.server.staff().runs("/floor").answer();
    expect(both.embeds.map(({ title }) => title)).toEqual([
      "Fjord, Saturday 21 November 2026, 10:00",
      "Harbour, Saturday 21 November 2026, 04:00",
    ]);
    expect(both.files.map(({ name }) => name)).toEqual(["floor-1.png", "floor-2.png"]);
    expect(both.text).not.toContain("19:00");
  });
});

describe("/month", () => {
  test("says of each day what it has for a party, and draws it", async () => {
    const house = await openDiscordFor(await openDesk());
    for (const time of ["17:00", "19:00", "21:00"]) await house.book(time, { guestCount: 8 }, "2026-11-28");
    await house.book("19:00", { guestCount: 8 }, "2026-11-27");
    const ola = house.server.staff();
    const answer = await ola.runs("/month", { venue: 1, party: "4" }).answer();
    const lines = answer.text.replaceAll("\\", "").split("\n");
    expect(lines[0]).toBe("Fjord, November 2026, 4 people");
    expect(lines).toHaveLength(12);
    // What is past and had nobody is one line: on a phone today is what is looked for.
    expect(lines[1]).toBe("Sun 1 Nov to Fri 20 Nov: over");
    expect(lines[2]).toBe("Sat 21 Nov: free (9 of 9 times)");
    expect(lines[8]).toBe("Fri 27 Nov: few left (2 of 9 times), 8 covers");
    expect(lines[9]).toBe("Sat 28 Nov: full, 24 covers");
    expect(lines[11]).toBe("Mon 30 Nov: closed");
    expect(answer.files).toMatchObject([
      { name: "month-1-2026-11.png", description: expect.stringContaining("Sat 28 Nov: full") },
    ]);
    const next = await ola.runs("/month", { venue: 1, month: "February" }).answer();
    expect(next.text.split("\n")[0]).toBe("Fjord, February 2027, 2 people");
    const unclear = await ola.runs("/month", { venue: 1, month: "2026-13" }).answer();
    expect(unclear.content).toContain("That month was not understood.");
  });

  test("says why there is none of a remote service", async () => {
    const { server } = await openDiscord();
    const answer = await server.staff().runs("/month", { party: "4" }).answer();
    expect(answer.content).toContain("booking system");
    expect(answer.files).toEqual([]);
  });
});
