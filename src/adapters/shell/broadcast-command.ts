import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";
import { broadcastTexts } from "#src/bot/desk/broadcast/broadcast-words.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import { defined } from "#src/lib/defined.ts";
import { daysHint } from "./booking-commands.ts";
import { type Asked, needed, optional, shellCommand } from "./command.ts";

interface Given {
  readonly day: string;
  readonly text?: string;
  readonly message?: string;
  readonly shift?: string;
  readonly scenario?: string;
  readonly draft?: string;
}

/** A message to all guests of an evening, shown before it is sent. */
export const broadcastCommand = shellCommand(
  "Write to the guests of a day or a shift; it is shown before it is sent",
  {
    day: needed(daysHint),
    text: optional("what they read, or"),
    message: optional("one of the venue's own messages"),
    shift: optional("only this shift, such as Dinner"),
    scenario: optional("only this way to dine"),
    draft: optional("the message that was shown, by its id"),
  },
  async (asked) => {
    const { desk, by, given } = asked;
    if (given.draft !== undefined) return await desk.broadcast.send({ by, broadcastId: given.draft });
    const shown = await look(asked);
    if (shown.type === "refused" || !asked.sure) return shown;
    return await desk.broadcast.send({ by, broadcastId: shown.broadcastId });
  },
  { question: broadcastTexts.askSend, look },
);

/** Drafts it; nothing is sent. */
async function look({
  desk,
  by,
  venue,
  given,
}: Pick<Asked, "desk" | "by" | "venue"> & { readonly given: Given }): Promise<BroadcastView | Refused> {
  const { day: date, text = "", message, shift, scenario } = given;
  const drafted = await desk.broadcast.draft({
    by,
    date,
    ...venue,
    ...defined({ message, shift, scenario }),
  });
  if (drafted.type !== "emptyDraft") return drafted;
  return await desk.broadcast.write({ by, broadcastId: drafted.broadcastId, text });
}
