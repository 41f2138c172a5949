import { takeTexts } from "#src/bot/desk/take/words.ts";
import { texts } from "#src/bot/desk/words.ts";
import { type Choosing, type DeskAct, deskAct, maybeHidden, needed, optional } from "./act.ts";
import { readPlace, readSlot, reason } from "./slots.ts";

export const party = needed(texts.party, { kind: "number", start: () => "2" });
export const note = optional(takeTexts.note, { kind: "long", most: 2000 });
export const phone = optional(texts.phone, { kind: "tel" });
export const scenario = optional(texts.scenario, {
  choices: async ({ desk, venueId }) => desk.suggest.scenarios({ text: "", venueId }),
  only: true,
});
export const tables = optional(texts.tables, {
  hint: "5, or 5+6",
  choices: ({ desk, venueId }: Choosing) => desk.suggest.tables({ text: "", venueId }),
});

/** Taking bookings by phone and at the door. */
export const takeActs: Readonly<Record<string, DeskAct>> = {
  book: deskAct({
    label: "Take a booking",
    tone: "good",
    page: "take",
    fields: {
      party,
      day: optional("Day", { kind: "date", start: ({ today }) => today }),
      time: optional("Time", { kind: "time", hint: "left empty, the free times are shown" }),
      name: needed(texts.guest),
      phone,
      scenario,
      tables,
      note,
      slot: maybeHidden,
      reason,
    },
    answer: ({ desk, by, key, venueId, given: { slot, ...given } }) =>
      desk.take.book({ by, key, venueId, ...given, ...readSlot(slot) }),
  }),
  walkin: deskAct({
    label: "Seat a walk-in",
    tone: "good",
    page: "take",
    fields: {
      party,
      name: optional(texts.guest),
      tables: { ...tables, hint: "left empty, the free ones are shown" },
      note,
      place: maybeHidden,
      reason,
    },
    answer: ({ desk, by, key, venueId, given: { place, ...given } }) =>
      desk.take.walkIn({ by, key, venueId, ...given, ...readPlace(place) }),
  }),
};
