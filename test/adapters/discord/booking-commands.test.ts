import { describe, expect, test } from "vitest";
import { aBooking, havsorn, kaimoana } from "#test/support/desk/desk-fixture.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";

const key = { venueId: 1, id: "b1" };
const question =
  "Cancel this booking? It cannot be undone, and a guest who booked in the chat is told at once.";

describe("/booking show", () => {
  test("shows everything to the one who asked, with what can be done", async () => {
    const { server } = await openDiscord({
      bookings: [aBooking({ phone: "+4790000000", email: "anna@example.com", comment: "Allergic to nuts" })],
    });
    const details = await server.staff().runs("/booking show", { id: "b1" }).answer();
    expect(details.ephemeral).toBe(true);
    expect(details.text.split("\n")).toEqual([
      "Havsørn, Saturday 21 November 2026, 19:00",
      "**Wish**",
      "Allergic to nuts",
      "Guest: Anna Berg",
      "Party: 4 people",
      "Phone: \\+4790000000",
      "Email: anna\\@example.com",
      "Scenario: À la carte",
      "State: Booked, not confirmed yet",
      "Booking: b1",
    ]);
    expect(details.buttons.map(({ label }) => label)).toEqual(["Confirm", "Cancel booking"]);
  });

  test.for([
    "*".repeat(2000),
    "1.\n".repeat(666),
    "://".repeat(666),
    `${"@everyone <@1> ".repeat(133)}`,
    "🎉".repeat(1000),
  ])("shows the whole of a wish, however nasty (%#)", async (comment) => {
    const name = "[_*click*_](https://evil.example) @here ".repeat(6).slice(0, 201);
    const { server } = await openDiscord({
      bookings: [
        aBooking({ comment, name, email: `${"_".repeat(700)}@x.no`, scenarioName: "*".repeat(300) }),
      ],
    });
    const details = await server.staff().runs("/booking show", { id: "b1" }).answer();
    const plain = details.text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
    expect(plain).toContain(comment.trim());
    expect(details.text).not.toMatch(/(?<!\\)@(everyone|here)|(?<!\\)<@|https:\/\//);
  });

  test("has no buttons for a booking that is over, or whose id fits into none", async () => {
    const long = "x".repeat(120);
    const { server } = await openDiscord({
      bookings: [aBooking({ state: "CLOSED" }), aBooking({ id: long })],
    });
    const kari = server.staff();
    expect((await kari.runs("/booking show", { id: "b1" }).answer()).buttons).toEqual([]);
    expect((await kari.runs("/booking show", { id: long }).answer()).buttons).toEqual([]);
  });

  test("says when there is no such booking, also for an id that is no id", async () => {
    const { server } = await openDiscord();
    const kari = server.staff();
    expect((await kari.runs("/booking show", { id: "b7" }).answer()).text).toBe("There is no booking b7.");
    const nasty = await kari.runs("/booking show", { id: "@everyone ".repeat(600) }).answer();
    expect(nasty.text).toMatch(/^There is no booking \\@everyone .*…\.$/);
    // Nobody reads back in full what was pasted by mistake.
    expect(nasty.text.length).toBeLessThan(200);
  });

  test("asks for the venue where two venues have the id", async () => {
    const { server } = await openDiscord({
      venues: [havsorn, kaimoana],
      bookings: [aBooking(), aBooking({ venueId: 2, name: "Hana" })],
    });
    const kari = server.staff();
    expect((await kari.runs("/booking show", { id: "b1" }).answer()).text).toContain(
      "Please name the venue.",
    );
    expect((await kari.runs("/booking show", { id: "b1", venue: 2 }).answer()).text).toContain("Hana");
  });
});

describe("/booking confirm", () => {
  test("confirms, tells the guest, and shows the booking as it stands", async () => {
    const { server, book, guestLine } = await openDiscord({ bookings: [aBooking()] });
    const answer = await server.staff().runs("/booking confirm", { id: "b1" }).answer();
    expect(answer).toMatchObject({
      ephemeral: true,
      content: "Confirmed. The guest has been told in the chat.",
    });
    expect(answer.text).toContain("State: Confirmed");
    expect(answer.buttons.map(({ label }) => label)).toEqual(["Cancel booking"]);
    expect(book.stateOf(key)).toBe("CONFIRMED");
    expect(guestLine.told.size).toBe(1);
  });

  test("is acknowledged before the booking service answers", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    const release = book.hold();
    const outcome = server.staff().runs("/booking confirm", { id: "b1" });
    await outcome.acknowledged();
    expect(book.stateOf(key)).toBe("REGISTERED");
    release();
    expect((await outcome.answer()).content).toContain("Confirmed.");
  });

  test("says what is uncertain when the service does not answer", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    book.breakDown(new Error("timed out"));
    const answer = await server.staff().runs("/booking confirm", { id: "b1" }).answer();
    expect(answer.text).toContain("not certain whether this was done");
  });

  test("is not done when Discord has given up on the command", async () => {
    const { server, book, log } = await openDiscord({ bookings: [aBooking()] });
    server.fail({
      method: "POST",
      path: /\/callback$/,
      times: 1,
      how: { status: 404, code: 10062, message: "Unknown interaction" },
    });
    server.staff().runs("/booking confirm", { id: "b1" });
    // Interactions are taken in order, so once the second is answered the first is dealt with.
    await server.staff().runs("/bookings").answer();
    expect(book.stateOf(key)).toBe("REGISTERED");
    expect(log.text()).toContain("not acknowledged in time");
  });

  test("that was done is not lost when the answer cannot be shown", async () => {
    const { server, book, log } = await openDiscord({ bookings: [aBooking({ comment: "nut allergy" })] });
    server.fail({
      method: "PATCH",
      path: /@original$/,
      times: 1,
      how: { status: 400, code: 50035, message: "No" },
    });
    const outcome = server.staff().runs("/booking confirm", { id: "b1" });
    expect((await outcome.followUp()).text).toContain("Something went wrong on our side");
    expect(book.stateOf(key)).toBe("CONFIRMED");
    expect(log.text()).not.toMatch(/Anna|allergy/);
  });
});

