import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { today } from "#src/bot/machine/core/values.ts";
import { monthOf } from "./calendar.ts";
import { draftOfBooking } from "./change-booking.ts";
import { asNewWish } from "./gone-booking.ts";
import { chooseDay } from "./look-for-table.ts";

type AnotherDay = Extract<Choice, { type: "anotherDay" }>;

/** A table like a cancelled one, on a day to be chosen: nothing else of it is asked again. */
export function anotherDayOption(booking: BookedTable, context: Context): Option {
  const { date: _, ...draft } = asNewWish<Draft>(draftOfBooking(booking, context));
  return { choice: { type: "anotherDay", draft }, label: plain("choiceAnotherDay") };
}

/** That offer, where it is what stands open. */
export function offeredAnotherDay({ choices }: State): AnotherDay | undefined {
  return choices.map(({ choice }) => choice).find((choice) => choice.type === "anotherDay");
}

export function chooseAnotherDay(state: State, { draft }: AnotherDay, context: Context): Step<State> {
  return chooseDay(state, draft, monthOf(today(draft.venueId, context)), context);
}
