import { describe, expect, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

async function open(env: Record<string, string> = {}) {
  const house = await openHouse({ env });
  return { ...house, link: firstLink(house), browser: openStaffBrowser(house.url) };
}

describe("a one-time link", () => {
  test("opens the desk by its button, and is not spent by looking at it", async () => {
    const { browser, link } = await open();
    for (const _ of ["a preview", "a person"]) {
      const looked = await browser.ask(link);
      expect(looked.status).toBe(200);
      expect(looked.headers.getSetCookie()).toEqual([]);
      expect(await looked.text()).toContain('action="/desk/enter"');
    }
    const entered = await browser.enter(link);
    expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/desk"]);
    const desk = await browser.ask("/desk");
    expect(desk.status).toBe(200);
    expect(await desk.text()).toContain("owner");
  });

  test("lets one of two in who press at once", async () => {
    const { url, link } = await open();
    const browsers = [openStaffBrowser(url), openStaffBrowser(url)];
    const statuses = await Promise.all(browsers.map(async ({ enter }) => (await enter(link)).status));
    expect(statuses.toSorted()).toEqual([303, 403]);
    const desks = await Promise.all(browsers.map(async ({ ask }) => (await ask("/desk")).status));
    expect(desks.toSorted()).toEqual([200, 401]);
  });

  test("is good for fifteen minutes", async () => {
    const { browser, link, clock } = await open();
    await clock.advance({ minutes: 15 });
    const late = await browser.enter(link);
    expect(late.status).toBe(403);
    expect(late.headers.getSetCookie()).toEqual([]);
    const page = await late.text();
    expect(page).toContain("fifteen minutes, and they are over");
    expect(page).toContain("npm run desk -- invite");
  });
});
