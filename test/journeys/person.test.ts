import { describe, expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** A house with its guests on Telegram and its staff on Discord, and what the staff see of one guest. */
async function openBoth() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/one.yaml",
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...discordSettings(discord),
    },
  });
  const guest = telegram.guest();
  /** The last thing in the guest's thread, once it says this. */
  const shown = (text: string): Promise<SeenMessage> =>
    eventually(async () => {
      await house.clock.advance();
      const [thread] = discord.threads();
      const last = discord.channel(thread?.id ?? "").at(-1);
      if (!last?.text.includes(text)) throw new Error(`the staff see ${last?.text}`);
      return last;
    });
  return { telegram, discord, house, guest, shown };
}

describe("a guest who wants a person", () => {
  test("talks with the staff, both ways, until they give the guest back", async () => {
    const { telegram, discord, guest, shown } = await openBoth();
    guest.says("can I talk to a person?");
    const begun = await guest.answer();
    expect(begun.text).toContain("You’re through to the team at Havsorn");
    const asked = await shown("can I talk to a person?");
    expect(discord.channel(ids.staffChannel).at(-1)?.text).toMatch(/A guest needs a person: Havsorn/);

    guest.says("yes, is the fish soup without cream?");
    const question = await shown("fish soup");
    // The bot is silent, but the guest sees that it arrived.
    await telegram.called("setMessageReaction");
    expect([...telegram.world.reactions.values()]).toEqual(["👀"]);
    const kari = discord.staff({ nick: "Kari" });
    const ola = discord.staff({ nick: "Ola" });
    const sent = await kari.submits(await kari.presses(question, "Answer").form(), "It is.").answer();
    expect(sent.content).toContain("Sent to the guest");
    expect((await guest.answer()).text).toBe("Kari (Havsorn): It is.");
    await shown("Kari answered the guest:");
    await ola.submits(await ola.presses(asked, "Answer").form(), "And very *good*.").answer();
    expect((await guest.answer()).text).toBe("Ola (Havsorn): And very *good*.");

    const back = await kari.presses(question, "Back to the assistant").answer();
    expect(back.content).toContain("back with the assistant");
    const twice = await ola.presses(asked, "Back to the assistant").answer();
    expect(twice.content).toContain("Kari has given this guest back");
    expect((await guest.answer()).text).toContain("I’m back");
    guest.says("a table for 2 tonight at 7 please");
    expect((await guest.answer()).text).toContain("name");
    expect(discord.violations).toEqual([]);
  });

  test("is read whole by whoever comes to it, and their thread begun anew where somebody deleted it", async () => {
    const { discord, guest, shown } = await openBoth();
    guest.says("can I talk to a person?");
    await guest.answer();
    guest.says("is there a lift?");
    await shown("is there a lift?");
    const kari = discord.staff({ nick: "Kari" });
    const talk = await kari.runs("/guest show", { guest: "guest" }).answer();
    expect(talk.text).toMatch(/asks to talk to a person\.\ncan I talk to a person\?[\s\S]*is there a lift\?/);
    expect(talk.text).toContain("Waits since: Sat 21 Nov");
    await kari.submits(await kari.presses(talk, "Answer").form(), "Yes, at the back.").answer();
    expect((await guest.answer()).text).toBe("Kari (Havsorn): Yes, at the back.");
    await kari.presses(talk, "Back to the assistant").answer();
    expect((await guest.answer()).text).toContain("I’m back");
    await shown("gave the guest back");

    const [first] = discord.threads();
    discord.deleteThread(first?.id ?? "");
    guest.says("please put me through to a human again");
    expect((await guest.answer()).text).toContain("You’re through");
    const anew = await shown("put me through to a human again");
    expect(anew.channelId).not.toBe(first?.id);
    const [before] = discord.channel(anew.channelId);
    expect(before?.text).toMatch(/^What was said before:[\s\S]*is there a lift\?[\s\S]*Yes, at the back\./);
    const left = await kari.runs("/guest show", { guest: "nobody at all" }).answer();
    expect(left.content).toContain("not known any more");
    expect(discord.violations).toEqual([]);
  });

  test("with a request is offered another start, and their answer reaches the staff", async () => {
    const { discord, house, guest, shown } = await openBoth();
    for (const words of ["a table for 14 tonight at 7pm", "Berit Moe"]) {
      guest.says(words);
      await guest.answer();
    }
    guest.sharesContact();
    await guest.answer();
    await guest.answer();
    guest.presses("Yes, pass it on");
    await guest.answer();
    const request = await shown("has a request");
    const kari = discord.staff({ nick: "Kari" });
    await kari.submits(await kari.presses(request, "Answer").form(), "We could do 20:30?").answer();
    const offer = await guest.answer();
    expect(offer.text).toContain("Kari (Havsorn): We could do 20:30?");
    expect(offer.text).toContain("whatever you write goes to the team");
    // They look at their phone hours later.
    await house.clock.advance({ hours: 3 });
    guest.says("20:30 is fine, thank you!");
    await shown("20:30 is fine, thank you!");
    expect((await kari.runs("/guest list").answer()).text).toContain("20:30 is fine");
    expect(discord.violations).toEqual([]);
  });

  test("keeps being waited for when nobody is there, and is answered after all", async () => {
    const { discord, house, guest, shown } = await openBoth();
    guest.says("I want to talk to a person");
    await guest.answer();
    guest.says("is there a lift?");
    await shown("is there a lift?");
    await house.clock.advance({ minutes: 21 });
    const idle = await guest.answer();
    expect(idle.text).toContain("Your message stays with them");
    expect(idle.text).toContain("I’m back");
    const staff = discord.staff({ nick: "Kari" });
    const list = await staff.runs("/guest list").answer();
    expect(list.text).toContain("is there a lift?");
    const [choice] = await staff.types("/guest answer", { text: "x", guest: "" });
    await staff.runs("/guest answer", { guest: choice?.value ?? "", text: "Yes, at the back." }).answer();
    const answer = await guest.answer();
    expect(answer.text).toBe("Kari (Havsorn): Yes, at the back.");
    expect((await staff.runs("/guest list").answer()).text).toContain("Nobody waits");
    guest.presses("Write to the team");
    expect((await guest.answer()).text).toContain("Go ahead");
    guest.says("thanks!");
    await shown("thanks!");
    guest.says("back");
    expect((await guest.answer()).text).toContain("I’m back");
    await shown("went back to the assistant");
    expect(discord.violations).toEqual([]);
  });
});
