import { platformTexts } from "#src/bot/desk/words.ts";
import { type Asked, type DeskAct, deskAct, hidden, needed, optional } from "./act.ts";
import { scenario, tables } from "./take-acts.ts";

const why = optional(platformTexts.whyAnyway, { hint: "for the colleagues" });
const guest = { enquiry: hidden } as const;
const day = { kind: "date", start: ({ today }: { readonly today: string }) => today } as const;

/** What is decided above the venue file, and talks with guests. */
export const houseActs: Readonly<Record<string, DeskAct>> = {
  close: deskAct({
    label: "Close days",
    tone: "grave",
    page: "rules",
    fields: {
      from: needed("First day", day),
      to: optional("Last day, included", { kind: "date" }),
      scenario,
      reason: why,
    },
    answer: ({ desk, by, venueId, given }) => desk.rules.close({ by, venueId, ...given }),
  }),
  block: deskAct({
    label: "Take no bookings",
    tone: "grave",
    page: "rules",
    fields: { scenario: { ...scenario, required: true as const }, reason: why },
    answer: ({ desk, by, venueId, given }) => desk.rules.block({ by, venueId, ...given }),
  }),
  out: deskAct({
    label: "Take tables out",
    tone: "grave",
    page: "rules",
    fields: {
      tables: { ...tables, required: true as const },
      from: needed("From", { hint: "now, 18:00, or fri 18:00", start: () => "now" }),
      until: needed("Until", { hint: "22:00, or sat 02:00" }),
      reason: why,
    },
    answer: ({ desk, by, venueId, given }) => desk.rules.takeTablesOut({ by, venueId, ...given }),
  }),
  lift: deskAct({
    label: "Lift",
    page: "rules",
    fields: { rule: hidden },
    answer: ({ desk, by, venueId, given }) => desk.rules.lift({ by, venueId, ...given }),
  }),
  answer: deskAct({
    label: platformTexts.answerGuest,
    tone: "good",
    page: "talk",
    fields: {
      enquiry: hidden,
      text: needed(platformTexts.yourAnswer, {
        kind: "long",
        most: 2000,
        hint: platformTexts.yourAnswerHint,
      }),
    },
    answer: ({ given: { text, enquiry }, ...asked }) =>
      asked.desk.guests.answer({ ...guestOf({ ...asked, given: { enquiry } }), text }),
  }),
  back: deskAct({
    label: platformTexts.giveGuestBack,
    page: "talk",
    fields: guest,
    answer: (asked) => asked.desk.guests.giveBack(guestOf(asked)),
  }),
  accept: deskAct({
    label: platformTexts.acceptRequest,
    page: "talk",
    fields: guest,
    answer: (asked) => asked.desk.guests.decide({ ...guestOf(asked), verdict: "accepted" }),
  }),
  decline: deskAct({
    label: platformTexts.declineRequest,
    tone: "grave",
    page: "talk",
    fields: guest,
    answer: (asked) => asked.desk.guests.decide({ ...guestOf(asked), verdict: "declined" }),
  }),
  refunded: deskAct({
    label: "It went back",
    page: "refunds",
    fields: { payment: hidden },
    answer: ({ desk, by, venueId, given }) => desk.refunds.done({ by, venueId, ...given }),
  }),
};

function guestOf({
  by,
  key,
  given: { enquiry: enquiryId },
}: Pick<Asked, "by" | "key"> & { readonly given: { readonly enquiry: string } }) {
  return { by, key, enquiryId };
}
