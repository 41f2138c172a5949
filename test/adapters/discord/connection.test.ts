import { describe, expect, test } from "vitest";
import { aBooking } from "#test/support/desk/desk-fixture.ts";
import { openDiscord, prepareDiscord } from "#test/support/discord/discord-fixture.ts";

const key = { venueId: 1, id: "b1" };

describe("the connection to Discord", () => {
  test("keeps itself alive", async () => {
    const { server } = await openDiscord({ heartbeatMs: 20 });
    await server.gateway.next("Heartbeat");
    await server.gateway.next("Heartbeat");
    expect(server.gateway.connections()).toBe(1);
  });

  test("resumes after a cut, and answers what came meanwhile", async () => {
    const { server, log } = await openDiscord({ bookings: [aBooking()] });
    const resumed = server.gateway.next("Resume");
    server.gateway.drop();
    const outcome = server.staff().runs("/booking confirm", { id: "b1" });
    await resumed;
    expect((await outcome.answer()).content).toContain("Confirmed.");
    expect(server.gateway.received.filter((name) => name === "Identify")).toHaveLength(1);
    expect(log.lines.map(({ message }) => message)).toEqual([
      "Discord connection lost, connecting again",
      "Discord connection resumed",
    ]);
  });

  test("resumes where Discord asks for it", async () => {
    const { server } = await openDiscord({ bookings: [aBooking()] });
    const resumed = server.gateway.next("Resume");
    server.gateway.askToReconnect();
    await resumed;
    expect((await server.staff().runs("/booking show", { id: "b1" }).answer()).text).toContain("Anna Berg");
    expect(server.gateway.received.filter((name) => name === "Identify")).toHaveLength(1);
  });

  test("an acknowledgement that Discord fails to take at first is sent again", async () => {
    const { server } = await openDiscord({ bookings: [aBooking()] });
    server.fail({ method: "POST", path: /callback$/, times: 2, how: { status: 502 } });
    expect((await server.staff().runs("/booking confirm", { id: "b1" }).answer()).content).toContain(
      "Confirmed.",
    );
  });

  test("nothing is done where Discord takes no acknowledgement at all", async () => {
    const { server, book, log } = await openDiscord({ bookings: [aBooking()] });
    server.fail({ method: "POST", path: /callback$/, times: 8, how: { status: 502 } });
    const kari = server.staff();
    kari.runs("/booking confirm", { id: "b1" });
    await log.written(/could not answer on Discord/);
    expect(book.stateOf(key)).toBe("REGISTERED");
  });

  test("a command that is delivered twice is done once", async () => {
    const { server, audit, log } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const outcome = kari.runs("/booking confirm", { id: "b1" });
    await outcome.answer();
    outcome.repeat();
    await kari.runs("/bookings").answer();
    expect(audit.entries.filter(({ action }) => action === "confirmBooking")).toHaveLength(1);
    expect(log.text()).toContain("not acknowledged in time");
  });

  test("stops after the interaction in hand is answered", async () => {
    const { server, discord, book } = await openDiscord({ bookings: [aBooking()] });
    const release = book.hold();
    const outcome = server.staff().runs("/booking confirm", { id: "b1" });
    await outcome.acknowledged();
    const stopped = discord.stop();
    const first = await Promise.race([
      stopped.then(() => "stopped"),
      outcome.acknowledged().then(() => "in hand"),
    ]);
    expect(first).toBe("in hand");
    release();
    await stopped;
    expect((await outcome.answer()).content).toContain("Confirmed.");
    expect(book.stateOf(key)).toBe("CONFIRMED");
    await server.gateway.closed();
    expect(server.gateway.connections()).toBe(0);
  });

  test("leaves no connection behind when it stops while it is connecting again", async () => {
    const { server, discord, log } = await openDiscord();
    server.gateway.drop();
    await log.written(/connection lost/);
    const resumed = server.gateway.next("Resume");
    await discord.stop();
    await resumed;
    await server.gateway.closed();
    expect(server.gateway.connections()).toBe(0);
  });

  test("says nothing of a lost connection when it stops", async () => {
    const { server, discord, log } = await openDiscord();
    await discord.stop();
    await server.gateway.closed();
    expect(log.lines).toEqual([]);
  });

  test("stops when it was never started, and twice", async () => {
    const { discord } = await prepareDiscord();
    await discord.stop();
    await discord.start();
    await discord.stop();
    await discord.stop();
  });
});
