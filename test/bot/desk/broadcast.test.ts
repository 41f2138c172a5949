import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { answer } from "#src/adapters/shell/answer.ts";
import { isDone, show } from "#src/adapters/shell/show.ts";
import { createBroadcasts } from "#src/bot/desk/broadcast/create-broadcasts.ts";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { createBroadcastBook } from "#src/bot/persistence/create-broadcast-book.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import type { StaffNotice } from "#src/bot/runtime/ports/staff.ts";
import { readCatalogues } from "#src/compose/read-catalogues.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { newId } from "#src/lib/ids.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { havsorn, kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { noPeople } from "#test/support/desk/no-people.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import type { TestService } from "#test/support/service/test-service.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const openDesk = embeddedDesks();
const ola = { id: "test:2", displayName: "Ola" };
const tonight = { by: kari, venueId: 1, date: "today" };

async function prepare(database: Database): Promise<void> {
  await migrate(database, "bot", botMigrations);
  await sql`truncate broadcasts, ledger, service.booking cascade`.execute(database.db);
  await clearWork(database);
}

/** A house whose guests are in chats of a real runtime; `goRound` is the minute's look. */
async function openHouse() {
  const told = new Map<string, StaffNotice>();
  const rounds: { alive?: () => Promise<void> } = {};
  let database!: Database;
  let harness!: ReturnType<typeof createHarness>;
  const broadcasts = (service: TestService) => {
    database = service.database;
    harness = createHarness(database, { clock: service.clock });
    const parts = {
      book: createBroadcastBook(database),
      inject: harness.runtime.inject,
      tellStaff: async (notice: StaffNotice, key: string) => {
        told.set(key, notice);
      },
      render: createRenderReply(readCatalogues("replies.ftl")),
      clock: service.clock,
      log: createQuietLog(),
    };
    const every = (_: Temporal.Duration, __: string, round: () => Promise<void>) => {
      rounds.alive = round;
    };
    return createBroadcasts({ ...parts, jobs: { every } });
  };
  const venues = testVenues.map((venue) =>
    venue.id === 1
      ? {
          ...venue,
          messages: [{ key: "Terrace closed", text: { en: "No terrace tonight.", de: "Keine Terrasse." } }],
        }
      : venue,
  );
  const house = await openDesk({ broadcasts, prepare, venues });
  const ledger = createLedger(database);
  /** A booking of somebody in a chat; of the same guest where they are named. */
  const bookInChat = async (time = "19:00", guest = newId(), language = "en") => {
    const booking = await house.book(time);
    const chat = harness.guest(guest);
    if (harness.platform.sentTo(guest).length === 0)
      await chat.says(language === "de" ? "Ich möchte gern einen Tisch reservieren" : "hello");
    const startsAt = Temporal.Instant.from(booking.timeFrom).toString();
    const { id, venueId } = booking;
    const known = {
      id,
      venueId,
      scenarioName: "Dinner",
      startsAt,
      partySize: 2,
      state: "REGISTERED",
    } as const;
    await ledger.upsert(chat.conversationId, known, service.clock.now());
    return { ...booking, guest };
  };
  const { service } = house;
  const goRound = async () => {
    await harness.runtime.settle();
    await rounds.alive?.();
  };
  const shown = async (
    ask: Partial<Parameters<typeof house.desk.broadcast.draft>[0]> = {},
    text = "We close at ten.",
  ) => {
    const drafted = await house.desk.broadcast.draft({ ...tonight, ...ask });
    if (drafted.type !== "emptyDraft") return drafted;
    return await house.desk.broadcast.write({ by: kari, broadcastId: drafted.broadcastId, text });
  };
  const broadcastOf = async (...given: Parameters<typeof shown>) => {
    const view = await shown(...given);
    if (view.type !== "broadcast") throw new Error(view.text);
    return view;
  };
  const news = (guest: string) =>
    harness.platform.sentTo(guest).filter(({ reply }) => reply.text.includes("fromHouse")).length;
  return { ...house, harness, told, bookInChat, goRound, shown, broadcastOf, news };
}

