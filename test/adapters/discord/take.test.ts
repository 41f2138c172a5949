import { describe, expect, test } from "vitest";
import { aBooking } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscord, openDiscordFor } from "#test/support/discord/discord-fixture.ts";

const openDesk = embeddedDesks();

/** Saturday morning at ten, and the staff in Discord. */
async function openHouse(now?: string) {
  const house = await openDiscordFor(await openDesk(now === undefined ? {} : { now }));
  const kari = house.server.staff();
  const listed = async () => (await house.service.backOffice.listDay(1, "2026-11-21")).map(toLine);
  return { ...house, kari, listed };
}

const toLine = (booking: {
  readonly startsAt: Temporal.Instant;
  readonly partySize: number;
  readonly state: string;
  readonly guest?: { readonly firstName?: string; readonly lastName?: string };
}) =>
  [
    booking.startsAt.toZonedDateTimeISO("Europe/Oslo").toPlainTime().toString().slice(0, 5),
    booking.partySize,
    `${booking.guest?.firstName ?? ""} ${booking.guest?.lastName ?? ""}`.trim(),
    booking.state,
  ].join(" ");

const labels = ({ buttons }: { readonly buttons: readonly { readonly label: string }[] }) =>
  buttons.map(({ label }) => label);

const caller = { party: "4", name: "Anna Berg", venue: 1 };

