import type { Desk } from "#src/bot/desk/desk.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import { byChoice } from "./by-choice.ts";
import { type CommandGroup, needed, optional, type Suggest, staffCommand } from "./command.ts";
import { daysHint, suggestDays } from "./day-option.ts";

const suggestEntries: Suggest = (desk, typing) => desk.waitlist.suggest.entries(typing);
const suggestTimes: Suggest = (desk, typing) => desk.waitlist.suggest.times(typing);
const suggestNames: Suggest = (desk, typing) => desk.take.suggest.names(typing);
const suggestPhones: Suggest = (desk, typing) => desk.take.suggest.phones(typing);

/** As long as the service keeps a name. */
const longestName = 100;
const longestNote = 500;

const entry = needed("Type a name, a day or a time and choose", { suggest: suggestEntries });

/** The entry that was chosen, or the only one that fits. */
const withEntry = <Answer extends { readonly type: string }>(
  desk: Desk,
  typed: string,
  work: (entryId: string) => Promise<Answer | Refused>,
) => byChoice(typed, (text) => desk.waitlist.suggest.entries({ text }), work);

/** `/waitlist …`: who waits for a table. */
export const waitlistCommands: CommandGroup = {
  description: "Guests who wait for a table",
  commands: {
    show: staffCommand(
      "Who waits for a table of a day, in line",
      { day: optional(`${daysHint}; today if left out`, { suggest: suggestDays }) },
      ({ day }, { meant }) => ({
        type: "take",
        ask: (desk, by) => desk.waitlist.list({ by, ...meant, ...(day !== undefined && { date: day }) }),
      }),
    ),
    offer: staffCommand(
      "Offer a free table to a guest who waits, before all others",
      { entry, time: needed("19:00, of those that are free", { suggest: suggestTimes }) },
      ({ entry: typed, time }) => ({
        type: "take",
        ask: (desk, by) => withEntry(desk, typed, (entryId) => desk.waitlist.offer({ by, entryId, time })),
      }),
    ),
    skip: staffCommand("Put a guest behind the others; an open offer is taken back", { entry }, (given) => ({
      type: "take",
      ask: (desk, by) => withEntry(desk, given.entry, (entryId) => desk.waitlist.skip({ by, entryId })),
    })),
    remove: staffCommand("Take a guest off the waitlist and tell them", { entry }, (given) => ({
      type: "take",
      ask: (desk, by) => withEntry(desk, given.entry, (entryId) => desk.waitlist.askRemove({ by, entryId })),
    })),
    add: staffCommand(
      "Put somebody on the waitlist who called, or stands at the door",
      {
        party: needed("How many people"),
        name: needed("Whose name it is under", { suggest: suggestNames, maxLength: longestName }),
        from: needed("The first time that would do, such as 18:30"),
        to: needed("The last time that would do, such as 20:00"),
        day: optional(`${daysHint}; today if left out`, { suggest: suggestDays }),
        phone: optional("Their phone number", { suggest: suggestPhones, maxLength: longestName }),
        note: optional("What they wish for", { maxLength: longestNote }),
      },
      (given, { meant }) => ({
        type: "take",
        ask: (desk, by, key) => desk.waitlist.add({ by, key, ...meant, ...given }),
      }),
    ),
  },
};
