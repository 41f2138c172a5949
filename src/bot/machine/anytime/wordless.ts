import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Wordless } from "#src/bot/machine/core/event.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { withPlaces } from "#src/bot/machine/tables/attachments.ts";
import { answerTopics, venuesAskedFor } from "./house-questions.ts";

/** Who sends where they are wants to know where the house is. */
const wayAsked = { intent: "question", topics: ["address"] } as const;

/** Something without words came: it is answered kindly, and the question that is open follows. */
export function answerWordless(state: State, kind: Wordless | undefined, context: Context): Step<State> {
  switch (kind) {
    case "voice":
      return enter(state, [plain("voiceNotHeard")]);
    case "picture":
      return enter(state, [plain("pictureNotSeen")]);
    case "sticker":
      return enter(state, [plain("stickerSeen")]);
    case "contact":
      return enter(state, [plain("contactNotOwn")]);
    case "place":
      return tellTheWay(state, context);
    default:
      return enter(state, [plain("textOnly")]);
  }
}

function tellTheWay(state: State, context: Context): Step<State> {
  const lines = answerTopics(wayAsked, state, context);
  if (lines.length === 0) return enter(state, [plain("textOnly")]);
  return withPlaces(enter(state, lines), venuesAskedFor("address", wayAsked, state, context), context);
}
