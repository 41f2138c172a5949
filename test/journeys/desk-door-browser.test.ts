import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { findBarriers } from "#test/support/browser/find-barriers.ts";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, linkIn, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

const openPage = useBrowser();

/** A page elsewhere with a link in it, as a chat or a mail program shows one. */
async function openElsewhere(link: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end(`<a href="${link}">Here</a>`);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

test("an owner comes in by the keyboard, invites a colleague, and leaves", async () => {
  const house = await openHouse();
  const page = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(await openElsewhere(firstLink(house)));
  await page.getByRole("link").click();
  const button = page.getByRole("button", { name: "Open the desk" });
  await page.keyboard.press("Tab");
  expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/desk") && url.pathname !== "/desk/enter");

  await page.goto(`${house.url}/desk/people`);
  await page.getByLabel("Name").fill("Kari");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link").inputValue();

  const kari = await openPage();
  await kari.goto(link);
  await kari.getByRole("button", { name: "Open the desk" }).click();
  await kari.waitForURL((url) => url.pathname !== "/desk/enter");
  await page.goto(`${house.url}/desk/people`);
  await page.getByRole("button", { name: /End this session: Kari/ }).click();
  await expect.poll(() => page.getByRole("status").textContent()).toBe("Ended: the session of Kari.");
  await kari.goto(`${house.url}/desk`);
  expect(await kari.getByRole("heading").textContent()).toBe("Please come in by a link");

  await page.getByRole("button", { name: "Leave the desk on this device" }).click();
  await page.getByText("You have left the desk").waitFor();
});

test("who follows a link from another site goes on by the door's own", async () => {
  const house = await openHouse();
  const page = await openPage();
  await page.goto(firstLink(house));
  await page.getByRole("button").click();
  await page.waitForURL((url) => url.pathname !== "/desk/enter");
  await page.goto(await openElsewhere(`${house.url}/desk/people`));
  await page.getByRole("link").click();
  await page.getByRole("link", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "At the desk in a browser" }).waitFor();
});

test("whose session is ended sees nothing of the guests any more, without touching the page", async () => {
  const house = await openHouse();
  const owner = openStaffBrowser(house.url);
  await owner.enter(firstLink(house));
  const link = linkIn(await (await owner.send("/desk/people/invite", { name: "Kari" })).text());
  const kari = await openPage();
  await kari.goto(link);
  await kari.getByRole("button", { name: "Open the desk" }).click();
  await kari.goto(`${house.url}/desk/venues/1/days/2026-11-21`);
  await kari
    .getByRole("heading", { name: /21 November/ })
    .first()
    .waitFor();
  const [, session = ""] =
    /value="([\w-]+)" aria-label="End this session: Kari/.exec(await owner.read("/desk/people")) ?? [];
  await owner.send("/desk/people/revoke", { session });
  await kari.getByRole("heading", { name: "Please come in by a link" }).waitFor();
  expect(await kari.getByRole("heading").count()).toBe(1);
});

test("the pages at the door keep nobody out", async () => {
  const house = await openHouse();
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openPage({ colorScheme, viewport: { width: 390, height: 844 } });
    await page.goto(`${house.url}/desk`);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(firstLink(house));
    expect(await findBarriers(page)).toEqual([]);
  }
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  await page.goto(firstLink(house));
  await page.getByRole("button").click();
  await page.goto(`${house.url}/desk/people`);
  await page.getByLabel("Name").fill("Kari");
  await page.getByRole("button", { name: "Make a link" }).click();
  expect(await findBarriers(page)).toEqual([]);
  const isWider = await page.evaluate("document.documentElement.scrollWidth > window.innerWidth");
  expect(isWider, "on a small phone").toBe(false);
});
