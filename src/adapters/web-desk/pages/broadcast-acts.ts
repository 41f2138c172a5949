import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";
import { longestBroadcast } from "#src/bot/desk/broadcast/broadcast-words.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { type Asked, type DeskAct, deskAct, hidden, needed, optional } from "./act.ts";
import { scenario } from "./take-acts.ts";

interface DraftGiven {
  readonly day: string;
  readonly shift?: string;
  readonly scenario?: string;
  readonly message?: string;
  readonly text?: string;
}

/** A message to all guests of an evening, looked at before it is sent. */
export const broadcastActs: Readonly<Record<string, DeskAct>> = {
  draft: deskAct({
    label: "Look at it first",
    tone: "good",
    page: "message",
    fields: {
      day: needed("Day", { kind: "date", start: ({ today }) => today }),
      shift: optional("Only this shift", {
        choices: async ({ desk, venueId, values }) =>
          desk.broadcast.suggest.shifts({ text: "", venueId, given: values }),
      }),
      scenario,
      message: optional("One of the venue's own messages, or", {
        choices: async ({ desk, venueId }) => desk.broadcast.suggest.messages({ text: "", venueId }),
        only: true,
      }),
      text: optional(platformTexts.whatTheyRead, {
        kind: "long",
        most: longestBroadcast,
        hint: platformTexts.whatTheyReadHint,
      }),
    },
    answer: draft,
  }),
  send: deskAct({
    label: platformTexts.sendToAll,
    tone: "good",
    fields: { draft: hidden },
    answer: ({ desk, by, given }) => desk.broadcast.send({ by, broadcastId: given.draft }),
  }),
  drop: deskAct({
    label: platformTexts.dropMessage,
    tone: "grave",
    page: "message",
    fields: { draft: hidden },
    answer: ({ desk, by, given }) => desk.broadcast.drop({ by, broadcastId: given.draft }),
  }),
};

async function draft({
  desk,
  by,
  venueId,
  given: { day: date, text = "", ...audience },
}: Pick<Asked, "desk" | "by" | "venueId"> & { readonly given: DraftGiven }): Promise<
  BroadcastView | Refused
> {
  const drafted = await desk.broadcast.draft({ by, venueId, date, ...audience });
  if (drafted.type !== "emptyDraft") return drafted;
  return await desk.broadcast.write({ by, broadcastId: drafted.broadcastId, text });
}
