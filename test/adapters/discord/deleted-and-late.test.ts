import { describe, expect, test } from "vitest";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";
import { aBooking, havsorn } from "#test/support/desk/desk-fixture.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { ids } from "#test/support/discord/world.ts";

const key = { venueId: 1, id: "b1" };
const original = /@original$/;
/** Whoever must be answered at once waits for nothing; the start waits as ever. */
const impatient: Wait = async (ms, signal) => (ms < 3_000 ? undefined : await systemWait(ms, signal));

async function withNotice() {
  const fixture = await openDiscord({ bookings: [aBooking()] });
  await fixture.discord.postNotice(toNoticeView("k1", { kind: "booked", booking: aBooking() }, [havsorn]));
  const [notice] = fixture.server.channel(ids.staffChannel) as [SeenMessage];
  return { ...fixture, notice };
}

describe("a slow service", () => {
  test("keeps nobody from hearing within three seconds that maitred is at it", async () => {
    const { server, book, notice } = await withNotice();
    const release = book.hold();
    const kari = server.staff();
    const asked = [
      kari.runs("/bookings"),
      kari.runs("/booking show", { id: "b1" }),
      kari.runs("/booking cancel", { id: "b1" }),
      kari.runs("/find", { text: "anna" }),
      kari.presses(notice, "Show details"),
      kari.presses(notice, "Confirm"),
    ];
    await Promise.all(asked.map((outcome) => outcome.acknowledged()));
    release();
    const answers = await Promise.all(asked.map((outcome) => outcome.answer()));
    expect(answers.map(({ text }) => /Anna/.test(text))).toEqual(asked.map(() => true));
  });

  test("leaves a list empty while somebody types", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()], config: { wait: impatient } });
    const release = book.hold();
    expect(await server.staff().types("/booking show", { id: "" })).toEqual([]);
    release();
  });
});

describe("what somebody deleted meanwhile", () => {
  test("an answer that was sent away comes anew, and what was done is not said to have failed", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    server.fail({ method: "PATCH", path: original, times: 1, how: { status: 404, code: 10_008 } });
    const answer = await server.staff().runs("/booking confirm", { id: "b1" }).followUp();
    expect(answer).toMatchObject({ ephemeral: true, content: expect.stringContaining("Confirmed.") });
    expect(book.stateOf(key)).toBe("CONFIRMED");
  });

  test("a notice under somebody's finger: who pressed is told what came of it", async () => {
    const { server, notice, book, log } = await withNotice();
    const release = book.hold();
    const outcome = server.staff().presses(notice, "Confirm");
    await outcome.acknowledged();
    server.fail({ method: "PATCH", path: original, times: 1, how: { status: 404, code: 10_008 } });
    release();
    expect(await outcome.followUp()).toMatchObject({
      ephemeral: true,
      content: expect.stringContaining("Confirmed."),
    });
    expect(log.lines).toEqual([]);
  });
});

describe("an answer that comes after Discord's fifteen minutes", () => {
  test.for([10_015, 50_027])("is told of in the channel, without anything of the guest: %i", async (code) => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    server.fail({ method: "PATCH", path: original, times: 1, how: { status: 404, code } });
    kari.runs("/booking confirm", { id: "b1" });
    await expect.poll(() => server.channel(ids.staffChannel)).toHaveLength(1);
    expect(server.channel(ids.staffChannel)[0]?.text).toBe(
      `<@${kari.id}>, what you asked took so long that Discord no longer takes the answer. Look how it stands before you ask again.`,
    );
    expect(book.stateOf(key)).toBe("CONFIRMED");
  });
});

describe("Discord's limits", () => {
  test("an answer waits as long as Discord asks, and comes once", async () => {
    const { server, audit } = await openDiscord({ bookings: [aBooking()] });
    server.fail({ method: "PATCH", path: original, times: 2, how: { status: 429, retryAfter: 0.01 } });
    expect((await server.staff().runs("/booking confirm", { id: "b1" }).answer()).content).toContain(
      "Confirmed.",
    );
    expect(audit.entries.filter(({ action }) => action === "confirmBooking")).toHaveLength(1);
  });

  test("a session that Discord has forgotten is begun anew", async () => {
    const { server } = await openDiscord({ bookings: [aBooking()] });
    const identified = server.gateway.next("Identify");
    server.gateway.forgetSession();
    await identified;
    await expect.poll(() => server.gateway.connections()).toBe(1);
    expect((await server.staff().runs("/booking show", { id: "b1" }).answer()).text).toContain("Anna Berg");
  });
});
