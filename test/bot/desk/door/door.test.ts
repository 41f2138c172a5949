import { beforeAll, describe, expect, test } from "vitest";
import { createDoor } from "#src/bot/desk/door/door.ts";
import type { Invitation } from "#src/bot/desk/door/ports.ts";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createDoorBook } from "#src/bot/persistence/create-door-book.ts";
import type { BotTables } from "#src/bot/persistence/tables.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const kari: Invitation = { name: "Kari", role: "host" };

describeDatabases("the door of the desk", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  function openDoor(of = database) {
    let now = Temporal.Instant.from("2026-11-21T09:00:00Z");
    const door = createDoor({
      book: createDoorBook(of),
      deskUrl: "https://book.example.com/desk",
      audit: createAuditTrail(of),
      clock: { now: () => now },
      log: createQuietLog(),
    });
    const pass = (duration: Temporal.DurationLike) => {
      now = now.add(duration);
    };
    const invite = async (invitation = kari) =>
      new URL((await door.invite(invitation)).link).searchParams.get("token") ?? "";
    const enter = async (invitation = kari) => {
      const entered = await door.enter(await invite(invitation));
      if (!entered.ok) throw new Error(`turned away: ${entered.fault}`);
      return entered;
    };
    return { door, pass, invite, enter };
  }

  test("a link leads to the desk and says nothing of whom it is for", async () => {
    const { link, expiresAt } = await openDoor().door.invite(kari);
    expect(link).toMatch(/^https:\/\/book\.example\.com\/desk\/enter\?token=[\w-]{43}$/);
    expect(String(expiresAt)).toBe("2026-11-21T09:15:00Z");
  });

  describe("lets nobody in by a link", () => {
    test("that was never made", async () => {
      const { door } = openDoor();
      for (const token of ["", "x".repeat(43), "' or 1=1"])
        expect(await door.enter(token)).toEqual({ ok: false, fault: "unknown" });
    });

    test("that is spent", async () => {
      const { door, invite } = openDoor();
      const token = await invite();
      await door.enter(token);
      expect(await door.enter(token)).toEqual({ ok: false, fault: "spent" });
    });

    test("whose fifteen minutes are over", async () => {
      const { door, invite, pass } = openDoor();
      const [early, late] = [await invite(), await invite()];
      pass({ minutes: 14, seconds: 59 });
      expect(await door.enter(early)).toMatchObject({ ok: true });
      pass({ seconds: 1 });
      expect(await door.enter(late)).toEqual({ ok: false, fault: "expired" });
    });
  });

  test("of many who press one link at once, one enters, and one session has begun", async () => {
    const { door, invite } = openDoor();
    const name = "Sigrid";
    const token = await invite({ name, role: "host" });
    const entered = await Promise.all(Array.from({ length: 8 }, () => door.enter(token)));
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
    const sessions = (await door.listSessions()).filter(({ session }) => session.name === name);
    expect(sessions).toHaveLength(1);
  });

  test("a key is known by its owner, as what they were invited", async () => {
    const { door, enter } = openDoor();
    const { key, admission } = await enter({ name: "Ola", role: "owner", venueIds: [2] });
    expect(admission.session).toMatchObject({ name: "Ola", role: "owner", venueIds: [2] });
    const { sessionId, session } = admission;
    expect(await door.recognise(key)).toMatchObject({ sessionId, session });
    for (const other of ["", "x".repeat(43), key.slice(1), `${key}=`])
      expect(await door.recognise(other)).toBeUndefined();
  });

  test("who is invited again is the same person, by each spelling", async () => {
    const { enter } = openDoor();
    const first = await enter({ name: "Åse Berg", role: "host" });
    const second = await enter({ name: "åse berg", role: "owner" });
    const third = await enter({ name: "Åse Bergs", role: "owner" });
    const [one, same, other] = [first, second, third].map(({ admission }) => admission);
    expect(same?.session.id).toBe(one?.session.id);
    expect(same?.sessionId).not.toBe(one?.sessionId);
    expect(other?.session.id).not.toBe(one?.session.id);
  });

  describe("a session is over", () => {
    test("thirty days after it was used last", async () => {
      const { door, enter, pass } = openDoor();
      const { key } = await enter();
      pass({ hours: 29 * 24 });
      expect(await door.recognise(key)).toBeDefined();
      pass({ hours: 29 * 24 });
      expect(await door.recognise(key)).toBeDefined();
      pass({ hours: 30 * 24 });
      expect(await door.recognise(key)).toBeUndefined();
    });

    test("ninety days after it began, however often it was used", async () => {
      const { door, enter, pass } = openDoor();
      const { key } = await enter();
      for (const _ of Array(89)) {
        pass({ hours: 24 });
        expect(await door.recognise(key)).toBeDefined();
      }
      pass({ hours: 24 });
      expect(await door.recognise(key)).toBeUndefined();
    });

    test("when it is ended, and only that one", async () => {
      const { door, enter } = openDoor();
      const [one, other] = [await enter(), await enter()];
      expect(await door.end(one.admission.sessionId)).toMatchObject({ session: { name: "Kari" } });
      expect(await door.recognise(one.key)).toBeUndefined();
      expect(await door.recognise(other.key)).toBeDefined();
      expect(await door.end(one.admission.sessionId)).toBeUndefined();
      const ids = [one, other].map(({ admission }) => admission.sessionId);
      expect(await door.listOver([...ids, "made up"])).toEqual([ids[0], "made up"]);
    });

    test("when somebody leaves, which is in the trail as their entering is", async () => {
      const { door, enter } = openDoor();
      const { key, admission } = await enter({ name: "Liv", role: "host" });
      await door.leave(admission);
      expect(await door.recognise(key)).toBeUndefined();
      const db = database.db.withTables<BotTables>();
      const trail = await db
        .selectFrom("audit")
        .select(["action", "staff_id"])
        .where("staff_name", "=", "Liv")
        .execute();
      const by = `web:${admission.session.id}`;
      expect(trail).toEqual([
        { action: "enterDesk", staff_id: by },
        { action: "leaveDesk", staff_id: by },
      ]);
    });
  });

  test("nothing that opens the desk is kept", async () => {
    const { invite, enter } = openDoor();
    const secrets = [await invite(), (await enter()).key];
    const db = database.db.withTables<BotTables>();
    const rows = [
      ...(await db.selectFrom("desk_invitations").selectAll().execute()),
      ...(await db.selectFrom("desk_sessions").selectAll().execute()),
    ];
    const kept = rows
      .flatMap((row) => Object.values(row))
      .map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString("base64url") : String(value),
      );
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  test("what nobody can use any more is gone with the next invitation", async () => {
    const of = await open();
    const { enter, invite, pass } = openDoor(of);
    await enter();
    await invite();
    pass({ hours: 90 * 24 });
    await invite();
    const db = of.db.withTables<BotTables>();
    const count = async (table: "desk_invitations" | "desk_sessions") =>
      (await db.selectFrom(table).selectAll().execute()).length;
    expect([await count("desk_invitations"), await count("desk_sessions")]).toEqual([1, 0]);
  });

  test("it is known whether anybody ever entered, also once they have left", async () => {
    const { door, enter, invite } = openDoor(await open());
    await invite();
    expect(await door.wasEntered()).toBe(false);
    const { admission } = await enter();
    await door.leave(admission);
    expect(await door.wasEntered()).toBe(true);
  });
});
