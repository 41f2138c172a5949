import type { FakeDiscord } from "../discord/fake-discord.ts";
import { ids } from "../discord/world.ts";

/** The environment of a house whose staff are in this Discord. */
export function discordSettings({ world, apiRoot }: Pick<FakeDiscord, "world" | "apiRoot">) {
  return {
    DISCORD_BOT_TOKEN: world.token,
    DISCORD_API_ROOT: apiRoot,
    DISCORD_GUILD_ID: ids.guild,
    DISCORD_STAFF_CHANNEL_ID: ids.staffChannel,
    DISCORD_STAFF_ROLE_ID: ids.staffRole,
  };
}
