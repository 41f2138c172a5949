import { describe, expect, test } from "vitest";
import { pages as listed } from "#src/adapters/web-desk/pages/page-table.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDeskPages } from "#test/support/web-desk/open-desk-pages.ts";

const openDesk = embeddedDesks();

async function open() {
  const house = await openDesk();
  return { ...house, pages: await openDeskPages(house.desk) };
}

const names = Object.entries(listed).filter(([, { isUnlisted }]) => !isUnlisted);

test.for(names)("the page %s is in the menu and can be read", async ([name, { title, isForOwners }]) => {
  const { pages, book } = await open();
  await book("19:00");
  const answer = await pages.ask(`/venues/1/${name}`, "owner");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(`href="/desk/venues/1/${name}" aria-current="page"`);
  expect((await pages.ask(`/venues/1/${name}`)).status).toBe(isForOwners ? 403 : 200);
});

test("a host is told that figures are for owners, and their menu does not name them", async () => {
  const { pages } = await open();
  const page = await (await pages.ask("/venues/1/stats")).text();
  expect(page).toContain("This is for owners.");
  expect(page).not.toContain('href="/desk/venues/1/audit"');
  expect((await pages.ask("/venues/1/stats.csv")).status).toBe(403);
});

test("an owner has the figures as a file", async () => {
  const { pages } = await open();
  const file = await pages.ask("/venues/1/stats.csv?from=2026-11-01&to=2026-11-20", "owner");
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toContain("figures-1-2026-11-01-2026-11-20.csv");
  expect(await file.text()).toContain("date,covers");
  expect((await pages.ask("/venues/1/stats.csv?from=never", "owner")).status).toBe(422);
});

test("the floor says in words how it is with each table", async () => {
  const { pages, book, service } = await open();
  await book("19:00");
  service.clock.set("2026-11-21T18:05:00Z");
  const page = await (await pages.ask("/venues/1/floor")).text();
  expect(page).toContain("1 of 3 tables taken.");
  expect(page).toContain("Kari Nordmann, 2 people");
  expect(await (await pages.ask("/venues/1/floor?time=12:00")).text()).toContain("0 of 3 tables taken.");
});

describe("a rule of the house", () => {
  test("is set with the bookings that it touches, listed by whom, and lifted by its button", async () => {
    const { pages, book } = await open();
    await book("19:00", {}, "2026-12-24");
    const set = await (await pages.act("close", { from: "2026-12-24", reason: "Christmas" })).text();
    expect(set).toContain("It touches 1 booking.");
    expect(set).toContain("Kari Nordmann");
    const page = await (await pages.ask("/venues/1/rules")).text();
    expect(page).toContain("(Christmas)");
    const [, rule = ""] = /name="rule" value="([^"]+)"/.exec(page) ?? [];
    const lifted = await (await pages.act("lift", { rule })).text();
    expect(lifted).toContain("Lifted:");
    expect(lifted).toContain("Nothing is closed, blocked or out of use.");
    expect((await pages.act("lift", { rule })).status).toBe(404);
  });

  test("that was not understood stands in its form again", async () => {
    const { pages } = await open();
    const answer = await pages.act("out", { tables: "99", from: "now", until: "22:00" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="99"');
  });
});

test("a month leads to each of its days", async () => {
  const { pages } = await open();
  const page = await (await pages.ask("/venues/1/month?party=4&month=2026-12")).text();
  expect(page).toContain("December 2026, 4 people");
  expect(page.match(/href="\/desk\/venues\/1\/days\/2026-12-\d\d"/g)).toHaveLength(31);
});

test("what somebody did is in the trail that owners read", async () => {
  const { pages, book } = await open();
  const { id } = await book("19:00");
  await pages.act("confirm", { id }, "per");
  expect(await (await pages.ask("/venues/1/audit", "owner")).text()).toContain("confirmed");
});
