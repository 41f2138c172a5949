import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import { expectPagePicture } from "#test/support/pictures/page-picture.ts";
import { firstLink } from "#test/support/web-desk/staff-browser.ts";

const openPage = useBrowser();
const phone = { width: 390, height: 760 };
const tablet = { width: 1024, height: 768 };

/** Of README.md and docs/guests.md. */
test("a guest books on the house's own page", async () => {
  const { url } = await openHouse();
  const page = await openPage({ viewport: phone });
  await page.goto(`${url}/venues/1`);
  const say = async (words: string, answer: string) => {
    await page.getByLabel("Your message").fill(words);
    await page.getByLabel("Your message").press("Enter");
    await page.locator(".message.house", { hasText: answer }).last().waitFor();
  };
  await say("hi, table for 4 tomorrow at 7, by the window", "What name");
  await say("Kari Nordmann, +47 912 34 567", "Shall I book it?");
  await expectPagePicture(page, "page");
});

const evening = [
  ["Ingrid Solberg", "4", "18:00"],
  ["Per Olsen", "2", "18:30"],
  ["Anna Berg", "6", "19:00"],
  ["Mehmet Yilmaz", "2", "19:00"],
  ["Chiara Rossi", "3", "19:30"],
  ["Jonas Weber", "5", "20:00"],
  ["Lucie Martin", "2", "20:15"],
] as const;

/** The desk of a Saturday evening at a quarter past six, with some at their tables. */
async function openEvening(viewport: { width: number; height: number }) {
  const house = await openHouse({ now: "2026-11-21T16:00:00Z" });
  const page = await openPage({ viewport });
  await page.goto(firstLink(house));
  await page.getByRole("button").first().click();
  await page.getByRole("link", { name: "Furu & Fjord" }).click();
  for (const [name, party, time] of evening) await act(house, page, "book", { name, party, time });
  await house.clock.advance({ minutes: 75 });
  await page.reload();
  await pressIn(page, "Ingrid Solberg", "Seated");
  return { house, page };
}

async function act({ url }: OpenHouse, page: Page, name: string, form: Record<string, string>) {
  const headers = { Origin: url };
  const answer = await page.request.post(`${url}/desk/venues/1/acts/${name}`, { form, headers });
  expect([name, form, answer.status()]).toEqual([name, form, 200]);
}

async function pressIn(page: Page, name: string, button: string) {
  const row = page.locator(".booking", { hasText: name }).last();
  await row.getByRole("button", { name: button }).first().click();
  await page.locator(".told", { hasText: button }).waitFor();
}

/** Of README.md. */
test("the day's sheet on a phone", async () => {
  const { page } = await openEvening(phone);
  // Without the word of what was done last.
  await page.reload();
  await page.evaluate("scrollTo(0, 0)");
  await expectPagePicture(page, "desk");
});

/** Of docs/staff.md. */
test("the tables of an evening on a tablet", async () => {
  const { page } = await openEvening(tablet);
  await page.getByRole("link", { name: "Timeline" }).click();
  await page.locator(".timeline").waitFor();
  await expectPagePicture(page, "timeline");
});
