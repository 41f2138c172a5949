import { takeTexts } from "#src/bot/desk/take/words.ts";
import { defined } from "#src/lib/defined.ts";
import { type DeskPage, deskPage, optional } from "./act.ts";
import { words } from "./words.ts";

const day = { day: optional("Day", { kind: "date", start: ({ today }) => today }) } as const;
const dateOf = ({ day: date }: { readonly day?: string }) => defined({ date });

/** What can be read at the desk beside the day's sheet and a booking, in the order of the menu. */
export const pages: Readonly<Record<string, DeskPage>> = {
  take: deskPage({
    title: "Take",
    fields: { day: optional("", { kind: "hidden" }) },
    forms: ["walkin", "book"],
  }),
  floor: deskPage({
    title: "Floor",
    fields: { time: optional("Time, left empty: now", { kind: "time" }) },
    read: ({ desk, by, venueId, given }) => desk.floor({ by, venueId, ...given }),
  }),
  waitlist: deskPage({
    title: "Waitlist",
    fields: day,
    read: ({ desk, by, venueId, given }) => desk.waitlist.list({ by, venueId, ...dateOf(given) }),
    forms: ["wait"],
  }),
  timeline: deskPage({
    title: "Timeline",
    fields: day,
    read: ({ desk, by, venueId, given }) => desk.timeline({ by, venueId, ...dateOf(given) }),
  }),
  entry: deskPage({
    title: "Waitlist",
    isUnlisted: true,
    below: "waitlist",
    fields: { entry: optional("", { kind: "hidden" }) },
    read: ({ desk, by, given: { entry: entryId = "" } }) => desk.waitlist.show({ by, entryId }),
  }),
  attention: deskPage({
    title: "To call",
    fields: {},
    read: ({ desk, by, venueId }) => desk.attention({ by, venueId }),
  }),
  guests: deskPage({
    title: "Guests",
    fields: {},
    read: ({ desk, by }) => desk.guests.list({ by }),
  }),
  talk: deskPage({
    title: "Guests",
    isUnlisted: true,
    below: "guests",
    fields: { enquiry: optional("", { kind: "hidden" }) },
    read: ({ desk, by, given: { enquiry = "" } }) => desk.guests.talk({ by, enquiryId: enquiry }),
  }),
  rules: deskPage({
    title: "Rules",
    fields: {},
    read: ({ desk, by, venueId }) => desk.rules.list({ by, venueId }),
    lineActs: [{ act: "lift", field: "rule" }],
    forms: ["close", "block", "out"],
  }),
  message: deskPage({ title: "Message", fields: {}, forms: ["draft"] }),
  refunds: deskPage({
    title: "Refunds",
    fields: {},
    read: ({ desk, by, venueId }) => desk.refunds.list({ by, venueId }),
    lineActs: [{ act: "refunded", field: "payment" }],
  }),
  briefing: deskPage({
    title: "Briefing",
    fields: day,
    read: ({ desk, by, venueId, given }) =>
      desk.dayMessage({ kind: "briefing", by, venueId, ...dateOf(given) }),
  }),
  wrapup: deskPage({
    title: "Wrap-up",
    fields: day,
    read: ({ desk, by, venueId, given }) =>
      desk.dayMessage({ kind: "wrapUp", by, venueId, ...dateOf(given) }),
  }),
  month: deskPage({
    title: "Month",
    fields: {
      party: optional("Party", { kind: "number", start: () => "2" }),
      month: optional("Month", { kind: "month", start: ({ today }) => today.slice(0, 7) }),
    },
    read: ({ desk, by, venueId, given }) => desk.month({ by, venueId, ...given }),
  }),
  find: deskPage({
    title: "Find",
    isUnlisted: true,
    fields: { text: optional(takeTexts.searchNeeded) },
    read: async ({ desk, by, venueId, given: { text } }) =>
      text === undefined ? undefined : await desk.take.find({ by, venueId, text }),
  }),
  stats: deskPage({
    title: "Figures",
    isForOwners: true,
    fields: { from: optional("First day", { kind: "date" }), to: optional("Last day", { kind: "date" }) },
    read: ({ desk, by, venueId, given }) => desk.stats({ by, venueId, ...given }),
  }),
  // Its forms carry files, which no other's do (`files-page.ts`).
  files: deskPage({ title: words.files, isForOwners: true, fields: {} }),
  audit: deskPage({
    title: "Who did what",
    isForOwners: true,
    fields: day,
    read: ({ desk, by, venueId, given }) => desk.trail({ by, venueId, ...dateOf(given) }),
  }),
};

/** Undefined for what there is not. */
export function findPage(name: string): DeskPage | undefined {
  return Object.hasOwn(pages, name) ? pages[name] : undefined;
}