describe("/book", () => {
  test("books for a caller at once, and puts the call on the list", async () => {
    const { kari, listed, audit } = await openHouse();
    const answer = await kari
      .runs("/book", { ...caller, day: "sat", time: "19:00", phone: "+47 900 00 000", note: "A high chair" })
      .answer();
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toBe(
      "Booked. No chat asks this guest whether they are coming: they stand among those to call when it is time.",
    );
    expect(answer.text).toContain("Phone: \\+47 900 00 000");
    expect(answer.text).toContain("A high chair");
    expect(await listed()).toEqual(["19:00 4 Anna Berg REGISTERED"]);
    expect(audit.entries.map(({ action }) => action)).toEqual(["placeBooking"]);
    const calls = await kari.runs("/house attention", { venue: 1 }).answer();
    expect(calls.text).toContain("1 booking by phone to call and confirm.");
    expect(calls.text).toContain("**To call for confirmation: Saturday 21 November 2026**");
  });

  test("without a time shows the free ones as buttons, and books the one that is pressed", async () => {
    const { kari, listed, book } = await openHouse();
    for (const guestCount of [4, 4]) await book("19:00", { guestCount });
    const note = "*By* the_window @here";
    const offer = await kari.runs("/book", { ...caller, note }).answer();
    expect(offer.text.split("\n").slice(0, 2)).toEqual([
      "Fjord, 4 people, Anna Berg",
      "Free times: Sat 21 Nov.",
    ]);
    expect(labels(offer)).toEqual(["17:00", "21:00"]);
    const done = await kari.presses(offer, "21:00").answer();
    expect(done.id).toBe(offer.id);
    expect(done.content).toContain("There is no phone number with it.");
    expect(done.text.replaceAll("\\", "")).toContain(note);
    expect(await listed()).toContain("21:00 4 Anna Berg REGISTERED");
  });

  test("says what is in the way, and offers the times around", async () => {
    const { kari, book, listed } = await openHouse();
    for (const guestCount of [4, 4]) await book("19:00", { guestCount });
    const offer = await kari.runs("/book", { ...caller, time: "19:30" }).answer();
    expect(offer.text).toContain("No table is free for that. Free times: Sat 21 Nov.");
    expect(labels(offer)).toEqual(["17:00", "21:00"]);
    expect(await listed()).toHaveLength(2);
  });

  test("tells what is in the way where something is on, not that something else is closed", async () => {
    const { kari, book } = await openHouse();
    // An hour of lunch would fit before these, and dinner does not.
    for (const guestCount of [2, 4, 4]) await book("20:00", { guestCount });
    const full = await kari.runs("/book", { ...caller, party: "2", time: "19:00" }).answer();
    expect(full.text).toContain("No table is free for that.");
    expect(full.text).not.toContain("not open");
  });

  test("asks for tables where none is large enough, and books at those that are named", async () => {
    const { kari, listed } = await openHouse();
    const many = { ...caller, party: "30", time: "19:00" };
    const answer = await kari.runs("/book", many).answer();
    expect(answer.content).toMatch(/^No table and no joined tables are for so many\. Name those/);
    const offer = await kari.runs("/book", { ...many, tables: "1+2+3" }).answer();
    const form = await kari.presses(offer, "Do it anyway…").form();
    expect((await kari.submits(form, "The owner's wedding").answer()).content).toContain("Booked.");
    expect(await listed()).toEqual(["19:00 30 Anna Berg REGISTERED"]);
  });

  test("sets rules aside on a second tap and a reason, which the history keeps", async () => {
    const { kari, listed, service } = await openHouse();
    const offer = await kari.runs("/book", { ...caller, time: "16:40", phone: "90000000" }).answer();
    expect(offer.text).toContain("The house's rules are against it: it is not open then.");
    expect(labels(offer).at(-1)).toBe("Do it anyway…");
    const form = await kari.presses(offer, "Do it anyway…").form();
    expect(await listed()).toEqual([]);
    const done = await kari.submits(form, "The owner's mother").answer();
    expect(done.id).toBe(offer.id);
    expect(done.content).toContain("Booked.");
    expect(await listed()).toEqual(["16:40 4 Anna Berg REGISTERED"]);
    const [booking] = await service.backOffice.listDay(1, "2026-11-21");
    expect(booking?.guest?.phone).toBe("90000000");
    const history = await kari.runs("/booking history", { id: booking?.id ?? "" }).answer();
    expect(history.text).toContain('setting aside opening hours: "The owner\'s mother", by');
  });

  test("pressed twice, or delivered twice, books once", async () => {
    const { kari, listed } = await openHouse();
    const offer = await kari.runs("/book", { ...caller }).answer();
    const taps = [kari.presses(offer, "19:00"), kari.presses(offer, "19:00"), kari.presses(offer, "20:00")];
    const contents = await Promise.all(taps.map(async (tap) => (await tap.answer()).content));
    expect(await listed()).toHaveLength(1);
    expect(contents.some((content) => content.includes("Booked."))).toBe(true);
    const command = kari.runs("/book", { ...caller, time: "21:00" });
    await command.answer();
    command.repeat();
    await kari.runs("/bookings", { venue: 1 }).answer();
    expect(await listed()).toHaveLength(2);
  });

  test.for([
    [{ ...caller, party: "many" }, "How many people?"],
    [{ ...caller, day: "someday" }, "That day was not understood."],
    [{ ...caller, time: "25:00" }, "That time was not understood."],
    [{ ...caller, tables: "12", time: "19:00" }, 'No table is called "12".'],
    [{ party: "4", name: "Anna" }, "Which venue is it: Fjord or Harbour?"],
  ] as const)("asks again where it was not understood (%#)", async ([options, words]) => {
    const { kari, listed } = await openHouse();
    expect((await kari.runs("/book", options).answer()).text).toContain(words);
    expect(await listed()).toEqual([]);
  });

  test("completes days, free times, names and numbers of earlier guests", async () => {
    const { kari, book } = await openHouse();
    await book("19:00", { guestCount: 4 });
    await book("19:00", { guestCount: 4 });
    const times = await kari.types("/book", { venue: 1, party: "4", day: "sat", time: "" });
    expect(times.map(({ value }) => value)).toEqual(["17:00", "21:00"]);
    expect(await kari.types("/book", { party: "4", name: "nordm" })).toEqual([
      { name: "Kari Nordmann, +4791234567", value: "Kari Nordmann" },
    ]);
    expect(await kari.types("/book", { party: "4", name: "Kari Nordmann", phone: "" })).toEqual([
      { name: "+4791234567, Kari Nordmann", value: "+4791234567" },
    ]);
    expect((await kari.types("/book", { party: "4", day: "tom" })).map(({ value }) => value)).toEqual([
      "2026-11-22",
    ]);
  });
});

