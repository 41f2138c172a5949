import { askLanguage } from "#src/bot/machine/anytime/languages.ts";
import {
  findWhatToForget,
  mayStillRemember,
  readKept,
  remember,
  rememberBeside,
} from "#src/bot/machine/anytime/privacy.ts";
import { isOfPrompt } from "#src/bot/machine/anytime/prompts.ts";
import {
  beginBooking,
  beginBookingAt,
  cancelWhatIsMeant,
  helpLines,
  welcome,
} from "#src/bot/machine/anytime/wishes.ts";
import { comeFromGroup } from "#src/bot/machine/anytime/with-group.ts";
import { endTalk, talkOf, whileTalking, withoutTalk } from "#src/bot/machine/anytime/with-staff.ts";
import { answerWordless } from "#src/bot/machine/anytime/wordless.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { GuestCommand, GuestEvent } from "#src/bot/machine/core/event.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { writeStaff } from "#src/bot/machine/core/needs-human.ts";
import { also, enter, remark } from "#src/bot/machine/core/reply.ts";
import { readStartPayload } from "#src/bot/machine/core/start-payload.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isWriting } from "#src/bot/machine/core/under-way.ts";
import { listBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { defined } from "#src/lib/defined.ts";
import { choose } from "./on-guest-chose.ts";
import { onGuestSaid } from "./on-guest-said.ts";
import { phaseOf } from "./phases/phases.ts";
import { withoutLookup } from "./phases/then-other.ts";

/** What the guest did. While the staff have the chat, only buttons and commands are for maitred, which then has it back. */
export function onGuestEvent(before: State, event: GuestEvent, context: Context): Step<State> {
  const state = withoutLookup(before);
  const talk = talkOf(state);
  if (!talk) return onOwnEvent(state, event, context);
  const passed = whileTalking(state, talk, event, context);
  if (passed) return passed;
  if (event.type === "guestChose" && isOfPrompt(state, event.token)) return onOwnEvent(state, event, context);
  const back = plain("assistantBack");
  if (event.type === "guestChose" && !isOpen(state, event.token)) return endTalk(state, talk, "left", [back]);
  // Until the open question is put again, a bare yes may be meant for the staff.
  const step = onOwnEvent({ ...withoutTalk(state), interruptedBy: context.turnId }, event, context);
  const said = remark(state, context, [back]).effects;
  return also({ state: step.state, effects: [...said, ...step.effects] }, writeStaff(state, talk, "left"));
}

/** A button of the open question; the way back from the staff leads to just that question. */
function isOpen({ choices }: State, token: string): boolean {
  return choices.some((open) => open.token === token && open.choice.type !== "backToAssistant");
}

/** What a guest writes, presses, shares, commands and sends, of which all is for maitred. */
function onOwnEvent(state: State, event: GuestEvent, context: Context): Step<State> {
  switch (event.type) {
    case "guestSaid":
      return onSaid(state, event, context);
    case "guestChose":
      return choose(state, event.token, context);
    case "guestSharedContact":
      return onContact(state, event, context);
    case "guestCommanded":
      return onCommand(state, event.command, event.argument, context);
    case "guestCameFromGroup":
      return comeFromGroup(state, event, context);
    case "guestSentOther":
      return answerWordless(state, event.kind, context);
    case "guestEdited":
      return enter(state, [plain("writeAnew")]);
    default:
      return assertNever(event);
  }
}

/** Whether the guest is to be remembered may be answered any time after it was asked, and beside something else. */
function onSaid(
  state: State,
  event: Extract<GuestEvent, { type: "guestSaid" }>,
  context: Context,
): Step<State> {
  const { remembers, ...understood } = event.understood;
  const said = { ...event, understood };
  if (remembers === undefined || event.corrects || !mayStillRemember(state))
    return onGuestSaid(state, said, context);
  const { intent, language: _, ...more } = understood;
  const isAll = (intent === "affirm" || intent === "deny") && Object.keys(more).length === 0;
  if (isAll) return remember(state, remembers, context);
  const told = rememberBeside(state, remembers, context);
  const next = onGuestSaid(told.state, said, context);
  return { state: next.state, effects: [...told.effects, ...next.effects] };
}

/** A shared contact gives the number, and the name where none is known yet. */
function onContact(
  state: State,
  event: Extract<GuestEvent, { type: "guestSharedContact" }>,
  context: Context,
): Step<State> {
  const { phone, firstName, lastName } = event;
  const name = fullName(state.guest) === "" ? defined({ firstName, lastName }) : {};
  const next: State = { ...state, guest: { ...state.guest, ...name, phone } };
  return phaseOf(next).contactShared?.(next, context) ?? enter(next);
}

function onCommand(
  state: State,
  command: GuestCommand,
  argument: string | undefined,
  context: Context,
): Step<State> {
  if (isWriting(state) && command !== "help" && command !== "language") return enter(state);
  switch (command) {
    case "start":
      return start(state, argument, context);
    case "book":
      return beginBooking(state, context);
    case "bookings":
      return listBookings(state, context);
    case "cancel":
      return cancelWhatIsMeant(state, context);
    case "language":
      return askLanguage(state, context);
    case "mydata":
      return readKept(state, context);
    case "forgetme":
      return findWhatToForget(state, context);
    case "help":
      return enter(state, helpLines(context));
    default:
      return assertNever(command);
  }
}

/** A link to a venue, or to one of its scenarios, begins a booking there. */
function start(state: State, argument: string | undefined, context: Context): Step<State> {
  const linked = readStartPayload(argument, context.venues);
  return linked ? beginBookingAt(state, linked, context) : welcome(state, context);
}
