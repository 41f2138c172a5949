import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { NoticeMark, StaffMember } from "./ports.ts";

/**
 * Sets a booking's state, and shows on its notices who did. That is announced before: a process may die once the
 * service has done it.
 *
 * @param markOf what the notices are to say of the booking as it then is
 */
export async function setAndShow(
  { diary, noticeMarks }: Pick<DeskParts, "diary" | "noticeMarks">,
  by: StaffMember,
  booking: DiaryBooking,
  state: BookingState,
  markOf: (booking: DiaryBooking) => NoticeMark,
): ReturnType<DeskParts["diary"]["setState"]> {
  const marked = { venueId: booking.venueId, id: booking.id, startsAt: booking.startsAt.toString() };
  await noticeMarks.expect(marked, state, markOf({ ...booking, state }));
  const set = await diary.setState(marked, state, by.id);
  if (set.ok) await noticeMarks.show(marked, state, markOf(set.value));
  else await noticeMarks.drop(marked, state);
  return set;
}