describe("/walkin", () => {
  const atSix = "2026-11-21T17:05:00Z";

  test("shows which tables are free now and until when, and seats on a tap", async () => {
    const { kari, listed, book } = await openHouse(atSix);
    await book("19:00");
    const free = await kari.runs("/walkin", { party: "2", venue: 1 }).answer();
    expect(free.text.split("\n")).toEqual(["Fjord, 2 people", "Free now, and until when:"]);
    expect(labels(free)).toEqual([
      "Table 2 until 19:35",
      "Table 3 until 19:35",
      "Table 1 until 19:00",
      "Tables 2 + 3 until 19:35",
    ]);
    const done = await kari.presses(free, "Table 1 until 19:00").answer();
    expect(done).toMatchObject({ id: free.id, content: "Seated: table 1 until 19:00." });
    expect(labels(done)).toEqual(["Bill printed", "Closed", "Notes…"]);
    expect(await listed()).toEqual(["18:05 2 Walk-in SEATED", "19:00 2 Kari Nordmann REGISTERED"]);
  });

  test("seats at named tables at once, and completes those that are free", async () => {
    const { kari, listed, audit } = await openHouse(atSix);
    expect(
      (await kari.types("/walkin", { venue: 1, party: "3", tables: "" })).map(({ value }) => value),
    ).toEqual(["2", "3", "2+3"]);
    const done = await kari.runs("/walkin", { party: "3", name: "Ola", tables: "2", venue: 1 }).answer();
    expect(done.content).toBe("Seated: table 2 until 20:05.");
    expect(await listed()).toEqual(["18:05 3 Ola SEATED"]);
    expect(audit.entries.map(({ action }) => action)).toEqual(["seatWalkIn"]);
  });

  test("in a full house says so, and has nothing to press", async () => {
    const { kari, book, service } = await openHouse("2026-11-21T16:00:00Z");
    for (const guestCount of [2, 4, 4]) await book("18:00", { guestCount });
    service.clock.advance({ minutes: 65 });
    const full = await kari.runs("/walkin", { party: "4", venue: 1 }).answer();
    expect(full.text.split("\n").at(-1)).toContain("No table is free for that many right now.");
    expect(labels(full)).toEqual([]);
  });

  test("two waiters at one table: one wins, the other sees what is left", async () => {
    const { kari, server } = await openHouse(atSix);
    const ola = server.staff({ name: "Ola" });
    const [mine, theirs] = [
      await kari.runs("/walkin", { party: "2", venue: 1 }).answer(),
      await ola.runs("/walkin", { party: "2", venue: 1 }).answer(),
    ];
    await kari.presses(mine, "Table 1 until 19:35").answer();
    const late = await ola.presses(theirs, "Table 1 until 19:35").answer();
    expect(late.text).toContain("Not all of that is free at that time");
    expect(labels(late)).toEqual(["Table 2 until 19:35", "Table 3 until 19:35", "Tables 2 + 3 until 19:35"]);
  });

  test("in a closed house says so before anybody is led to a table, and takes a reason", async () => {
    const { kari, listed } = await openHouse("2026-11-21T15:00:00Z");
    const free = await kari.runs("/walkin", { party: "2", venue: 1 }).answer();
    expect(free.text).toContain(
      "The house's rules are against it: it is not open now. Whoever is seated all the same needs a reason. Free now, and until when:",
    );
    const [first] = labels(free);
    const refused = await kari.presses(free, first ?? "").answer();
    expect(refused.text).toContain("it is not open now");
    const form = await kari.presses(refused, "Do it anyway…").form();
    await kari.submits(form, "Friends of the house").answer();
    expect(await listed()).toEqual(["16:00 2 Walk-in SEATED"]);
  });
});

describe("/booking change", () => {
  test("changes what is named, and tells the guest of another visit", async () => {
    const { kari, listed, book, guestLine } = await openHouse();
    const { id } = await book();
    const done = await kari.runs("/booking change", { id, party: "3", time: "20:00", note: "Dog" }).answer();
    expect(done.content).toBe("Changed. The guest has been told in the chat.");
    expect(await listed()).toEqual(["20:00 3 Kari Nordmann REGISTERED"]);
    expect([...guestLine.told.values()]).toEqual([`moved 1/${id}`]);
    const named = await kari.runs("/booking change", { id, name: "Ola Nordmann" }).answer();
    expect(named.content).toBe("Changed.");
    expect(await listed()).toEqual(["20:00 3 Ola Nordmann REGISTERED"]);
  });

  test("leaves on the notice what the visit has become, where it is another", async () => {
    const { book, desk } = await openHouse();
    const { id } = await book();
    const by = { id: "x", displayName: "Olga" };
    expect(await desk.take.change({ by, id, party: "3", time: "20:00" })).toMatchObject({
      mark: expect.stringMatching(/^Changed by Olga, .*: now .*, 20:00, 3 people$/),
    });
    expect(await desk.take.change({ by, id, note: "Dog" })).toMatchObject({
      mark: expect.not.stringContaining("now"),
    });
  });

  test("offers other times where that one is not to be had, with the rest of the change", async () => {
    const { kari, listed, book } = await openHouse();
    for (const guestCount of [4, 4]) await book("19:00", { guestCount });
    const { id } = await book("17:00");
    const offer = await kari.runs("/booking change", { id, party: "4", time: "19:00", phone: "1" }).answer();
    expect(offer.text).toContain("No table is free for that.");
    expect(labels(offer)).toEqual(["17:00", "21:00"]);
    const done = await kari.presses(offer, "21:00").answer();
    expect(done.text).toContain("Phone: 1");
    expect(await listed()).toContain("21:00 4 Kari Nordmann REGISTERED");
  });

  test("breaks a rule on a second tap with a reason", async () => {
    const { kari, listed, book } = await openHouse();
    const { id } = await book();
    const offer = await kari.runs("/booking change", { id, time: "19:10" }).answer();
    expect(offer.text).toContain("bookings do not start at that minute");
    const form = await kari.presses(offer, "Do it anyway…").form();
    expect((await kari.submits(form, "The train").answer()).content).toContain("Changed.");
    expect(await listed()).toEqual(["19:10 2 Kari Nordmann REGISTERED"]);
  });

  test("says what is not possible, and asks where nothing is named", async () => {
    const { kari, book, desk } = await openHouse();
    const { id } = await book();
    expect((await kari.runs("/booking change", { id }).answer()).text).toContain("Say what is to change");
    await desk.mark({ by: { id: "x", displayName: "x" }, id, as: "seated", sure: true });
    const seated = await kari.runs("/booking change", { id, time: "20:00" }).answer();
    expect(seated.content).toContain("extend or shorten their stay instead");
    await desk.mark({ by: { id: "x", displayName: "x" }, id, as: "closed" });
    expect((await kari.runs("/booking change", { id, note: "x" }).answer()).content).toBe(
      "Nothing about it can be changed any more.",
    );
  });
});

