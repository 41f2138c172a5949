import { describe, expect, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, linkIn, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

async function openWithOwner() {
  const house = await openHouse();
  const owner = openStaffBrowser(house.url);
  await owner.enter(firstLink(house));
  const invite = async (fields: Record<string, string>) =>
    linkIn(await (await owner.send("/desk/people/invite", fields)).text());
  return { ...house, owner, invite };
}

describe("who may enter", () => {
  test("an owner invites a host, who enters and is listed", async () => {
    const { url, owner, invite } = await openWithOwner();
    const kari = openStaffBrowser(url);
    await kari.enter(await invite({ name: "Kari", role: "host", venue: "2" }));
    expect((await kari.ask("/desk")).headers.get("Location")).toMatch(/^\/desk\/venues\/\d+$/);
    const list = await owner.read("/desk/people");
    expect(list).toContain("<strong>Kari</strong>");
    expect(list).toContain("host at Harbor &amp; Vine, since Sat 21 Nov, 10:00");
    expect(list).toContain("<strong>owner</strong> (this device)");
  });

  test("is not for hosts, nor for the owner of one venue", async () => {
    const { url, invite } = await openWithOwner();
    for (const fields of [{ role: "host" }, { role: "owner", venue: "1" }]) {
      const other = openStaffBrowser(url);
      await other.enter(await invite({ name: "Ola", ...fields }));
      const list = await other.ask("/desk/people");
      expect(list.status).toBe(403);
      expect(await list.text()).not.toContain("<strong>");
      const invited = await (await other.send("/desk/people/invite", { name: "Eve", role: "owner" })).text();
      expect(invited).not.toContain("/desk/enter");
    }
  });

  test("whose session an owner ends is turned away, and asks for a new link", async () => {
    const { url, owner, invite } = await openWithOwner();
    const kari = openStaffBrowser(url);
    await kari.enter(await invite({ name: "Kari" }));
    const [, session = ""] =
      /value="([\w-]+)" aria-label="End this session: Kari/.exec(await owner.read("/desk/people")) ?? [];
    expect(await (await owner.send("/desk/people/revoke", { session })).text()).toContain(
      "Ended: the session of Kari.",
    );
    const turned = await kari.ask("/desk");
    expect(turned.status).toBe(401);
    expect(await turned.text()).toContain("npm run desk -- invite");
    const again = await owner.send("/desk/people/revoke", { session });
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining("over already")]);
  });

  test("needs a name", async () => {
    const { owner } = await openWithOwner();
    const refused = await owner.send("/desk/people/invite", { name: "  " });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("For whom?")]);
  });
});
