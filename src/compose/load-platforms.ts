import type { Config } from "#src/config.ts";

/** What makes the platforms that are configured. */
export type PlatformFactories = Awaited<ReturnType<typeof loadPlatforms>>;

/** Loads the SDKs of those alone: Discord's takes half a second and 60 MB, Telegram's half of that. */
export async function loadPlatforms({ telegram, discord }: Pick<Config, "telegram" | "discord">) {
  const [telegramFolder, discordFolder] = await Promise.all([
    telegram && import("#src/adapters/telegram/create.ts"),
    discord && import("#src/adapters/discord/create.ts"),
  ]);
  return {
    ...(telegram &&
      telegramFolder && { telegram: { config: telegram, create: telegramFolder.createTelegram } }),
    ...(discord && discordFolder && { discord: { config: discord, create: discordFolder.createDiscord } }),
  };
}
