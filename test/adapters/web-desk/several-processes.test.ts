import { expect, test } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

describeDatabases("several processes", (open) => {
  test("what one process lets in, each knows, and what one ends, is over in each", async () => {
    // Processes come and go; the database stays.
    const database = { ...(await open()), close: async () => {} };
    const one = await openHouse({ database });
    const other = await openHouse({ database, beside: one });
    const atOne = openStaffBrowser(one.url);
    const entered = await atOne.enter(firstLink(other));
    expect(entered.status).toBe(303);
    const [cookie = ""] = entered.headers.getSetCookie()[0]?.split(";") ?? [];
    const atOther = async () =>
      (await fetch(`${other.url}/desk/people`, { headers: { Cookie: cookie } })).status;
    expect(await atOther()).toBe(200);
    await atOne.send("/desk/leave");
    expect(await atOther()).toBe(401);
  });
});
