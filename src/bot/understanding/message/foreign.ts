import { neutral } from "#src/bot/languages/neutral.ts";
import { type ChronoTime, readWithChrono } from "#src/bot/understanding/dates/chrono-dates.ts";
import type { FoundDate } from "#src/bot/understanding/dates/found-date.ts";
import { findContact } from "#src/bot/understanding/guest/contact.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { cover, type Span } from "#src/bot/understanding/text/spans.ts";
import type { ClockTime } from "#src/bot/understanding/times/clock-times.ts";
import type { FoundTime } from "#src/bot/understanding/times/found-time.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Found } from "./resolve.ts";

/** Languages that chrono-node knows and we have no locale for: the days and times it finds, nothing else. */
export function readForeign(reading: Reading, language: string, context: UnderstandingContext): Found {
  const contact = findContact(reading, reading.folded, neutral, context);
  const today = context.now.toPlainDate();
  const findings = readWithChrono(cover(reading.plain, contact.spans), language, context.now);
  const dates = findings.flatMap(({ span, date, to, weekdayOnly }): FoundDate[] => {
    if (weekdayOnly && date?.equals(today)) {
      return [{ span, date: today.add({ weeks: 1 }), others: [today], kind: "weekday" }];
    }
    if (date === undefined || Temporal.PlainDate.compare(date, today) < 0) return [];
    return [
      to?.date === undefined ? { span, date, kind: "day" } : { span, date, to: to.date, kind: "range" },
    ];
  });
  const times = findings.flatMap(({ span, time, to }): FoundTime[] => {
    if (time === undefined) return [];
    const first = toClockTime(span, time);
    return [
      to?.time === undefined ? { span, time: first } : { span, time: first, to: toClockTime(span, to.time) },
    ];
  });
  return {
    dates,
    times,
    corrections: [],
    changes: false,
    moves: false,
    ...(contact.phone && { phone: contact.phone }),
    ...(contact.email && { email: contact.email }),
  };
}

function toClockTime(span: Span, time: ChronoTime): ClockTime {
  return { span, ...time, padded: false, sure: true };
}
