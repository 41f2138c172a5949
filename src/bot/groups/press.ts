import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Address } from "#src/bot/runtime/ports/address.ts";
import type { Member, PressAnswer } from "#src/bot/runtime/ports/groups.ts";
import { toStart } from "./go-on.ts";
import { type GroupParts, spoken } from "./group-parts.ts";
import { readToken, shownName, wordFor } from "./group-words.ts";
import type { Round } from "./ports.ts";

/** Friends answer one after the other: the organiser is asked once they have been quiet for so long. */
const quiet = Temporal.Duration.from({ minutes: 2 });

/** Takes the answer of a friend, or leads the organiser on. Resolves with the round where something is new of it. */
export async function takePress(
  parts: GroupParts,
  { platform }: Address,
  token: string,
  from: Member,
): Promise<{ readonly answer: PressAnswer; readonly changed?: string }> {
  const { book, clock, languages, render } = parts;
  const language = spoken(from.language, languages);
  const words = (line: Message) => render(wordFor(language, line)).text;
  const over = { answer: { text: words(plain("groupOver")), isAlert: true } } as const;
  const { act, round: id = "" } = readToken(token) ?? {};
  const round = act && (await book.find(id));
  if (!round || round.group.platform !== platform) return over;
  const friend = `${platform}:${from.id}`;
  if (act === "own") return { answer: ownPressed(round, friend, words) };
  const comes = act === "in";
  const now = clock.now();
  const times = { now, askAt: now.add(quiet) };
  const outcome = await book.answer(id, { id: friend, firstName: from.firstName, comes }, times);
  if (outcome === "over") return over;
  return { answer: { text: words(plain(comes ? "groupYouCome" : "groupYouDoNot")) }, changed: id };
}

function ownPressed(round: Round, presser: string, words: (line: Message) => string): PressAnswer {
  if (presser === round.organiser) return { start: toStart(round.id) };
  if (round.organiser === undefined) return { text: words(plain("groupOver")), isAlert: true };
  const name = shownName(round.organiserName);
  return { text: words(message("groupOnlyOrganiser", { name })), isAlert: true };
}
