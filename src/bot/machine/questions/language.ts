import type { Context } from "#src/bot/machine/core/context.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";

/** Every language of the house, each under the name its speakers look for. */
export function whichLanguage({ languages }: Context): Question {
  return {
    lines: [plain("askLanguage")],
    options: languages.map((language) => ({
      choice: { type: "language", language },
      label: message("choiceLanguage", { language: { type: "language", language } }),
    })),
  };
}
