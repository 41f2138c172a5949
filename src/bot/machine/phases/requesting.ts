import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, staffReach, venueById } from "#src/bot/machine/core/context.ts";
import type { WantedTime } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { StaffRequest } from "#src/bot/machine/core/enquiry.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { Requesting, State } from "#src/bot/machine/core/state.ts";
import { dateValue, tableValues, timeValue, venueName } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { fillDraft, movesSlot } from "#src/bot/machine/tables/fill-draft.ts";
import { giveUp } from "#src/bot/machine/tables/give-up.ts";
import { hoursAhead } from "#src/bot/machine/tables/opening.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import { toRequest } from "#src/bot/machine/tables/request.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { formatPhone } from "#src/lib/format-phone.ts";
import { isSameData } from "#src/lib/same-data.ts";
import { askDate } from "./asking-for-table.ts";
import type { PhaseOf } from "./phase-of.ts";

/** A party too large to be booked: day, name and number are asked for, and whether the staff shall be asked. */
export const requesting: PhaseOf<"requesting"> = {
  ask,
  expects: (state) => {
    const part = missing(state);
    return part ?? "confirm";
  },
  said: sayWhileRequesting,
  answered: {
    skip: (state) => withoutPhone(state),
    confirm: (state, _, context) => send(state, context) ?? enter(state),
    change: (state) => enter(state, [plain("whatToChange")]),
  },
};

/** What is asked for next; undefined when nothing is missing. */
function missing({ draft, guest }: Requesting): "date" | "name" | "phone" | undefined {
  if (draft.date === undefined) return "date";
  if (fullName(guest) === "") return "name";
  return guest.phone === undefined && !draft.withoutPhone ? "phone" : undefined;
}

function ask(state: Requesting, context: Context): Question {
  switch (missing(state)) {
    case "date":
      return askDate(state, context);
    case "name":
      return { lines: [plain("askRequestName")], options: [] };
    case "phone":
      return {
        lines: [plain("askPhone")],
        options: [{ choice: { type: "skip" }, label: plain("choiceSkip") }],
        contactRequest: true,
      };
    default:
      return askRequest(state, context);
  }
}

function askRequest(state: Requesting, context: Context): Question {
  const request = toRequest(state);
  return {
    lines: [...(request ? summary(request, context) : []), plain("askRequest")],
    options: [
      { choice: { type: "confirm" }, label: plain("choiceSendRequest") },
      { choice: { type: "change" }, label: plain("choiceChange") },
      { choice: { type: "drop" }, label: plain("choiceDrop") },
    ],
  };
}

function summary(request: StaffRequest, context: Context): Message[] {
  const { venueId, partySize, date, time, guest, comment, changing } = request;
  const venue = venueName(venueId, context);
  return [
    message("requestSummary", { venue, partySize, date: dateValue(date) }),
    ...timeLines(time),
    message("summaryName", { name: fullName(guest) }),
    ...(guest.phone === undefined ? [] : [message("summaryPhone", { phone: formatPhone(guest.phone) })]),
    ...(guest.email === undefined ? [] : [message("summaryEmail", { email: guest.email })]),
    ...(comment === undefined ? [] : [message("summaryComment", { comment })]),
    ...(changing ? [message("requestChanges", tableValues(changing, changing.partySize, context))] : []),
  ];
}

function timeLines(time: WantedTime | undefined): Message[] {
  if (time?.type === "at") return [message("requestTime", { time: timeValue(time.time) })];
  const { from, to } = time ?? {};
  if (from !== undefined && to !== undefined) {
    return [message("requestBetween", { from: timeValue(from), to: timeValue(to) })];
  }
  const one = from ?? to;
  return one === undefined ? [] : [message("requestTime", { time: timeValue(one) })];
}

function sayWhileRequesting(
  state: Requesting,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent, firstName, lastName, phone, comment } = understood;
  if (movesSlot(understood) && differs(state, understood)) {
    return advance(state, state.draft, understood, context);
  }
  const draft = {
    ...state.draft,
    ...fillDraft(state.draft, { intent, ...(comment !== undefined && { comment }) }),
  };
  const next: Requesting = { ...state, draft };
  if ([firstName, lastName, phone].some((detail) => detail !== undefined)) return enter(next);
  if (comment !== undefined) return enter(next, wishNoted(state, understood, context));
  if (intent === "affirm") return send(state, context) ?? enter(state);
  if (intent === "deny") return missing(state) === "phone" ? withoutPhone(state) : giveUp(state, context);
  if (intent === "change") return enter(state, [plain("whatToChange")]);
  return intent === "book" || intent === "inform" ? enter(state) : undefined;
}

/** Whether what was said is another wish than the one that is asked about. */
function differs({ draft }: Requesting, understood: Understood): boolean {
  return !isSameData(fillDraft(draft, understood), fillDraft(draft, { intent: "other" }));
}

function withoutPhone(state: Requesting): Step<State> {
  return enter({ ...state, draft: { ...state.draft, withoutPhone: true } });
}

/** Tells the staff, once everything is known, or keeps it for them; a guest without a number hears how to reach them. */
function send(state: Requesting, context: Context): Step<State> | undefined {
  const request = missing(state) === undefined ? toRequest(state) : undefined;
  if (!request) return undefined;
  const { venueId, guest } = request;
  const idle: State = { ...carryOver(state), phase: "idle" };
  const isKept = staffReach(venueId, context) === "later";
  const venue = venueById(context, venueId);
  const lines = [
    message(isKept ? "requestKept" : "requestSent", { venue: venueName(venueId, context) }),
    ...(isKept && venue ? hoursAhead(venue, context) : []),
    ...(guest.phone === undefined ? contactLines(venueId, context) : []),
  ];
  const step = reply(idle, context, lines, { options: startOptions });
  return needsHuman(step, venueId, "request", context, { request });
}
