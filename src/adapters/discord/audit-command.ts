import { optional, staffCommand } from "./command.ts";
import { daysHint, suggestDays } from "./day-option.ts";

/** Who of the staff did what. */
export const auditCommand = staffCommand(
  "Who of the staff did what, on a day or with a booking",
  {
    date: optional(`${daysHint}; today if left out`, { suggest: suggestDays }),
    id: optional("A booking, whatever the day: type a name, a time or its id", {
      suggest: (desk, typing) => desk.suggest.bookings({ ...typing, which: "all" }),
    }),
  },
  (given, { meant, named }) => ({
    type: "ask",
    ask: (desk, by) => desk.trail({ by, ...(given.id === undefined ? meant : named), ...given }),
  }),
);
