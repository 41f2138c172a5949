import { z } from "zod";
import { message } from "#src/bot/machine/core/message.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { GroupChats, GroupWord, NamelessWord, TableSharing } from "#src/bot/runtime/ports/groups.ts";
import type { Inbound } from "#src/bot/runtime/ports/inbound.ts";
import { defined } from "#src/lib/defined.ts";
import { attend } from "./attend.ts";
import { goOn } from "./go-on.ts";
import { type GroupParts, type Heard, spoken } from "./group-parts.ts";
import { answerWords, wordFor } from "./group-words.ts";
import { takePress } from "./press.ts";

/** A group that begins more than this in the span is not answered: it would be noise. */
const mostRounds = 6;
const roundSpan = Temporal.Duration.from({ minutes: 10 });
/** So long after the visit, or after words that led to none, a round is forgotten. */
const keptFor = Temporal.Duration.from({ hours: 24 });

const jobSchema = z.object({ id: z.string() });
const namelessSchema = z.object({
  platform: z.string(),
  chatId: z.string(),
  message: z.string(),
  link: z.string(),
});
const answerSchema = z.object({
  platform: z.string(),
  chatId: z.string(),
  message: z.string(),
  text: z.string(),
});

export interface Groups extends GroupChats, TableSharing {
  /** What a guest does who comes from a group by its link; everything else as it is. */
  goOn(inbound: Inbound): Promise<Inbound>;
  /** The booking was made or changed. */
  follow(booking: BookedTable): Promise<void>;
}

/** Groups of friends and their tables. Declares its queue, so it must be created before the jobs are started. */
export function createGroups(parts: GroupParts): Groups {
  const { book, clock } = parts;
  const attendTo = scheduleAttention(parts);
  const explainTo = answerNameless(parts);
  const answer = answerQuestions(parts);
  return {
    addressed: async (word) => {
      const at = clock.now();
      const language = spoken(word.from.language, parts.languages);
      const heard = parts.read(word.words, language);
      if (!isForUs(word, heard)) return heard.kind === "courtesy" ? "thanked" : "passedOver";
      if (heard.kind === "question") {
        await answer(word, parts.render(answerWords(language, heard.lines, parts.venues())).text);
        return "taken";
      }
      const from = { ...word.from, language };
      const begun = { id: parts.newRoundId(), at, most: mostRounds, since: at.subtract(roundSpan) };
      const id = await book.begin({ ...word, from }, begun);
      if (id !== undefined) await attendTo(id);
      return "taken";
    },
    addressedByNobody: async (word) => {
      const { kind } = parts.read(word.words, parts.languages[0]);
      if (kind !== "courtesy") await explainTo(word);
    },
    pressed: async (group, token, from) => {
      const { answer, changed } = await takePress(parts, group, token, from);
      if (changed !== undefined) await attendTo(changed);
      return answer;
    },
    moved: (group, chatId) => book.moveGroup(group, chatId),
    left: (group) => book.leaveGroup(group),
    share: async (round, booking, locale) => {
      const id = await book.share(round, booking, locale);
      if (id !== undefined) await attendTo(id);
    },
    shareTimes: async (round, offered, locale) => {
      if (await book.offer(round, offered, locale)) await attendTo(round);
    },
    follow: async (booking) => {
      const id = await book.findByBooking(booking);
      if (id !== undefined) await attendTo(id);
    },
    goOn: (inbound) => goOn(parts, inbound),
  };
}

/** Who writes in the group's own name reads how to go on: there is no private chat that could be theirs. */
function answerNameless({ jobs, platforms, render, languages }: GroupParts) {
  const queue = jobs.defineQueue("nameless-words", namelessSchema);
  queue.work(async ({ platform, chatId, message: answers, link }) => {
    const words = render(wordFor(languages[0], message("groupNameless", { link })));
    await platforms.find(({ name }) => name === platform)?.send({ platform, chatId }, words, { answers });
  });
  return ({ group, message: asked, link }: NamelessWord): Promise<void> =>
    queue.send({ ...group, message: asked, link }, { key: `${group.platform}:${group.chatId}` });
}

/** Who only asks about the house is told, there where they asked; nobody organises anything by it. */
function answerQuestions({ jobs, platforms }: GroupParts) {
  const queue = jobs.defineQueue("group-answers", answerSchema);
  queue.work(async ({ platform, chatId, message: answers, text }) => {
    const words = { text, buttons: [] };
    await platforms.find(({ name }) => name === platform)?.send({ platform, chatId }, words, { answers });
  });
  return ({ group, message: asked }: GroupWord, text: string): Promise<void> =>
    queue.send({ ...group, message: asked, text }, { key: `${group.platform}:${group.chatId}:${asked}` });
}

/**
 * A group hates a bot that has an answer to "see you there!", and to thanks. A reply may be meant for the friends: of the
 * questions in one, the bot knows those that the house has answered.
 */
function isForUs({ isReply }: GroupWord, heard: Heard): boolean {
  if (heard.kind === "courtesy") return false;
  return !isReply || heard.kind === "wish" || (heard.kind === "question" && heard.isKnown);
}

/** Whatever happens to a round, it is brought up to date at once; what comes of others' hands, or a
 * process left that died, within five minutes. */
function scheduleAttention(parts: GroupParts): (id: string, at?: Temporal.Instant) => Promise<void> {
  const { book, jobs, clock } = parts;
  const queue = jobs.defineQueue("rounds", jobSchema);
  const attendTo = (id: string, startAfter?: Temporal.Instant) =>
    queue.send({ id }, { key: id, ...defined({ startAfter }) });
  queue.work(async ({ id }) => {
    const next = await attend(parts, id);
    if (next) await attendTo(id, next);
  });
  jobs.every(Temporal.Duration.from({ minutes: 5 }), "look-for-rounds", async () => {
    for (const id of await book.findWork(clock.now())) await attendTo(id);
  });
  jobs.every(Temporal.Duration.from({ hours: 1 }), "forget-rounds", () =>
    book.forget(clock.now().subtract(keptFor)),
  );
  return attendTo;
}