describe("a message to the guests of an evening", () => {
  test("is shown with whom it goes to, sent by the second tap, and its result told", async () => {
    const house = await openHouse();
    const { guest } = await house.bookInChat("17:00");
    await house.bookInChat("21:00", guest);
    const other = await house.bookInChat("19:00");
    const gone = await house.bookInChat("19:00");
    await house.desk.cancel({ by: kari, id: gone.id });
    const caller = await house.book("21:00");
    const view = await house.broadcastOf();
    expect(view.lines).toEqual([
      "Goes to 2 guests in Test.",
      "1 guest without a chat: on the list to call once it is sent.",
    ]);
    expect(view.texts).toEqual([
      { label: "As written, 2 guests", text: "A message from the team at Fjord:\nWe close at ten." },
    ]);
    expect(view.actions).toEqual(["send", "drop"]);
    await house.goRound();
    expect([house.news(guest), house.news(other.guest)]).toEqual([0, 0]);
    const [first, second] = await Promise.all([
      house.desk.broadcast.send({ by: kari, broadcastId: view.broadcastId }),
      house.desk.broadcast.send({ by: ola, broadcastId: view.broadcastId }),
    ]);
    expect([first, second].map(({ text }) => text.split(",")[0]).toSorted()).toEqual([
      "It goes out now. When it has",
      "It is sent already",
    ]);
    await house.desk.broadcast.send({ by: kari, broadcastId: view.broadcastId });
    await house.goRound();
    await house.goRound();
    expect([house.news(guest), house.news(other.guest), house.news(gone.guest)]).toEqual([1, 1, 0]);
    const [notice] = house.told.values();
    expect(notice).toMatchObject({ kind: "broadcastSent", sent: 2, unreached: 0, toCall: 1 });
    if (notice)
      expect(toNoticeView("k", notice, [havsorn]).lines).toContain("2 sent. On the list to call: 1 guest.");
    expect(house.audit.entries.filter(({ action }) => action === "sendBroadcast")).toHaveLength(1);
    const attention = await house.desk.attention({ by: kari, venueId: 1 });
    expect(JSON.stringify(attention)).toMatch(
      /"Call: they have not had the message \(Sat 21 Nov\).*"time":"21:00"/s,
    );
    await house.desk.cancel({ by: kari, id: caller.id });
    expect(JSON.stringify(await house.desk.attention({ by: kari, venueId: 1 }))).not.toContain(
      "have not had",
    );
  });

  test("in a shell is shown first, sent as it was shown, and shown anew where the guests are others", async () => {
    const house = await openHouse();
    const { guest } = await house.bookInChat("17:00");
    const asks = async (given: Readonly<Record<string, string>>, how: { look?: true; sure?: true } = {}) => {
      const request = { command: "broadcast", given: { day: "today", ...given }, by: "Kari", key: newId() };
      const reply = await answer({ desk: house.desk, people: noPeople }, { ...request, venue: "1", ...how });
      if (reply.type === "notKnown") throw new Error("broadcast is no command");
      const draft = reply.answer.type === "broadcast" ? reply.answer.broadcastId : "";
      const said = show(reply.answer, { width: 80, style: (_, text) => text }).join("\n");
      return { type: reply.type, isDone: isDone(reply.answer), said, draft };
    };
    expect((await asks({}, { look: true })).said).toContain("There is nothing in it.");
    const shown = await asks({ text: "We close at ten." }, { look: true });
    expect(shown).toMatchObject({ type: "askFirst", isDone: false });
    expect(shown.said).toContain(
      "As written, 1 guest\n  A message from the team at Fjord:\n  We close at ten.",
    );
    expect(shown.said).toContain(`--draft ${shown.draft}`);
    const other = await house.bookInChat("19:00");
    expect(await asks({ draft: shown.draft }, { sure: true })).toMatchObject({
      type: "askFirst",
      isDone: false,
      said: expect.stringContaining("The bookings have changed since you looked"),
    });
    expect(house.news(guest)).toBe(0);
    expect(await asks({ draft: shown.draft }, { sure: true })).toMatchObject({
      type: "answer",
      isDone: true,
    });
    const own = await asks({ message: "terrace closed" }, { sure: true });
    expect(own).toMatchObject({ type: "answer", isDone: true });
    await house.goRound();
    await house.goRound();
    expect([house.news(guest), house.news(other.guest)]).toEqual([2, 2]);
  });

  test("tells whom it did not reach, and they are called", async () => {
    const house = await openHouse();
    await house.bookInChat();
    const { broadcastId } = await house.broadcastOf();
    house.harness.platform.instead.push(() => ({ ok: false, reason: "unreachable" }));
    await house.desk.broadcast.send({ by: kari, broadcastId });
    await house.goRound();
    expect([...house.told.values()]).toMatchObject([{ sent: 0, unreached: 1, toCall: 1 }]);
    expect(JSON.stringify(await house.desk.attention({ by: kari }))).toContain("We close at ten.");
  });

  test("is shown again where the bookings are others by the second tap", async () => {
    const house = await openHouse();
    await house.bookInChat();
    const { broadcastId } = await house.broadcastOf();
    const late = await house.bookInChat("21:00");
    const again = await house.desk.broadcast.send({ by: kari, broadcastId });
    expect(again).toMatchObject({ text: expect.stringContaining("have changed"), actions: ["send", "drop"] });
    expect(house.news(late.guest)).toBe(0);
    expect(await house.desk.broadcast.send({ by: kari, broadcastId })).toMatchObject({ actions: [] });
    await house.goRound();
    expect(house.news(late.guest)).toBe(1);
  });

  test("to a shift or a scenario that there is not names those there are", async () => {
    const house = await openHouse();
    await house.bookInChat();
    const draft = (words: object) => house.desk.broadcast.draft({ ...tonight, ...words });
    expect(await draft({ shift: "Brunch" })).toMatchObject({
      type: "refused",
      text: expect.stringContaining("has no shift “Brunch” that day. It has: "),
    });
    expect(await draft({ scenario: "Brunch" })).toMatchObject({
      type: "refused",
      text: expect.stringContaining('has no scenario "Brunch". There are: '),
    });
    expect(await draft({ scenario: "dinner" })).toMatchObject({ type: "emptyDraft" });
  });

  test("of the venue's own is read by each in their language", async () => {
    const house = await openHouse();
    await house.bookInChat("19:00", "en-guest");
    await house.bookInChat("21:00", "de-guest", "de");
    const view = await house.broadcastOf({ message: "terrace closed" });
    expect(view.texts).toEqual([
      { label: "English, 1 guest", text: "A message from the team at Fjord:\nNo terrace tonight." },
      { label: "German, 1 guest", text: "Eine Nachricht vom Team von Fjord:\nKeine Terrasse." },
    ]);
    expect(house.desk.broadcast.suggest.messages({ text: "terr", venueId: 1 })).toHaveLength(1);
    expect(await house.shown({ message: "snow" })).toMatchObject({ reason: "notUnderstood" });
  });

  test("reaches each guest once, whenever the process dies after the second tap", async () => {
    for (let killAt = 1; ; killAt += 1) {
      const house = await openHouse();
      const guests = [await house.bookInChat("19:00"), await house.bookInChat("21:00")];
      const { broadcastId } = await house.broadcastOf();
      const doomed = await openMortal(house, killAt, broadcastId);
      await house.goRound();
      if (guests.every(({ guest }) => house.news(guest) === 0)) {
        // It died before it was kept: whoever presses again sends it.
        await house.desk.broadcast.send({ by: kari, broadcastId });
        await house.goRound();
      }
      await house.goRound();
      expect(guests.map(({ guest }) => house.news(guest))).toEqual([1, 1]);
      expect([...house.told.keys()]).toEqual([`broadcast:${broadcastId}`]);
      if (!doomed) return;
      expect(killAt).toBeLessThan(30);
    }
  });

  test.for([
    [{ date: "yesterday" }, "That day is over."],
    [{ date: "someday" }, "That day was not understood."],
    [{ date: "tomorrow" }, "Nobody has a booking that stands then"],
    [{ scenario: "Lunch" }, "Nobody has a booking that stands then"],
  ] as const)("is refused for %o: %s", async ([ask, words]) => {
    const house = await openHouse();
    await house.bookInChat();
    expect(await house.shown(ask)).toMatchObject({ type: "refused", text: expect.stringContaining(words) });
  });

  test("is not there for the staff of another venue, and one thrown away is gone", async () => {
    const house = await openHouse();
    const { guest } = await house.bookInChat();
    const { broadcastId } = await house.broadcastOf();
    const others = house.desk.within((venueId) => venueId === 2);
    expect(await others.broadcast.send({ by: ola, broadcastId })).toMatchObject({ reason: "notFound" });
    expect(await others.broadcast.drop({ by: ola, broadcastId })).toMatchObject({ reason: "notFound" });
    expect(await house.desk.broadcast.drop({ by: kari, broadcastId })).toMatchObject({ type: "said" });
    expect(await house.desk.broadcast.send({ by: kari, broadcastId })).toMatchObject({ reason: "notFound" });
    await house.goRound();
    expect(house.news(guest)).toBe(0);
  });
});

/** Sends in a process that dies at a call; true where it did. */
async function openMortal(
  { harness, service, told }: Awaited<ReturnType<typeof openHouse>>,
  killAt: number,
  broadcastId: string,
): Promise<boolean> {
  const executioner = createExecutioner(killAt);
  const book = createBroadcastBook(service.database);
  const mortal = createBroadcasts({
    book: guarded(book, executioner),
    inject: (...given) => executioner.through(() => harness.runtime.inject(...given)),
    tellStaff: (notice, key) =>
      executioner.through(async () => {
        told.set(key, notice);
      }),
    render: createRenderReply(readCatalogues("replies.ftl")),
    jobs: { every: () => {} },
    clock: service.clock,
    log: createQuietLog(),
  });
  const found = await book.find(broadcastId);
  const all = await book.listChats(
    1,
    Temporal.Instant.from("2026-11-21T00:00:00Z"),
    Temporal.Instant.from("2026-11-22T00:00:00Z"),
  );
  const to = [...all].map(([bookingId, { conversationId }]) => ({ bookingId, conversationId }));
  expect(to).toHaveLength(found?.seen.length ?? 0);
  try {
    await mortal.send(broadcastId, to, kari, service.clock.now());
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
  return executioner.isDead();
}
