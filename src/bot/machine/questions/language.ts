import type { Context } from "../context.ts";
import { message, plain } from "../message.ts";
import type { Question } from "./option.ts";

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
