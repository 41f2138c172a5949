import type { Config } from "#src/config.ts";

/** What makes the platforms that are configured. */
export type PlatformFactories = Awaited<ReturnType<typeof loadPlatforms>>;

/** Loads the SDKs of those alone: Discord's takes half a second and 60 MB, Telegram's half of that. */
export async function loadPlatforms({ guestPlatforms, discord }: Pick<Config, "guestPlatforms" | "discord">) {
  const [guests, discordFolder] = await Promise.all([
    Promise.all(guestPlatforms.map(({ load }) => load())),
    discord && import("#src/adapters/discord/create.ts"),
  ]);
  return {
    guests,
    ...(discord && discordFolder && { discord: { config: discord, create: discordFolder.createDiscord } }),
  };
}
