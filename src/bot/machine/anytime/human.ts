import {
  contactLines,
  contactOutside,
  staffKnow,
  whoHelps,
  whoKnows,
} from "#src/bot/machine/core/contact-lines.ts";
import { type Context, staffReach, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { EnquiryReason } from "#src/bot/machine/core/enquiry.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, isFree, venueDiscussed } from "#src/bot/machine/core/under-way.ts";
import { venueName } from "#src/bot/machine/core/values.ts";
import { noteEdited, tooLongWish } from "#src/bot/machine/tables/comments.ts";
import { hoursAhead } from "#src/bot/machine/tables/opening.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { answerTopics } from "./house-questions.ts";
import { askAgain } from "./prompts.ts";
import { beginTalk } from "./with-staff.ts";

/**
 * A guest who asks for a person has one from here on; of one who complains or was not understood the staff are told, and
 * the question stays open. Where nobody of the staff ever reads it, either hears who else can help.
 *
 * @param text what the guest wrote
 * @param named the venue that it is about, where the message says so
 */
export function callHuman(
  state: State,
  reason: Exclude<EnquiryReason, "refused" | "request">,
  context: Context,
  text?: string,
  named?: number,
): Step<State> {
  const venueId = named ?? venueOf(state, context);
  const reach = staffReach(venueId, context);
  if (reach === "nowhere") {
    const line = plain(reason !== "notUnderstood" ? "nobodyReads" : "notUnderstoodTwice");
    return enter(state, [line, ...whoIsReached(named ?? discussed(state, context), context)]);
  }
  if (reason === "asked") return beginTalk(state, venueId, context, text);
  const told = reach === "later" ? leftWord(reason, venueId, context) : toldNow(reason, venueId, context);
  const step = enter(state, [...told, ...contactLines(venueId, context)]);
  return needsHuman(step, venueId, reason, context, defined({ text }));
}

/** A person is wanted, by who complains or asks for one, at the venue that is named or talked about. */
export function callFor(
  state: State,
  { feeling, venueId }: Understood,
  text: string,
  context: Context,
): Step<State> {
  return callHuman(state, feeling === "complaint" ? feeling : "asked", context, text, venueId);
}

type Told = "complaint" | "notUnderstood";

function toldNow(reason: Told, venueId: number, context: Context): Message[] {
  if (reason === "notUnderstood") return [plain("staffTold")];
  return [message("humanComing", { venue: venueName(venueId, context) })];
}

/** Nobody is there: that it is kept for them, and when the house opens. */
function leftWord(reason: Told, venueId: number, context: Context): Message[] {
  const venue = venueById(context, venueId);
  return [
    ...(reason === "notUnderstood" ? [plain("notUnderstoodTwice")] : []),
    ...staffKnow(venueId, context),
    ...(venue ? hoursAhead(venue, context) : []),
  ];
}

/** Anger is met with a kind word and a way to a person; nothing is asked of the guest that was not asked before. */
export function soothe(state: State, context: Context): Step<State> {
  const venueId = venueOf(state, context);
  const isAlone = staffReach(venueId, context) === "nowhere";
  const person = isAlone ? contactOutside(venueId, context) : [plain("askStaff")];
  return askAgain(state, context, [plain("sorryForThis"), ...person]);
}

/** What a good host says first: to who is ill, who mourns, who complains, and who has something to celebrate. */
export function kindWords(
  state: State,
  { feeling, sorrow, joy }: Understood,
  context: Context,
): readonly Message[] {
  if (joy) return [plain("congratulations")];
  if (feeling === "lost") return [plain("hopeItTurnsUp")];
  if (feeling === "complaint") return [plain("soSorry")];
  if (feeling !== "sorrow") return [];
  if (sorrow === "illness") return [plain("getWell")];
  return sorrow === "loss"
    ? [plain("condolenceForLoss"), ...whoHelps(venueOf(state, context), context)]
    : [plain("condolence")];
}

/** What the bot does not know, such as parking or the menu: who does, and the question that is open. */
export function cannotAnswer(state: State, context: Context): Step<State> {
  return askAgain(state, context, notKnown(state, context));
}

/**
 * What is said of a wish by the way ("by the window"). One that is put as a question is kept too, and is answered
 * by what the house tells about it, or else by who knows.
 */
export function wishNoted(state: State, understood: Understood, context: Context): Message[] {
  if (tooLongWish(state, understood).length > 0) return [];
  const isEdit = understood.wishesLeft !== undefined || understood.wishedAlone === true;
  const told = isEdit && draftOf(state)?.comment !== undefined ? noteEdited(understood) : plain("noted");
  if (understood.rewordsNote) return [told, plain("whatToNote")];
  if (understood.intent !== "question") return [told];
  const decides = whoDecides(state, understood, context);
  return decides.length > 0 ? [told, ...decides] : [];
}

/**
 * Whether a wish is also a question that only the restaurant can answer: "can we bring a cake?", or "I'm allergic to nuts,
 * can you promise there are none?" Of the others `wishNoted` says so.
 */
export function asksForPromise(
  state: State,
  text: string,
  { intent, topics, comment, asksIfNoted, wishesLeft }: Understood,
  needs: string | undefined,
): boolean {
  if (intent === "question") return isFree(state) && topics !== undefined && comment !== undefined;
  if (needs === undefined || asksIfNoted) return false;
  /** "Can you take the wheelchair off?" leaves an allergy noted, and asks nothing of it. */
  if (wishesLeft !== undefined && comment === undefined) return false;
  /** "Could you book us a table? … One of us is allergic to shellfish": what is asked before it is the table. */
  const after = intent === "book" ? text.slice(Math.max(0, text.indexOf(needs))) : text;
  return after.includes("?");
}

/** Of a wish that is put as a question: who knows whether it can be met, where the house has not told it here. */
export function whoDecides(state: State, understood: Understood, context: Context): Message[] {
  if (tooLongWish(state, understood).length > 0) return [];
  if (answerTopics(understood, state, context).length > 0) return [];
  /** What it costs is known there, and nothing that could be possible or not. */
  const line = understood.topics?.includes("prices") ? "cannotAnswer" : "restaurantDecides";
  return [plain(line), ...whoHelps(understood.venueId ?? venueOf(state, context), context)];
}

/** That the house has told nothing of it, and who may know. */
export function notKnown(state: State, context: Context, venueId?: number): Message[] {
  const asked = venueId ?? venueDiscussed(state) ?? context.ownVenueId;
  return [plain("cannotAnswer"), ...whoKnows(asked, context)];
}

const discussed = (state: State, { ownVenueId }: Context): number | undefined =>
  venueDiscussed(state) ?? ownVenueId;

/** The venue under discussion; the house's first one where none is. */
const venueOf = (state: State, context: Context): number =>
  discussed(state, context) ?? context.venues[0]?.id ?? 0;

/** Every way to a person at this venue, or else at each of a few. */
function whoIsReached(venueId: number | undefined, context: Context): Message[] {
  return venueId === undefined ? whoKnows(undefined, context) : contactOutside(venueId, context);
}
