import type { AutocompleteInteraction } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { Wait } from "#src/lib/wait.ts";
import { clip, plainLine } from "./escape.ts";
import { inTime } from "./in-time.ts";
import type { Typed } from "./inbound.ts";
import { limits } from "./message-body.ts";

/** Completes what is being typed. There is no time to say why nothing fits, nor to wait for a slow service. */
export async function complete(
  interaction: AutocompleteInteraction,
  { suggest, typing }: Typed,
  desk: Desk,
  wait: Wait,
): Promise<void> {
  const found = await inTime(Promise.resolve(suggest(desk, typing)), wait);
  const choices = (found ?? [])
    .filter(({ value }) => String(value).length <= limits.optionValue)
    .slice(0, limits.options);
  await interaction.respond(
    choices.map(({ value, label }) => ({
      value,
      name: clip(plainLine(label), limits.optionLabel),
    })),
  );
}
