import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { findBarriers } from "#test/support/browser/find-barriers.ts";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, linkIn } from "#test/support/web-desk/staff-browser.ts";

const openPage = useBrowser();
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

/** Somebody of the staff in a browser, behind the door. */
async function enter(
  link: string,
  { losesLine, ...options }: BrowserContextOptions & { readonly losesLine?: true } = {},
): Promise<Page> {
  const page = await openPage({ viewport: phone, ...options });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // A refusal is an answer with a status of its own, which browsers write down as an error.
    const isStatus = message.text().startsWith("Failed to load resource");
    const isLine = losesLine && /#line/.test(message.text());
    // A page is left before its line is open.
    const isLeft = /Failed to fetch.*div#line/s.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isStatus && !isLine && !isLeft)
      complaints.push(message.text());
  });
  onTestFinished(() => expect(complaints).toEqual([]));
  await page.goto(link);
  await page.getByRole("button").first().click();
  await page.getByRole("link", { name: "Furu & Fjord" }).click();
  await page.getByRole("heading", { name: "Furu & Fjord, Saturday 21 November 2026" }).waitFor();
  return page;
}

/** A link for a colleague, by the owner's own page. */
async function invite(owner: Page, name: string): Promise<string> {
  const page = await owner.context().newPage();
  await page.goto(new URL("/desk/people", owner.url()).href);
  await page.locator("form.invite input[name=name]").fill(name);
  await page.locator("form.invite button").click();
  await page.locator("input[readonly]").waitFor();
  const link = linkIn(await page.content());
  await page.close();
  return link;
}

const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true }).click();
const told = (page: Page, words: string | RegExp) => page.locator(".told", { hasText: words });
/** A booking's row, where it stands by its shift. */
const rowOf = (page: Page, name: string) =>
  page.locator(".group", { hasText: "Covers starting" }).locator(".booking", { hasText: name });
const press = (page: Page, name: string, button: string) =>
  rowOf(page, name).getByRole("button", { name: button }).first().click();

/** Books for a caller: at a minute at which nobody starts, so that times are offered, of which one is pressed. */
async function bookByPhone(page: Page, name: string, time: string) {
  await goTo(page, "Take");
  const form = page.locator("section", { has: page.getByRole("heading", { name: "Take a booking" }) });
  await form.getByLabel("Guest").fill(name);
  await form.getByLabel("Time").fill(time.replace(/0$/, "7"));
  await form.getByRole("button", { name: "Take a booking" }).click();
  await page
    .getByRole("button", { name: new RegExp(`^${time}`) })
    .first()
    .click();
  await told(page, "Booked.").waitFor();
  await goTo(page, "Day");
  await rowOf(page, name).waitFor();
}

/** Saturday, four in the afternoon in Oslo. */
const afternoon = { now: "2026-11-21T15:00:00Z" };
/** Ten minutes after the first ones should be there. */
const evening = async ({ clock }: OpenHouse) => await clock.advance({ minutes: 70 });

test.for([
  ["with scripts", true],
  ["without", false],
] as const)("a host runs an evening by phone in one hand, %s", async ([, javaScriptEnabled]) => {
  const house = await openHouse(afternoon);
  const page = await enter(firstLink(house), { javaScriptEnabled });
  for (const name of ["Anna Berg", "Per Olsen"]) await bookByPhone(page, name, "17:00");
  await evening(house);
  await goTo(page, "Take");
  await page.getByRole("button", { name: "Seat a walk-in" }).click();
  await page.locator(".choices").getByRole("button").first().click();
  await told(page, "Seated").waitFor();
  await goTo(page, "Day");

  await press(page, "Anna Berg", "Seated");
  await told(page, "Seated by owner, Sat 21 Nov, 17:10").waitFor();
  await press(page, "Anna Berg", "Bill printed");
  await told(page, "Bill printed by owner").waitFor();
  await press(page, "Anna Berg", "Closed");
  await told(page, "Closed by owner").waitFor();
  await rowOf(page, "Anna Berg").locator(".state", { hasText: "left" }).waitFor();

  await rowOf(page, "Per Olsen").locator("summary").click();
  await press(page, "Per Olsen", "No-show");
  await told(page, "Mark this booking as a no-show?").waitFor();
  await page.getByRole("link", { name: "No, keep it" }).click();
  await rowOf(page, "Per Olsen").locator("summary").click();
  await press(page, "Per Olsen", "No-show");
  await page.getByRole("button", { name: "Yes, they did not come" }).click();
  await told(page, "No-show by owner").waitFor();
  await page.locator(".group", { hasText: "Cancelled or did not come" }).getByText("Per Olsen").waitFor();
});

