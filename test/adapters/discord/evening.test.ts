import { describe, expect, test } from "vitest";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { aBooking } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscord, openDiscordFor } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";

const openDesk = embeddedDesks();

/** Tonight at seven, a booking for two, and the staff in Discord. */
async function openEvening() {
  const house = await openDiscordFor(await openDesk());
  const { id } = await house.book();
  house.service.clock.set("2026-11-21T18:05:00Z");
  const stateNow = async () => (await house.service.backOffice.find({ venueId: 1, id }))?.state;
  return { ...house, id, stateNow };
}

const labels = ({ buttons }: { readonly buttons: readonly { readonly label: string }[] }) =>
  buttons.map(({ label }) => label);

describe("/booking mark", () => {
  test("hours before the visit asks for a second tap, and marks then", async () => {
    const { server, id, stateNow, service } = await openEvening();
    service.clock.set("2026-11-21T09:00:00Z");
    const kari = server.staff();
    const asked = await kari.runs("/booking mark", { id, as: "seated" }).answer();
    expect(asked.content).toContain("begins on Sat 21 Nov, 19:00");
    expect(asked.buttons.map(({ label }) => label)).toEqual(["Yes, mark it"]);
    expect(await stateNow()).toBe("REGISTERED");
    expect((await kari.presses(asked, "Yes, mark it").answer()).content).toContain("Seated.");
    expect(await stateNow()).toBe("SEATED");
  });

  test.for([
    ["waiting", "Waiting.", "WAITING"],
    ["seated", "Seated.", "SEATED"],
    ["billPrinted", "Bill printed.", "BILL_PRINTED"],
    ["closed", "Closed.", "CLOSED"],
  ] as const)("as %s says so and sets the state, without a word to the guest", async ([as, said, state]) => {
    const { server, id, stateNow, guestLine } = await openEvening();
    const answer = await server.staff().runs("/booking mark", { id, as }).answer();
    expect(answer).toMatchObject({ ephemeral: true, content: said });
    expect(await stateNow()).toBe(state);
    expect(guestLine.told.size).toBe(0);
  });

  test("offers the marks by the staff's names", async () => {
    const { server } = await openEvening();
    expect(JSON.stringify(server.commands())).toContain(
      JSON.stringify([
        { name: "waiting", value: "waiting" },
        { name: "seated", value: "seated" },
        { name: "bill printed", value: "billPrinted" },
        { name: "closed", value: "closed" },
        { name: "no-show", value: "noShow" },
      ]),
    );
  });

  test("as no-show asks once, and does it on the second tap", async () => {
    const { server, id, stateNow, audit } = await openEvening();
    const kari = server.staff();
    const asked = await kari.runs("/booking mark", { id, as: "noShow" }).answer();
    expect(asked.content).toBe("Mark this booking as a no-show? It cannot be undone.");
    expect(await stateNow()).toBe("REGISTERED");
    const kept = await kari.presses(asked, "No, keep it").answer();
    expect(labels(kept)).toEqual(["Confirm", "Cancel booking", "Waiting", "Seated", "No-show", "Notes…"]);
    const again = await kari.presses(kept, "No-show").answer();
    const yes = "Yes, they did not come";
    const taps = [kari.presses(again, yes), kari.presses(again, yes)];
    const texts = await Promise.all(taps.map(async (tap) => (await tap.answer()).content));
    expect(texts.toSorted()).toEqual([
      "Did not come already. Nothing about it can be changed any more. That was Kari, Sat 21 Nov, 19:05.",
      "No-show.",
    ]);
    expect(await stateNow()).toBe("NO_SHOW");
    expect(audit.entries.filter(({ action }) => action === "markNoShow")).toHaveLength(1);
  });

  test("does not ask what is not possible", async () => {
    const { server, id, service } = await openEvening();
    service.clock.set("2026-11-21T17:00:00Z");
    const answer = await server.staff().runs("/booking mark", { id, as: "noShow" }).answer();
    expect(answer.content).toContain("The visit has not begun yet");
    expect(labels(answer)).toEqual(["Confirm", "Cancel booking", "Waiting", "Seated", "Notes…"]);
  });

  test("is answered kindly where the restaurant's own system does that", async () => {
    const { server } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const commands = [
      kari.runs("/booking mark", { id: "b1", as: "seated" }),
      kari.runs("/booking table", { id: "b1", tables: "5" }),
      kari.runs("/booking history", { id: "b1" }),
      kari.runs("/house rules"),
      kari.runs("/house attention"),
    ];
    for (const command of commands) {
      expect((await command.answer()).text).toContain("live in its own booking system");
    }
  });

  test("completes bookings that are not over yet, those at their table included", async () => {
    const { server, id, desk, book } = await openEvening();
    const kari = server.staff();
    const done = await book("20:00");
    await desk.mark({ by: { id: "x", displayName: "x" }, id, as: "seated", sure: true });
    await desk.mark({ by: { id: "x", displayName: "x" }, id: done.id, as: "closed", sure: true });
    const offered = async (command: string) =>
      (await kari.types(command, { id: "" })).map(({ value }) => value);
    expect(await offered("/booking mark")).toEqual([id]);
    expect(await offered("/booking table")).toEqual([id]);
    expect(await offered("/booking cancel")).toEqual([]);
    expect(await offered("/booking history")).toEqual([id, done.id]);
  });
});

