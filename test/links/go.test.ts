import { expect, test } from "vitest";
import { linkWords } from "#src/compose/menu-commands.ts";
import { createGo, toGoUrl } from "#src/links/go.ts";
import { toLinks } from "#src/links/to-links.ts";
import { fjord, tejo } from "#test/support/machine/facts.ts";

const venues = [{ ...fjord, scenarios: [{ id: 10_001, name: "Dinner" }] }, tejo];
const publicUrl = "https://book.example.com";

function open(bot: { name?: string } = { name: "fjord_bot" }) {
  const go = createGo({
    venues: () => venues,
    toChatLink: (payload) => bot.name && `https://t.me/${bot.name}?start=${payload}`,
    say: linkWords(),
  });
  return (url: string, init?: RequestInit) => go.handle(new Request(url, init));
}

test("every link to our own address leads to the venue, or the scenario, in the chat", () => {
  const ask = open();
  const links = toLinks(venues, toGoUrl(publicUrl));
  expect(links.map(({ name, url }) => [name, url, ask(url).headers.get("Location")])).toEqual([
    ["Fjord", `${publicUrl}/go/1`, "https://t.me/fjord_bot?start=venue-1"],
    [
      "Fjord, Dinner",
      `${publicUrl}/go/1?scenario=10001`,
      "https://t.me/fjord_bot?start=venue-1-scenario-10001",
    ],
    ["Tejo", `${publicUrl}/go/2`, "https://t.me/fjord_bot?start=venue-2"],
  ]);
});

test("what was printed leads to the bot of now, and no browser remembers the former one", () => {
  const bot = { name: "fjord_bot" };
  const ask = open(bot);
  const before = ask(`${publicUrl}/go/2`);
  expect([before.status, before.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
  bot.name = "new_bot";
  expect(ask(`${publicUrl}/go/2/`).headers.get("Location")).toBe("https://t.me/new_bot?start=venue-2");
});

test.for([
  "/go",
  "/go/3",
  "/go/1/2",
  "/go/one",
  "/go/1?scenario=10002",
  "/go/2?scenario=10001",
  "/go/1?scenario=",
])("%s leads nowhere, and is told in the language of the browser", async (path) => {
  const response = open()(publicUrl + path, { headers: { "Accept-Language": "ja, de-AT;q=0.8, en;q=0.5" } });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  expect(await response.text()).toMatch("Dieser Link führt leider zu keinem Tisch");
});

test("while no bot is known, the guest is asked to come again", async () => {
  const response = open({})(`${publicUrl}/go/1`);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await response.text()).toMatch("Please try again in a minute");
});

test("nothing can be sent to a link", () => {
  expect(open()(`${publicUrl}/go/1`, { method: "POST" }).status).toBe(405);
});
