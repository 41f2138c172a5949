import { needed, optional, type StaffCommand, type Suggest, staffCommand } from "./command.ts";
import { daysHint, suggestDays } from "./day-option.ts";

const suggestScenarios: Suggest = (desk, typing) => desk.suggest.scenarios(typing);
const suggestTimes: Suggest = (desk, typing) => desk.take.suggest.times(typing);
const suggestNames: Suggest = (desk, typing) => desk.take.suggest.names(typing);
const suggestPhones: Suggest = (desk, typing) => desk.take.suggest.phones(typing);
const suggestPlaces: Suggest = (desk, typing) => desk.take.suggest.places(typing);
const suggestFound: Suggest = (desk, typing) => desk.take.suggest.found(typing);
const suggestStays: Suggest = (desk, typing) => desk.take.suggest.stays(typing);

const hereAndAhead: Suggest = (desk, typing) => desk.suggest.bookings({ ...typing, which: "current" });

/** As long as the service keeps a name; a note in full has 2,000, which no field of a message holds. */
const longestName = 100;
const longestNote = 500;

const scenario = (description: string) => optional(description, { suggest: suggestScenarios });

/** `/book`: for a caller. */
export const bookCommand: StaffCommand = staffCommand(
  "Book a table for somebody who called",
  {
    party: needed("How many people"),
    name: needed("Whose name it is under", { suggest: suggestNames, maxLength: longestName }),
    day: optional(`${daysHint}; today if left out`, { suggest: suggestDays }),
    time: optional("19:00; left out, the free times are shown", { suggest: suggestTimes }),
    phone: optional("Their phone number", { suggest: suggestPhones, maxLength: longestName }),
    note: optional("What they wish for", { maxLength: longestNote }),
    scenario: scenario("Only this one; whichever is open then if left out"),
    tables: optional("5, or 5+6; wherever it fits if left out", {
      suggest: (desk, typing) => desk.suggest.tables(typing),
    }),
  },
  (given, { meant }) => ({
    type: "take",
    ask: (desk, by, key) => desk.take.book({ by, key, ...meant, ...given }),
  }),
);

/** `/walkin`: for a party at the door. */
export const walkInCommand: StaffCommand = staffCommand(
  "Seat a party at the door: which tables are free now, and until when",
  {
    party: needed("How many people"),
    name: optional("Their name", { suggest: suggestNames, maxLength: longestName }),
    tables: optional("5, or 5+6; left out, the free ones are shown", { suggest: suggestPlaces }),
    note: optional("What they wish for", { maxLength: longestNote }),
  },
  (given, { meant }) => ({
    type: "take",
    ask: (desk, by, key) => desk.take.walkIn({ by, key, ...meant, ...given }),
  }),
);

/** `/find`: also in the past. */
export const findingCommand: StaffCommand = staffCommand(
  "Find bookings by name, phone number or reference, also in the past",
  { text: needed("A part of the name, the phone number or the reference", { suggest: suggestFound }) },
  ({ text }, { named }) => ({
    type: "take",
    ask: (desk, by) => desk.take.find({ by, text, ...named }),
  }),
);

const id = needed("Type a name, a time or the booking's id", { suggest: hereAndAhead });

/** `/booking change` and `/booking extend`. */
export const changeCommands: Readonly<Record<"change" | "extend", StaffCommand>> = {
  change: staffCommand(
    "Change party, day, time, name, phone number or note",
    {
      id,
      party: optional("How many people"),
      day: optional(daysHint, { suggest: suggestDays }),
      time: optional("19:00", { suggest: suggestTimes }),
      name: optional("Whose name it is under", { suggest: suggestNames, maxLength: longestName }),
      phone: optional("Their phone number", { suggest: suggestPhones, maxLength: longestName }),
      note: optional("What they wish for; none takes it away", { maxLength: longestNote }),
      scenario: scenario("Another one"),
    },
    (given, { named }) => ({
      type: "take",
      ask: (desk, by) => desk.take.change({ by, ...given, ...named }),
    }),
  ),
  extend: staffCommand(
    "Let a party stay longer, or leave earlier",
    { id, until: needed("21:30, or +30 or -15 minutes", { suggest: suggestStays }) },
    (given, { named }) => ({
      type: "take",
      ask: (desk, by) => desk.take.extend({ by, ...given, ...named }),
    }),
  ),
};
