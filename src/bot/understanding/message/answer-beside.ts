import { withValueAfterStop } from "#src/bot/understanding/message/answers/stop-apart.ts";
import { withYesApart } from "#src/bot/understanding/message/answers/yes-apart.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { unlessForbidden } from "./answers/yes-forbidden.ts";
import { withNameBeside } from "./names/name-beside.ts";
import { withNumberBeside } from "./names/number-beside.ts";
import { withChoiceBeside } from "./values/choice-beside.ts";

/** The answer to what was asked, where something else is asked or told beside it: "Peter Gomez. How long may we stay?" */
export function withAnswerBeside(read: Understood, said: Said): Understood {
  const { original, language, context } = said;
  if (context.expecting === "confirm")
    return unlessForbidden(withYesApart(read, original, language, context), said);
  const understood = withValueAfterStop(read, original, language, context);
  switch (context.expecting) {
    case "name":
      return withNameBeside(understood, said);
    case "phone":
      return withNumberBeside(understood, said);
    case "slot":
      return withChoiceBeside(understood, said);
    default:
      return understood;
  }
}
