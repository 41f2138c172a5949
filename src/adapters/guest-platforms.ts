import { type GuestPlatform, guestPlatform } from "./guest-platform.ts";
import { doubtToken, telegramEnvSchema, toTelegramConfig } from "./telegram/config.ts";

/** Where guests write; a new platform is its folder and an entry here. The terminal, which has no settings, is apart. */
export const guestPlatforms: readonly GuestPlatform[] = [
  guestPlatform({
    title: "Telegram",
    variables: telegramEnvSchema,
    turnedOnBy: "TELEGRAM_BOT_TOKEN",
    toSettings: toTelegramConfig,
    load: async (settings) => {
      const { createTelegram } = await import("./telegram/create.ts");
      return (parts) => createTelegram({ ...settings, ...parts });
    },
    check: async (settings) => {
      const { checkTelegram } = await import("./telegram/check.ts");
      const result = await checkTelegram(settings);
      const warnings = [doubtToken(settings.token)].filter((doubt) => doubt !== undefined);
      return result.ok
        ? {
            facts: [
              `the bot is ${result.bot}`,
              result.groups,
              ...[result.payments.fact].filter((fact) => fact !== undefined),
            ],
            warnings,
            problems: [result.payments.problem].filter((problem) => problem !== undefined),
          }
        : { facts: [], warnings, problems: [result.problem] };
    },
    findLink: async (settings) => {
      const { findChatLink } = await import("./telegram/chat-link.ts");
      return await findChatLink(settings);
    },
  }),
];
