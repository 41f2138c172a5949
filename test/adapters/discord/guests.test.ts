import { describe, expect, test } from "vitest";
import type { EnquiryPost } from "#src/bot/desk/view.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";

const opening = (key: string) => ({
  key,
  venueId: 1,
  name: "Anna *Berg*",
  title: "A guest needs a person: Havsørn",
  lines: ["Anna *Berg*"],
});

const post = (values: Partial<EnquiryPost> = {}): EnquiryPost => ({
  key: "entry:1",
  enquiryId: "a1",
  tone: "guest",
  title: "Anna writes:",
  text: "@everyone **is there a lift?**",
  actions: ["answer", "close"],
  ...values,
});

/** A thread with what the guest wrote. */
async function openThread() {
  const house = await openDiscord();
  const place = (await house.discord.threads.open(opening("k"))) ?? "";
  await house.discord.threads.post(place, post());
  const [written] = house.server.channel(place);
  if (written === undefined) throw new Error("nothing was posted");
  return { ...house, place, written };
}

describe("a guest's thread", () => {
  test("stands below a notice, and shows the guest's words letter by letter", async () => {
    const { server, place, written } = await openThread();
    expect(server.threads()).toEqual([{ id: place, name: "Anna *Berg*" }]);
    expect(server.channel(ids.staffChannel)[0]?.text).toContain("Anna \\*Berg\\*");
    expect(written.text).toContain("\\@everyone \\*\\*is there a lift?");
    expect(written.buttons.map(({ label }) => label)).toEqual(["Answer", "Back to the assistant"]);
  });

  test("is one, and has each thing once, however often it is tried", async () => {
    const { server, discord, place } = await openThread();
    expect(await discord.threads.open(opening("k"))).toBe(place);
    expect(await discord.threads.post(place, post())).toBe(true);
    expect(server.channel(place)).toHaveLength(1);
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
  });

  test("that somebody deleted is told, so that a new one is begun", async () => {
    const { server, discord, place } = await openThread();
    server.deleteThread(place);
    expect(await discord.threads.post(place, post({ key: "entry:2" }))).toBe(false);
    const next = await discord.threads.open(opening("other"));
    expect(next).not.toBe(place);
  });

  test("is opened again where Discord has archived it", async () => {
    const { server, discord, place } = await openThread();
    const how = { status: 400, code: 50_083, message: "Thread is archived" };
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how });
    expect(await discord.threads.post(place, post({ key: "entry:2" }))).toBe(true);
    expect(server.channel(place)).toHaveLength(2);
    expect(server.calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      archived: false,
      locked: false,
    });
  });

  test("is the channel itself where the bot may begin none, and the log says what it needs", async () => {
    const { server, discord, log } = await openDiscord();
    const how = { status: 403, code: 50013, message: "Missing Permissions" };
    server.fail({ method: "POST", path: /threads$/, times: 1, how });
    expect(await discord.threads.open(opening("k"))).toBe(ids.staffChannel);
    expect(log.text()).toContain("Create Public Threads");
  });

  test("goes with all that is in it, and the notice above it", async () => {
    const { server, discord, place } = await openThread();
    await discord.threads.forget({ venueId: 1, place });
    expect(server.threads()).toEqual([]);
    expect(server.channel(place)).toEqual([]);
    expect(server.channel(ids.staffChannel)).toEqual([]);
    await discord.threads.forget({ venueId: 1, place });
  });

  test("loses what the bot wrote and the guest's name where the bot may not delete it", async () => {
    const { server, discord, place, log } = await openThread();
    const how = { status: 403, code: 50013, message: "Missing Permissions" };
    server.fail({ method: "DELETE", path: /^\/channels\/\d+$/, times: 1, how });
    await discord.threads.forget({ venueId: 1, place });
    expect(server.threads()).toEqual([{ id: place, name: "A guest who is forgotten" }]);
    expect(server.channel(place)).toEqual([]);
    expect(server.channel(ids.staffChannel)).toEqual([]);
    expect(log.text()).toContain("Manage Threads");
  });

  test("is never the staff's own channel", async () => {
    const { server, discord } = await openThread();
    await discord.threads.forget({ venueId: 1, place: ids.staffChannel });
    expect(server.world.channels.has(ids.staffChannel)).toBe(true);
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
  });

  test("is taken away later while Discord is away", async () => {
    const { server, discord, place } = await openThread();
    server.fail({ method: "DELETE", path: /./, times: 9, how: { status: 503 } });
    await expect(discord.threads.forget({ venueId: 1, place })).rejects.toThrow("take them away");
    expect(server.threads()).toHaveLength(1);
  });

  test("waits while Discord is away", async () => {
    const { server, discord } = await openDiscord();
    server.fail({ method: "POST", path: /messages$/, times: 9, how: { status: 503 } });
    await expect(discord.threads.open(opening("k"))).rejects.toThrow("could not post a guest's words");
  });
});

describe("the form for an answer", () => {
  test("opens for the staff alone, and is not taken from whoever has lost the role meanwhile", async () => {
    const { server, written } = await openThread();
    const stranger = server.staff({ roles: [] });
    expect((await stranger.presses(written, "Answer").answer()).text).toContain(
      "restaurant’s staff".replace("’", "'"),
    );
    const kari = server.staff();
    const form = await kari.presses(written, "Answer").form();
    server.changeRoles(kari, []);
    expect((await kari.submits(form, "Yes.").answer()).text).toContain("restaurant's staff");
  });

  test("says so where the guest is not known any more", async () => {
    const { server, written } = await openThread();
    const kari = server.staff();
    const sent = kari.submits(await kari.presses(written, "Answer").form(), "Yes.");
    expect((await sent.answer()).text).toContain("not known any more");
  });
});
