import axe from "axe-core";
import type { Page } from "playwright-core";

/** What of a page keeps somebody from using it, as axe-core sees it: rule and element, a line each. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // The page's own policy allows no such script; what a browser's tools run is none of the page's.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe.source });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value as readonly string[];
}
