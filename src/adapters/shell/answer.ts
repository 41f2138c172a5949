import type { Desk } from "#src/bot/desk/desk.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import type { Result } from "#src/lib/result.ts";
import type { Asked, ShellCommand } from "./command.ts";
import { commands } from "./commands.ts";
import type { ShellReply, ShellRequest } from "./wire.ts";

/** Does what the shell asks for, or only looks at it. */
export async function answer(desk: Desk, request: ShellRequest): Promise<ShellReply> {
  const command = Object.hasOwn(commands, request.command) ? commands[request.command] : undefined;
  if (command === undefined || !fits(command, request)) return { type: "notKnown" };
  const venue = findVenue(desk, request.venue);
  if (!venue.ok) return { type: "answer", answer: venue.refused };
  const { by: name, key, given } = request;
  const asked: Asked = {
    desk,
    // Who may read the data folder may read all that is in it.
    by: { id: `shell:${name}`, displayName: name, runsTheHouse: true },
    key: `shell:${key}`,
    given,
    venue: venue.value,
  };
  if (!request.look) return { type: "answer", answer: await command.answer(asked) };
  const { asksFirst } = command;
  if (!asksFirst) return { type: "notKnown" };
  return { type: "askFirst", answer: await asksFirst.look(asked), question: asksFirst.question };
}

function fits({ words }: ShellCommand, { given }: ShellRequest): boolean {
  const isThere = Object.entries(words).every(
    ([name, { required, choices }]) =>
      (given[name] === undefined && !required) ||
      (given[name] !== undefined && (choices?.includes(given[name]) ?? true)),
  );
  return isThere && Object.keys(given).every((name) => Object.hasOwn(words, name));
}

function findVenue(
  desk: Desk,
  typed: string | undefined,
): Result<{ readonly venueId?: number }, { readonly refused: Refused }> {
  if (typed === undefined) return { ok: true, value: {} };
  if (/^\d{1,10}$/.test(typed)) return { ok: true, value: { venueId: Number(typed) } };
  const fitting = desk.suggest.venues(typed);
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return { ok: true, value: { venueId: only.value } };
  const known = (fitting.length > 0 ? fitting : desk.suggest.venues("")).map(({ label }) => label).join(", ");
  const text = `Which venue? There are: ${known}.`;
  return { ok: false, refused: { type: "refused", reason: "unknownVenue", text } };
}
