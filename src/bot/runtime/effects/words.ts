import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { defined } from "#src/lib/defined.ts";
import type { Outside } from "./outside.ts";

/** One line in the guest's language, for what is no message of the chat: the name of a file, the title of an invoice. */
export function words(
  { render }: Pick<Outside, "render">,
  { language, region }: { readonly language: string; readonly region?: string },
  line: Message,
): string {
  const say: Say = {
    type: "say",
    language,
    lines: [line],
    buttons: [],
    contactRequest: false,
    answers: false,
    ...defined({ region }),
  };
  return render(say).text;
}
