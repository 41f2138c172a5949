import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "#test/support/browser/open-browser.ts";
import { patienceMs } from "#test/support/patience.ts";
import { makeDataFolder, runMaitred } from "#test/support/process/run-maitred.ts";
import { openSwitchableDoor, type SwitchableDoor } from "#test/support/web/switchable-door.ts";

const openPage = useBrowser();

/** A process of the house, behind a door that stays. */
async function startBehind(door: SwitchableDoor, dataDir: string) {
  const maitred = runMaitred({ DATA_DIR: dataDir }, { args: [] });
  await maitred.sees("maitred is ready");
  const [, port] = /"url":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(maitred.stderr()) ?? [];
  door.leadTo(Number(port));
  return async () => {
    maitred.process.kill("SIGKILL");
    await maitred.ended();
  };
}

const said = (page: Page, words: string | RegExp) =>
  page.locator(".message.house", { hasText: words }).last();

/** What a guest does who reads that their message was not sent: presses again, until there is an answer. */
async function insist(page: Page, press: () => Promise<void>, answer: string | RegExp) {
  const [fault, answered] = [page.locator("#fault"), said(page, answer)];
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    await fault.or(answered).first().waitFor();
    if (await answered.isVisible()) return;
    await press();
    await expect.poll(() => page.locator("[aria-busy]").count(), { timeout: patienceMs }).toBe(0);
  }
  throw new Error("nobody answered");
}

test("a guest books while the house is killed twice and the page loaded again: nothing is lost, nothing is twice", async () => {
  const door = await openSwitchableDoor();
  const dataDir = makeDataFolder();
  const kill = await startBehind(door, dataDir);
  const page = await openPage();
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${door.url}/venues/1`);
  const send = () => page.getByRole("button", { name: "Send" }).click();
  const field = page.getByLabel("Your message");
  await field.fill("table for 2 tomorrow at 19:00");
  await send();
  await said(page, "What name").waitFor();

  await field.fill("Kari Nordmann");
  await Promise.all([send(), kill()]);
  await page.locator("#lost").waitFor();
  const killAgain = await startBehind(door, dataDir);
  // Nobody loads the page again: it goes on by itself.
  await insist(page, send, "phone number");
  await page.locator("#lost").waitFor({ state: "hidden" });
  await page.reload();
  await field.fill("+47 912 34 567");
  await send();
  await said(page, "Shall I book it?").waitFor();

  const yes = () => page.getByRole("button", { name: "Yes, book it" }).last().click();
  await Promise.all([yes(), killAgain()]);
  await startBehind(door, dataDir);
  await insist(page, yes, /Your reference is/);
  expect(await page.locator(".message.guest .said").allInnerTexts()).toEqual([
    ...["table for 2 tomorrow at 19:00", "Kari Nordmann", "+47 912 34 567"],
  ]);
  const [, reference = ""] = /reference is ([\w-]+)/.exec(await said(page, /reference is/).innerText()) ?? [];
  const key = readFileSync(join(dataDir, "api-key"), "utf8").trim();
  const found = await fetch(`${door.url}/api/bookings?extReferenceNumber=${reference}`, {
    headers: { "X-API-KEY": key },
  });
  expect(await found.json()).toMatchObject({
    data: [{ guest: { lastName: "Nordmann" }, status: "REGISTERED" }],
  });
});
