import { describe, expect, test } from "vitest";
import { type DeskNotice, toNoticeView } from "#src/bot/desk/notice.ts";
import { aBooking, havsorn } from "#test/support/desk/desk-fixture.ts";
import {
  type DiscordFixture,
  type DiscordFixtureOptions,
  openDiscord,
} from "#test/support/discord/discord-fixture.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { ids } from "#test/support/discord/world.ts";

const key = { venueId: 1, id: "b1" };
const booking = aBooking({ comment: "Allergic to nuts", phone: "+4790000000" });
const view = (notice: DeskNotice = { kind: "booked", booking }, noticeKey = "k1") =>
  toNoticeView(noticeKey, notice, [havsorn]);
const posts = ({ server }: DiscordFixture) =>
  server.calls.filter(({ method, path }) => method === "POST" && path.endsWith("/messages"));

async function withNotice(
  options: DiscordFixtureOptions = {},
): Promise<DiscordFixture & { readonly notice: SeenMessage }> {
  const fixture = await openDiscord({ bookings: [booking], ...options });
  await fixture.discord.postNotice(view());
  const [notice] = fixture.server.channel(ids.staffChannel);
  if (notice === undefined) throw new Error("no notice was posted");
  return { ...fixture, notice };
}

describe("posting a notice", () => {
  test("tells everybody in the staff's channel, without the wish and the phone number", async () => {
    const { notice } = await withNotice();
    expect(notice.text.split("\n")).toEqual([
      "New booking: Havsørn",
      "Saturday 21 November 2026, 19:00",
      "4 people, À la carte",
      "Anna Berg",
      "The guest wrote a wish: open the details to read it.",
    ]);
    expect(notice.buttons.map(({ label }) => label)).toEqual(["Confirm", "Cancel booking", "Show details"]);
  });

  test("goes to the venue's own channel first", async () => {
    const { discord, server } = await openDiscord({ venueChannels: new Map([[1, ids.venueChannel]]) });
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
    expect(server.channel(ids.venueChannel)).toHaveLength(1);
    expect(server.channel(ids.staffChannel)).toHaveLength(0);
  });

  test("goes to the staff's channel where the venue's own is gone, and says what to do", async () => {
    const { discord, server, log } = await openDiscord({
      venueChannels: new Map([[1, "1100000000000000077"]]),
    });
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
    expect(log.text()).toContain("check that the channel exists");
  });

  test.for([
    [{ config: { staffChannelId: "1100000000000000077" } }, "10003"],
    [{ config: { staffChannelId: ids.forbiddenChannel } }, "50001"],
    [
      { config: { staffChannelId: ids.forbiddenChannel } },
      `could not post a notice: The Discord channel ${ids.forbiddenChannel} for notices lacks permissions for the bot: Send Messages.`,
    ],
    [{ without: ["staffChannelId"] }, "set DISCORD_STAFF_CHANNEL_ID"],
  ] as const)("is given up where no repeat would help: %j", async ([options, words]) => {
    const { discord, log } = await openDiscord(options);
    expect(await discord.postNotice(view())).toEqual({ ok: false });
    expect(log.text()).toContain(words);
    expect(log.text()).not.toMatch(/Anna|nuts/);
  });

  test("is thrown back to the queue on a passing fault, with nothing of the guest in it", async () => {
    const { discord, server } = await openDiscord();
    server.fail({ method: "POST", path: /\/messages$/, times: 4, how: { status: 502 } });
    const fault: unknown = await discord.postNotice(view()).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "discord_fault", status: 502 });
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain("Anna");
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
  });

  test("a refused token is a passing fault: the notice waits until it is mended", async () => {
    const { discord, server } = await openDiscord();
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: { status: 401 } });
    await expect(discord.postNotice(view())).rejects.toMatchObject({ code: "discord_fault" });
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
  });

  test("waits as long as Discord asks", async () => {
    const { discord, server } = await openDiscord();
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: { status: 429, retryAfter: 0.01 } });
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
  });

  test("who measures hears that Discord has limited a request", async () => {
    const outcomes: string[] = [];
    const heard = (outcome: string) => void outcomes.push(outcome);
    const { discord, server } = await openDiscord({ config: { heard } });
    outcomes.length = 0;
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: { status: 429, retryAfter: 0.01 } });
    await discord.postNotice(view());
    expect(outcomes).toEqual(["rate_limited", "ok"]);
  });

  test("does not post twice when an answer was lost, or when the queue repeats itself", async () => {
    const fixture = await openDiscord();
    const { discord, server } = fixture;
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: "lost" });
    await expect(discord.postNotice(view())).rejects.toMatchObject({ code: "discord_fault" });
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
    expect(posts(fixture)).toHaveLength(3);
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
    await discord.postNotice(view(undefined, "k2"));
    expect(server.channel(ids.staffChannel)).toHaveLength(2);
  });

  test("needs no gateway", async () => {
    const { discord, server } = await openDiscord();
    await discord.stop();
    expect(await discord.postNotice(view())).toMatchObject({ ok: true });
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
  });

  test("escapes what guests wrote", async () => {
    const { discord, server } = await openDiscord();
    const nasty = aBooking({ name: "@everyone **bold** <@&5> [x](https://evil.example)\n# Big" });
    await discord.postNotice(view({ kind: "booked", booking: nasty }));
    expect(server.channel(ids.staffChannel)[0]?.text).toContain(
      "\\@everyone \\*\\*bold\\*\\* \\<\\@&5\\> \\[x\\]\\(https:\\//evil.example\\) \\# Big",
    );
  });
});

