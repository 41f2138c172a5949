import { parseArgs } from "node:util";
import { defined } from "#src/lib/defined.ts";

export const linksUsage = `npm run links [-- FOLDER] [--bot NAME] [--json]

Writes a QR code for each venue and each scenario into FOLDER (links), as SVG and PNG, and lists the links.
They lead to PUBLIC_URL, which sends guests on to the bot that runs then; without it, straight to the bot.
  --bot NAME  straight to the bot of this name in Telegram; without PUBLIC_URL and this, Telegram is asked with
              TELEGRAM_BOT_TOKEN
  --json      the list as JSON`;

export interface LinksTask {
  readonly folder: string;
  /** Without the @. */
  readonly bot?: string;
  readonly json: boolean;
}

/** Reads what was asked for; undefined for anything that is none of it. */
export function readLinksArguments(args: readonly string[]): LinksTask | "help" | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        bot: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return "help";
    const [folder = "links", ...others] = positionals;
    const bot = values.bot?.replace(/^@/, "");
    // https://core.telegram.org/bots/features#botfather
    if (others.length > 0 || folder === "" || (bot !== undefined && !/^\w{3,32}$/.test(bot)))
      return undefined;
    return { folder, json: values.json, ...defined({ bot }) };
  } catch {
    return undefined;
  }
}
