import { expect, test } from "vitest";
import { createDoor } from "#src/bot/desk/door/door.ts";
import { createPeople } from "#src/bot/desk/door/people.ts";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createDoorBook } from "#src/bot/persistence/create-door-book.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { havsorn, kaimoana } from "#test/support/desk/desk-fixture.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";

describeDatabases("/invite", (open) => {
  async function openPeople() {
    const database = await open();
    const parts = {
      audit: createAuditTrail(database),
      clock: { now: () => Temporal.Instant.from("2026-11-21T09:00:00Z") },
      log: createQuietLog(),
    };
    const deskUrl = "https://book.example.com/desk";
    const door = createDoor({ ...parts, book: createDoorBook(database), deskUrl });
    return { door, people: createPeople({ ...parts, door, venues: () => [havsorn, kaimoana] }) };
  }

  test("tells an administrator alone a link that lets a colleague in", async () => {
    const { door, people } = await openPeople();
    const { server } = await openDiscord({ config: { people } });
    const boss = server.staff({ administrator: true });
    const invited = await boss.runs("/invite", { name: "Kari_N", role: "owner", venue: 2 }).answer();
    expect(invited.ephemeral).toBe(true);
    const [text, link = ""] = invited.content.split("\n");
    expect(text).toContain("for Kari\\_N, owner at Kai Moana.");
    const [, token = ""] =
      /^<https:\/\/book\.example\.com\/desk\/enter\?token=([\w-]{43})>$/.exec(link) ?? [];
    expect(await door.enter(token)).toMatchObject({
      ok: true,
      admission: { session: { name: "Kari_N", role: "owner", venueIds: [2] } },
    });
  });

  test("is not for who has the role alone", async () => {
    const { people } = await openPeople();
    const { server } = await openDiscord({ config: { people } });
    const refused = await server.staff().runs("/invite", { name: "Eve", role: "owner" }).answer();
    expect(refused.content).toBe("Who may enter is decided by the owners of the whole house.");
  });
});
