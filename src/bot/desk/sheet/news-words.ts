import { texts } from "../words.ts";

/**
 * What the sheet says of a booking's news, by the kind of the notice; those that somebody must act on are told in a message
 * of their own.
 */
export const newsWords: Readonly<Record<string, string | undefined>> = {
  booked: texts.newBooking,
  changed: texts.changedByGuest,
  cancelled: texts.cancelledByGuest,
  noShow: texts.noShowByClock,
  changedOutside: texts.changedOutside,
  cancelledOutside: texts.cancelledOutside,
};
