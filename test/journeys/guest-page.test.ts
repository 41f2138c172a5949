import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { findBarriers } from "#test/support/browser/find-barriers.ts";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";

const openPage = useBrowser();
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Opens the page of Furu & Fjord in a house whose day is a Saturday. */
async function visit(options: Parameters<typeof openPage>[0] = {}, expected = /^$/) {
  const house = await openHouse();
  const page = await openPage(options);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !expected.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  onTestFinished(() => expect(complaints).toEqual([]));
  await page.goto(`${house.url}/venues/1`);
  return { house, page };
}

async function say(page: Page, words: string) {
  await page.getByLabel("Your message").fill(words);
  await page.getByLabel("Your message").press("Enter");
}

const said = (page: Page, words: string | RegExp) =>
  page.locator(".message.house", { hasText: words }).last();

/** Until the house asks whether to book. */
async function chooseTable(page: Page) {
  await say(page, "table for 2 tomorrow at 19:00");
  await said(page, "What name").waitFor();
  await say(page, "Kari Nordmann");
  await said(page, "phone number").waitFor();
  await say(page, "+47 912 34 567");
  await said(page, "Shall I book it?").waitFor();
}

describe("a guest in a browser", () => {
  test("books, comes back, changes and cancels", async () => {
    const { page } = await visit();
    await chooseTable(page);
    await page.getByRole("button", { name: "Yes" }).last().click();
    await said(page, /reference/).waitFor();
    await page.getByRole("link", { name: "Add to my calendar" }).waitFor();

    await page.reload();
    await said(page, /reference/).waitFor();
    await say(page, "make it 3 people");
    await said(page, "Shall I change it to this?").waitFor();
    await page.getByRole("button", { name: "Yes, please" }).last().click();
    await said(page, "Changed: Furu & Fjord").waitFor();

    await say(page, "cancel my booking");
    await page.getByRole("button", { name: "Cancel the booking" }).last().click();
    await said(page, "Cancelled: Furu & Fjord").waitFor();
    await page.getByRole("link", { name: "Take it out of my calendar" }).waitFor();
  });

  test("is on this house's page, also once they have booked there", async () => {
    const { page } = await visit();
    await chooseTable(page);
    await page.getByRole("button", { name: "Yes" }).last().click();
    await said(page, /reference/).waitFor();
    await say(page, "another table for 3 on Wednesday at 19:00");
    await said(page, "3 guests").getByText("Furu & Fjord, Dinner").waitFor();
    await say(page, "where are you?");
    await said(page, "Kaigata 7").waitFor();
    expect(await page.getByText("Harbor & Vine").count()).toBe(0);
  });

  test("sees all of what they are asked, above the field", async () => {
    const { page } = await visit({ viewport: phone });
    await chooseTable(page);
    const no = page.getByRole("button", { name: "No, forget it" });
    const [button, field] = await Promise.all([no.boundingBox(), page.locator("footer").boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(field?.y ?? 0);
    expect(await page.locator("#text").getAttribute("placeholder")).toBe("Your message");
    expect(await said(page, "Shall I book it?").getByRole("listitem").allInnerTexts()).toContain("2 guests");
  });

  test("reads beside the field that what they wrote was not sent", async () => {
    const { page } = await visit({ viewport: phone }, /Failed to (fetch|load)/);
    await chooseTable(page);
    await page.context().setOffline(true);
    await say(page, "at the window, please");
    const fault = page.getByText("That was not sent.");
    await fault.waitFor();
    const [notice, field] = await Promise.all([
      fault.boundingBox(),
      page.getByLabel("Your message").boundingBox(),
    ]);
    expect(notice?.y ?? 0).toBeGreaterThan(0);
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(field?.y ?? 0);
  });

  const busy = { status: 503, headers: { "Retry-After": "1" }, body: "" };

  test("need not send again what a busy house had no time for", async () => {
    const { page } = await visit({ viewport: phone }, /503/);
    await page.route("**/messages", (route) => route.fulfill(busy), { times: 2 });
    await say(page, "table for 2 tomorrow at 19:00");
    await page.getByText("sending it again").waitFor();
    await said(page, "What name").waitFor();
    expect(await page.locator(".message.guest").count()).toBe(1);
    expect(await page.getByText("sending it again").isVisible()).toBe(false);
  });

  test("has nothing sent again once the house has said something else", async () => {
    const { page } = await visit({ viewport: phone }, /503/);
    await chooseTable(page);
    await page.route("**/messages", (route) => route.fulfill(busy), { times: 1 });
    await say(page, "yes");
    await page.getByText("sending it again").waitFor();
    const news = `<li class="message house"><div class="said"><p>Another question</p></div></li>`;
    await page
      .locator("#messages")
      .evaluate((list, html) => list.insertAdjacentHTML("beforeend", html), news);
    await page.getByText("That was not sent.").waitFor();
    expect(await page.getByLabel("Your message").inputValue()).toBe("yes");
    expect(await page.getByText("yes", { exact: true }).count()).toBe(0);
  });

  test("has the calendar's file, and nobody else has it", async () => {
    const { house, page } = await visit();
    await chooseTable(page);
    await page.getByRole("button", { name: "Yes" }).last().click();
    const link = page.getByRole("link", { name: "Add to my calendar" });
    const address = new URL((await link.getAttribute("href")) ?? "", house.url).href;
    const own = await page.context().request.get(address);
    expect(own.headers()["content-type"]).toContain("text/calendar");
    expect(await own.text()).toContain("BEGIN:VEVENT");
    expect((await fetch(address)).status).toBe(404);
  });

  test("books without JavaScript", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    for (const words of ["table for 2 tomorrow at 19:00", "Kari Nordmann", "+47 912 34 567"])
      await say(page, words);
    await page.getByRole("button", { name: "Yes" }).last().click();
    await said(page, /reference/).waitFor();
  });

  test("who comes by a printed link, and was here before, begins at what it names, once", async () => {
    const { house, page } = await visit();
    await say(page, "table for 2");
    await said(page, "day").waitFor();
    await page.goto(`${house.url}/venues/2?start=venue-2-scenario-3`);
    await say(page, "for 2 on Friday");
    await said(page, "Cellar table").waitFor();
    await expect.poll(() => page.url()).toBe(`${house.url}/venues/2`);
    expect(await page.locator("[name=start]").count()).toBe(0);
  });

  test("wishes by the form where that is quicker than words", async () => {
    const { page } = await visit({ viewport: phone });
    await page.getByText("By form").click();
    await page.getByLabel("Guests").fill("4");
    await page.getByLabel("Day").fill("2026-11-25");
    await page.getByRole("button", { name: "Show free times" }).click();
    await said(page, /Wednesday, 25 November/).waitFor();
  });

  test("leafs through a month, of which only days and months are buttons", async () => {
    const { page } = await visit({ viewport: phone });
    await say(page, "table for 4");
    await page.getByRole("button", { name: "Calendar" }).click();
    const month = said(page, "November 2026");
    await month.waitFor();
    expect(await month.getByRole("button").allInnerTexts()).toEqual([
      ...["21", "22", "23", "24", "25", "26", "27", "28", "29", "30"],
      "December ›",
    ]);
    expect(await findBarriers(page)).toEqual([]);
    await month.getByRole("button", { name: "27" }).click();
    await said(page, "Friday, 27 November").waitFor();
  });

  test("reads what the house says in the language of the browser", async () => {
    const { page } = await visit({ locale: "de-AT" });
    await page.getByLabel("Ihre Nachricht").fill("Tisch für 2 morgen um 19 Uhr");
    await page.getByRole("button", { name: "Senden" }).click();
    await said(page, /Sonntag/).waitFor();
  });

  test("sees what they wrote as they wrote it, and nothing of it runs", async () => {
    const { page } = await visit();
    const words = '<img src=x onerror="document.title=1"><b>4</b> people "&amp;\'';
    await say(page, words);
    await page.locator(".message.guest", { hasText: words }).waitFor();
    expect(await page.title()).toBe("Book a table at Furu & Fjord");
  });
});

test.for([
  ["light", phone],
  ["dark", desktop],
] as const)(
  "whoever needs more of a page than eyes and a mouse can use it (%s)",
  async ([colorScheme, viewport]) => {
    const { page } = await visit({ colorScheme, viewport });
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.getByLabel("Your message").focus();
    await page.keyboard.type("table for 2 tomorrow at 19:00");
    await page.keyboard.press("Enter");
    await said(page, "What name").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(viewport.width);
  },
);
