import type { Api } from "grammy";
import type { BotCommand, LanguageCode } from "grammy/types";
import type { Log } from "#src/lib/log.ts";
import { toApiSignal } from "./api-signal.ts";
import { readFailure } from "./failure.ts";

/** One entry of the menu that Telegram shows beside the text field. */
export interface CommandDescription {
  /** Without the slash. */
  readonly command: string;
  /** 1 to 256 characters, in the language named beside it. */
  readonly description: string;
  /** BCP 47; Telegram goes by its primary subtag. */
  readonly language: string;
}

/** What the bot is for, in one language. */
export interface BotDescription {
  /** Stands in a chat that is still empty; at most 512 characters. */
  readonly description: string;
  /** Stands on the bot's page and beside a link to it; at most 120 characters. */
  readonly short: string;
  /** As above. */
  readonly language: string;
}

export interface IntroduceOptions {
  readonly api: Api;
  readonly commands: readonly CommandDescription[];
  /** The names of those that groups are shown. */
  readonly groupCommands: readonly string[];
  readonly descriptions: readonly BotDescription[];
  readonly log: Log;
}

/**
 * Tells Telegram the menu of commands and what the bot is for, in each language, where that is not what Telegram has
 * already: it limits such calls harshly, by the day. What it refuses now is told at the next start; a menu that lacks is a
 * pity, and no reason not to start.
 */
export async function introduce(options: IntroduceOptions, signal: AbortSignal): Promise<void> {
  const parts = [registerCommands, registerDescriptions, registerShortDescriptions];
  for (const part of parts) {
    try {
      await part(options, toApiSignal(signal));
    } catch (error) {
      const { kind, description } = readFailure(error);
      if (kind === "tokenRefused") throw error;
      options.log.warn({ reason: description }, "Telegram refused how the bot is introduced");
    }
  }
}

type Signal = ReturnType<typeof toApiSignal>;

async function registerCommands(options: IntroduceOptions, signal: Signal): Promise<void> {
  const { api, commands, groupCommands } = options;
  const ofGroups = commands.filter(({ command }) => groupCommands.includes(command));
  await registerMenu(api, { type: "all_private_chats" }, commands, signal);
  await registerMenu(api, { type: "all_group_chats" }, ofGroups, signal);
}

async function registerMenu(
  api: Api,
  scope: { readonly type: "all_private_chats" | "all_group_chats" },
  commands: readonly CommandDescription[],
  signal: Signal,
): Promise<void> {
  const menus = inEachLanguage(commands);
  const shown = await Promise.all(
    menus.map(({ target }) => api.raw.getMyCommands({ scope, ...target }, signal)),
  );
  for (const [index, { entries, target }] of menus.entries()) {
    const menu = entries.map(toBotCommand);
    if (isSame(shown[index], menu)) continue;
    await api.raw.setMyCommands({ scope, commands: menu, ...target }, signal);
  }
}

const toBotCommand = ({ command, description }: CommandDescription): BotCommand => ({ command, description });

const isSame = (shown: readonly BotCommand[] | undefined, menu: readonly BotCommand[]): boolean =>
  JSON.stringify(shown?.map(toMenuEntry)) === JSON.stringify(menu.map(toMenuEntry));

const toMenuEntry = ({ command, description }: BotCommand) => [command, description];

async function registerDescriptions({ api, descriptions }: IntroduceOptions, signal: Signal): Promise<void> {
  await register(descriptions, {
    read: async (target) => (await api.raw.getMyDescription(target, signal)).description,
    write: async (target, { description }) => {
      await api.raw.setMyDescription({ description, ...target }, signal);
    },
    wordsOf: ({ description }) => description,
  });
}

async function registerShortDescriptions(
  { api, descriptions }: IntroduceOptions,
  signal: Signal,
): Promise<void> {
  await register(descriptions, {
    read: async (target) => (await api.raw.getMyShortDescription(target, signal)).short_description,
    write: async (target, { short }) => {
      await api.raw.setMyShortDescription({ short_description: short, ...target }, signal);
    },
    wordsOf: ({ short }) => short,
  });
}

interface Words {
  readonly read: (target: Target) => Promise<string>;
  readonly write: (target: Target, description: BotDescription) => Promise<void>;
  readonly wordsOf: (description: BotDescription) => string;
}

/** What the owner has written by @BotFather stays, in every language: only where there was nothing, ours is told. */
async function register(
  descriptions: readonly BotDescription[],
  { read, write, wordsOf }: Words,
): Promise<void> {
  const [general, ...others] = inEachLanguage(descriptions).flatMap(({ entries: [entry], target }) =>
    entry ? [{ entry, target }] : [],
  );
  if (general === undefined) return;
  const standing = await read(general.target);
  if (standing !== "" && standing !== wordsOf(general.entry)) return;
  const shown = await Promise.all(others.map(({ target }) => read(target)));
  const isTold = ({ entry }: { readonly entry: BotDescription }, index: number) =>
    shown[index] === wordsOf(entry);
  for (const { entry, target } of others.filter((other, index) => !isTold(other, index))) {
    await write(target, entry);
  }
  // The last, so that a start that was cut short is finished by the next one.
  if (standing === "") await write(general.target, general.entry);
}

/** Empty for all guests whose language has nothing of its own. */
interface Target {
  readonly language_code?: LanguageCode;
}

/** First what is for all others, which is English where there is any; then each language that Telegram knows. */
function inEachLanguage<Entry extends { readonly language: string }>(
  entries: readonly Entry[],
): readonly { readonly entries: readonly Entry[]; readonly target: Target }[] {
  const byLanguage = Map.groupBy(entries, ({ language }) => language.split("-")[0]?.toLowerCase() ?? "");
  const fallback = byLanguage.get("en") ?? [...byLanguage.values()][0];
  if (fallback === undefined) return [];
  const own = [...byLanguage].flatMap(([language, ofLanguage]) =>
    isLanguageCode(language) ? [{ entries: ofLanguage, target: { language_code: language } }] : [],
  );
  return [{ entries: fallback, target: {} }, ...own];
}

/** Telegram knows the languages with two letters (ISO 639-1) only. */
function isLanguageCode(language: string): language is LanguageCode {
  return /^[a-z]{2}$/.test(language);
}
