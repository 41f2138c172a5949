import { isDeepStrictEqual } from "node:util";
import { type REST, Routes } from "discord.js";
import { z } from "zod";
import { inviteLink } from "./check.ts";
import { toCommands } from "./commands.ts";
import { DiscordFault, DiscordSetupError, describeFault, isPermanent } from "./fault.ts";
import type { GuildPlaces } from "./places.ts";

const wordsSchema = z
  .record(z.string(), z.string())
  .nullish()
  .transform((words) => Object.fromEntries(Object.entries(words ?? {}).toSorted()));

/** What of a command counts; Discord adds ids and fills in what was left out. */
const shownSchema = {
  name: z.string(),
  name_localizations: wordsSchema,
  description: z.string(),
  description_localizations: wordsSchema,
};
const plainOptionSchema = z.object({
  ...shownSchema,
  type: z.number(),
  required: z.boolean().default(false),
  autocomplete: z.boolean().default(false),
  max_length: z.number().nullish().default(null),
  choices: z
    .array(
      z.object({
        name: z.string(),
        name_localizations: wordsSchema,
        value: z.union([z.string(), z.number()]),
      }),
    )
    .default([]),
});
const optionSchema = plainOptionSchema.extend({ options: z.array(plainOptionSchema).default([]) });
const commandsSchema = z.array(
  z.object({
    ...shownSchema,
    default_member_permissions: z.string().nullish().default(null),
    options: z.array(optionSchema).default([]),
  }),
);

/**
 * Makes a server's commands those of this version. Where they are already, nothing is sent: Discord counts what is
 * registered in a day, and everybody's client reads the list anew.
 *
 * @throws DiscordSetupError where Discord does not take them
 * @throws DiscordFault when a later try may succeed
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  { guildId, administratorsOnly }: GuildPlaces,
): Promise<void> {
  const route = Routes.applicationGuildCommands(applicationId, guildId);
  const body = toCommands(administratorsOnly);
  try {
    const query = new URLSearchParams({ with_localizations: "true" });
    if (isSame(await rest.get(route, { query }), body)) return;
    await rest.put(route, { body });
  } catch (error) {
    if (!isPermanent(error)) throw new DiscordFault("register the commands on Discord", error);
    throw new DiscordSetupError([
      `Discord did not take the commands (${describeFault(error).reason}): invite the bot again with ${inviteLink(applicationId)}`,
    ]);
  }
}

function isSame(registered: unknown, wanted: unknown): boolean {
  const there = commandsSchema.safeParse(registered);
  const ours = commandsSchema.safeParse(wanted);
  if (!there.success || !ours.success) return false;
  return isDeepStrictEqual(byName(there.data), byName(ours.data));
}

/** Discord lists commands in an order of its own. */
const byName = (commands: z.infer<typeof commandsSchema>) =>
  commands.toSorted((one, other) => one.name.localeCompare(other.name));
