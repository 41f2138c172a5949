import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { statesAnswer, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { answeredIn } from "#src/lib/language-of-tag.ts";
import { memoizeLast } from "#src/lib/memoize-last.ts";

/**
 * The languages a house of these venues answers in, of those there are: all, unless a venue names its own.
 * One chat serves every venue, so a language of one of them is a language of the house. The first is the
 * default: the first venue's first, where it names any that there is.
 */
export const spokenLanguages = memoizeLast(
  (all: Context["languages"], venues: readonly Pick<VenueFacts, "languages">[]): Context["languages"] => {
    const named = venues.flatMap(({ languages }) => languages ?? all);
    const [first, ...others] = new Set(named.filter((language) => all.includes(language)));
    return first === undefined ? all : [first, ...others];
  },
);

/** Shows the languages to choose from, wherever the conversation stands; its question waits meanwhile. */
export function askLanguage(state: State, context: Context): Step<State> {
  const question = whichLanguage(context);
  return reply(state, context, question.lines, question);
}

/** Every language of the house, each under the name its speakers look for. */
function whichLanguage({ languages }: Context): Question {
  return {
    lines: [plain("askLanguage")],
    options: languages.map((language) => ({
      choice: { type: "language", language },
      label: message("choiceLanguage", { language: { type: "language", language } }),
    })),
  };
}

/** The guest asked for this language: the open question again, in it. */
export function chooseLanguage(state: State, language: string, context: Context): Step<State> {
  if (!context.languages.includes(language)) return enter(state, [notSpoken(language, context)]);
  return enter({ ...state, language, languageFrom: "chosen" }, [plain("languageChanged")]);
}

/**
 * The state in the language of the guest's words, or a neighbour's; one that was asked for stays until another is. One that the
 * house does not answer in is kept as what the guest writes in, until they write in another.
 */
export function hearLanguage(heard: State, understood: Understood, { languages }: Context): State {
  const { language, languageWish, languageGuessed } = understood;
  const state = language === undefined || languageGuessed ? heard : writingIn(language, heard, languages);
  if (languageWish !== undefined) {
    if (!languages.includes(languageWish)) return state;
    return { ...state, language: languageWish, languageFrom: "chosen" };
  }
  const answers = language === undefined ? undefined : answeredIn(language, languages);
  if (answers === undefined || state.languageFrom === "chosen") return state;
  if (!languageGuessed) return { ...state, language: answers, languageFrom: "heard" };
  return state.languageFrom === "heard" ? state : { ...state, language: answers, languageFrom: "guessed" };
}

function writingIn(language: string, { writesIn: _, ...state }: State, spoken: Context["languages"]): State {
  return { ...state, ...(!spoken.includes(language) && { writesIn: language }) } as State;
}

/** Wishes that a message may hold beside its language, and that come first. */
const otherWishes: readonly Understood["intent"][] = [
  "affirm",
  "book",
  "cancel",
  "help",
  "human",
  "list",
  "leaveLine",
  "askBooked",
  "askLine",
  "waitlist",
];

/** The language that a message asks for and nothing besides: no table, no wish and no answer. */
export function soleLanguageWish(understood: Understood): string | undefined {
  const states = statesAnswer(understood) || statesTable(understood);
  const asksMore = states || otherWishes.includes(understood.intent);
  return asksMore ? undefined : understood.languageWish;
}

/** Says so where the guest's words are in a language that the house does not answer in. */
export function unspokenLanguage({ language }: Understood, context: Context): Message | undefined {
  if (language === undefined || answeredIn(language, context.languages) !== undefined) return undefined;
  return notSpoken(language, context);
}

function notSpoken(language: string, { languages }: Context): Message {
  return message("languageNotSpoken", {
    language: { type: "language", language },
    languages: { type: "languages", languages },
  });
}
