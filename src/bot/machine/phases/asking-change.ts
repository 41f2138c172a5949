import { noteLateBy } from "#src/bot/machine/anytime/lateness.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { TableValues } from "#src/bot/machine/core/shown-values.ts";
import type { AskingChange, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate, tableValues, today } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { monthOf } from "#src/bot/machine/tables/calendar.ts";
import { draftOfBooking, startChange } from "#src/bot/machine/tables/change-booking.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { holderIn } from "#src/bot/machine/tables/holder.ts";
import { chooseDay } from "#src/bot/machine/tables/look-for-table.ts";
import { note, noteOptions } from "#src/bot/machine/tables/options.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf } from "./phase-of.ts";

/** A booking is to be changed and the guest has not said how. */
export const askingChange: PhaseOf<"askingChange"> = {
  ask: askWhatToChange,
  expects: ({ about }) => (about === undefined ? null : expected[about]),
  said: (state, understood, context) => {
    const holder = holderIn(understood, context);
    if (understood.wishesLeft === "" && understood.comment === undefined)
      return withoutNote(state, undefined, context);
    if (statesTable(understood)) {
      const draft = { ...draftOfBooking(state.booking, context), ...defined({ holder }) };
      return advance(state, draft, understood, context);
    }
    if (holder) return startChange(state, state.booking, { holder }, context);
    if (understood.holder) return enter({ ...state, about: "holder" });
    if (understood.recounts) return enter({ ...state, about: "partySize" });
    return understood.intent === "deny" ? keep(state) : undefined;
  },
  answered: {
    lateBy: (state, { minutes }, context) => noteLateBy(state, state.booking, minutes, context),
    otherHolder: (state) => enter({ ...state, about: "holder" }),
    note: (state) => enter({ ...state, about: "wish" }),
    noNote: withoutNote,
    otherDay: (state, _choice, context) => {
      const { startsAt, venueId } = state.booking;
      const { time: _time, ...draft } = draftOfBooking(state.booking, context);
      return chooseDay(state, draft, monthOf(localDate(startsAt, venueId, context)), context);
    },
  },
};

const expected = { holder: "name", partySize: "partySize", wish: "note" } as const;

/** Nothing is to be noted of it any more, where something is. */
function withoutNote(state: AskingChange, _: unknown, context: Context): Step<State> {
  const { booking } = state;
  if (booking.comment === undefined || booking.comment === "") return keep(state);
  return startChange(state, booking, { wishedAlone: true, needsKept: "" }, context);
}

const minutesLate = [15, 30];

/** On the day itself a guest may be late. */
function lateOptions({ startsAt, venueId }: BookedTable, context: Context): Option[] {
  if (localDate(startsAt, venueId, context) !== today(venueId, context)) return [];
  return minutesLate.map((minutes) => ({
    choice: { type: "lateBy", minutes },
    label: message("choiceLateBy", { minutes }),
  }));
}

function askWhatToChange({ booking, about }: AskingChange, context: Context): Question {
  const keeps: Option = { choice: { type: "keep" }, label: plain("choiceKeep") };
  if (about === "holder") return { lines: [plain("askNewHolder")], options: [keeps] };
  if (about === "partySize") return { lines: [plain("askPartySize")], options: [keeps] };
  const table = tableValues(booking, booking.partySize, context);
  if (about === "wish") return askNote(booking, table);
  return {
    lines: [message("askWhatToChange", table)],
    options: [
      ...lateOptions(booking, context),
      { choice: { type: "otherDay" }, label: plain("choiceOtherDay") },
      { choice: { type: "otherHolder" }, label: plain("choiceOtherHolder") },
      note,
      {
        choice: { type: "cancelBooking", booking: { venueId: booking.venueId, id: booking.id } },
        label: plain("choiceCancelBooking"),
      },
      keeps,
    ],
  };
}

function askNote({ comment = "" }: BookedTable, table: TableValues): Question {
  const line = comment === "" ? message("askWhatToAdd", table) : message("askMoreNote", { comment });
  return { lines: [line], options: noteOptions(comment) };
}
