import { defined } from "#src/lib/defined.ts";
import type { State } from "./state.ts";

/** What a state hands on to the next phase. The open buttons are not: the next question brings its own. */
export function carryOver(state: State) {
  const { language, languageFrom, guest, prompts, answers, tableOffers, listing, misses, pressed } = state;
  const { listingLine, writesIn } = state;
  const { contactOpen, interruptedBy, late, remembers, secondWish, thenOther, enquiry, answering } = state;
  return {
    language,
    languageFrom,
    guest,
    prompts,
    answers,
    tableOffers,
    misses,
    choices: [],
    ...(contactOpen && { contactOpen }),
    ...defined({
      interruptedBy,
      late,
      listing,
      listingLine,
      pressed,
      remembers,
      secondWish,
      thenOther,
      enquiry,
      answering,
      writesIn,
    }),
  };
}

/** A new chat, or one begun again. */
export function initialState(language: string): State {
  return {
    phase: "idle",
    language,
    languageFrom: "setting",
    guest: {},
    choices: [],
    prompts: [],
    answers: [],
    tableOffers: [],
    misses: 0,
  };
}