test.for([
  ["with scripts", true],
  ["without", false],
] as const)("going back and loading again repeats nothing, %s", async ([, javaScriptEnabled]) => {
  const house = await openHouse(afternoon);
  const page = await enter(firstLink(house), { javaScriptEnabled });
  const day = page.url();
  await goTo(page, "Take");
  const form = page.locator("section", { has: page.getByRole("heading", { name: "Take a booking" }) });
  await form.getByLabel("Guest").fill("Anna Berg");
  await form.getByLabel("Time").fill("17:00");
  await form.getByRole("button", { name: "Take a booking" }).click();
  await told(page, "Booked.").waitFor();
  await page.reload();
  await page.goBack();
  await evening(house);
  await page.goto(day);
  await press(page, "Anna Berg", "Seated");
  await told(page, "Seated by owner").waitFor();
  await page.reload();
  await page.goBack();
  await page.goto(day);
  await rowOf(page, "Anna Berg").locator(".state", { hasText: "seated" }).waitFor();
  expect(await rowOf(page, "Anna Berg").count()).toBe(1);
});

describe("two hosts at once", () => {
  async function open() {
    const house = await openHouse(afternoon);
    const owner = await enter(firstLink(house));
    await bookByPhone(owner, "Anna Berg", "17:00");
    await evening(house);
    await owner.reload();
    const kari = await enter(await invite(owner, "Kari"), { viewport: wide, losesLine: true });
    return { house, owner, kari };
  }

  test("see what the other does without asking, and what they have unfolded stays so", async () => {
    const { owner, kari } = await open();
    await rowOf(kari, "Anna Berg").locator("summary").click();
    await press(owner, "Anna Berg", "Waiting");
    await rowOf(kari, "Anna Berg").locator(".state", { hasText: "waiting" }).waitFor();
    await press(kari, "Anna Berg", "Seated");
    await told(kari, "Seated by Kari").waitFor();
    await rowOf(owner, "Anna Berg").locator(".state", { hasText: "seated" }).waitFor();
  });

  test("do not undo each other: one wins, and the other reads who it was", async () => {
    const { owner, kari } = await open();
    await kari.route("**/events*", (route) => route.abort());
    await kari.reload();
    await press(owner, "Anna Berg", "Seated");
    await told(owner, "Seated by owner").waitFor();
    await press(kari, "Anna Berg", "Seated");
    await told(kari, "That was owner, Sat 21 Nov, 17:10.").waitFor();
    await rowOf(kari, "Anna Berg").locator(".state", { hasText: "seated" }).waitFor();
  });
});

test("who may not be there any more is at the door, also on a page that is open", async () => {
  const house = await openHouse(afternoon);
  const owner = await enter(firstLink(house));
  const kari = await enter(await invite(owner, "Kari"), { losesLine: true });
  await owner.goto(new URL("/desk/people", owner.url()).href);
  await owner.getByRole("button", { name: /End this session: Kari/ }).click();
  await kari.getByText("npm run desk -- invite").waitFor();
});

