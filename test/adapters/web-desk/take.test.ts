import { describe, expect, test } from "vitest";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDeskPages } from "#test/support/web-desk/open-desk-pages.ts";

const openDesk = embeddedDesks();
const caller = { party: "2", name: "Anna Berg", phone: "+4791234568", day: "2026-11-21" };

async function open() {
  const house = await openDesk();
  const bookings = async () => await house.service.backOffice.listDay(1, "2026-11-21");
  return { ...house, pages: await openDeskPages(house.desk), bookings };
}

/** The fields of the first form whose button says this. */
function formOf(page: string, label: string): Record<string, string> {
  const end = page.indexOf(`>${label}`);
  const form = page.slice(page.lastIndexOf("<form", end), end);
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
}

describe("a booking by phone", () => {
  test("is made at the time that is named", async () => {
    const { pages, bookings } = await open();
    const page = await (await pages.act("book", { ...caller, time: "19:00" })).text();
    expect(page).toContain("Booked.");
    expect(page).toContain("Booked by Kari, Sat 21 Nov, 10:00");
    expect(await bookings()).toMatchObject([{ guest: { lastName: "Berg" }, source: "phone" }]);
  });

  test("is offered the free times as buttons, each with all that was said", async () => {
    const { pages, bookings } = await open();
    const page = await (await pages.act("book", { ...caller, note: "By the window" })).text();
    const chosen = formOf(page, "19:00");
    expect(chosen).toMatchObject({ party: "2", name: "Anna Berg", note: "By the window" });
    await pages.act("book", chosen);
    await pages.act("book", chosen);
    expect(await bookings()).toMatchObject([{ comment: "By the window" }]);
    expect(await bookings()).toHaveLength(1);
  });

  test("sets the house's rules aside by a second tap and with a reason", async () => {
    const { pages, bookings } = await open();
    const page = await (await pages.act("book", { ...caller, time: "15:40" })).text();
    expect(page).toContain("The house&#39;s rules are against it");
    expect(await bookings()).toEqual([]);
    const anyway = formOf(page, "Set the house");
    const without = await pages.act("book", { ...anyway, reason: "" });
    expect(await without.text()).toContain("The house&#39;s rules are against it");
    await pages.act("book", { ...anyway, reason: "The owner's mother" });
    expect(await bookings()).toHaveLength(1);
  });

  test("keeps what was typed where something is missing", async () => {
    const { pages } = await open();
    const answer = await pages.act("book", { ...caller, name: "" });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain("Please fill in: Guest");
    expect(page).toContain('value="+4791234568"');
  });
});

describe("a party at the door", () => {
  test("is offered the free tables, and sits down at the one that is pressed", async () => {
    const { pages, bookings, service } = await open();
    service.clock.set("2026-11-21T18:00:00Z");
    const page = await (await pages.act("walkin", { party: "2", name: "Per" })).text();
    const [, place = ""] = /name="place" value="([^"]+)"/.exec(page) ?? [];
    const done = await (await pages.act("walkin", { party: "2", name: "Per", place })).text();
    expect(done).toContain("Seated");
    expect(await bookings()).toMatchObject([{ state: "SEATED", source: "walkIn" }]);
  });
});

describe("the search", () => {
  test.for([["nord"], ["912345"]])("finds a booking by %s", async ([text = ""]) => {
    const { pages, book } = await open();
    const { id } = await book("19:00");
    const page = await (await pages.ask(`/venues/1/find?text=${text}`)).text();
    expect(page).toContain("Kari Nordmann");
    expect(page).toContain(id);
  });

  test("says so where there is none, and asks for nothing before something is typed", async () => {
    const { pages } = await open();
    const none = await pages.ask("/venues/1/find?text=nobody");
    expect(none.status).toBe(404);
    expect(await none.text()).toContain("No booking fits.");
    expect((await pages.ask("/venues/1/find")).status).toBe(200);
  });
});
