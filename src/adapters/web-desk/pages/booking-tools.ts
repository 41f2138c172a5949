import type { Records, Refused } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Seat } from "./seat.ts";
import { words } from "./words.ts";

type Form = {
  readonly type: "form";
  readonly act: string;
  readonly values: Readonly<Record<string, string>>;
  /** What is filled in by a button each, above the form. */
  readonly quick?: { readonly field: string; readonly choices: readonly { value: string; label: string }[] };
};

/** Something about one booking that has a page of its own. */
interface Tool {
  readonly title: string;
  readonly open: (seat: Seat, id: string) => Promise<Form | Records | Refused>;
}

/** In the order in which a booking's page names them. */
export const tools: Readonly<Record<string, Tool>> = {
  notes: {
    title: platformTexts.notes,
    open: async ({ desk, by, venueId }, id) => {
      const sheet = await desk.notes.read({ by, venueId, id });
      if (sheet.type === "refused") return sheet;
      const { staffNote, comment, seen } = sheet;
      return { type: "form", act: "notes", values: { id, staffNote, comment, seen } };
    },
  },
  tables: {
    title: "Tables",
    open: async (_, id) => ({ type: "form", act: "tables", values: { id } }),
  },
  stay: {
    title: "Stay",
    open: async ({ desk, venueId }, id) => {
      const choices = await desk.take.suggest.stays({ text: "", venueId, bookingId: id });
      return { type: "form", act: "stay", values: { id }, quick: { field: "until", choices } };
    },
  },
  change: {
    title: "Change",
    open: async (_, id) => ({ type: "form", act: "change", values: { id } }),
  },
  history: {
    title: words.history,
    open: ({ desk, by, venueId }, id) => desk.history({ by, venueId, id }),
  },
};
