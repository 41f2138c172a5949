import type { AutocompleteInteraction } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import { clip, plainLine } from "./escape.ts";
import type { Typed } from "./inbound.ts";
import { limits } from "./message-body.ts";

/** Completes what is being typed. There is no time to say why nothing fits. */
export async function complete(
  interaction: AutocompleteInteraction,
  { suggest, typing }: Typed,
  desk: Desk,
): Promise<void> {
  const choices = (await suggest(desk, typing))
    .filter(({ value }) => String(value).length <= limits.optionValue)
    .slice(0, limits.options);
  await interaction.respond(
    choices.map(({ value, label }) => ({
      value,
      name: clip(plainLine(label), limits.optionLabel),
    })),
  );
}