describe("/booking cancel", () => {
  test("asks, and cancels on the second tap", async () => {
    const { server, book, guestLine } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const asked = await kari.runs("/booking cancel", { id: "b1" }).answer();
    expect(asked.content).toBe(question);
    expect(asked.buttons).toMatchObject([
      { label: "Confirm", disabled: true },
      { label: "Cancel booking", disabled: true },
      { label: "Yes, cancel it", disabled: false },
      { label: "No, keep it", disabled: false },
    ]);
    expect(book.stateOf(key)).toBe("REGISTERED");

    const done = await kari.presses(asked, "Yes, cancel it").answer();
    expect(done.id).toBe(asked.id);
    expect(done.content).toBe("Cancelled. The guest has been told in the chat.");
    expect(done.buttons).toEqual([]);
    expect(book.stateOf(key)).toBe("CANCELLED");
    expect([...guestLine.told.values()]).toEqual(["cancelled 1/b1"]);
  });

  test("keeps the booking on a no, and can be asked again", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const asked = await kari.runs("/booking cancel", { id: "b1" }).answer();
    const kept = await kari.presses(asked, "No, keep it").answer();
    expect(kept.content).toBe("");
    expect(kept.buttons).toMatchObject([
      { label: "Confirm", disabled: false },
      { label: "Cancel booking", disabled: false },
    ]);
    expect(book.stateOf(key)).toBe("REGISTERED");
    const again = await kari.presses(kept, "Cancel booking").answer();
    expect(again.content).toBe(question);
    expect(again.buttons).toHaveLength(4);
  });

  test.for([
    ["CANCELLED", "cancelled already"],
    ["SEATED", "The guests are here already"],
    ["NO_SHOW", "no-show"],
  ] as const)("does not ask about a booking that is %s", async ([state, words]) => {
    const { server } = await openDiscord({ bookings: [aBooking({ state })] });
    const answer = await server.staff().runs("/booking cancel", { id: "b1" }).answer();
    expect(answer.content).toContain(words);
    expect(answer.buttons).toEqual([]);
  });

  test("says so when the booking went away between the two taps", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const asked = await kari.runs("/booking cancel", { id: "b1" }).answer();
    book.remove(key);
    const answer = await kari.presses(asked, "Yes, cancel it").answer();
    expect(answer).toMatchObject({ text: "There is no booking b1.", buttons: [] });
  });

  test("asks for a call where the guest could not be told", async () => {
    const { server, guestLine } = await openDiscord({ bookings: [aBooking()] });
    guestLine.become("broken");
    const kari = server.staff();
    const asked = await kari.runs("/booking cancel", { id: "b1" }).answer();
    const done = await kari.presses(asked, "Yes, cancel it").answer();
    expect(done.content).toBe("Cancelled. The guest could not be told in the chat: please call them.");
  });

  test("says so where a booking's id leaves no room for the second tap", async () => {
    const id = "x".repeat(120);
    const { server } = await openDiscord({ bookings: [aBooking({ id })] });
    const answer = await server.staff().runs("/booking cancel", { id }).answer();
    expect(answer.content).toContain("too long for buttons");
  });

  test("two taps at once cancel once", async () => {
    const { server, guestLine, audit } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const asked = await kari.runs("/booking cancel", { id: "b1" }).answer();
    const taps = [kari.presses(asked, "Yes, cancel it"), kari.presses(asked, "Yes, cancel it")];
    const texts = await Promise.all(taps.map(async (tap) => (await tap.answer()).content));
    expect(texts.toSorted()).toEqual([
      "Cancelled. The guest has been told in the chat.",
      "This booking is cancelled already.",
    ]);
    expect(guestLine.told.size).toBe(1);
    expect(audit.entries.filter(({ action }) => action === "cancelBooking")).toHaveLength(1);
  });

  test("a button of another version is answered kindly", async () => {
    const { server } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const details = await kari.runs("/booking show", { id: "b1" }).answer();
    const answer = await kari.pressesOld(details, "teleport:1:b1").answer();
    expect(answer).toMatchObject({ ephemeral: true, text: expect.stringContaining("older version") });
  });
});