describe("/booking extend", () => {
  test("lets a party stay longer and leave earlier, as far as the table is theirs", async () => {
    const { kari, book, desk } = await openHouse();
    const [{ id }, next] = [await book("19:00"), await book("21:00")];
    const by = { id: "x", displayName: "x" };
    await desk.chooseTables({ by, id, tables: "1" });
    await desk.chooseTables({ by, id: next.id, tables: "1" });
    expect((await kari.types("/booking extend", { id, until: "+30" }))[0]).toEqual({
      name: "+30 min, until 21:00",
      value: "+30",
    });
    expect((await kari.runs("/booking extend", { id, until: "+30" }).answer()).content).toBe("Until 21:00.");
    const refused = await kari.runs("/booking extend", { id, until: "21:30" }).answer();
    expect(refused.content).toContain("It is theirs until 21:00 at the latest.");
    expect((await kari.runs("/booking extend", { id, until: "20:15" }).answer()).content).toBe(
      "Until 20:15.",
    );
    const history = await kari.runs("/booking history", { id }).answer();
    expect(history.text).toContain("stays until 20:15, by");
    expect((await kari.runs("/booking extend", { id, until: "late" }).answer()).content).toContain(
      "+30 or -15",
    );
    expect((await kari.runs("/booking extend", { id, until: "18:00" }).answer()).content).toBe(
      "That is longer than a party can stay. They come at 19:00.",
    );
  });
});

describe("/find", () => {
  test("lists who fits, the past included, and opens one from the menu", async () => {
    const { kari, book, service } = await openHouse();
    await book("19:00");
    await book("20:00", { guest: { firstName: "Søren", lastName: "Berg", phone: "+47 900 11 222" } });
    service.clock.set("2027-03-01T09:00:00Z");
    const found = await kari.runs("/find", { text: "o" }).answer();
    expect(found.ephemeral).toBe(true);
    expect(found.text).toContain("2 bookings, the latest first.");
    expect(found.text).toContain("**Saturday 21 November 2026**");
    const details = await kari.picks(found, "20:00 Søren Berg, 2 people").answer();
    expect(details.text).toContain("Guest: Søren Berg");
    const one = await kari.runs("/find", { text: "soren" }).answer();
    expect(one.text).toContain("Guest: Søren Berg");
    expect((await kari.runs("/find", { text: "90011" }).answer()).text).toContain("Guest: Søren Berg");
    expect((await kari.types("/find", { text: "berg" })).map(({ name }) => name)).toEqual([
      "Sat 21 Nov 2026 20:00, Søren Berg, 2 people, booked, Fjord",
    ]);
    expect((await kari.runs("/find", { text: "nobody" }).answer()).text).toContain("No booking fits.");
  });

  test("searches what was made here, where the bookings live elsewhere", async () => {
    const { server } = await openDiscord({ bookings: [aBooking({ phone: "+4790000000" })] });
    const kari = server.staff();
    expect((await kari.runs("/find", { text: "berg" }).answer()).text).toContain("Guest: Anna Berg");
    expect((await kari.runs("/find", { text: "9000" }).answer()).text).toContain("Guest: Anna Berg");
    for (const command of [
      kari.runs("/book", { party: "2", name: "Anna" }),
      kari.runs("/walkin", { party: "2" }),
      kari.runs("/booking change", { id: "b1", party: "2" }),
      kari.runs("/booking extend", { id: "b1", until: "+30" }),
    ]) {
      expect((await command.answer()).text).toContain("live in its own booking system");
    }
  });
});
