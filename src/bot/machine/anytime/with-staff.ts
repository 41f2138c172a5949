import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, staffReach, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { OpenEnquiry, StaffWord } from "#src/bot/machine/core/enquiry.ts";
import type { GuestEvent, OutsideEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enquiryWith, needsHuman, writeStaff } from "#src/bot/machine/core/needs-human.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import {
  also,
  announce,
  announcement,
  enter,
  remark,
  reply,
  stay,
  unasked,
} from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { venueName } from "#src/bot/machine/core/values.ts";
import { hoursAhead } from "#src/bot/machine/tables/opening.ts";
import { defined } from "#src/lib/defined.ts";

/** The chat is the staff's: what the guest writes goes to them. */
interface Talk extends OpenEnquiry {
  readonly isTalking: true;
}

export function talkOf({ enquiry }: State): Talk | undefined {
  return enquiry?.isTalking ? { ...enquiry, isTalking: true } : undefined;
}

const wayBack: Pick<Question, "options"> = {
  options: [{ choice: { type: "backToAssistant" }, label: plain("choiceBackToAssistant") }],
};

/** Puts the guest through. Where nobody is there they hear so, and when the house opens; what they write is kept. */
export function beginTalk(state: State, venueId: number, context: Context, text?: string): Step<State> {
  const venue = venueById(context, venueId);
  const away = venue ? hoursAhead(venue, context) : [];
  const isKept = staffReach(venueId, context) === "later";
  const lines = [
    message(isKept ? "talkKept" : "talkBegins", { venue: venueName(venueId, context) }),
    ...(away.length > 0 && !isKept ? [plain("talkOutOfHours")] : []),
    ...away,
    ...contactLines(venueId, context),
  ];
  return needsHuman(
    reply(talkingWith(state, venueId, context), context, lines, wayBack),
    venueId,
    "asked",
    context,
    defined({ text }),
  );
}

/** A guest to whom the staff have written goes on with them. */
export function resumeTalk(state: State, venueId: number, context: Context): Step<State> {
  const { enquiry } = state;
  if (enquiry?.venueId !== venueId) return beginTalk(state, venueId, context);
  const isKept = staffReach(venueId, context) === "later";
  const line = message(isKept ? "talkKept" : "talkResumes", { venue: venueName(venueId, context) });
  const step = reply(talkingWith(state, venueId, context), context, [line], wayBack);
  return also(step, writeStaff(state, enquiry, "returned"));
}

/**
 * What a guest does while the staff have the chat; undefined where it is meant for maitred, which has it back by then.
 * A prompt's buttons act in between, since only they can mean it.
 */
export function whileTalking(
  state: State,
  talk: Talk,
  event: GuestEvent,
  context: Context,
): Step<State> | undefined {
  switch (event.type) {
    case "guestSaid":
      if (event.understood.backToAssistant) return endTalk(state, talk, "left", [plain("assistantBack")]);
      return also(stay(state), writeStaff(state, talk, "said", { text: event.text }));
    case "guestSharedContact": {
      const { phone } = event;
      const next: State = { ...state, guest: { ...state.guest, phone } };
      return also(
        remark(next, context, [plain("talkPassedOn")]),
        writeStaff(next, talk, "said", { text: phone }),
      );
    }
    case "guestSentOther":
      return remark(state, context, [plain("talkTextOnly")]);
    case "guestEdited":
      return remark(state, context, [plain("writeAnew")]);
    case "guestChose":
      return state.pressed === event.token ? stay(state) : undefined;
    case "guestCommanded":
    case "guestCameFromGroup":
      return undefined;
  }
}

/** The chat is maitred's again, which says so and asks what is open. */
export function endTalk(
  state: State,
  talk: Talk,
  act: "left" | "idle",
  lines: readonly Message[],
): Step<State> {
  return also(enter(withoutTalk(state), lines), writeStaff(state, talk, act));
}

/** The same chat, maitred's again. */
export function withoutTalk(state: State): State {
  if (!state.enquiry) return state;
  const { id, venueId } = state.enquiry;
  return { ...state, enquiry: { id, venueId } };
}

/** Nobody has written for a while. A guest whom nobody has answered keeps the promise that somebody will. */
export function onEnquiryIdle(
  state: State,
  { enquiryId, isWaiting, isQuiet }: Extract<OutsideEvent, { type: "enquiryIdle" }>,
  context: Context,
): Step<State> {
  const talk = talkOf(state);
  if (talk?.id !== enquiryId) return stay(state);
  // The staff had the last word on a request, and the guest has nothing to add: there is nothing to come back to.
  if (isQuiet) return stay(withoutTalk(state));
  const venue = venueName(talk.venueId, context);
  const lines = [
    ...(isWaiting ? [message("talkUnanswered", { venue }), ...contactLines(talk.venueId, context)] : []),
    plain("assistantBack"),
  ];
  return unasked(endTalk(state, talk, "idle", lines));
}

/** Neither books anything: the staff settle the rest with the guest. */
const verdicts = { accepted: "requestAccepted", declined: "requestDeclined" } as const;

/** What the staff wrote reaches the guest wherever the chat is; who is not talking with them may answer by a button. */
export function onStaffWrote(state: State, word: StaffWord, context: Context): Step<State> {
  const { enquiryId, venueId, act, by, text = "" } = word;
  const venue = venueName(venueId, context);
  const talk = talkOf(state);
  const isTalking = talk?.id === enquiryId;
  if (act === "closed") {
    if (!isTalking) return stay(state);
    return unasked(enter(withoutTalk(state), [message("talkEnded", { venue }), plain("assistantBack")]));
  }
  const line =
    act === "answered" ? message("fromStaff", { by, venue, text }) : message(verdicts[act], { by, venue });
  // While the guest talks with another venue, a button to answer this one would take them away.
  if (talk) return { state, effects: [announcement(state, context, [line])] };
  const known: State = { ...state, enquiry: { id: enquiryId, venueId } };
  // What the staff say to a request is a question of theirs, more often than not. With a table under way it waits.
  if (word.isAwaited && act !== "declined" && state.phase === "idle") {
    const goOn = message("talkResumes", { venue });
    return announce(talkingWith(known, venueId, context), context, [line, goOn], wayBack.options);
  }
  const answer = { choice: { type: "writeToStaff", venueId }, label: plain("choiceWriteToStaff") } as const;
  return announce(known, context, [line], [answer]);
}

function talkingWith(state: State, venueId: number, context: Context): State {
  return { ...state, enquiry: { ...enquiryWith(state, venueId, context), isTalking: true } };
}
