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
    const askOther = (path: string) => fetch(other.url + path, { headers: { Cookie: cookie } });
    expect((await askOther("/desk/people")).status).toBe(200);
    const line = await askOther("/desk/venues/1/days/2026-11-21/events");
    expect(line.headers.get("Content-Type")).toBe("text/event-stream");
    await atOne.send("/desk/leave");
    expect(await line.text(), "the line ends with the session, and leaves nothing on the screen").toMatch(
      /data: <hx-partial hx-target="body" hx-swap="innerHTML"><main class="door">.*Please come in by a link/s,
    );
    expect((await askOther("/desk/people")).status).toBe(401);
  });
});
