import { waitTexts } from "#src/bot/desk/waitlist/wait-words.ts";
import { platformTexts, texts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import { type Asked, type DeskAct, deskAct, hidden, maybeHidden, needed, optional } from "./act.ts";
import { note, party, phone } from "./take-acts.ts";

const fields = { entry: hidden, stamp: maybeHidden } as const;

/** Who waits for a table. */
export const waitlistActs: Readonly<Record<string, DeskAct>> = {
  offer: deskAct({
    label: "Offer",
    fields: { entry: hidden, time: hidden },
    answer: ({ desk, by, given: { entry: entryId, time } }) => desk.waitlist.offer({ by, entryId, time }),
  }),
  bookCaller: deskAct({
    label: platformTexts.bookCaller,
    tone: "good",
    fields,
    answer: (asked) => asked.desk.waitlist.bookCaller(entryOf(asked)),
  }),
  skip: deskAct({
    label: platformTexts.skip,
    fields,
    answer: (asked) => asked.desk.waitlist.skip(entryOf(asked)),
  }),
  remove: deskAct({
    label: platformTexts.removeWaiting,
    tone: "grave",
    fields,
    asksFirst: {
      question: waitTexts.askRemove,
      yes: platformTexts.reallyRemove,
      look: (asked) => asked.desk.waitlist.askRemove(entryOf(asked)),
    },
    answer: (asked) => asked.desk.waitlist.remove(entryOf(asked)),
  }),
  wait: deskAct({
    label: "Put on the waitlist",
    tone: "good",
    page: "waitlist",
    fields: {
      party,
      name: needed(texts.guest),
      day: optional("Day", { kind: "date", start: ({ today }) => today }),
      from: needed("From", { kind: "time" }),
      to: needed("To", { kind: "time" }),
      phone,
      note,
    },
    answer: ({ desk, by, key, venueId, given }) => desk.waitlist.add({ by, key, venueId, ...given }),
  }),
};

/** Which entry, and as what it was seen: of two who act at the same time the second is told. */
function entryOf({
  by,
  seen,
  given: { entry: entryId, stamp },
}: Pick<Asked, "by" | "seen"> & { readonly given: { readonly entry: string; readonly stamp?: string } }) {
  return { by, entryId, ...defined({ seen: stamp ?? seen }) };
}
