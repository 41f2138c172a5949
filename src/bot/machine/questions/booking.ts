import type { Context } from "#src/bot/machine/core/context.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import type {
  AskingChange,
  ChoosingBooking,
  ConfirmingCancel,
  ConfirmingChange,
} from "#src/bot/machine/core/state.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { feeLines, feeOf, lateCancelLines } from "#src/bot/machine/tables/no-show-fee.ts";

/** Where to go from nowhere. */
export const startOptions: readonly Option[] = [
  { choice: { type: "book" }, label: plain("choiceBook") },
  { choice: { type: "listBookings" }, label: plain("choiceMyBookings") },
];

const keyOf = ({ venueId, id }: BookedTable): BookingKey => ({ venueId, id });

const valuesOf = (booking: BookedTable, context: Context) => tableValues(booking, booking.partySize, context);

/** The guest's bookings, numbered, with a button for each thing that can be done with each. */
export function askBooking({ bookings, purpose }: ChoosingBooking, context: Context): Question {
  const headings: Record<typeof purpose, Message> = {
    list: message("bookingsHeading", { count: bookings.length }),
    cancel: plain("whichToCancel"),
    change: plain("whichToChange"),
  };
  const lines = bookings.map((booking, index) =>
    message("bookingLine", { ...valuesOf(booking, context), number: index + 1 }),
  );
  const options = bookings.flatMap((booking, index): Option[] => {
    const change: Option = {
      choice: { type: "changeBooking", booking: keyOf(booking) },
      label: message("choiceChangeNumber", { number: index + 1 }),
    };
    const cancel: Option = {
      choice: { type: "cancelBooking", booking: keyOf(booking) },
      label: message("choiceCancelNumber", { number: index + 1 }),
    };
    if (purpose === "list") return [change, cancel];
    return purpose === "cancel" ? [cancel] : [change];
  });
  return { lines: [headings[purpose], ...lines], options };
}

/** The guest's bookings beside another question: without numbers, since a number answers that one. */
export function bookingLines(bookings: readonly BookedTable[], context: Context): Message[] {
  if (bookings.length === 0) return [plain("noBookings")];
  const heading = message("bookingsHeading", { count: bookings.length });
  return [heading, ...bookings.map((booking) => message("bookingItem", valuesOf(booking, context)))];
}

export function askCancel({ booking }: ConfirmingCancel, context: Context): Question {
  return {
    lines: [message("askCancel", valuesOf(booking, context)), ...lateCancelLines(booking, context)],
    options: [
      { choice: { type: "confirm" }, label: plain("choiceCancelBooking") },
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}

export function askWhatToChange({ booking }: AskingChange, context: Context): Question {
  return {
    lines: [message("askWhatToChange", valuesOf(booking, context))],
    options: [
      { choice: { type: "otherDay" }, label: plain("choiceOtherDay") },
      { choice: { type: "cancelBooking", booking: keyOf(booking) }, label: plain("choiceCancelBooking") },
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}

/** The table that a change leads to. */
export function changedTable({
  query,
  startsAt,
  slot,
}: Pick<ConfirmingChange, "query" | "startsAt" | "slot">) {
  const { changing, partySize } = query;
  const scenarioName = slot?.scenarioName ?? changing.scenarioName;
  return { venueId: changing.venueId, scenarioName, startsAt, partySize };
}

/** "Same again, but Saturday" after a booking: its change, or a second one? */
export const another: Option = { choice: { type: "another" }, label: plain("choiceAnother") };

/** The booking as it will be once its change is done: what the guest is asked to agree to. */
export function askChange(state: ConfirmingChange, context: Context): Question {
  const { query } = state;
  const { changing, maybeAnother, partySize, comment } = query;
  const table = changedTable(state);
  const lines: Message[] = [message("askChange", tableValues(table, partySize, context))];
  if (changing.name !== undefined) lines.push(message("summaryName", { name: changing.name }));
  if (comment !== undefined) lines.push(message("summaryComment", { comment }));
  lines.push(...feeLines(feeOf(table, context, changing.noShowFee), table, context));
  return {
    lines,
    options: [
      { choice: { type: "confirm" }, label: plain("choiceYes") },
      ...(maybeAnother ? [another] : []),
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}
