import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { toChatLink } from "#src/adapters/telegram/chat-link.ts";
import { type StartPlace, toStartPayload } from "#src/bot/machine/core/start-payload.ts";
import { toLinks } from "#src/links/to-links.ts";
import { writeCodes } from "#src/links/write-codes.ts";
import { fjord, tejo } from "#test/support/machine/facts.ts";

const toUrl = (place: StartPlace) => toChatLink("fjord_bot")(toStartPayload(place));
const venues = [{ ...fjord, scenarios: [{ id: 10_001, name: "Dinner" }] }, tejo];

test("there is a link to each venue, and to each of its scenarios", () => {
  expect(toLinks(venues, toUrl).map(({ name, url }) => [name, url])).toEqual([
    ["Fjord", "https://t.me/fjord_bot?start=venue-1"],
    ["Fjord, Dinner", "https://t.me/fjord_bot?start=venue-1-scenario-10001"],
    ["Tejo", "https://t.me/fjord_bot?start=venue-2"],
  ]);
});

test("each code is written twice, over the former one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "maitred-links-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [link, ...others] = toLinks([tejo], toUrl);
  expect(others).toEqual([]);
  const inside = join(folder, "new");
  await writeCodes(link ? [link] : [], inside);
  const [written] = await writeCodes(link ? [link] : [], inside);
  expect(written?.files).toEqual([join(inside, "venue-2.svg"), join(inside, "venue-2.png")]);
  const [svg, png] = await Promise.all((written?.files ?? []).map((file) => readFile(file)));
  expect(svg?.toString()).toMatch(/<svg [\s\S]+<\/svg>\s*$/);
  expect(png?.subarray(1, 4).toString()).toBe("PNG");
  // Width and height, https://www.w3.org/TR/png-3/#11IHDR
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1000, 1000]);
});
