import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Delivery, SendOptions } from "#src/bot/runtime/ports/platform.ts";
import { defined } from "#src/lib/defined.ts";
import { expectedParty } from "./expected-party.ts";
import type { GroupParts } from "./group-parts.ts";
import { beginWords, forgottenWords, tableWords, timesWords } from "./group-words.ts";
import type { Round } from "./ports.ts";

/** Another process has the round for so long at most. */
const lease = Temporal.Duration.from({ seconds: 30 });
const busyAgain = Temporal.Duration.from({ seconds: 3 });
/** A group takes 20 messages a minute, edits among them: https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this */
const betweenEdits = Temporal.Duration.from({ seconds: 4 });
/** Who began a table and has not booked it is taken to be choosing for so long. */
const choosing = Temporal.Duration.from({ hours: 2 });

/**
 * Brings a round up to date: the first answer, the message that shows the table, the question to the organiser. What a
 * dead process left is found again; at worst the group reads one message twice. Resolves with when to look again, where
 * something waits for its time.
 */
export async function attend(parts: GroupParts, id: string): Promise<Temporal.Instant | undefined> {
  const { book, clock } = parts;
  const now = clock.now();
  const round = await book.claim(id, now, now.add(lease));
  if (!round) return (await book.find(id)) ? now.add(busyAgain) : undefined;
  try {
    return await bringUpToDate(parts, round, now);
  } finally {
    await book.release(id);
  }
}

async function bringUpToDate(
  parts: GroupParts,
  round: Round,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  if (!(await answerFirst(parts, round, now))) return undefined;
  const shown = await showTable(parts, round, now);
  if (shown === "gone") return undefined;
  const asked = await askOrganiser(parts, round, now);
  return [shown, asked].filter((at) => at !== undefined).toSorted(Temporal.Instant.compare)[0];
}

/** Whether the group still takes messages. */
async function answerFirst(parts: GroupParts, round: Round, now: Temporal.Instant): Promise<boolean> {
  if (round.isAnswered) return true;
  const { book } = parts;
  const own = await book.findOwn(round, now);
  const other = await book.findOther(round, now, now.subtract(choosing));
  const words = beginWords(round, defined({ own, other }));
  const delivery = await send(parts, round, words, answering(round));
  if (!delivery.ok) return await fail(parts, round, delivery);
  await book.markAnswered(round.id, delivery.message, now);
  return true;
}

async function showTable(
  parts: GroupParts,
  round: Round,
  now: Temporal.Instant,
): Promise<Temporal.Instant | "gone" | undefined> {
  const { book, venues } = parts;
  const { booking, message, isBehind, shownAt, organiser } = round;
  if (organiser === undefined) return await sayForgotten(parts, round);
  if (!isBehind) return undefined;
  const next = shownAt?.add(betweenEdits);
  if (next && Temporal.Instant.compare(now, next) < 0) return next;
  if (!booking) return await showTimes(parts, round, now);
  const where = message === undefined ? answering(round) : { replaces: message };
  const delivery = await send(parts, round, tableWords(round, booking, venues()), where);
  if (!delivery.ok) return (await fail(parts, round, delivery)) ? undefined : "gone";
  await book.markShown(round, delivery.message, now);
  return undefined;
}

/** What answered the organiser says what they may choose from; a message that is gone is not written anew. */
async function showTimes(
  parts: GroupParts,
  round: Round,
  now: Temporal.Instant,
): Promise<"gone" | undefined> {
  const { offered, begunMessage } = round;
  if (offered && begunMessage !== undefined) {
    const words = timesWords(round, offered, parts.venues());
    const delivery = await send(parts, round, words, { replaces: begunMessage, onlyEdits: true });
    if (!delivery.ok && !(await fail(parts, round, delivery))) return "gone";
  }
  await parts.book.markTimesShown(round, now);
  return undefined;
}

/** The names go from the group's message too, and then there is nothing left to keep. */
async function sayForgotten(parts: GroupParts, round: Round): Promise<"gone"> {
  const { message } = round;
  if (message !== undefined) await send(parts, round, forgottenWords(round), { replaces: message });
  await parts.book.remove(round.id);
  return "gone";
}

/** Asked once about each size, and only while it is not the booking's. Nothing changes without their yes. */
async function askOrganiser(
  { book, inject }: GroupParts,
  round: Round,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const { booking, organiser, askAt, askedFor, id, revision } = round;
  if (!askAt || !booking || organiser === undefined) return undefined;
  if (Temporal.Instant.compare(now, askAt) < 0) return askAt;
  const partySize = expectedParty(round);
  const isOver = booking.state === "CANCELLED" || Temporal.Instant.compare(booking.startsAt, now) <= 0;
  if (isOver || partySize === booking.partySize) {
    await book.markAsked(round, undefined);
    return undefined;
  }
  if (partySize !== askedFor) {
    await inject(organiser, { type: "groupCounted", booking, partySize }, `round:${id}:${revision}`);
  }
  await book.markAsked(round, partySize);
  return undefined;
}

const answering = ({ askedIn }: Round) => defined({ answers: askedIn });

async function send(
  { platforms, render }: GroupParts,
  { group }: Round,
  say: Say,
  options: SendOptions = {},
): Promise<Delivery> {
  const platform = platforms.find(({ name }) => name === group.platform);
  if (!platform) return { ok: false, reason: "unreachable" };
  return await platform.send(group, render(say), options);
}

/** A group that moved is written to under its new id; one that cannot be written to has no tables. Whether it moved. */
async function fail(
  { book, log }: GroupParts,
  { id, group }: Round,
  delivery: Exclude<Delivery, { readonly ok: true }>,
): Promise<boolean> {
  if (delivery.reason === "moved") {
    await book.moveGroup(group, delivery.chatId);
    throw new Error("could not write to a group: it has another id by now");
  }
  log.info({ reason: delivery.reason }, "a group takes no messages; its table is no longer shown there");
  if (delivery.reason === "unreachable") await book.leaveGroup(group);
  else await book.remove(id);
  return false;
}
