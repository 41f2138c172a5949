import { randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";

/** A browser without a screen: keeps its cookie, sends forms as one does, follows nothing by itself. */
async function openDevice(url: string, language = "en") {
  let cookie: string | undefined;
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { "Accept-Language": language, ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask("/venues/1/messages", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    });
  return { ask, send, page: async () => await (await ask("/venues/1")).text() };
}

async function open() {
  const { url, ...house } = await openHouse();
  return { ...house, url, device: await openDevice(url) };
}

describe("what a browser may do", () => {
  test("nothing is kept of who only looks", async () => {
    const { device } = await open();
    const looked = await device.ask("/venues/1");
    expect(looked.headers.getSetCookie()).toEqual([]);
    expect((await device.ask("/venues/1/events")).status).toBe(204);
  });

  test("a page allows nothing inline, nothing from elsewhere and no frame", async () => {
    const { device } = await open();
    const { headers } = await device.ask("/venues/1");
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("a form of another site sends nothing", async () => {
    const { device } = await open();
    await device.send({ text: "hello" });
    const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
    expect((await device.send({ text: "table for 8 tonight" }, foreign)).status).toBe(403);
    expect(await device.page()).not.toContain("table for 8");
  });

  test("a device reads its own chat alone", async () => {
    const { url, device } = await open();
    await device.send({ text: "my name is Ingeborg" });
    expect(await device.page()).toContain("Ingeborg");
    expect(await (await openDevice(url)).page()).not.toContain("Ingeborg");
    expect(await (await device.ask("/venues/2")).text()).not.toContain("Ingeborg");
  });

  test("the cookie is for us alone and out of reach of scripts", async () => {
    const { device } = await open();
    const [cookie] = (await device.send({ text: "hello" })).headers.getSetCookie();
    expect(cookie).toMatch(/^maitred=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("the cookie goes by TLS alone where guests come by TLS", async () => {
    const { url } = await openHouse({ env: { PUBLIC_URL: "https://book.example.com" } });
    const headers = {
      Origin: "https://book.example.com",
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const response = await fetch(`${url}/venues/1/messages`, {
      method: "POST",
      body: "text=hello",
      headers,
      redirect: "manual",
    });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-maitred=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);

    const [, token = ""] = /=([^;]+)/.exec(cookie) ?? [];
    const sendAs = async (name: string) =>
      await fetch(`${url}/venues/1/messages`, {
        method: "POST",
        body: "text=hello again",
        headers: { ...headers, Cookie: `${name}=${token}` },
        redirect: "manual",
      });
    expect((await sendAs("__Host-maitred")).headers.getSetCookie()).toEqual([]);
    const renewed = await sendAs("maitred");
    expect(renewed.headers.getSetCookie(), "who came before TLS did is still known").toEqual([
      expect.stringMatching(`^__Host-maitred=${token};`),
    ]);
  });

  test.for(["' or 1=1", "A".repeat(43)])("a made-up cookie is nobody's (%s)", async (token) => {
    const { url } = await open();
    const headers = { Cookie: `maitred=${token}` };
    expect((await fetch(`${url}/venues/1/events`, { headers })).status).toBe(204);
    expect(await (await fetch(`${url}/venues/1`, { headers })).text()).not.toContain("/events");
    const sent = await fetch(`${url}/venues/1/messages`, {
      method: "POST",
      body: new URLSearchParams({ text: "hello" }),
      headers: { ...headers, "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    });
    expect(sent.headers.getSetCookie()).toEqual([expect.stringMatching(/^maitred=(?!A{43})[\w-]{43};/)]);
  });

  test("who is known at one house of it is the same one at another", async () => {
    const { device } = await open();
    await device.send({ text: "hello" });
    const elsewhere = await device.ask("/venues/2/messages", {
      method: "POST",
      body: new URLSearchParams({ text: "is there parking?" }),
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    expect(await (await device.ask("/venues/2")).text()).toContain("is there parking?");
    expect(await device.page()).toContain(">hello<");
  });
});

describe("what is sent", () => {
  test("is a command where it is one that replies name", async () => {
    const { device } = await open();
    await device.send({ text: "hello" });
    await device.send({ text: "/mydata" });
    await eventually(async () => expect(await device.page()).toContain("This is what I keep about you"));
    await device.send({ text: "/forgetme" });
    await eventually(async () => expect(await device.page()).toContain("I would erase"));
  });

  test("is taken without what cannot be stored", async () => {
    const { device } = await open();
    expect((await device.send({ text: "table for 4\0 tomorrow", key: "once" })).status).toBe(303);
    expect((await device.send({ text: "\0" })).status).toBe(303);
    const page = await device.page();
    expect(page).toContain(">table for 4 tomorrow<");
    expect(page.match(/class="message guest"/g)).toHaveLength(1);
  });

  test("by one form twice is one message", async () => {
    const { device } = await open();
    await device.send({ text: "hello", key: "first" });
    await device.send({ text: "table for 2", key: "once" });
    await device.send({ text: "table for 2", key: "once" });
    expect((await device.page()).match(/>table for 2</g)).toHaveLength(1);
  });

  test.for([
    ["nothing", {}],
    ["blanks", { text: "   " }],
    ["a day that there is not", { partySize: "2", date: "2026-02-30" }],
    ["no number of guests", { partySize: "many", date: "2026-12-01" }],
  ] as const)("%s says nothing, and leads back to the page", async ([, fields]) => {
    const { device } = await open();
    const response = await device.send(fields);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/venues/1#text"]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await device.page()).not.toContain('class="message');
  });

  test("more than a message may hold stands in the field again, with why", async () => {
    const { device } = await open();
    const response = await device.send({ text: "a".repeat(1001) });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("more than 1,000 characters");
    expect(page).toContain('maxlength="1000"');
    expect(page).toContain(`value="${"a".repeat(1001)}"`);
  });

  test("as much as a message may hold is read", async () => {
    const { device } = await open();
    await device.send({ text: `table for 2 tomorrow at 19:00 ${"a".repeat(970)}` });
    const page = await device.page();
    expect(page).toContain('class="message house"');
    expect(page).not.toContain("in a sentence or two");
  });

  test.for([
    ["a form in pieces", 400, "garbage", "multipart/form-data; boundary=x"],
    ["a form without its boundary", 400, "garbage", "multipart/form-data"],
    ["JSON", 415, '{"text":"hello"}', "application/json"],
    ["plain text", 415, "text=hello", "text/plain"],
  ] as const)("%s is refused, and no fault of ours", async ([, status, body, type]) => {
    const { device, log } = await open();
    const response = await device.ask("/venues/1/messages", {
      method: "POST",
      body,
      headers: { "Content-Type": type, "Sec-Fetch-Site": "same-origin" },
    });
    expect([response.status, response.headers.has("Retry-After")]).toEqual([status, false]);
    expect(log.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  });

  test("more than a form may hold is refused", async () => {
    const { device } = await open();
    expect((await device.send({ text: "a".repeat(70_000) })).status).toBe(413);
  });

  test("by many new devices of one network waits, and by no other", async () => {
    const { url } = await openHouse();
    const begin = async (from: string, language = "en", script = {}) => {
      const device = await openDevice(url, language);
      return await device.send({ text: "hello" }, { "X-Forwarded-For": from, ...script });
    };
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await begin("203.0.113.9")).status),
    );
    expect(new Set(statuses)).toEqual(new Set([303]));
    const late = await begin("203.0.113.9");
    expect([late.status, late.headers.get("Retry-After"), late.headers.getSetCookie()]).toEqual([
      429,
      "120",
      [],
    ]);
    const page = await late.text();
    expect(page).toContain("Please try again in 2 minutes.");
    expect(page).toContain('value="hello"');
    const german = await begin("203.0.113.9", "de", { "HX-Request": "true" });
    expect(await german.text()).toMatch(/hx-target="#fault".*in 2 Minuten noch einmal/s);
    expect((await begin("203.0.113.10")).status).toBe(303);
  });

  test("with cookies that were made up waits as well, and who is known does not", async () => {
    const { url } = await openHouse();
    const known = await openDevice(url);
    const away = { "X-Forwarded-For": "203.0.113.9" };
    await known.send({ text: "hello" }, away);
    const send = async () => {
      const Cookie = `maitred=${randomBytes(32).toString("base64url")}`;
      const device = await openDevice(url);
      return (await device.send({ text: "hello" }, { ...away, Cookie })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 29 }, send));
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(await send()).toBe(429);
    expect((await known.send({ text: "table for 2" }, away)).status).toBe(303);
  });

  test("to a house that there is not shows which there are", async () => {
    const { device } = await open();
    const response = await device.ask("/venues/99");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Harbor &amp; Vine");
  });

  test("while the house closes is not lost without a word", async () => {
    const { device, maitred } = await open();
    await device.send({ text: "hello" });
    const stopped = maitred.stop();
    const response = await device.send({ text: "table for 2" });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    await stopped;
  });
});

describe("the line by which a page hears", () => {
  const read = async (response: Response, until: string) => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    while (!heard.includes(until)) heard += (await reader?.read())?.value ?? "";
    await reader?.cancel();
    return heard;
  };

  test("tells what is new since, and a browser that comes again says how far it has heard", async () => {
    const { device } = await open();
    await device.send({ text: "hello" });
    const first = await read(await device.ask("/venues/1/events?after=0"), "\n\n");
    expect(first).toContain("hello");
    const [, id] = /^id: (\d+)$/m.exec(first) ?? [];
    const again = await device.ask("/venues/1/events?after=0", { headers: { "Last-Event-ID": `${id}` } });
    void device.send({ text: "table for two" });
    const heard = await read(again, "table for two");
    expect(heard).not.toContain("hello</p>");
  });

  test("is one of so many that a network has, until one of them is closed", async () => {
    const { device } = await open();
    await device.send({ text: "hello" });
    const listen = () => device.ask("/venues/1/events", { headers: { "X-Forwarded-For": "203.0.113.9" } });
    const lines = await Promise.all(Array.from({ length: 120 }, listen));
    onTestFinished(() => void Promise.allSettled(lines.map((line) => line.body?.cancel())));
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([200]));
    const late = await listen();
    expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "60"]);
    await read(await device.ask("/venues/1/events"), "hello");
    await lines[0]?.body?.cancel();
    await eventually(async () => {
      const next = await listen();
      lines.push(next);
      expect(next.status).toBe(200);
    });
  });

  test("ends when the house closes", async () => {
    const { device, maitred } = await open();
    await device.send({ text: "hello" });
    const line = await device.ask("/venues/1/events");
    onTestFinished(() => line.body?.cancel().catch(() => undefined));
    const text = line.text();
    await maitred.stop();
    expect(await text).toContain("hello");
  });
});

describe("what a printed link says", () => {
  const link = "/venues/2?start=venue-2-scenario-3";
  const start = "venue-2-scenario-3";

  test.for([
    ["who was at another house before", "/venues/1/messages"],
    ["who was at this house before", "/venues/2/messages"],
  ] as const)("is heard from %s, once", async ([, before]) => {
    const { device } = await open();
    const send = (path: string, fields: Record<string, string>) =>
      device.ask(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { "Sec-Fetch-Site": "same-origin" },
      });
    const read = async (path: string) => await (await device.ask(path)).text();
    await send(before, { text: "hello" });
    expect(await read(link)).toContain(`name="start" value="${start}"`);
    for (const _ of ["pressed", "pressed again"])
      await send("/venues/2/messages", { text: "for 2 on Friday", start, key: "once" });
    const page = await read("/venues/2");
    expect(page).toContain("Cellar table");
    expect(page).not.toContain('name="start"');
    expect(page.split("You are booking: Cellar table")).toHaveLength(2);
    expect(page.indexOf("You are booking: Cellar table")).toBeLessThan(page.indexOf(">for 2 on Friday<"));
  });

  test("is not lost with a message that was too long", async () => {
    const { device } = await open();
    const refused = await device.send({ text: "a".repeat(2000), start: "venue-1" });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('name="start"')]);
  });
});

test("a printed link leads to the page where there is no other chat, and the chat begins at what it names", async () => {
  const { device } = await open();
  const link = await device.ask("/go/2");
  expect(link.headers.get("Location")).toBe("/venues/2?start=venue-2");
});
