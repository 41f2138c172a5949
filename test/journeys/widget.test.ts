import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findBarriers } from "#test/support/browser/find-barriers.ts";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";

const openPage = useBrowser();
/** The one that the venue file lets show the chat. */
const ownSite = "http://www.havsorn.example";

/** A house whose guests come by TLS, as far as it knows, and the line that its page has for other sites. */
async function openFramedHouse() {
  const publicUrl = "https://book.havsorn.example";
  const { url } = await openHouse({
    venuesFile: "test/fixtures/venues/framed.yaml",
    env: { PUBLIC_URL: publicUrl },
  });
  const page = await openPage();
  await page.goto(`${url}/widget`);
  expect(await findBarriers(page)).toEqual([]);
  const line = (await page.getByLabel("The line for Havsorn").textContent()) ?? "";
  expect(line).toContain(`src="${publicUrl}/widget/script.js"`);
  return { url, page, line: line.replaceAll(publicUrl, url) };
}

/** A page of another site, as strict as a site may be, with the line in its head. */
async function visitSite(page: Page, site: string, { url, line }: { url: string; line: string }) {
  await page.route(`${site}/`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": `default-src 'none'; script-src ${url}; frame-src ${url}` },
      body: `<!doctype html><html lang="en"><head><title>Havsorn</title>${line}</head><body><main><h1>Fish</h1></main></body></html>`,
    }),
  );
  await page.goto(`${site}/`);
}

describe("the chat on the restaurant's own site", () => {
  test("books, and knows the guest who comes back", async () => {
    const { page, ...house } = await openFramedHouse();
    await visitSite(page, ownSite, house);
    await page.getByRole("button", { name: "Book a table" }).click();
    const chat = page.frameLocator("iframe");
    const said = (words: string | RegExp) => chat.locator(".message.house", { hasText: words }).last();
    const say = async (words: string) => {
      await chat.getByLabel("Your message").fill(words);
      await chat.getByLabel("Your message").press("Enter");
    };
    await say("table for 2 tomorrow at 19:00");
    await said("What name").waitFor();
    await say("Kari Nordmann");
    await said("phone number").waitFor();
    await say("+47 912 34 567");
    await said("Shall I book it?").waitFor();
    await chat.getByRole("button", { name: "Yes" }).last().click();
    await said(/reference/).waitFor();

    await page.reload();
    await page.getByRole("button", { name: "Book a table" }).click();
    await said(/reference/).waitFor();
    expect(await chat.getByRole("link", { name: "Open in a window of its own" }).getAttribute("target")).toBe(
      "_blank",
    );
  });

  test("opens and closes by the keyboard, and is out of the way then", async () => {
    const { page, ...house } = await openFramedHouse();
    await visitSite(page, ownSite, house);
    const open = page.getByRole("button", { name: "Book a table" });
    await page.keyboard.press("Tab");
    const field = page.frameLocator("iframe").getByLabel("Your message");
    for (const focused of [page.getByRole("button", { name: "Close" }), field]) {
      await page.keyboard.press("Enter");
      await field.waitFor();
      expect(await open.isVisible()).toBe(false);
      await focused.focus();
      await page.keyboard.press("Escape");
      await open.waitFor();
      expect(await page.getByRole("dialog").isVisible()).toBe(false);
    }
    expect(await findBarriers(page)).toEqual([]);
  });

  test("is not shown by a site that the house does not name", async () => {
    const { page, ...house } = await openFramedHouse();
    const refusals: string[] = [];
    page.on("console", (message) => refusals.push(message.text()));
    await visitSite(page, "http://elsewhere.example", house);
    await page.getByRole("button", { name: "Book a table" }).click();
    await expect.poll(() => refusals.join()).toContain("frame-ancestors http://www.havsorn.example");
    expect(await page.frameLocator("iframe").getByLabel("Your message").count()).toBe(0);
  });
});

test("who keeps the site hears what is still to be done", async () => {
  const { url } = await openHouse();
  const page = await (await fetch(`${url}/widget`)).text();
  expect(page).toContain("set PUBLIC_URL");
  expect(page).toContain("No site may show it yet");
  expect((await fetch(`${url}/widget/nothing`)).status).toBe(404);
});
