import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { type HouseOptions, openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, linkIn, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

const nobodyThere = "Nobody is at hand just now";

/** A house without a channel for its staff, and a guest on its page. */
async function open(options: HouseOptions = {}) {
  const house = await openHouse({ venuesFile: "test/fixtures/venues/one.yaml", ...options });
  const guest = openStaffBrowser(house.url);
  const says = (text: string) => guest.send("/venues/1/messages", { text });
  const hears = (words: string) =>
    eventually(async () => {
      const page = await guest.read("/venues/1");
      if (!page.includes(words)) throw new Error(`the guest has not heard "${words}"`);
      return page;
    });
  return { ...house, says, hears };
}

type House = Awaited<ReturnType<typeof open>>;

/** The owner at the desk; nobody looks at it yet. */
async function enter(house: House) {
  const owner = openStaffBrowser(house.url);
  await owner.enter(firstLink(house));
  return atDesk(owner);
}

function atDesk(browser: ReturnType<typeof openStaffBrowser>) {
  return {
    ...browser,
    page: (name: string) => browser.read(`/desk/venues/1/${name}`),
    act: async (name: string, fields: Record<string, string>) =>
      await (await browser.send(`/desk/venues/1/acts/${name}`, fields)).text(),
    /** Keeps the line of a page open, and reads what comes. */
    looks: async (shows = "", venue = 1, path = `/desk/venues/${venue}/waiting/events?shows=${shows}`) => {
      const away = new AbortController();
      const line = await browser.ask(path, { signal: away.signal });
      let told = "";
      const reading = line.body?.pipeThrough(new TextDecoderStream()).pipeTo(
        new WritableStream({
          write: (text) => {
            told += text;
          },
        }),
      );
      const leave = async () => {
        away.abort();
        await reading?.catch(() => {});
      };
      onTestFinished(leave);
      return { told: () => told, leave };
    },
  };
}

/** How many pages somebody has before them, as every process knows it. */
async function watchers({ db }: Database): Promise<number> {
  const { rows } = await sql`select id from desk_watchers`.execute(db);
  return rows.length;
}

const enquiryIn = (page: string) => /talk\?enquiry=([\w-]+)"/.exec(page)?.[1] ?? "";

describe("a guest who wants a person, where there is no channel", () => {
  test("hears that nobody reads along while nobody has ever entered the desk", async () => {
    const { says, hears } = await open();
    await says("can I talk to a person?");
    expect(await hears("Nobody from the restaurant reads this chat")).toContain("+47");
  });

  test("hears that nobody is there now; it stands on the desk for the next who opens it, and is answered", async () => {
    const house = await open();
    const owner = await enter(house);
    await house.says("can I talk to a person?");
    await house.hears(nobodyThere);
    await house.says("do you have a lift?");
    const day = await eventually(async () => {
      const page = await owner.page("days/2026-11-21");
      if (!page.includes("<strong>1</strong> guest waits for an answer")) throw new Error("nobody waits yet");
      return page;
    });
    expect(day).toContain('href="/desk/venues/1/guests"');
    const enquiry = enquiryIn(await owner.page("guests"));
    const talk = await owner.page(`talk?enquiry=${enquiry}`);
    expect(talk.indexOf("can I talk to a person?")).toBeGreaterThan(0);
    expect(talk.indexOf("do you have a lift?")).toBeGreaterThan(talk.indexOf("can I talk to a person?"));
    expect(talk, "there is no request").not.toContain("acts/accept");
    const said = await owner.act("answer", { enquiry, text: "We do." });
    expect(said).toContain("Sent to the guest.");
    expect(said, "the talk goes on where it was").toContain("owner answered the guest:");
    await house.hears("owner (Havsorn): We do.");
    expect(await owner.page("guests")).toContain("Nobody waits for an answer.");
    expect(await owner.act("accept", { enquiry })).toContain("asked for nothing that could be accepted");
  });

  test("is put through while somebody looks at a page, who reads it at once; and not once they are gone", async () => {
    const database = await openTestDatabase();
    const house = await open({ database });
    const owner = await enter(house);
    const line = await owner.looks("all");
    const day = await owner.looks("", 1, "/desk/venues/1/days/2026-11-21/events");
    await house.says("can I talk to a person?");
    await house.hears("You’re through to the team");
    await eventually(() => {
      for (const each of [line, day])
        expect(each.told()).toContain("<strong>1</strong> guest waits for an answer");
      expect(line.told()).toMatch(/hx-target="#guests".*can I talk to a person\?/s);
    });
    const enquiry = enquiryIn(await owner.page("guests"));
    const talk = await owner.looks(enquiry);
    await house.says("is there a lift?");
    await eventually(() => expect(talk.told()).toMatch(/hx-target="#talk".*is there a lift\?/s));
    await house.says("back");
    await house.hears("I’m back");
    await line.leave();
    await talk.leave();
    await day.leave();
    await eventually(async () => expect(await watchers(database)).toBe(0));
    await house.says("can I talk to a person?");
    await house.hears(nobodyThere);
  });

  test("is put through where the venue says that somebody watches the desk", async () => {
    const house = await open({ venuesFile: "test/fixtures/venues/watched.yaml" });
    await house.says("can I talk to a person?");
    await house.hears("You’re through to the team");
  });

  test("has a large party asked for, which is accepted once", async () => {
    const house = await open();
    const owner = await enter(house);
    for (const text of ["a table for 40 on 28 November at 19:00", "Anna Berg", "+47 900 12 345", "yes"])
      await house.says(text);
    await house.hears("I’ve kept your request for the team at Havsorn");
    const enquiry = await eventually(async () => {
      const found = enquiryIn(await owner.page("guests"));
      if (found === "") throw new Error("nobody waits yet");
      return found;
    });
    expect(await owner.page(`talk?enquiry=${enquiry}`)).toContain("acts/accept");
    expect(await owner.act("accept", { enquiry })).not.toContain("acts/accept");
    await house.hears("owner");
    expect(await owner.act("decline", { enquiry })).toContain("has decided this request already.");
  });
});

describeDatabases("several processes", (openDatabase) => {
  test("who looks at a page in one is there for the guests of the other, as far as it is theirs", async () => {
    const database: Database = { ...(await openDatabase()), close: async () => {} };
    const one = await openHouse({ database });
    const owner = atDesk(openStaffBrowser(one.url));
    await owner.enter(firstLink(one));
    const form = { name: "Liv", role: "host", venue: "2" };
    const invited = await (await owner.send("/desk/people/invite", form)).text();
    const liv = atDesk(openStaffBrowser(one.url));
    await liv.enter(linkIn(invited));
    await liv.looks("", 2);
    await eventually(async () => expect(await watchers(database)).toBe(1));
    const other = await openHouse({ database, beside: one });
    const hears = async (venue: number, name: string, words: string) => {
      const guest = openStaffBrowser(other.url);
      const says = (text: string) => guest.send(`/venues/${venue}/messages`, { text });
      await says(`a table at ${name}`);
      await says("can I talk to a person?");
      await eventually(async () => {
        const page = await guest.read(`/venues/${venue}`);
        if (!page.includes(words)) throw new Error(`not heard at venue ${venue}: ${words}`);
      });
    };
    await hears(2, "Harbor & Vine", "You’re through to the team");
    await hears(1, "Furu & Fjord", nobodyThere);
  });
});
