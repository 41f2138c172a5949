import type { DayStarts } from "#src/booking/contract/figures.ts";
import type { DayView } from "#src/booking/service/capacity/day-view.ts";
import { listSlots } from "#src/booking/service/capacity/slots.ts";

/** How many start times a date has for a party, and how many of them are free. */
export function toDayStarts(dayView: DayView, partySize: number): DayStarts {
  const slots = listSlots(dayView, partySize);
  return {
    date: dayView.day.date.toString(),
    isOpen: dayView.day.isOpen,
    offered: slots.length,
    free: slots.filter(({ available }) => available).length,
  };
}
