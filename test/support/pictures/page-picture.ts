import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const folder = new URL("../../../docs/pictures/", import.meta.url);

/**
 * Expects a picture of the page in `docs/pictures`, of the page's own size; `npm run pictures` draws it anew. What is on
 * it differs from machine to machine by the letters alone, so that it is not compared.
 */
export async function expectPagePicture(page: Page, name: string): Promise<void> {
  const drawn = await page.screenshot({ animations: "disabled" });
  const file = new URL(`${name}.png`, folder);
  if (process.env["DRAW"]) writeFileSync(file, drawn);
  expect(existsSync(file), `${name}.png: draw it with npm run pictures`).toBe(true);
  expect(sizeOf(readFileSync(file))).toEqual(sizeOf(drawn));
}

/** Where a PNG file holds its width and height: https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
