import { expect, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

/** What a browser fetches to show a page for the first time, packed as it asks. */
const most = 60 * 1024;

interface Fetched {
  readonly response: Response;
  readonly page: string;
}

/** The addresses of everything that a page brings along by itself. */
function partsOf(page: string): readonly string[] {
  return [...page.matchAll(/<(?:link|script|img|iframe|source)\b[^>]*?\b(?:href|src)="([^"]+)"/g)].map(
    ([, address = ""]) => address.replaceAll("&amp;", "&"),
  );
}

/** In bytes, as they go over the line. */
async function packedSize(address: string, page: string): Promise<number> {
  const body = await new Response(
    new Blob([page]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  const sizes = partsOf(page).map(async (part) => {
    const response = await fetch(new URL(part, address), { headers: { "Accept-Encoding": "gzip" } });
    expect([part, response.status]).toEqual([part, 200]);
    return await packedAgain(await response.arrayBuffer());
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, body.byteLength);
}

/** `fetch` has unpacked it. */
async function packedAgain(content: ArrayBuffer): Promise<number> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function expectStrict(address: string, { response, page }: Fetched): void {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const directives = new Map(
    policy.split(";").map((each) => each.trim().split(/ (.*)/, 2) as [string, string]),
  );
  expect([address, directives.get("default-src")]).toEqual([address, "'none'"]);
  for (const name of ["script-src", "style-src", "connect-src", "img-src", "font-src", "form-action"])
    expect([address, name, directives.get(name)]).toEqual([address, name, "'self'"]);
  expect([address, policy]).toEqual([address, expect.not.stringContaining("unsafe")]);
  expect([address, response.headers.get("X-Content-Type-Options")]).toEqual([address, "nosniff"]);
  expect([address, partsOf(page).filter((part) => !part.startsWith("/"))]).toEqual([address, []]);
  expect([address, page.match(/<style|<script(?! src)|\sstyle="|\son[a-z]+="|javascript:/g)]).toEqual([
    address,
    null,
  ]);
}

test("every page is light, strict, and brings nothing from elsewhere", async () => {
  const house = await openHouse();
  const staff = openStaffBrowser(house.url);
  await staff.enter(firstLink(house));
  await staff.send("/desk/venues/1/acts/book", {
    party: "2",
    name: "Anna Berg",
    day: "2026-11-22",
    time: "19:00",
  });
  const day = await staff.read("/desk/venues/1/days/2026-11-22");
  const [booking = ""] = /\/desk\/venues\/1\/bookings\/[\w-]+/.exec(day) ?? [];
  const menu = await staff.read("/desk/venues/1/more");
  const listed = [...menu.matchAll(/href="(\/desk\/[^"]+)"/g)].map(([, address = ""]) => address);
  expect(listed.length).toBeGreaterThan(15);
  const tools = ["", "/notes", "/tables", "/stay", "/change", "/history"].map((tool) => `${booking}${tool}`);
  const addresses = new Set([
    ...["/", "/venues/1", "/venues/99", "/widget", "/desk", "/desk/enter?token=x", "/desk/nothing"],
    ...[
      "/desk/venues/1/days/2026-11-22",
      "/desk/venues/1/find?text=anna",
      "/desk/people",
      ...listed,
      ...tools,
    ],
  ]);
  for (const address of addresses) {
    const response = await staff.ask(address, { redirect: "follow" });
    const page = await response.text();
    expectStrict(address, { response, page });
    const bytes = await packedSize(house.url, page);
    expect([address, bytes < most ? "light" : bytes]).toEqual([address, "light"]);
  }
});

test("who is at the door sees pages as strict", async () => {
  const { url } = await openHouse();
  for (const path of ["/desk", "/desk/venues/1", "/desk/enter?token=x"]) {
    const response = await fetch(url + path);
    expectStrict(path, { response, page: await response.text() });
  }
});
