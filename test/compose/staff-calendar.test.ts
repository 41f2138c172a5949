import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { composeStaffCalendar, listCalendars, renewCalendars } from "#src/compose/staff-calendar.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import type { Send } from "#test/support/service/ask.ts";
import { bookDinner, holdDinner } from "#test/support/service/conformance/stage.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

const base = "http://maitred.internal";

describeDatabases("the staff's calendar", (open) => {
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    database = await open();
    service = createTestService(database);
    await service.start();
    return () => service.stop();
  });
  const send: Send = (path, init) => service.fetchInProcess(new Request(`${base}${path}`, init));
  const calendar = () =>
    composeStaffCalendar({
      database,
      diary: service.backOffice,
      venues: service.venues,
      clock: service.clock,
    });
  const fetchFrom = async (url: string, init?: RequestInit) =>
    await calendar().handle(new Request(url, init), undefined as never, { address: undefined });
  const addresses = async () => (await listCalendars(database, service.venues(), base)).map(({ url }) => url);

  test("has who comes, with name, party and table, and nothing else of a guest", async () => {
    const stage = { service, send };
    const guest = { firstName: "Kari", lastName: "Nordmann", phone: "+4790000000" };
    const fields = { guestCount: 4, guest, comment: "allergic to nuts" };
    const booking = await bookDinner(stage, "2026-11-27", "19:00", fields);
    await holdDinner(stage, "2026-11-27", "20:00");
    const [url = "", other = ""] = await addresses();
    const response = await fetchFrom(url);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    const text = await response.text();
    expect(text).not.toMatch(/allergic|90000000/);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(["4 · Kari Nordmann"]);
    expect(`${events[0]?.getFirstPropertyValue("dtstart")}`).toBe(booking.timeFrom);
    expect(`${events[0]?.getFirstPropertyValue("description")}`).toMatch(/table \d/);
    expect(await (await fetchFrom(other)).text()).not.toContain("VEVENT");
  });

  test("opens to its own address alone, until that is made anew", async () => {
    const [url = "", other = ""] = await addresses();
    const swapped = url.replace(/[^/]+$/, other.slice(other.lastIndexOf("/") + 1));
    for (const wrong of [
      swapped,
      `${base}/calendar/1/.ics`,
      `${base}/calendar/9/${"A".repeat(43)}.ics`,
      `${url}x`,
    ]) {
      expect((await fetchFrom(wrong)).status).toBe(404);
    }
    expect((await fetchFrom(url, { method: "POST" })).status).toBe(405);
    expect((await fetchFrom(url)).status).toBe(200);
    await renewCalendars(database);
    expect((await fetchFrom(url)).status).toBe(404);
    const [renewed = ""] = await addresses();
    expect((await fetchFrom(renewed)).status).toBe(200);
  });
});
