import { describe, expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

/** A house of two tables, and its owner at the desk in a browser. */
async function open(env: Record<string, string> = {}) {
  const house = await openHouse({ venuesFile: "test/fixtures/venues/one.yaml", env });
  const owner = openStaffBrowser(house.url);
  await owner.enter(firstLink(house));
  const act = async (name: string, fields: Record<string, string>) =>
    await (await owner.send(`/desk/venues/1/acts/${name}`, fields)).text();
  const read = (page: string) => owner.read(`/desk/venues/1/${page}`);
  /** Books for a caller tonight at seven; the booking's id. */
  const book = async (name: string) => {
    const page = await act("book", { party: "2", name, day: "2026-11-21", time: "19:00" });
    return /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
  };
  return { ...house, owner, act, read, book };
}

const hiddenIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "";

describe("who waits for a table", () => {
  const caller = { party: "2", name: "Liv Dahl", phone: "+4790012345", day: "2026-11-21" };
  const from19 = { from: "19:00", to: "19:00" };

  async function openFull() {
    const house = await open();
    const booked = [await house.book("Anna Berg"), await house.book("Per Olsen")];
    const added = await house.act("wait", { ...caller, ...from19 });
    expect(added).toContain("Added to the waitlist.");
    return { ...house, booked, entry: hiddenIn(added, "entry") };
  }

  test("is on the list, is offered a freed table, and has it once they say yes", async () => {
    const { act, read, booked, entry } = await openFull();
    const list = await read("waitlist");
    expect(list).toContain(`href="/desk/venues/1/entry?entry=${entry}"`);
    expect(await read("days/2026-11-21")).toContain(">1 guest waits for a table<");
    expect(await read("days/2026-11-22")).not.toContain("waits for a table");
    await act("cancel", { id: booked[0] ?? "", sure: "yes" });
    const shown = await read(`entry?entry=${entry}`);
    expect(shown).toContain("Offer 19:00");
    const offered = await act("offer", { entry, time: hiddenIn(shown, "time") });
    expect(offered).toContain("The table is kept. Call the guest now");
    expect(await read("attention")).toContain(`<a href="/desk/venues/1/entry?entry=${entry}">Call now, `);
    const done = await act("bookCaller", { entry, stamp: hiddenIn(offered, "stamp") });
    expect(done).toContain("Booked, and off the waitlist.");
    expect(await read("waitlist")).toContain("has a table");
  });

  test("is taken off after somebody was asked, and not by who saw an older list", async () => {
    const { act, read, entry } = await openFull();
    const stamp = hiddenIn(await read(`entry?entry=${entry}`), "stamp");
    const asked = await act("remove", { entry, stamp });
    expect(asked).toContain("Take this guest off the waitlist?");
    expect(asked).toContain("Liv Dahl");
    await act("skip", { entry, stamp });
    expect(await act("remove", { entry, stamp, sure: "yes" })).toContain("It is not as it was shown.");
    const seen = hiddenIn(await read(`entry?entry=${entry}`), "stamp");
    expect(await act("remove", { entry, stamp: seen, sure: "yes" })).toContain("Taken off the waitlist.");
  });

  test("need not wait where something is free", async () => {
    const { act } = await open();
    expect(await act("wait", { ...caller, ...from19 })).toContain("Nobody has to wait: 19:00 is free.");
  });
});

test("a guest who wants a person in a house with a channel is answered, and given back", async () => {
  // Guests are told that somebody is there where the house has a channel for it.
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const { url, act, read } = await open({
    DISCORD_BOT_TOKEN: discord.world.token,
    DISCORD_API_ROOT: discord.apiRoot,
    DISCORD_GUILD_ID: ids.guild,
    DISCORD_STAFF_CHANNEL_ID: ids.staffChannel,
    DISCORD_STAFF_ROLE_ID: ids.staffRole,
  });
  const guest = openStaffBrowser(url);
  const say = (text: string) => guest.send("/venues/1/messages", { text });
  await say("can I talk to a person?");
  const page = await eventually(async () => {
    const waiting = await read("guests");
    if (!waiting.includes("can I talk to a person?")) throw new Error("nobody waits yet");
    return waiting;
  });
  expect(await read("days/2026-11-21")).toContain("<strong>1</strong> guest waits for an answer");
  const enquiry = /talk\?enquiry=([\w-]+)"/.exec(page)?.[1] ?? "";
  expect(await act("answer", { enquiry, text: "It is <b>without</b> cream." })).toContain(
    "Sent to the guest.",
  );
  await eventually(async () => {
    const heard = await guest.read("/venues/1");
    if (!heard.includes("owner (Havsorn): It is &lt;b&gt;without")) throw new Error("not told yet");
  });
  expect(await act("back", { enquiry })).toContain("The guest is back with the assistant.");
  expect(await act("back", { enquiry })).toContain("has given this guest back to the assistant already.");
});

describe("a message to all guests of an evening", () => {
  test("is looked at with whom it goes to before it is sent, and sent once", async () => {
    const { act, book } = await open();
    await book("Anna Berg");
    const draft = { day: "2026-11-21", text: "The lift is out." };
    const shown = await act("draft", draft);
    expect(shown).toContain("Nothing is sent yet.");
    expect(shown).toContain("1 guest without a chat");
    expect(shown).toContain("The lift is out.");
    const id = hiddenIn(shown, "draft");
    expect(await act("send", { draft: id })).toContain("It goes out now.");
    expect(await act("send", { draft: id })).toContain("It is sent already");
  });

  test("can be thrown away", async () => {
    const { act, book } = await open();
    await book("Anna Berg");
    const shown = await act("draft", { day: "2026-11-21", text: "The lift is out." });
    expect(await act("drop", { draft: hiddenIn(shown, "draft") })).toContain("Nobody was written to.");
  });
});
