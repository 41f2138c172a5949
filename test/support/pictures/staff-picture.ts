import { expect, onTestFinished } from "vitest";
import { type FakeDiscord, startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openScene, type Scene } from "./chat-picture.ts";
import { type DrawnPost, drawPosts } from "./draw-message.ts";

export interface StaffScene extends Scene {
  readonly discord: FakeDiscord;
  /** What stands in the channel, or in the first thread of it, and says this, once all that is due was done. */
  posted(words: string, where?: "channel" | "thread"): Promise<SeenMessage>;
}

/** The whole program with guests in Telegram and staff in Discord, on a Friday at six in the evening. */
export async function openStaffScene(): Promise<StaffScene> {
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const env = discordSettings(discord);
  const scene = await openScene({ now: "2026-11-20T17:00:00Z", env });
  const posted = (words: string, where: "channel" | "thread" = "channel") =>
    eventually(async () => {
      await scene.house.clock.advance();
      const place = where === "channel" ? ids.staffChannel : (discord.threads()[0]?.id ?? "");
      const found = discord.channel(place).findLast(({ text }) => text.includes(words));
      if (found === undefined) throw new Error(`nobody has posted "${words}" yet`);
      return found;
    });
  return { ...scene, discord, posted };
}

/** As `expectPicture` of a guest. Ids, which are drawn at random, are always the same here. */
export async function expectPosts(name: string, title: string, posts: readonly DrawnPost[]): Promise<void> {
  const drawn = drawPosts(title, posts).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "4f1c8a52");
  await expect(drawn).toMatchFileSnapshot(`../../docs/pictures/${name}.svg`);
}