describe("the buttons for the evening", () => {
  test("lead from the door to the bill, each the next sensible step", async () => {
    const { server, id, stateNow } = await openEvening();
    const kari = server.staff();
    const arrived = await kari.runs("/booking show", { id }).answer();
    expect(labels(arrived)).toEqual(["Confirm", "Cancel booking", "Waiting", "Seated", "No-show", "Notes…"]);
    const seated = await kari.presses(arrived, "Seated").answer();
    expect(labels(seated)).toEqual(["Bill printed", "Closed", "Notes…"]);
    const printed = await kari.presses(seated, "Bill printed").answer();
    expect(labels(printed)).toEqual(["Closed", "Notes…"]);
    const closed = await kari.presses(printed, "Closed").answer();
    expect(closed).toMatchObject({ content: "Closed.", buttons: [] });
    expect(await stateNow()).toBe("CLOSED");
  });

  test("pressed by two people do it once; the second is told so", async () => {
    const { server, id, audit } = await openEvening();
    const [kari, ola] = [server.staff(), server.staff({ name: "Ola" })];
    const [first, second] = [
      await kari.runs("/booking show", { id }).answer(),
      await ola.runs("/booking show", { id }).answer(),
    ];
    expect((await kari.presses(first, "Seated").answer()).content).toBe("Seated.");
    const late = await ola.presses(second, "Seated").answer();
    expect(late.content).toContain(
      "Seated already. It can still be marked bill printed, closed or no-show, but never back. That was Kari, Sat 21 Nov, 19:05.",
    );
    expect(labels(late)).toEqual(["Bill printed", "Closed", "Notes…"]);
    expect(audit.entries.filter(({ action }) => action === "markSeated")).toHaveLength(1);
  });

  test("of details opened from a notice show on the notice who did what", async () => {
    const { server, discord, id, service } = await openEvening();
    const booking = {
      id,
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: "2026-11-21T18:00:00Z",
      partySize: 2,
      state: "REGISTERED",
    } as const;
    await discord.postNotice(toNoticeView("k", { kind: "booked", booking }, []));
    const [notice] = server.channel(ids.staffChannel);
    if (notice === undefined) throw new Error("no notice");
    const kari = server.staff();
    const details = await kari.presses(notice, "Show details").answer();
    await kari.presses(details, "Seated").answer();
    await discord.stop();
    const [now] = server.channel(ids.staffChannel);
    expect(now?.text).toContain("Seated by Kari, Sat 21 Nov, 19:05");
    expect(now && labels(now)).toEqual(["Bill printed", "Closed", "Show details"]);
    expect(await service.backOffice.find({ venueId: 1, id })).toMatchObject({ state: "SEATED" });
  });
});

describe("/booking table", () => {
  test("gives the booking its tables, which the day sheet shows", async () => {
    const { server, id } = await openEvening();
    const kari = server.staff();
    expect(await kari.types("/booking table", { id, tables: "2+" })).toEqual([
      { name: "2+1", value: "2+1" },
      { name: "2+3", value: "2+3" },
    ]);
    const answer = await kari.runs("/booking table", { id, tables: "2+3" }).answer();
    expect(answer).toMatchObject({ ephemeral: true, content: "Tables 2 + 3." });
    expect(answer.text).toContain("Table: 2 + 3");
    const sheet = await kari.runs("/bookings", { venue: 1 }).answer();
    expect(sheet.text).toContain("**19:00** Kari Nordmann, 2 people, booked, tables 2 + 3");
  });

  test("says which tables there are", async () => {
    const { server, id } = await openEvening();
    const answer = await server.staff().runs("/booking table", { id, tables: "12 @everyone" }).answer();
    expect(answer.text).toBe('No table is called "12 \\@everyone". There are: 1, 2, 3.');
  });
});

describe("/booking history", () => {
  test("names the staff as Discord does, and clients by their names", async () => {
    const { server, id } = await openEvening();
    const kari = server.staff();
    await kari.runs("/booking mark", { id, as: "seated" }).answer();
    const history = await kari.runs("/booking history", { id }).answer();
    expect(history.ephemeral).toBe(true);
    expect(history.text.split("\n").slice(1)).toEqual([
      "Sat 21 Nov, 10:00: booked for Sat 21 Nov 19:00, 2 people, by anna",
      `Sat 21 Nov, 19:05: seated, by <@${kari.id}>`,
    ]);
  });

  test("keeps the latest lines where it is too long for one message", async () => {
    const { server, book, move } = await openEvening();
    const booking = await book("20:00");
    for (let count = 0; count < 100; count++) await move(booking, { comment: `Wish ${count}` });
    await move(booking, { guestCount: 1 });
    const history = await server.staff().runs("/booking history", { id: booking.id }).answer();
    const lines = history.text.split("\n");
    expect(lines[1]).toBe("Earlier lines are left out.");
    expect(lines.at(-1)).toContain("now for Sat 21 Nov 20:00, 1 person");
    expect(lines.length).toBeGreaterThan(60);
  });
});
