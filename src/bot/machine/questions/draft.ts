import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import type { AskingDate, AskingPartySize, ChoosingReading } from "#src/bot/machine/core/state.ts";
import { dateValue, timeValue, today } from "#src/bot/machine/core/values.ts";

/** Party sizes that get a button; larger ones are typed. */
const partySizes = [1, 2, 3, 4, 5, 6, 7, 8];
/** Days that get a button: today, tomorrow and the next five. */
const daysOffered = 7;

export function askVenue(context: Context): Question {
  return {
    lines: [plain("askVenue")],
    options: context.venues.map((venue) => ({
      choice: { type: "venue", venueId: venue.id },
      label: message("choiceVenue", { venue: venue.name }),
    })),
  };
}

export function askPartySize({ draft }: AskingPartySize, context: Context): Question {
  const most = venueById(context, draft.venueId)?.largestParty ?? Number.POSITIVE_INFINITY;
  return {
    lines: [plain("askPartySize")],
    options: partySizes
      .filter((partySize) => partySize <= most)
      .map((partySize) => ({
        choice: { type: "partySize", partySize },
        label: message("choicePartySize", { partySize }),
      })),
  };
}

export function askDate({ draft }: AskingDate, context: Context): Question {
  const first = Temporal.PlainDate.from(today(draft.venueId, context));
  const options = Array.from({ length: daysOffered }, (_, days): Option => {
    const date = first.add({ days }).toString();
    return { choice: { type: "date", date }, label: dayLabel(date, days) };
  });
  return { lines: [message("askDate", { partySize: draft.partySize ?? 0 })], options };
}

function dayLabel(date: string, days: number) {
  if (days === 0) return plain("choiceToday");
  if (days === 1) return plain("choiceTomorrow");
  return message("choiceDay", { date: dateValue(date) });
}

export function askReading({ readings }: ChoosingReading): Question {
  if (readings.type === "dates") {
    return {
      lines: [plain("whichDate")],
      options: readings.dates.map((date) => ({
        choice: { type: "date", date },
        label: message("choiceDay", { date: dateValue(date) }),
      })),
    };
  }
  return {
    lines: [plain("whichTime")],
    options: readings.times.map((time) => ({
      choice: { type: "time", time },
      label: message("choiceTime", { time: timeValue(time) }),
    })),
  };
}
