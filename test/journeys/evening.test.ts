import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import type { Outcome } from "#test/support/discord/staff.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** A house of forty tables, its guests on Telegram and its staff on Discord, at half past four. */
async function openEvening() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const database = await openTestDatabase();
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/forty-tables.yaml",
    now: "2026-11-21T15:30:00Z",
    database,
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      DISCORD_BOT_TOKEN: discord.world.token,
      DISCORD_API_ROOT: discord.apiRoot,
      DISCORD_GUILD_ID: ids.guild,
      DISCORD_STAFF_CHANNEL_ID: ids.staffChannel,
      DISCORD_STAFF_ROLE_ID: ids.staffRole,
    },
  });
  const idOf = async (name: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from service.booking
      where details->'guest'->>'firstName' = ${name} or details->'guest'->>'lastName' = ${name}`.execute(
      database.db,
    );
    if (rows.length !== 1) throw new Error(`${rows.length} bookings of ${name}`);
    return rows[0]?.id ?? "";
  };
  const states = async () => {
    const { rows } = await sql<{ state: string; count: string }>`
      select state, count(*) as count from service.booking where expires_at is null group by state order by state`.execute(
      database.db,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  };
  const sheet = () => {
    const found = discord
      .channel(ids.staffChannel)
      .filter(({ text }) => text.startsWith("Storsalen, Saturday"));
    expect(found).toHaveLength(1);
    return found[0]?.text ?? "";
  };
  return { telegram, discord, house, idOf, states, sheet };
}

async function bookInChat(guest: Guest, name: string, time: string) {
  guest.says(`a table for 2 tonight at ${time} please`);
  await guest.answer();
  guest.says(name);
  await guest.answer();
  guest.sharesContact();
  await guest.answer();
  await guest.answer();
  guest.presses("Yes, book it");
  expect((await guest.answer()).text).toContain("Booked");
}

const content = async (outcome: Outcome) => (await outcome.answer()).content;

test("an evening of forty tables: what was done is what stands, whatever went wrong", async () => {
  const { telegram, discord, house, idOf, states, sheet } = await openEvening();
  const [kari, ola] = [discord.staff({ name: "Kari" }), discord.staff({ name: "Ola" })];

  // The afternoon: eight guests write, while Kari takes fourteen calls, some through a Discord that falters.
  const chats = ["Anna", "Bo", "Cecilie", "David", "Eva", "Frode", "Grete", "Hans"].map((name, at) => ({
    name,
    guest: telegram.guest(),
    time: at % 2 === 0 ? "18:00" : "19:00",
  }));
  const writing = Promise.all(chats.map(({ guest, name, time }) => bookInChat(guest, name, time)));
  const callers = Array.from({ length: 14 }, (_, at) => `Caller${String.fromCharCode(65 + at)}`);
  for (const [at, name] of callers.entries()) {
    if (at === 3)
      discord.fail({ method: "PATCH", path: /@original$/, times: 2, how: { status: 429, retryAfter: 0.01 } });
    if (at === 6) discord.fail({ method: "POST", path: /callback$/, times: 2, how: { status: 502 } });
    if (at === 9) {
      const resumed = discord.gateway.next("Resume");
      discord.gateway.drop();
      await resumed;
    }
    const party = String(at === 0 ? 8 : 2 + (at % 3));
    const outcome = kari.runs("/book", {
      party,
      name,
      day: "today",
      time: at % 2 === 0 ? "19:00" : "20:00",
      phone: `+47 400 000 ${String(10 + at)}`,
      ...(at === 0 && { tables: "35+36" }),
    });
    expect(await content(outcome)).toMatch(/^Booked\./);
    if (at % 4 === 0) outcome.repeat();
  }
  await writing;
  expect(await states()).toEqual({ REGISTERED: 22 });
  await house.clock.advance({ minutes: 1 });
  expect(sheet()).toContain("22 bookings");

  // Somebody asks for a person, and is answered in the thread; somebody cancels; the callers are confirmed.
  const [, bo, cecilie] = chats as [(typeof chats)[0], (typeof chats)[0], (typeof chats)[0]];
  cecilie.guest.says("can I talk to a person?");
  await cecilie.guest.answer();
  const asked = await eventually(async () => {
    await house.clock.advance();
    const [thread] = discord.threads();
    const last = discord.channel(thread?.id ?? "").at(-1);
    if (!last?.text.includes("talk to a person")) throw new Error("not there yet");
    return last;
  });
  const form = await ola.presses(asked, "Answer").form();
  expect(await content(ola.submits(form, "Of course."))).toContain("Sent to the guest");
  expect((await cecilie.guest.answer()).text).toBe("Ola (Storsalen): Of course.");
  bo.guest.says("cancel my booking");
  await bo.guest.answer();
  bo.guest.presses("Cancel the booking");
  expect((await bo.guest.answer()).text).toContain("Cancelled");
  for (const name of callers.slice(0, 10)) {
    const confirmed = kari.runs("/booking confirm", { id: await idOf(name) });
    expect(await content(confirmed)).toContain("Confirmed");
    confirmed.repeat();
  }
  expect(await states()).toEqual({ CANCELLED: 1, CONFIRMED: 10, REGISTERED: 11 });

  // Six o'clock: eight parties at the door; a colleague whose role was taken away a second ago.
  await house.clock.advance({ hours: 1, minutes: 35 });
  for (let at = 0; at < 8; at += 1) {
    expect(
      await content(ola.runs("/walkin", { party: "2", name: `Door${at}`, tables: String(1 + at) })),
    ).toMatch(/^Seated: table/);
  }
  const shown = await kari.runs("/booking show", { id: await idOf("Anna") }).answer();
  discord.changeRoles(kari, []);
  expect((await kari.presses(shown, "Seated").answer()).text).toContain("for the restaurant's staff");
  discord.changeRoles(kari, [ids.staffRole]);
  const two = [
    kari.presses(shown, "Seated"),
    ola.runs("/booking mark", { id: await idOf("Anna"), as: "seated" }),
  ];
  const said = await Promise.all(two.map(content));
  expect(said.filter((text) => text.startsWith("Seated."))).toHaveLength(1);

  // Who sits leaves; who stays longer; who never came.
  const marked = async (name: string, as: string) =>
    await kari.runs("/booking mark", { id: await idOf(name), as }).answer();
  for (const name of ["Cecilie", "Eva", "CallerA"]) await marked(name, "seated");
  expect(
    await content(kari.runs("/booking extend", { id: await idOf("Door0"), until: "+30" })),
  ).not.toContain("not");
  for (const name of ["Door1", "Cecilie"]) {
    await marked(name, "billPrinted");
    await marked(name, "closed");
  }
  const ask = await marked("Grete", "noShow");
  await kari.presses(ask, "Yes, they did not come").answer();
  expect((await kari.runs("/house close", { from: "tomorrow" }).answer()).text).toContain("Closed");
  const stand = await states();
  expect(Object.values(stand).reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(stand).toMatchObject({ CANCELLED: 1, CLOSED: 2, NO_SHOW: 1, SEATED: 10 });

  // A quarter past seven: who booked for seven is late, the sheet tells all of it, and the trail has each act once.
  await house.clock.advance({ hours: 1, minutes: 10 });
  expect(sheet()).toMatch(/\*\*Late\*\*\n\*\*19:00\*\*/);
  expect(sheet()).toContain("10 parties at the table");
  const trail = (await kari.runs("/audit").answer()).text;
  expect(trail.match(/seated, Anna/g)).toHaveLength(1);
  expect(trail.match(/booked for a caller/g)).toHaveLength(14);
  expect(discord.violations).toEqual([]);
});
