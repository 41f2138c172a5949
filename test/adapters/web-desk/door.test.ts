import { describe, expect, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

async function open(env: Record<string, string> = {}) {
  const house = await openHouse({ env });
  return { ...house, link: firstLink(house), browser: openStaffBrowser(house.url) };
}

describe("a one-time link", () => {
  test("opens the desk by its button, and is not spent by looking at it", async () => {
    const { browser, link } = await open();
    for (const _ of ["a preview", "a person"]) {
      const looked = await browser.ask(link);
      expect(looked.status).toBe(200);
      expect(looked.headers.getSetCookie()).toEqual([]);
      expect(await looked.text()).toContain('action="/desk/enter"');
    }
    const entered = await browser.enter(link);
    expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/desk"]);
    expect((await browser.ask("/desk/people")).status).toBe(200);
  });

  test("lets one of two in who press at once", async () => {
    const { url, link } = await open();
    const browsers = [openStaffBrowser(url), openStaffBrowser(url)];
    const statuses = await Promise.all(browsers.map(async ({ enter }) => (await enter(link)).status));
    expect(statuses.toSorted()).toEqual([303, 403]);
    const desks = await Promise.all(browsers.map(async ({ ask }) => (await ask("/desk/people")).status));
    expect(desks.toSorted()).toEqual([200, 401]);
  });

  test("that opens nothing says why, and how to get another", async () => {
    const { url, browser, link } = await open();
    await browser.enter(link);
    const other = openStaffBrowser(url);
    for (const [token, why] of [
      [link, "has been used already"],
      [`${url}/desk/enter?token=${"x".repeat(43)}`, "There is no such link"],
      [`${url}/desk/enter`, "There is no such link"],
    ] as const) {
      const turned = await other.enter(token);
      const page = await turned.text();
      expect([turned.status, turned.headers.getSetCookie()]).toEqual([403, []]);
      expect(page).toContain(why);
      expect(page).toContain("npm run desk -- invite NAME");
    }
    const again = await browser.enter(link);
    expect([again.status, again.headers.get("Location")], "who is in already").toEqual([303, "/desk"]);
  });

  test("is told at the start until somebody has entered, with the pages' addresses", async () => {
    const { log, url, link } = await open();
    expect(link.startsWith(`${url}/desk/enter?token=`)).toBe(true);
    expect(log.lines.find(({ message }) => message === "the pages in browsers")?.fields).toEqual({
      guests: `${url}/`,
      desk: `${url}/desk`,
    });
  });
});

describe("a session", () => {
  const policy = (headers: Headers) => headers.get("Content-Security-Policy");

  test("is a cookie for the desk alone, out of reach of scripts and of other sites", async () => {
    const { browser, link } = await open();
    const [cookie] = (await browser.enter(link)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^maitred-desk=[\w-]{43}; Max-Age=7776000; Path=\/desk; HttpOnly; SameSite=Strict$/,
    );
  });

  test("goes by TLS alone where the staff come by TLS, whose forms are ours", async () => {
    const { url, link } = await open({ PUBLIC_URL: "https://book.example.com" });
    expect(link).toMatch(/^https:\/\/book\.example\.com\/desk\/enter\?token=/);
    const entered = await fetch(`${url}/desk/enter`, {
      method: "POST",
      body: new URLSearchParams({ token: new URL(link).searchParams.get("token") ?? "" }),
      headers: { Origin: "https://book.example.com" },
      redirect: "manual",
    });
    const [cookie = ""] = entered.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-maitred-desk=.*; HttpOnly; Secure; SameSite=Strict$/);
    const [, key = ""] = /=([^;]+)/.exec(cookie) ?? [];
    for (const name of ["__Secure-maitred-desk", "maitred-desk"]) {
      const seen = await fetch(`${url}/desk/people`, { headers: { Cookie: `${name}=${key}` } });
      expect([name, seen.status]).toEqual([name, 200]);
    }
    const left = await fetch(`${url}/desk/leave`, {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: "https://book.example.com", Cookie: `__Secure-maitred-desk=${key}` },
    });
    expect(left.headers.getSetCookie().map((each) => each.split(";")[0])).toEqual([
      "__Secure-maitred-desk=",
      "maitred-desk=",
    ]);
  });

  test("is asked for by every page", async () => {
    const { url, browser, link } = await open();
    await browser.enter(link);
    const stranger = openStaffBrowser(url);
    for (const path of ["/desk", "/desk/", "/desk/people", "/desk/venues/1", "/desk/no-such-page"]) {
      const turned = await stranger.ask(path);
      expect([path, turned.status]).toEqual([path, 401]);
      const page = await turned.text();
      expect(page).toContain("npm run desk -- invite NAME");
      expect(page, "who came from another site goes on by our own link").toContain(`href="${path}"`);
    }
    expect((await stranger.send("/desk/leave")).status).toBe(401);
    const forged = await fetch(`${url}/desk`, { headers: { Cookie: "maitred-desk=' or 1=1" } });
    expect(forged.status).toBe(401);
  });

  test("tells the first one, who can ask nobody, how to come in", async () => {
    const { url, browser, link } = await open();
    const stranger = openStaffBrowser(url);
    expect(await stranger.read("/desk")).toContain("npm run desk -- invite NAME --role owner");
    await browser.enter(link);
    expect(await stranger.read("/desk")).toContain("Ask an owner");
  });

  test("ends when its owner leaves", async () => {
    const { browser, link } = await open();
    await browser.enter(link);
    const left = await browser.send("/desk/leave");
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie()[0]).toMatch(/^maitred-desk=; Max-Age=0; Path=\/desk/);
    expect(await left.text()).toContain("You have left");
    expect((await browser.ask("/desk")).status).toBe(401);
  });

  test("shows pages that allow nothing inline, nothing from elsewhere and no frame, and are kept nowhere", async () => {
    const { browser, link } = await open();
    const looked = await browser.ask(link);
    const turned = await browser.ask("/desk");
    await browser.enter(link);
    const nothing = await browser.ask("/desk/no-such-page");
    expect(nothing.status).toBe(404);
    for (const { headers } of [looked, turned, nothing, await browser.ask("/desk/people")]) {
      expect(policy(headers)).toContain("default-src 'none'");
      expect(policy(headers)).toContain("frame-ancestors 'none'");
      expect(policy(headers)).not.toContain("unsafe");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });
});

