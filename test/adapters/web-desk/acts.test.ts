import { describe, expect, test } from "vitest";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDeskPages } from "#test/support/web-desk/open-desk-pages.ts";

const openDesk = embeddedDesks();
const from = "2026-11-21";

/** A house with one booking at 19:00, at a moment of that evening. */
async function open(now = "2026-11-21T18:20:00Z") {
  const house = await openDesk();
  const { id } = await house.book("19:00");
  house.service.clock.set(now);
  const pages = await openDeskPages(house.desk);
  const state = async () => (await house.service.backOffice.find({ venueId: 1, id }))?.state;
  return { ...house, id, pages, state };
}

describe("an act on a booking", () => {
  test("is done by one press, signed, and leads back to the day", async () => {
    const { pages, id, state, audit } = await open();
    const answer = await pages.act("mark", { id, as: "seated", from });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain("Seated by Kari, Sat 21 Nov, 19:20");
    expect(page).toContain("Fjord, Saturday 21 November 2026");
    expect(await state()).toBe("SEATED");
    expect(audit.entries.map(({ action, by }) => `${by.id} ${action}`)).toEqual(["web:1 markSeated"]);
  });

  test.for([
    ["mark", "noShow", "Mark this booking as a no-show?", "NO_SHOW"],
    ["cancel", "", "Cancel this booking?", "CANCELLED"],
  ] as const)("that cannot be undone (%s %s) asks once more", async ([act, as, question, after]) => {
    const { pages, id, state } = await open();
    const asked = await (await pages.act(act, { id, from, ...(as && { as }) })).text();
    expect(asked).toContain(question);
    expect(asked).toContain('name="sure" value="yes"');
    expect(asked).toContain('href="/desk/venues/1/days/2026-11-21"');
    expect(await state()).not.toBe(after);
    await pages.act(act, { id, from, sure: "yes", ...(as && { as }) });
    expect(await state()).toBe(after);
  });

  test("long before the visit is doubted first", async () => {
    const { pages, id, state } = await open("2026-11-21T09:00:00Z");
    const asked = await (await pages.act("mark", { id, as: "seated" })).text();
    expect(asked).toContain("Nothing is marked yet");
    expect(asked).toContain("Yes, mark it");
    expect(await state()).not.toBe("SEATED");
    await pages.act("mark", { id, as: "seated", sure: "yes" });
    expect(await state()).toBe("SEATED");
  });

  test("ticks off who was called, once for all", async () => {
    const { pages, id } = await open("2026-11-21T12:00:00Z");
    expect(await (await pages.ask("/venues/1/days/2026-11-21")).text()).toContain("Called<span");
    const done = await (await pages.act("called", { id, from })).text();
    expect(done).toContain("Ticked off: Kari Nordmann.");
    expect(done).toContain("called by Kari, Sat 21 Nov, 13:00");
    expect(done).not.toContain("Called<span");
    const late = await pages.act("called", { id, from }, "per");
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("called by Kari")]);
  });

  test("of two hosts at once is done by one, and the other is told by whom", async () => {
    const { pages, id } = await open();
    const press = (as: string) => pages.act("mark", { id, as: "seated", from }, as);
    const answers = await Promise.all([press("kari"), press("per")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const winner = answers[0]?.status === 200 ? "Kari" : "Per";
    expect(await late?.text()).toContain(`Seated already. It can still be marked`);
    const page = await (await pages.act("mark", { id, as: "seated" }, "per")).text();
    expect(page).toContain(`That was ${winner}, Sat 21 Nov, 19:20.`);
  });

  test.for([
    ["an act that there is not", "explode", { id: "x" }, 404],
    ["a field that is missing", "tables", { id: "x" }, 422],
    ["a booking that there is not", "confirm", { id: "x" }, 404],
    ["more than a field takes", "notes", { id: "x", seen: "y", staffNote: "a".repeat(1001) }, 422],
  ] as const)("is refused for %s", async ([, act, fields, status]) => {
    const { pages } = await open();
    expect((await pages.act(act, fields)).status).toBe(status);
  });

  test("of another venue's booking is not for who works elsewhere", async () => {
    const { pages, id, state } = await open();
    const answer = await pages.ask("/venues/2/acts/cancel", "kari", {
      method: "POST",
      body: new URLSearchParams({ id, sure: "yes" }),
    });
    expect(answer.status).toBe(404);
    expect(await state()).not.toBe("CANCELLED");
  });
});

describe("a booking's page", () => {
  test("is found by its id alone, and shows who changed it when", async () => {
    const { pages, id, desk } = await open();
    expect((await pages.ask(`/bookings/${id}`)).headers.get("Location")).toBe(
      `/desk/venues/1/bookings/${id}`,
    );
    await desk.mark({ by: kari, id, as: "seated" });
    const page = await (await pages.ask(`/venues/1/bookings/${id}`)).text();
    expect(page).toContain("Seated");
    expect(page).toContain("Bill printed");
    expect(await (await pages.ask(`/venues/1/bookings/${id}/history`)).text()).toContain("seated, by Kari");
  });

  test("takes notes, and of two who write tells the second what was not kept", async () => {
    const { pages, id, service } = await open();
    const form = await (await pages.ask(`/venues/1/bookings/${id}/notes`)).text();
    const [, seen = ""] = /name="seen" value="([^"]+)"/.exec(form) ?? [];
    const write = (staffNote: string, as: string) => pages.act("notes", { id, seen, staffNote }, as);
    expect(await (await write("Birthday", "per")).text()).toContain("Noted.");
    const late = await write("Anniversary", "kari");
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("Anniversary");
    expect(page).toContain("Birthday");
    const booking = await service.backOffice.find({ venueId: 1, id });
    expect(booking?.staffNote).toBe("Birthday");
  });

  test("takes other tables, another name and a longer stay", async () => {
    const { pages, id, service } = await open();
    expect(await (await pages.act("tables", { id, tables: "3" })).text()).toContain("Table 3.");
    expect((await pages.act("change", { id, name: "Anna Berg" })).status).toBe(200);
    const quick = await (await pages.ask(`/venues/1/bookings/${id}/stay`)).text();
    expect(quick).toContain('name="until" value="+15"');
    expect((await pages.act("stay", { id, until: "+15" })).status).toBe(200);
    const booking = await service.backOffice.find({ venueId: 1, id });
    expect(booking).toMatchObject({ tableIds: [3], guest: { lastName: "Berg" } });
  });

  test("offers other times where the one that is wished for is not to be had", async () => {
    const { pages, id, service } = await open("2026-11-21T12:00:00Z");
    const page = await (await pages.act("change", { id, time: "03:00" })).text();
    expect(page).toContain("The house&#39;s rules are against it");
    const [, slot = ""] = /name="slot" value="(\d+@[^"]+)"/.exec(page) ?? [];
    await pages.act("change", { id, party: "2", slot });
    const booking = await service.backOffice.find({ venueId: 1, id });
    expect(`${booking?.startsAt}`).toBe(slot.split("@")[1]);
  });
});
