import { expect, test } from "vitest";
import type { Person } from "#test/support/discord/staff.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import {
  bookInChat,
  content,
  type Evening,
  openEvening,
  tellDetails,
} from "#test/support/journeys/evening.ts";
import { hears } from "#test/support/journeys/whole-life.ts";
import type { Guest } from "#test/support/telegram/guest.ts";

const callers = Array.from({ length: 14 }, (_, at) => `Caller${String.fromCharCode(65 + at)}`);

/** Eight guests write while Kari takes fourteen calls, some of them through a Discord that falters. */
async function afternoon(
  { telegram, discord, ledger }: Evening,
  kari: Person,
): Promise<ReadonlyMap<string, Guest>> {
  const names = ["Anna", "Bo", "Cecilie", "David", "Eva", "Frode", "Grete", "Hans"];
  const chats = new Map(names.map((name) => [name, telegram.guest()]));
  const writing = Promise.all(
    [...chats].map(([name, guest], at) => bookInChat(guest, name, at % 2 === 0 ? "18:00" : "19:00")),
  );
  for (const [at, name] of callers.entries()) {
    if (at === 3)
      discord.fail({ method: "PATCH", path: /@original$/, times: 2, how: { status: 429, retryAfter: 0.01 } });
    if (at === 6) discord.fail({ method: "POST", path: /callback$/, times: 2, how: { status: 502 } });
    if (at === 9) {
      const resumed = discord.gateway.next("Resume");
      discord.gateway.drop();
      await resumed;
    }
    const call = {
      party: String(at === 0 ? 8 : 2 + (at % 3)),
      name,
      day: "today",
      time: at % 2 === 0 ? "19:00" : "20:00",
      phone: `+47 400 000 ${String(10 + at)}`,
      ...(at === 0 && { tables: "35+36" }),
    };
    await eventually(async () => {
      // Where the answer is that it is not certain, she looks before she tries again.
      if (await ledger.has(name)) return;
      const outcome = kari.runs("/book", call);
      expect(await content(outcome)).toMatch(/^Booked\./);
      if (at % 4 === 0) outcome.repeat();
    });
  }
  await writing;
  return chats;
}

/** The table for eight is taken; who wrote first for it has it a minute after its caller cancels. */
async function waitForTheLongTable({ telegram, ledger, clock }: Evening, kari: Person): Promise<void> {
  const liv = telegram.guest();
  liv.says("a table for 8 tonight at 19:00");
  await hears(liv, "is not free");
  liv.presses("Waitlist for 19:00");
  await hears(liv, "name");
  await tellDetails(liv, "Liv");
  await hears(liv, "You’re on the waitlist");
  expect(await content(kari.runs("/waitlist show", { day: "today" }))).toBe("");
  const asked = await kari.runs("/booking cancel", { id: await ledger.idOf("CallerA") }).answer();
  expect(await content(kari.presses(asked, "Yes, cancel it"))).toContain("Cancelled.");
  await clock.advance({ minutes: 2 });
  await hears(liv, "a table for 8 has come free");
  liv.presses("Yes, I’ll take it");
  await hears(liv, "Booked");
}

/** Somebody asks for a person, and is answered in the thread. */
async function askForAPerson({ discord, clock }: Evening, ola: Person, guest: Guest): Promise<void> {
  guest.says("can I talk to a person?");
  const asked = await eventually(async () => {
    await clock.advance();
    const [thread] = discord.threads();
    const last = discord.channel(thread?.id ?? "").at(-1);
    if (!last?.text.includes("talk to a person")) throw new Error("not there yet");
    return last;
  });
  const form = await ola.presses(asked, "Answer").form();
  expect(await content(ola.submits(form, "Of course."))).toContain("Sent to the guest");
  await hears(guest, "Ola (Storsalen): Of course.");
}

