import { broadcastTexts } from "#src/bot/desk/broadcast/broadcast-words.ts";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import { texts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import type { Asked, ShellAnswer, ShellCommand } from "./command.ts";
import { commands } from "./commands.ts";
import type { ShellReply, ShellRequest } from "./wire.ts";

/** What the staff can do from a shell. */
export interface ShellDesk {
  readonly desk: Desk;
  readonly people: People;
}

/** Does what the shell asks for, or only looks at it. */
export async function answer({ desk, people }: ShellDesk, request: ShellRequest): Promise<ShellReply> {
  const command = Object.hasOwn(commands, request.command) ? commands[request.command] : undefined;
  if (command === undefined || !fits(command, request)) return { type: "notKnown" };
  const venue = findVenue(desk, request.venue);
  if (!venue.ok) return { type: "answer", answer: venue.refused };
  const { by: name, key, given, sure = false, seen } = request;
  const asked: Asked = {
    ...{ desk, people },
    // Who may read the data folder may read all that is in it.
    by: { id: `shell:${name}`, displayName: name, runsTheHouse: true },
    key: `shell:${key}`,
    given,
    sure,
    ...defined({ seen }),
    venue: venue.value,
  };
  const { asksFirst } = command;
  if (!request.look) return orAsks(await command.answer(asked));
  if (!asksFirst) return { type: "notKnown" };
  return { type: "askFirst", answer: await asksFirst.look(asked), question: asksFirst.question };
}

/** What the desk has not done yet, since it wants to be asked once more. */
function orAsks(answer: ShellAnswer): ShellReply {
  if (answer.type === "doubted") return { type: "askFirst", answer, question: texts.sureToMark };
  const isShown = answer.type === "broadcast" && answer.actions.includes("send");
  return isShown
    ? { type: "askFirst", answer, question: broadcastTexts.askSend }
    : { type: "answer", answer };
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
