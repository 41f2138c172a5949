import type { z } from "zod";
import type { GroupChats } from "#src/bot/runtime/ports/groups.ts";
import type { CheckoutAnswer, CheckoutAsked } from "#src/bot/runtime/ports/payments.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import type { HearCall } from "#src/lib/call-outcome.ts";
import type { Log } from "#src/lib/log.ts";

/** One platform as it is written down: what turns it on, and what it is made by. */
interface Entry<Variables extends z.ZodObject, Settings> {
  /** As people call it. */
  readonly title: string;
  /** Its environment variables. */
  readonly variables: Variables;
  /** The one without which it is off. */
  readonly turnedOnBy: keyof z.infer<Variables> & string;
  /** Undefined when it is off. */
  readonly toSettings: (given: z.infer<Variables>) => Settings | undefined;
  /** Loads its SDK, so that only who uses it pays for it. */
  readonly load: (settings: Settings) => Promise<OpenPlatform>;
  /** Asks the platform whether the settings are good, changing nothing. */
  readonly check: (settings: Settings) => Promise<PlatformCheck>;
  /** Finds out how a link opens the chat, with what the bot is started with; absent where there are no such links. */
  readonly findLink?: (settings: Settings) => Promise<ToLink>;
}

type ToLink = (payload: string) => string;

/** One entry of the platform's menu of commands. */
interface MenuCommand {
  /** Without the slash. */
  readonly command: string;
  /** In the language named beside it, BCP 47. */
  readonly description: string;
  readonly language: string;
}

/** What the bot is for: where there is room, and in a line. */
interface BotDescription {
  readonly description: string;
  readonly short: string;
  readonly language: string;
}

type OpenPlatform = (parts: {
  readonly commands: readonly MenuCommand[];
  /** The names of those that groups are shown: what is about a guest alone is none of theirs. */
  readonly groupCommands: readonly string[];
  readonly descriptions: readonly BotDescription[];
  readonly groups: GroupChats;
  /** Whether a deposit may be paid now. */
  readonly checkout: (asked: CheckoutAsked) => Promise<CheckoutAnswer>;
  readonly log: Log;
  /** Hears what comes of each request to the platform. */
  readonly heard: HearCall;
}) => OpenedPlatform;

export interface OpenedPlatform extends Platform {
  /** Where the platform delivers to our web server. */
  readonly webhook?: Webhook;
  /** What opens the chat with the bot that runs now; undefined until the platform has told who that is. */
  readonly toChatLink?: (payload: string) => string | undefined;
}

interface Webhook {
  readonly path: string;
  readonly handle: (request: Request) => Promise<Response>;
}

interface PlatformCheck {
  readonly facts: readonly string[];
  /** What works and was hardly meant, or may explain a problem. */
  readonly warnings: readonly string[];
  /** What to put right. */
  readonly problems: readonly string[];
}

/** A platform that is turned on; it keeps its settings to itself. */
interface ConfiguredPlatform {
  readonly title: string;
  readonly load: () => Promise<OpenPlatform>;
  readonly check: () => Promise<PlatformCheck>;
  readonly findLink?: () => Promise<ToLink>;
}

export interface GuestPlatform {
  readonly title: string;
  readonly variables: z.ZodObject;
  readonly turnedOnBy: string;
  /** Undefined when it is off. `given` fits its variables. */
  readonly configure: (given: unknown) => ConfiguredPlatform | undefined;
}

/** Puts a platform among others, whose settings have other shapes. */
export function guestPlatform<Variables extends z.ZodObject, Settings>(
  entry: Entry<Variables, Settings>,
): GuestPlatform {
  const { title, variables, turnedOnBy, toSettings, load, check, findLink } = entry;
  return {
    title,
    variables,
    turnedOnBy,
    configure: (given) => {
      const settings = toSettings(variables.parse(given));
      if (settings === undefined) return undefined;
      return {
        title,
        load: () => load(settings),
        check: () => check(settings),
        ...(findLink && { findLink: () => findLink(settings) }),
      };
    },
  };
}
