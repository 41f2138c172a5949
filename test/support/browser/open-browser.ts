import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { afterAll, onTestFinished } from "vitest";
import { chromiumFile } from "./chromium-file.ts";

/**
 * Containers have neither the rights for its own sandbox nor much shared memory. It opens our own pages alone, also in frames of
 * sites that a test makes up, which are not of this machine's network and so may not reach it otherwise.
 */
const switches = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-features=LocalNetworkAccessChecks",
];

let browser: Promise<Browser> | undefined;

/** A browser for the tests of a file: to be called at its top. It is that of npm, so no machine lacks it. */
export function useBrowser(): (options?: BrowserContextOptions) => Promise<Page> {
  afterAll(async () => {
    const opened = browser;
    browser = undefined;
    await (await opened)?.close();
  });
  return async (options = {}) => {
    browser ??= playwright.launch({ executablePath: chromiumFile(), args: switches, headless: true });
    const context = await (await browser).newContext({ locale: "en-GB", ...options });
    onTestFinished(() => context.close());
    return await context.newPage();
  };
}