test("an evening of forty tables: what was done is what stands, whatever went wrong", async () => {
  const evening = await openEvening();
  const { discord, ledger, clock, posted } = evening;
  const [kari, ola] = [discord.staff({ name: "Kari" }), discord.staff({ name: "Ola" })];
  const chats = await afternoon(evening, kari);
  const guestOf = (name: string) => chats.get(name) as Guest;
  expect(await ledger.states()).toEqual({ REGISTERED: 22 });
  await clock.advance({ minutes: 1 });
  expect(await posted("Storsalen, Saturday")).toContain("22 bookings");

  await waitForTheLongTable(evening, kari);
  await askForAPerson(evening, ola, guestOf("Cecilie"));
  guestOf("Bo").says("cancel my booking");
  await hears(guestOf("Bo"), "19:00");
  guestOf("Bo").presses("Cancel the booking");
  await hears(guestOf("Bo"), "Cancelled");
  for (const name of callers.slice(1, 10)) {
    const confirmed = kari.runs("/booking confirm", { id: await ledger.idOf(name) });
    expect(await content(confirmed)).toContain("Confirmed");
    confirmed.repeat();
  }
  expect(await ledger.states()).toEqual({ CANCELLED: 2, CONFIRMED: 9, REGISTERED: 12 });

  // A new version goes out in the middle: the old process ends, the one beside it goes on.
  await evening.handOver();

  // Half past five: the guests are asked, three come, one does not, the others say nothing.
  await clock.advance({ minutes: 40 });
  for (const name of ["Anna", "David", "Eva"]) {
    await hears(guestOf(name), "Are you still coming?");
    guestOf(name).presses("Yes, we’re coming");
    await hears(guestOf(name), "See you");
  }
  await hears(guestOf("Frode"), "Are you still coming?");
  guestOf("Frode").presses("No, cancel it");
  await hears(guestOf("Frode"), "ancelled");
  expect(await ledger.states()).toEqual({ CANCELLED: 3, CONFIRMED: 12, UNCONFIRMED: 4, REGISTERED: 4 });

  // Six o'clock: eight parties at the door; the service hangs for one of them.
  await clock.advance({ minutes: 50 });
  for (let at = 0; at < 8; at += 1) {
    const release = at === 4 ? await evening.hangService() : undefined;
    const seated = ola.runs("/walkin", { party: "2", name: `Door${at}`, tables: String(1 + at) });
    await seated.acknowledged();
    await release?.();
    expect(await content(seated)).toMatch(/^Seated: table/);
  }

  // A colleague whose role was taken away a second ago; two who press at the same time.
  const shown = await kari.runs("/booking show", { id: await ledger.idOf("Anna") }).answer();
  discord.changeRoles(kari, []);
  expect((await kari.presses(shown, "Seated").answer()).text).toContain("for the restaurant's staff");
  discord.changeRoles(kari, [ids.staffRole]);
  const two = [
    kari.presses(shown, "Seated"),
    ola.runs("/booking mark", { id: await ledger.idOf("Anna"), as: "seated" }),
  ];
  const said = await Promise.all(two.map(content));
  expect(said.filter((text) => text.startsWith("Seated."))).toHaveLength(1);

  // Who sits leaves; who stays longer; who never came.
  const marked = async (name: string, as: string) =>
    await kari.runs("/booking mark", { id: await ledger.idOf(name), as }).answer();
  for (const name of ["Cecilie", "Eva", "Liv"]) await marked(name, "seated");
  expect(
    await content(kari.runs("/booking extend", { id: await ledger.idOf("Door0"), until: "+30" })),
  ).not.toContain("not");
  for (const name of ["Door1", "Cecilie"]) {
    await marked(name, "billPrinted");
    await marked(name, "closed");
  }
  const ask = await marked("Grete", "noShow");
  expect(await content(kari.presses(ask, "Yes, they did not come"))).toContain("No-show");
  expect((await kari.runs("/house close", { from: "tomorrow" }).answer()).text).toContain("Closed");

  // A quarter past seven: who booked for seven is late.
  await clock.advance({ hours: 1, minutes: 10 });
  expect(await posted("Storsalen, Saturday")).toMatch(/\*\*Late\*\*\n\*\*19:00\*\*/);
  expect(await posted("Storsalen, Saturday")).toContain("10 parties at the table");

  await countUp(evening, kari);
});

/** After closing time everybody who counts has counted the same, and the trail has each act once. */
async function countUp({ discord, ledger, clock, posted }: Evening, kari: Person): Promise<void> {
  await clock.advance({ hours: 4, minutes: 20 });
  const [states, { bookings, walkIns, covers }] = [await ledger.states(), await ledger.counts()];
  expect({ bookings, walkIns, covers }).toEqual({ bookings: 23, walkIns: 8, covers: 73 });
  const { CANCELLED: cancelled = 0, NO_SHOW: missed = 0, SEATED: seated = 0, CLOSED: left = 0 } = states;
  expect({ cancelled, missed, seated, left }).toEqual({ cancelled: 3, missed: 1, seated: 10, left: 2 });

  const stats = (await kari.runs("/stats", { from: "2026-11-21", to: "2026-11-21" }).answer()).text;
  for (const fact of [
    `Covers:** ${covers}`,
    `Bookings:** ${bookings}, and ${walkIns} walk-ins`,
    `\\(12 of ${bookings}\\)`,
    `\\(${cancelled} of ${bookings}\\)`,
    `\\(${missed} of ${bookings - cancelled}\\)`,
    "1 waited, 1 was offered a table, 1 took it, 1 came",
  ])
    expect(stats).toContain(fact);
  const expected = bookings + walkIns - cancelled - missed;
  for (const sheet of [
    await posted("Storsalen, Saturday"),
    (await kari.runs("/bookings", { date: "2026-11-21" }).answer()).text,
  ])
    expect(sheet).toContain(`${expected} bookings, ${covers} covers`);
  expect(await posted("Storsalen, Saturday")).toContain(
    `${seated} parties at the table, 26 covers, ${left} left, ${cancelled} cancelled, ${missed} did not come`,
  );
  expect(await posted("Wrap-up")).toContain(
    `${bookings} bookings and ${walkIns} walk-ins, ${covers} covers, ${missed} did not come, ${cancelled} cancelled, 1 from the waitlist`,
  );
  const trail = (await kari.runs("/audit", { date: "2026-11-21" }).answer()).text;
  for (const act of ["seated, Anna", "cancelled, CallerA", "marked as no-show, Grete"])
    expect(trail.match(new RegExp(act, "g"))).toHaveLength(1);
  expect(trail.match(/booked for a caller/g)).toHaveLength(14);
  expect(trail.match(/seated a party at the door/g)).toHaveLength(walkIns);
  expect(discord.violations).toEqual([]);
}