test("no page has an address with what no database could look for", async () => {
  const { browser, link, log } = await open();
  await browser.enter(link);
  const home = "/desk/venues/1";
  for (const path of [
    ...["/desk/%00", "/desk/bookings/%00", `${home}/bookings/%00`, `${home}/bookings/a%00/moves`],
    ...[`${home}/entry?entry=%00`, `${home}/bookings/a?from=%00`],
  ])
    expect([path, (await browser.ask(path)).status]).toEqual([path, 404]);
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

describe("what is sent", () => {
  const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };

  test("by another site does nothing", async () => {
    const { browser, link } = await open();
    await browser.enter(link);
    for (const path of ["/desk/leave", "/desk/people/invite", "/desk/enter"]) {
      const refused = await browser.send(path, { name: "Eve", role: "owner" }, foreign);
      expect([path, refused.status]).toEqual([path, 403]);
      expect(await refused.text()).toContain("nothing was done");
    }
    expect((await browser.ask("/desk/people")).status).toBe(200);
  });

  test("and is no form, or too long, is refused", async () => {
    const { browser, link } = await open();
    const json = await browser.ask("/desk/enter", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    });
    expect(json.status).toBe(415);
    expect((await browser.send("/desk/enter", { token: "x".repeat(70_000) })).status).toBe(413);
    expect((await browser.enter(link)).status).toBe(303);
  });

  test("and is a form in pieces is refused, and no fault of ours", async () => {
    const { browser, link, log } = await open();
    const sendPieces = (path: string) =>
      browser.ask(path, {
        method: "POST",
        body: "garbage",
        headers: { "Content-Type": "multipart/form-data; boundary=x", "Sec-Fetch-Site": "same-origin" },
      });
    const refused = await sendPieces("/desk/enter");
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("nothing was done"),
    ]);
    await browser.enter(link);
    const home = "/desk/venues/1";
    for (const path of ["/desk/people/invite", "/desk/people/revoke", `${home}/acts/book`, `${home}/files`])
      expect([path, (await sendPieces(path)).status]).toEqual([path, 400]);
    expect(log.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  });

  test("too often at the door waits, from one address alone", async () => {
    const { url, link } = await open();
    const from = (address: string) => ({ "X-Forwarded-For": address });
    const browser = openStaffBrowser(url);
    const attempt = async (address: string) =>
      await browser.send("/desk/enter", { token: "x".repeat(43) }, from(address));
    const statuses = new Set<number>();
    for (const _ of Array(10)) statuses.add((await attempt("203.0.113.9")).status);
    expect([...statuses]).toEqual([403]);
    const late = await attempt("203.0.113.9");
    expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "6"]);
    expect(await late.text()).toContain("Wait a moment");
    expect((await attempt("203.0.113.10")).status).toBe(403);
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await browser.send("/desk/enter", { token }, from("198.51.100.7"))).status).toBe(303);
  });

  test("too often in one session waits", async () => {
    const { browser, link } = await open();
    await browser.enter(link);
    const answers = await Promise.all(Array.from({ length: 601 }, () => browser.ask("/desk/no-such-page")));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
