import { describe, expect, test } from "vitest";
import { aBooking } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { openDiscord, openDiscordFor } from "#test/support/discord/discord-fixture.ts";

const openDesk = embeddedDesks();

describe("the form of a booking's notes", () => {
  test("opens from the details with what is written there, and answers in their place", async () => {
    const { server, book } = await openDiscordFor(await openDesk());
    const { id } = await book("19:00", { comment: "By the *window*" });
    const kari = server.staff();
    const details = await kari.runs("/booking show", { id }).answer();
    const form = await kari.presses(details, "Notes…").form();
    expect(form.labels).toEqual(["Staff's note", "Wish"]);
    expect(form.values).toEqual({ staffNote: "", comment: "By the *window*" });
    const done = await kari.submits(form, { staffNote: "Regular, likes *table 5*" }).answer();
    expect(done).toMatchObject({ id: details.id, content: "Noted.", ephemeral: true });
    expect(done.text).toContain("**Staff's note**\nRegular, likes \\*table 5\\*");
    expect(done.text).toContain("**Wish**\nBy the \\*window\\*");
    const again = await kari.presses(done, "Notes…").form();
    expect(again.values["staffNote"]).toBe("Regular, likes *table 5*");
  });

  test("opens by a command too, and tells the second one who was first", async () => {
    const { server, book } = await openDiscordFor(await openDesk());
    const { id } = await book();
    const [kari, ola] = [server.staff(), server.staff({ name: "Ola" })];
    const [first, second] = [
      await kari.runs("/booking note", { id }).form(),
      await ola.runs("/booking note", { id }).form(),
    ];
    expect((await kari.submits(first, "Birthday").answer()).content).toBe("Noted.");
    const late = await ola.submits(second, "Regular").answer();
    expect(late.ephemeral).toBe(true);
    expect(late.content).toContain("That was Kari, Sat 21 Nov, 10:00.");
    expect(late.content).toContain("Staff's note: Regular");
    expect(late.text).toContain("Birthday");
  });

  test("is not there with another booking system, and the command says so", async () => {
    const { server } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const details = await kari.runs("/booking show", { id: "b1" }).answer();
    expect(details.buttons.map(({ label }) => label)).not.toContain("Notes…");
    const answer = await kari.runs("/booking note", { id: "b1" }).answer();
    expect(answer).toMatchObject({ ephemeral: true });
    expect(answer.text).toContain("its own booking system");
  });
});
