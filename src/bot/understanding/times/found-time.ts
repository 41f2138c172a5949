import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { ClockTime } from "./clock-times.ts";

/** A time, a bound or a range as the words give it; which half of the day is meant is decided later. */
export interface FoundTime {
  readonly span: Span;
  readonly time: ClockTime;
  readonly to?: ClockTime;
  readonly bound?: "from" | "to";
  /** In a correction, from the old time to the new one: "move it from 7 to 8". */
  readonly mayMove?: boolean;
  /** Further times joined by "or". */
  readonly others?: readonly ClockTime[];
}

/** "18-20", read as one word, is a range. */
export function splitRange(time: ClockTime): FoundTime {
  if (time.rangeFrom === undefined) return { span: time.span, time };
  return {
    span: time.span,
    time: {
      span: time.span,
      hour: time.rangeFrom,
      minute: 0,
      fixed: time.rangeFrom > 12,
      padded: false,
      sure: false,
    },
    to: time,
    mayMove: true,
  };
}
