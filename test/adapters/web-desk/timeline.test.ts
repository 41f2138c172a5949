import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findBarriers } from "#test/support/browser/find-barriers.ts";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDeskPages } from "#test/support/web-desk/open-desk-pages.ts";

const openDesk = embeddedDesks();
const openPage = useBrowser();
const timeline = "/venues/1/timeline";

async function open() {
  const house = await openDesk();
  const pages = await openDeskPages(house.desk);
  const tablesOf = async (id: string) => (await house.service.backOffice.find({ venueId: 1, id }))?.tableIds;
  return { ...house, pages, tablesOf };
}

/** The rows of the page's table, each as the texts of its cells that are taken. */
async function rowsOf(page: string) {
  return [...page.matchAll(/<tr data-table="([^"]+)">(.*?)<\/tr>/gs)].map(([, table, row = ""]) => {
    const bars = [...row.matchAll(/<td class="bar[^>]*colspan="(\d+)"[^>]*>(.*?)<\/td>/gs)];
    return [table, ...bars.map(([, span, bar = ""]) => `${span}: ${bar.replaceAll(/<[^>]*>/g, "").trim()}`)];
  });
}

describe("a day's tables over the hours", () => {
  test("show who has which when, as long as they stay", async () => {
    const { pages, book, service } = await open();
    await book("19:00", { guest: { firstName: "Ida" } });
    const { id } = await book("21:30", { guest: { firstName: "Bo" } });
    await service.backOffice.setState({ venueId: 1, id }, "SEATED", "ola");
    const page = await (await pages.ask(timeline)).text();
    expect(page).toContain("2 bookings, 4 covers");
    expect(await rowsOf(page)).toEqual([
      ["1", "6: Ida 19:00–20:30 · 2 people · booked", "6: Bo 21:30–23:00 · 2 people · seated"],
      ["2"],
      ["3"],
    ]);
  });

  test("show what is out, and leave out who does not come", async () => {
    const { pages, book, service, desk } = await open();
    const { id } = await book("19:00");
    await service.backOffice.setState({ venueId: 1, id }, "CANCELLED", "ola");
    const by = { id: "web:1", displayName: "Kari" };
    await desk.rules.takeTablesOut({
      by,
      venueId: 1,
      tables: "2",
      from: "today 18:00",
      until: "today 20:00",
    });
    const [one, two] = await rowsOf(await (await pages.ask(timeline)).text());
    expect(one).toEqual(["1"]);
    expect(two?.[1]).toMatch(/^8: out/);
  });

  test("say which hour it is", async () => {
    const { desk } = await openDesk({ now: "2026-11-21T18:59:00Z" });
    const by = { id: "web:1", displayName: "Kari" };
    const shown = await desk.timeline({ by, venueId: 1 });
    const now = shown.type === "timeline" ? shown.hours.filter(({ isNow }) => isNow) : [];
    expect(now).toEqual([{ at: "2026-11-21T18:00:00Z", label: "19:00", isNow: true }]);
  });

  test("are those of the day that is asked for, and of none that there is not", async () => {
    const { pages, book } = await open();
    await book("19:00", { guest: { firstName: "Ida" } }, "2026-11-22");
    expect(await (await pages.ask(`${timeline}?day=2026-11-22`)).text()).toContain("Ida");
    expect(await (await pages.ask(timeline)).text()).not.toContain("Ida");
    expect((await pages.ask(`${timeline}?day=2026-02-30`)).status).toBe(422);
  });

  test("tell where a booking would fit: the tables of its time, the times of its day", async () => {
    const { pages, book, service } = await open();
    const seated = await book("19:00");
    await service.backOffice.setState({ venueId: 1, id: seated.id }, "SEATED", "ola");
    const { id } = await book("19:00");
    const moves = (await (await pages.ask(`/venues/1/bookings/${id}/moves`)).json()) as {
      readonly tables: readonly string[];
      readonly times: Readonly<Record<string, string>>;
    };
    expect(moves.tables).toEqual(["2", "3"]);
    expect(moves.times["2026-11-21T19:00:00Z"]).toMatch(/^\d+@2026-11-21T19:00:00Z$/);
    expect((await pages.ask("/venues/1/bookings/nothing/moves")).status).toBe(404);
    const here = (await (await pages.ask(`/venues/1/bookings/${seated.id}/moves`)).json()) as typeof moves;
    expect(here.times).toEqual({});
  });

  test("come back with what was done, or why it was not", async () => {
    const { pages, book, service, tablesOf } = await open();
    const { id } = await book("19:00");
    const done = await (await pages.act("tables", { id, tables: "2", timeline: "2026-11-21" })).text();
    expect(done).toContain("Table 2.");
    expect(done).toContain('<tr data-table="2">');
    const seated = await book("19:00");
    await service.backOffice.setState({ venueId: 1, id: seated.id }, "SEATED", "ola");
    const [taken] = (await tablesOf(seated.id)) ?? [];
    const refused = await pages.act("tables", { id, tables: String(taken), timeline: "2026-11-21" });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('<tr data-table="2">');
    expect(await tablesOf(id)).toEqual([2]);
  });
});

test("a booking stands where its time is", async () => {
  const { pages, book } = await open();
  await book("19:30", { guest: { firstName: "Ida" } });
  for (const width of [390, 1440]) {
    const page = await openPage({ viewport: { width, height: 800 } });
    await page.goto(`${pages.url}/desk${timeline}`);
    const [bar, from, until] = await Promise.all([
      page.locator("td.bar", { hasText: "Ida" }).boundingBox(),
      page.getByRole("columnheader", { name: "19:00" }).boundingBox(),
      page.getByRole("columnheader", { name: "21:00" }).boundingBox(),
    ]);
    if (!bar || !from || !until) throw new Error("something does not show");
    expect(Math.abs(bar.x - (from.x + from.width / 2))).toBeLessThan(2);
    expect(Math.abs(bar.x + bar.width - until.x)).toBeLessThan(2);
  }
});

