import { type ChronoTime, readWithChrono } from "./chrono-dates.ts";
import type { ClockTime } from "./clock-times.ts";
import { findContact } from "./contact.ts";
import type { FoundDate } from "./found-date.ts";
import { neutral } from "./locales/neutral.ts";
import type { Reading } from "./reading.ts";
import type { Found } from "./resolve.ts";
import { cover, type Span } from "./spans.ts";
import type { FoundTime } from "./times.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

/** Languages that chrono-node knows and we have no locale for: the days and times it finds, nothing else. */
export function readForeign(reading: Reading, language: string, context: UnderstandingContext): Found {
  const contact = findContact(reading.folded, neutral, context);
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
    prefersLast: false,
    moves: false,
    ...(contact.phone && { phone: contact.phone }),
    ...(contact.email && { email: contact.email }),
  };
}

function toClockTime(span: Span, time: ChronoTime): ClockTime {
  return { span, ...time, padded: false, sure: true };
}