describe("the buttons of a notice", () => {
  test("Confirm confirms and shows everybody who did", async () => {
    const { server, notice, book, guestLine } = await withNotice();
    await server.staff({ name: "Kari *star*" }).presses(notice, "Confirm").answer();
    const [now] = server.channel(ids.staffChannel);
    expect(now?.id).toBe(notice.id);
    expect(now?.text).toContain("\n**Confirmed by Kari \\*star\\*, Sat 21 Nov, 10:31**");
    expect(now?.text).toContain("Anna Berg");
    expect(now?.buttons.map(({ label }) => label)).toEqual(["Cancel booking", "Show details"]);
    expect(book.stateOf(key)).toBe("CONFIRMED");
    expect(guestLine.told.size).toBe(1);
  });

  test("Cancel asks everybody, and the yes shows who did it", async () => {
    const { server, notice, book } = await withNotice();
    const kari = server.staff();
    const asked = await kari.presses(notice, "Cancel booking").answer();
    expect(asked.ephemeral).toBe(false);
    expect(asked.content).toContain("Cancel this booking?");
    expect(asked.text).toContain("Anna Berg");
    const done = await server.staff({ name: "Ola" }).presses(asked, "Yes, cancel it").answer();
    expect(done).toMatchObject({ content: "", text: expect.stringContaining("Cancelled by Ola") });
    expect(done.buttons.map(({ label }) => label)).toEqual(["Show details"]);
    expect(book.stateOf(key)).toBe("CANCELLED");
  });

  test("No puts the notice back as it was", async () => {
    const { server, notice, book } = await withNotice();
    const kari = server.staff();
    const asked = await kari.presses(notice, "Cancel booking").answer();
    expect(await kari.presses(asked, "No, keep it").answer()).toEqual(notice);
    expect(book.stateOf(key)).toBe("REGISTERED");
  });

  test("two people who ask at the same time are asked once", async () => {
    const { server, notice } = await withNotice();
    await server.staff().presses(notice, "Cancel booking").answer();
    const again = await server.staff().presses(notice, "Cancel booking").answer();
    expect(again.buttons.map(({ label }) => label)).toEqual([
      "Confirm",
      "Cancel booking",
      "Show details",
      "Yes, cancel it",
      "No, keep it",
    ]);
  });

  test("Show is for the presser's eyes, with the wish and the phone number", async () => {
    const { server, notice } = await withNotice();
    const details = await server.staff().presses(notice, "Show details").answer();
    expect(details.ephemeral).toBe(true);
    expect(details.text).toContain("Allergic to nuts");
    expect(details.text).toContain("4790000000");
    expect(server.channel(ids.staffChannel)).toEqual([notice]);
  });

  test("what is done in the details shows on the notice as well", async () => {
    const { server, notice, discord } = await withNotice();
    const kari = server.staff();
    const details = await kari.presses(notice, "Show details").answer();
    const confirmed = await kari.presses(details, "Confirm").answer();
    const asked = await kari.presses(confirmed, "Cancel booking").answer();
    await kari.presses(asked, "Yes, cancel it").answer();
    await discord.stop();
    const [now] = server.channel(ids.staffChannel);
    expect(now?.text).toContain("Confirmed by Kari");
    expect(now?.text).toContain("Cancelled by Kari");
    expect(now?.text).not.toContain("nuts");
    expect(now?.buttons.map(({ label }) => label)).toEqual(["Show details"]);
  });

  test("a notice that was deleted keeps nobody from acting in the details", async () => {
    const { server, notice, discord, book, log } = await withNotice();
    const kari = server.staff();
    const details = await kari.presses(notice, "Show details").answer();
    server.deleteMessage(notice.id);
    expect((await kari.presses(details, "Confirm").answer()).content).toContain("Confirmed.");
    await discord.stop();
    expect(book.stateOf(key)).toBe("CONFIRMED");
    expect(log.text()).toContain("could not show on a notice");
  });

  test("two presses at once do it once; the second is told so", async () => {
    const { server, notice, guestLine, audit } = await withNotice();
    const [kari, ola] = [server.staff(), server.staff({ name: "Ola" })];
    const presses = [kari.presses(notice, "Confirm"), ola.presses(notice, "Confirm")];
    await Promise.all(presses.map((press) => press.answer()));
    const told = await Promise.any(presses.map((press) => press.followUp()));
    expect(told).toMatchObject({ ephemeral: true, text: "This booking is confirmed already." });
    expect(audit.entries).toHaveLength(1);
    expect(guestLine.told.size).toBe(1);
    const [now] = server.channel(ids.staffChannel);
    expect(now?.text.match(/Confirmed by/g)).toHaveLength(1);
  });

  test("a press on a notice that is out of date gets today's state, and the right buttons", async () => {
    const { server, notice, book } = await withNotice();
    book.put(key, "SEATED");
    const press = server.staff().presses(notice, "Confirm");
    expect((await press.followUp()).text).toContain("The guests are here already");
    const [now] = server.channel(ids.staffChannel);
    expect(now?.text).toBe(notice.text);
    expect(now?.buttons.map(({ label }) => label)).toEqual(["Show details"]);
  });

  test("a press for a booking that is gone says so", async () => {
    const { server, notice, book } = await withNotice();
    book.remove(key);
    const press = server.staff().presses(notice, "Confirm");
    expect(await press.followUp()).toMatchObject({ ephemeral: true, text: "There is no booking b1." });
  });

  test("the presser alone is asked to call a guest who could not be told", async () => {
    const { server, notice, guestLine } = await withNotice();
    guestLine.become("none");
    const press = server.staff().presses(notice, "Confirm");
    const told = await press.followUp();
    expect(told).toMatchObject({ ephemeral: true, text: expect.stringContaining("call the guest") });
    expect(server.channel(ids.staffChannel)[0]?.text).toContain("Confirmed by Kari");
  });

  test("while the service is away nothing changes but the presser is told", async () => {
    const { server, notice, book } = await withNotice();
    book.breakDown(new Error("away"));
    const press = server.staff().presses(notice, "Confirm");
    expect((await press.followUp()).text).toContain("not certain");
    expect(server.channel(ids.staffChannel)).toEqual([notice]);
  });
});