describe("a form", () => {
  test("is empty once its act is done, and as it was filled in where it was not", async () => {
    const house = await openHouse(afternoon);
    const page = await enter(firstLink(house));
    await page.goto(page.url().replace(/days.*/, "rules"));
    const form = page.locator("form.act", { hasText: "Take tables out" });
    const [tables, until] = [form.getByLabel("Table"), form.getByLabel("Until")];
    await tables.fill("nowhere");
    await until.fill("23:30");
    await form.getByRole("button").click();
    await page.locator(".told .refused").waitFor();
    expect(await Promise.all([tables.inputValue(), until.inputValue()])).toEqual(["nowhere", "23:30"]);
    await tables.fill("1");
    await form.getByRole("button").click();
    await told(page, "1 out from").waitFor();
    expect(await Promise.all([tables.inputValue(), until.inputValue()])).toEqual(["", ""]);
  });

  test("leaves a reader by keyboard in the page that it led to, however long its words", async () => {
    const house = await openHouse(afternoon);
    const page = await enter(firstLink(house));
    await page.goto(page.url().replace(/days.*/, "rules"));
    const form = page.locator("form.act", { hasText: "Close days" });
    await form.getByLabel("Last day").fill("2026-11-23");
    await form.getByLabel("Why?").fill("x".repeat(200));
    await form.getByLabel("Why?").press("Enter");
    await told(page, "Closed from").waitFor();
    expect(await page.evaluate("document.activeElement.closest('#content') !== null")).toBe(true);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(phone.width);
  });
});

test("what is not certain to be done is said, and the day stays in sight", async () => {
  const house = await openHouse(afternoon);
  const page = await enter(firstLink(house), { losesLine: true });
  await bookByPhone(page, "Anna Berg", "17:00");
  await evening(house);
  await page.reload();
  await page.route("**/acts/*", (route) => route.fulfill({ status: 503, body: "Service Unavailable" }));
  await press(page, "Anna Berg", "Seated");
  await page.getByText("it is not certain whether this was done").waitFor();
  await page.unroute("**/acts/*");
  await press(page, "Anna Berg", "Seated");
  await told(page, "Seated by owner").waitFor();
  expect(await page.getByText("it is not certain whether this was done").isVisible()).toBe(false);
});

test("the keyboard alone does it", async () => {
  const house = await openHouse(afternoon);
  const page = await enter(firstLink(house), { viewport: wide });
  await bookByPhone(page, "Anna Berg", "17:00");
  await evening(house);
  await page.reload();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate("document.activeElement.id")).toBe("content");
  const button = rowOf(page, "Anna Berg").getByRole("button", { name: "Seated" });
  const has = () => button.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; !(await has()); presses += 1) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await told(page, "Seated by owner").waitFor();
});

test.for([
  ["a phone in the light", phone, "light"],
  ["a wide screen in the dark", wide, "dark"],
] as const)("nothing keeps anybody from using a page on %s", async ([, viewport, colorScheme]) => {
  const house = await openHouse(afternoon);
  const page = await enter(firstLink(house), { viewport, colorScheme });
  await bookByPhone(page, "Anna Wolfeschlegelsteinhausenbergerdorff", "17:00");
  await evening(house);
  const day = page.url();
  const home = day.slice(0, day.indexOf("/days/"));
  await page.reload();
  const booking = (await rowOf(page, "Anna").getByRole("link").getAttribute("href")) ?? "";
  const paths = ["take", "floor", "waitlist", "attention", "rules", "message", "month", "stats", "audit"];
  const tools = ["", "/notes", "/change", "/stay", "/history"];
  const addresses = [
    day,
    ...[...paths, "more", "briefing", "wrapup", "guests", "refunds", "find?text=nobody"].map(
      (path) => `${home}/${path}`,
    ),
    ...tools.map((tool) => new URL(booking.replace("?", `${tool}?`), house.url).href),
  ];
  for (const address of addresses) {
    await page.goto(address);
    expect([address, await findBarriers(page)]).toEqual([address, []]);
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect([address, width]).toEqual([address, viewport.width]);
  }
});

test("a day prints on one page of paper", async () => {
  const house = await openHouse(afternoon);
  const page = await enter(firstLink(house), { viewport: wide });
  for (const time of ["17:00", "18:00", "19:00", "20:00"]) await bookByPhone(page, `Guest of ${time}`, time);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
