import type { Refused } from "#src/bot/desk/view.ts";
import { noSuchEntry, waitTexts } from "#src/bot/desk/waitlist/wait-words.ts";
import { defined } from "#src/lib/defined.ts";
import { shellActs } from "./act-names.ts";
import { daysHint } from "./booking-commands.ts";
import {
  type Asked,
  needed,
  optional,
  type ShellAnswer,
  type ShellCommand,
  shellCommand,
} from "./command.ts";
import { whichOf } from "./which-of.ts";

const guest = needed("a part of what the list says of the guest, or the entry's id", { long: true });

/** Who waits for a table. */
export const waitlistCommands: Readonly<Record<string, ShellCommand>> = {
  "waitlist show": shellCommand(
    "Who waits for a table of a day, in line",
    { day: optional(`${daysHint}; today if left out`) },
    ({ desk, by, venue, given: { day } }) => desk.waitlist.list({ by, ...venue, ...defined({ date: day }) }),
  ),
  "waitlist entry": shellCommand("One who waits, and which starts are free for them", { guest }, (asked) =>
    withEntry(asked, (entryId) => asked.desk.waitlist.show({ by: asked.by, entryId })),
  ),
  "waitlist offer": shellCommand(
    "Offer a free table to a guest who waits, before all others",
    { time: needed("19:00, of those that are free"), guest },
    (asked) =>
      withEntry(asked, (entryId) =>
        asked.desk.waitlist.offer({ by: asked.by, entryId, time: asked.given.time }),
      ),
  ),
  "waitlist book": shellCommand("The caller says yes: book the table that is kept", { guest }, (asked) =>
    withEntry(asked, (entryId) => asked.desk.waitlist.bookCaller({ by: asked.by, entryId })),
  ),
  "waitlist skip": shellCommand(
    "Put a guest behind the others; an open offer is taken back",
    { guest },
    (asked) => withEntry(asked, (entryId) => asked.desk.waitlist.skip({ ...asWas(asked), entryId })),
  ),
  "waitlist remove": shellCommand(
    "Take a guest off the waitlist and tell them",
    { guest },
    (asked) => withEntry(asked, (entryId) => asked.desk.waitlist.remove({ ...asWas(asked), entryId })),
    {
      question: waitTexts.askRemove,
      look: (asked) =>
        withEntry(asked, async (entryId) => {
          const shown = await asked.desk.waitlist.askRemove({ by: asked.by, entryId });
          if (shown.type === "refused" || shown.actions.includes("reallyRemove")) return shown;
          return { ...shown, outcome: "notDone" };
        }),
    },
  ),
  "waitlist add": shellCommand(
    "Put somebody on the waitlist who called, or stands at the door",
    {
      party: needed("how many people"),
      from: needed("the first time that would do, such as 18:30"),
      to: needed("the last time that would do, such as 20:00"),
      name: needed("whose name it is under", { long: true }),
      day: optional(`${daysHint}; today if left out`),
      phone: optional("their phone number"),
      note: optional("what they wish for"),
    },
    ({ desk, by, key, venue, given }) => desk.waitlist.add({ by, key, ...venue, ...given }),
  ),
};

/** Who asks, and as what they saw it: of two who act at the same time the second is told. */
const asWas = ({ by, seen }: Pick<Asked, "by" | "seen">) => ({ by, ...defined({ seen }) });

const entryPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The entry with that id, or the only one that fits what was typed. */
async function withEntry<Answer extends ShellAnswer>(
  { desk, venue, given }: Pick<Asked, "desk" | "venue"> & { readonly given: { readonly guest: string } },
  work: (entryId: string) => Promise<Answer>,
): Promise<Answer | Refused> {
  if (entryPattern.test(given.guest)) return await work(given.guest);
  const waiting = await desk.waitlist.suggest.entries({ text: given.guest, ...venue });
  const [only] = waiting;
  if (only === undefined || waiting.length > 1) return whichOf(waiting, noSuchEntry(shellActs));
  return await work(only.value);
}
