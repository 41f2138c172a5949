import { type DeskMark, deskMarks } from "#src/bot/desk/marks.ts";
import { noteLimits } from "#src/bot/desk/notes/notes.ts";
import { platformTexts, texts } from "#src/bot/desk/words.ts";
import { type Asked, type DeskAct, deskAct, hidden, maybeHidden, needed, optional } from "./act.ts";
import { readSlot, reason } from "./slots.ts";
import { words } from "./words.ts";

/** What is done with one booking. */
export const bookingActs: Readonly<Record<string, DeskAct>> = {
  confirm: deskAct({
    label: platformTexts.confirm,
    fields: { id: hidden },
    answer: (asked) => asked.desk.confirm(bookingOf(asked)),
  }),
  cancel: deskAct({
    label: platformTexts.cancel,
    tone: "grave",
    fields: { id: hidden },
    asksFirst: {
      question: platformTexts.askCancel,
      yes: platformTexts.reallyCancel,
      look: (asked) => asked.desk.askCancel(bookingOf(asked)),
    },
    answer: (asked) => asked.desk.cancel(bookingOf(asked)),
  }),
  mark: deskAct({
    label: texts.state,
    fields: { id: hidden, as: hidden },
    asksFirst: {
      when: ({ as }) => as === "noShow",
      question: platformTexts.askNoShow,
      yes: platformTexts.reallyNoShow,
      look: (asked) => asked.desk.askMark({ ...bookingOf(asked), as: markOf(asked.given.as) }),
    },
    answer: (asked) => asked.desk.mark({ ...bookingOf(asked), as: markOf(asked.given.as), sure: asked.sure }),
  }),
  called: deskAct({
    label: words.called,
    page: "attention",
    fields: { id: hidden },
    answer: (asked) => asked.desk.called(bookingOf(asked)),
  }),
  tables: deskAct({
    label: "Choose tables",
    tone: "good",
    fields: {
      id: hidden,
      tables: needed(texts.tables, {
        hint: "5, or 5+6; any for wherever it fits",
        choices: ({ desk, venueId }) => desk.suggest.tables({ text: "", venueId }),
      }),
    },
    answer: (asked) => asked.desk.chooseTables({ ...bookingOf(asked), tables: asked.given.tables }),
  }),
  notes: deskAct({
    label: "Keep the notes",
    tone: "good",
    fields: {
      id: hidden,
      staffNote: optional(texts.staffNote, {
        kind: "long",
        most: noteLimits.staffNote,
        hint: platformTexts.staffNoteHint,
      }),
      comment: optional(texts.wish, {
        kind: "long",
        most: noteLimits.comment,
        hint: platformTexts.wishHint,
      }),
      seen: hidden,
    },
    answer: ({ given: { staffNote = "", comment = "", seen, id }, ...asked }) =>
      asked.desk.notes.write({ ...bookingOf({ ...asked, given: { id } }), staffNote, comment, seen }),
  }),
  change: deskAct({
    label: "Change the booking",
    tone: "good",
    fields: {
      id: hidden,
      party: optional(texts.party, { kind: "number" }),
      day: optional("Day", { kind: "date" }),
      time: optional("Time", { kind: "time" }),
      name: optional(texts.guest),
      phone: optional(texts.phone, { kind: "tel" }),
      slot: maybeHidden,
      reason,
    },
    answer: ({ given: { id, slot, ...given }, ...asked }) =>
      asked.desk.take.change({ ...bookingOf({ ...asked, given: { id } }), ...given, ...readSlot(slot) }),
  }),
  stay: deskAct({
    label: "Until then",
    fields: { id: hidden, until: needed("Until", { hint: "21:30, +30 or -15" }) },
    answer: (asked) => asked.desk.take.extend({ ...bookingOf(asked), until: asked.given.until }),
  }),
};

function bookingOf({
  by,
  venueId,
  given: { id },
}: Pick<Asked, "by" | "venueId"> & { readonly given: { readonly id: string } }) {
  return { by, venueId, id };
}

/** A form that somebody made up says something else. */
function markOf(text: string): DeskMark {
  const mark = deskMarks.find((each) => each === text);
  if (mark === undefined) throw new RangeError("there is no such mark");
  return mark;
}