test("an open timeline follows what happens, and stays where one has scrolled to", async () => {
  const { pages, book } = await open();
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await page.goto(`${pages.url}/desk${timeline}`);
  await page.locator(".timeline").evaluate((element) => element.scrollTo({ left: 120 }));
  await book("19:00", { guest: { firstName: "Ida" } });
  await page.locator(".bar", { hasText: "Ida" }).waitFor();
  expect(await page.locator(".timeline").evaluate((element) => element.scrollLeft)).toBe(120);
});

describe("a booking that is dragged", () => {
  /** Where a table's row and an hour's column meet. */
  async function spot(page: Page, table: string, hour: string) {
    const row = await page.locator(`tr[data-table="${table}"] th`).boundingBox();
    const column = await page.getByRole("columnheader", { name: hour }).boundingBox();
    if (!row || !column) throw new Error("there is no such place");
    return { x: column.x + 8, y: row.y + row.height / 2 };
  }

  async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
    const known = page.waitForResponse((response) => response.url().endsWith("/moves"));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await known;
    return { drop: () => page.mouse.up() };
  }

  async function openTimeline(device: BrowserContextOptions = {}) {
    const house = await open();
    const seated = await house.book("19:00");
    await house.service.backOffice.setState({ venueId: 1, id: seated.id }, "SEATED", "ola");
    const { id } = await house.book("19:00", { guest: { firstName: "Ida" } });
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...device });
    await page.goto(`${house.pages.url}/desk${timeline}`);
    return { ...house, id, page };
  }

  test("is moved to another table after a yes", async () => {
    const { page, id, tablesOf } = await openTimeline();
    expect(await findBarriers(page)).toEqual([]);
    const { drop } = await drag(page, await spot(page, "2", "19:00"), await spot(page, "3", "19:00"));
    await page.locator('tr.target[data-table="3"]').waitFor();
    await drop();
    await page.getByText("Ida → 3").waitFor();
    expect(await tablesOf(id)).toEqual([2]);
    await page.getByRole("button", { name: "Yes, move it" }).click();
    await page.getByText("Table 3.").waitFor();
    expect(await tablesOf(id)).toEqual([3]);
  });

  test("is moved to another time after a yes, and stays after a no", async () => {
    const { page, id, service } = await openTimeline();
    const [from, to] = [await spot(page, "2", "19:00"), await spot(page, "2", "20:00")];
    await (await drag(page, from, to)).drop();
    await page.getByText("Ida → 20:00").waitFor();
    await page.getByRole("button", { name: "No, leave it" }).click();
    await (await drag(page, from, to)).drop();
    await page.getByRole("button", { name: "Yes, move it" }).click();
    await page.getByText(/^Changed\./).waitFor();
    const booking = await service.backOffice.find({ venueId: 1, id });
    expect(booking?.startsAt.toString()).toBe("2026-11-21T19:00:00Z");
  });

  test("stays in the hand while others do something, which shows once it is let go", async () => {
    const { page, book } = await openTimeline();
    const { drop } = await drag(page, await spot(page, "2", "19:00"), await spot(page, "3", "19:00"));
    const heard = page.evaluate(
      "new Promise((resolve) => document.addEventListener('htmx:sse:before:message', resolve, { once: true })).then(() => true)",
    );
    await book("21:00", { guest: { firstName: "Ragnhild" } });
    expect(await heard).toBe(true);
    const other = page.locator(".bar", { hasText: "Ragnhild" });
    expect([await other.count(), await page.locator("tr.target").count()]).toEqual([0, 1]);
    await drop();
    await other.waitFor();
    await page.getByRole("button", { name: "Yes, move it" }).click();
    await page.getByText("Table 3.").waitFor();
    await other.waitFor();
    expect(page.url()).toContain("/timeline");
  });

  test("is moved by a finger that holds it first, and scrolled past by one that does not", async () => {
    const { page, id, tablesOf } = await openTimeline({ hasTouch: true, isMobile: true });
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [from, to] = [await spot(page, "2", "19:00"), await spot(page, "3", "19:00")];
    await touch("touchStart", from);
    await touch("touchMove", { x: from.x, y: from.y + 30 });
    await touch("touchMove", to);
    await touch("touchEnd");
    expect(await page.locator(".dragging, dialog[open]").count()).toBe(0);

    const known = page.waitForResponse((response) => response.url().endsWith("/moves"));
    const again = await spot(page, "2", "19:00");
    await touch("touchStart", again);
    await known;
    await touch("touchMove", await spot(page, "3", "19:00"));
    await page.locator('tr.target[data-table="3"]').waitFor();
    await touch("touchEnd");
    await page.getByRole("button", { name: "Yes, move it" }).tap();
    await page.getByText("Table 3.").waitFor();
    expect(await tablesOf(id)).toEqual([3]);
  });

  test("goes nowhere where it does not fit, and the drop opens nothing", async () => {
    const { page, id, tablesOf } = await openTimeline();
    const { drop } = await drag(page, await spot(page, "2", "19:00"), await spot(page, "1", "19:00"));
    await page.getByText("1: does not fit").waitFor();
    await drop();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await tablesOf(id)).toEqual([2]);
    expect(page.url()).toContain("/timeline");
  });
});
