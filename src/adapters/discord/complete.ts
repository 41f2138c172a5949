import type { AutocompleteInteraction } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { Suggestion } from "#src/bot/desk/view.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { clip, plainLine } from "./escape.ts";
import type { Typing } from "./inbound.ts";
import { limits } from "./message-body.ts";

/** Completes what is being typed. There is no time to say why nothing fits. */
export async function complete(
  interaction: AutocompleteInteraction,
  typing: Typing,
  desk: Desk,
): Promise<void> {
  const choices = (await suggestions(typing, desk))
    .filter(({ value }) => String(value).length <= limits.optionValue)
    .slice(0, limits.options);
  await interaction.respond(
    choices.map(({ value, label }) => ({
      value,
      name: clip(plainLine(label), limits.optionLabel),
    })),
  );
}

async function suggestions(typing: Typing, desk: Desk): Promise<readonly Suggestion<string | number>[]> {
  switch (typing.field) {
    case "date":
    case "from":
    case "to":
      return desk.suggest.days(typing);
    case "venue":
      return desk.suggest.venues(typing.text);
    case "id":
      return await desk.suggest.bookings({ ...typing, which: usefulFor(typing.subcommand) });
    case "tables":
      return await desk.suggest.tables(typing);
    case "scenario":
      return desk.suggest.scenarios(typing);
    case "rule":
      return await desk.suggest.rules(typing);
    default:
      return assertNever(typing.field);
  }
}

function usefulFor(subcommand: string): Parameters<Desk["suggest"]["bookings"]>[0]["which"] {
  if (subcommand === "show" || subcommand === "history") return "all";
  return subcommand === "mark" || subcommand === "table" ? "current" : "open";
}
