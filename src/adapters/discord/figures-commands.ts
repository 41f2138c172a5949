import { optional, type Suggest, staffCommand } from "./command.ts";
import { daysHint } from "./day-option.ts";

const suggestPastDays: Suggest = (desk, typing) => desk.suggest.pastDays(typing);

/** `/stats`: what some days came to. */
export const statsCommand = staffCommand(
  "Covers, bookings, no-shows and more, of the last four weeks or of the days you name",
  {
    from: optional(`The first day: ${daysHint}`, { suggest: suggestPastDays }),
    to: optional("The last day, included; yesterday if left out", { suggest: suggestPastDays }),
  },
  (given, { meant }) => ({ type: "ask", ask: (desk, by) => desk.stats({ by, ...meant, ...given }) }),
);

/** `/floor`: who has which table. */
export const floorCommand = staffCommand(
  "Which tables are taken, by whom and until when, and what comes next",
  { time: optional("19:00, or 00:30 after midnight; now if left out") },
  (given, { meant }) => ({ type: "ask", ask: (desk, by) => desk.floor({ by, ...meant, ...given }) }),
);

/** `/month`: what a month has for a party. */
export const monthCommand = staffCommand(
  "A month for a party: which days are free, nearly full, full and closed",
  {
    party: optional("How many people; two if left out"),
    month: optional("2026-12, or its name such as dec; this one if left out"),
  },
  (given, { meant }) => ({ type: "ask", ask: (desk, by) => desk.month({ by, ...meant, ...given }) }),
);
