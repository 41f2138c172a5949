import { describe, expect, onTestFinished, test } from "vitest";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDeskPages } from "#test/support/web-desk/open-desk-pages.ts";

const openDesk = embeddedDesks();
const today = "/venues/1/days/2026-11-21";

async function open() {
  const house = await openDesk();
  return { ...house, pages: await openDeskPages(house.desk) };
}

describe("the day in a browser", () => {
  test("is where the desk leads who works at one venue, and others choose", async () => {
    const { pages } = await open();
    const chosen = await pages.ask("", "fjord");
    expect(chosen.headers.get("Location")).toBe("/desk/venues/1");
    expect((await pages.ask("/venues/1", "fjord")).headers.get("Location")).toBe(`/desk${today}`);
    const several = await (await pages.ask("")).text();
    expect(several).toContain('<a href="/desk/venues/1">Fjord</a>');
    expect(several).toContain('<a href="/desk/venues/2">Harbour</a>');
  });

  test("shows the bookings by shift with what may be done, and says so in the trail once", async () => {
    const { pages, book, audit } = await open();
    const { id } = await book("19:00", { comment: "I am allergic to nuts" });
    const page = await (await pages.ask(today)).text();
    expect(page).toContain("Dinner: 1 booking, 2 covers");
    expect(page).toContain("Covers starting: 19:00 2");
    expect(page).toContain(`href="/desk/venues/1/bookings/${id}?from=2026-11-21"`);
    expect(page).toContain('class="allergies"');
    expect(page).toContain("Confirm<span");
    expect(page).toContain('hx-sse:connect="/desk/venues/1/days/2026-11-21/events?seen=');
    expect(audit.entries).toMatchObject([
      { action: "readDaySheet", by: { id: "web:1", displayName: "Kari" } },
    ]);
  });

  test("has the days around it, and goes to the one that is picked", async () => {
    const { pages } = await open();
    const page = await (await pages.ask(today)).text();
    expect(page).toContain('href="/desk/venues/1/days/2026-11-20" rel="prev"');
    expect(page).toContain('href="/desk/venues/1/days/2026-11-22" rel="next"');
    expect(page).toContain('href="/desk/venues/1/take?day=2026-11-21"');
    expect(await (await pages.ask("/venues/1/take?day=2026-12-24")).text()).toContain('value="2026-12-24"');
    const picked = await pages.ask("/venues/1/days?date=2026-12-24");
    expect(picked.headers.get("Location")).toBe("/desk/venues/1/days/2026-12-24");
    expect((await pages.ask("/venues/1/days?date=soon")).headers.get("Location")).toBe(`/desk${today}`);
  });

  test.for([
    ["a day that there is not", "/venues/1/days/2026-02-30", 422],
    ["a venue that there is not", "/venues/99/days/2026-11-21", 404],
    ["a page that there is not", "/venues/1/nothing", 404],
    ["a booking that there is not", "/venues/1/bookings/nothing", 404],
    ["a thing about a booking that there is not", "/venues/1/bookings/nothing/nothing", 404],
  ] as const)("says so kindly of %s", async ([, path, status]) => {
    const { pages } = await open();
    const answer = await pages.ask(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("<h1>");
  });

  test("shows nothing of a venue to who does not work there", async () => {
    const { pages } = await open();
    for (const path of ["/venues/2/days/2026-11-21", "/venues/2/floor", "/venues/2/days/2026-11-21/events"]) {
      const answer = await pages.ask(path, "fjord");
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("Harbour");
    }
  });

  test("shows what guests wrote as they wrote it", async () => {
    const { pages, book } = await open();
    await book("19:00", { comment: "<script>alert(1)</script>" });
    const page = await (await pages.ask(today)).text();
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;alert(1)");
  });
});

describe("the line by which an open day hears", () => {
  const read = async (response: Response, until: string) => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    while (!heard.includes(until)) heard += (await reader?.read())?.value ?? "";
    await reader?.cancel();
    return heard;
  };
  const sheet = 'hx-target="#sheet"';
  const seenOf = async (response: Response) =>
    /events\?seen=([\w.-]+)/.exec(await response.text())?.[1] ?? "";

  test("tells nothing to who has seen it, until somebody does something anywhere", async () => {
    const { pages, book, desk, audit } = await open();
    const { id } = await book("19:00");
    const seen = await seenOf(await pages.ask(today));
    const line = await pages.ask(`${today}/events?seen=${seen}`);
    await desk.confirm({ by: kari, id });
    const heard = await read(line, "</hx-partial>");
    expect(heard).toContain("confirmed");
    expect(heard.match(/^id: /gm)).toHaveLength(1);
    expect(audit.entries.filter(({ action }) => action === "readDaySheet")).toHaveLength(1);
  });

  test("tells how it stands to who comes again, and not what they have heard", async () => {
    const { pages, book, desk } = await open();
    const { id } = await book("19:00");
    const first = await read(await pages.ask(`${today}/events`), sheet);
    const stamp = first.match(/(?<=^id: )[\w.-]+$/gm)?.at(-1) ?? "";
    const again = await pages.ask(`${today}/events`, "kari", { headers: { "Last-Event-ID": stamp } });
    await desk.cancel({ by: kari, id });
    const heard = await read(again, "Cancelled or did not come");
    // What else the page shows may be told apart from the sheet, before it or after.
    expect(heard.split(sheet)).toHaveLength(2);
  });

  test.for([today, "/venues/1/timeline", "/venues/1/guests", "/venues/1/take"])(
    "is the only one that %s keeps: browsers have six for a house",
    async (path) => {
      const { pages } = await open();
      const page = await (await pages.ask(path)).text();
      expect(page.match(/hx-sse:connect=/g)).toHaveLength(1);
    },
  );

  test("ends when the house closes", async () => {
    const { pages } = await open();
    const line = await pages.ask(`${today}/events`);
    onTestFinished(() => line.body?.cancel().catch(() => undefined));
    const text = line.text();
    pages.stop();
    expect(await text).toBeTypeOf("string");
  });

  test("is none of a day that there is not", async () => {
    const { pages } = await open();
    expect((await pages.ask("/venues/1/days/2026-02-30/events")).status).toBe(204);
  });
});
