import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { AskingName, AskingPhone, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { withWishes } from "#src/bot/machine/tables/comments.ts";
import { movesSlot } from "#src/bot/machine/tables/fill-draft.ts";
import { waitlistWords } from "#src/bot/machine/tables/pick-slot.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import { rangeSaid } from "#src/bot/machine/tables/wait-range.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { changeTable, restate, statesName } from "./change-picked.ts";
import type { PhaseOf } from "./phase-of.ts";
import { unreachable, waitAfter } from "./wait-after.ts";

export const askingName: PhaseOf<"askingName"> = {
  ask: ({ guest }, { mails }) => ({
    lines: [plain("askName"), ...(mails && guest.email === undefined ? [plain("mailOffered")] : [])],
    options: [],
  }),
  expects: "name",
  said: sayWhileGivingName,
  contactShared: goOn,
  results: {
    bookingsFound: (state, { bookings }, context) => takeSameName(state, bookings, context),
    serviceFailed: (state) => enter(state),
  },
};

/** A number, or none. */
export const askingPhone: PhaseOf<"askingPhone"> = {
  ask: () => ({
    lines: [plain("askPhone")],
    options: [{ choice: { type: "skip" }, label: plain("choiceSkip") }],
    contactRequest: true,
  }),
  expects: "phone",
  said: sayWhileGivingPhone,
  contactShared: goOn,
  answered: { skip: (state, _, context) => withoutPhone(state, context) },
};

function sayWhileGivingName(
  state: AskingName,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  if (understood.sameName) return lookForName(state, context);
  /** "Jo Fox, and we are five now": the name is known by now, and the table is another. */
  const moved =
    waitAfter(state, understood, context) ??
    (movesSlot(understood) ? changeTable(state, understood, context) : undefined);
  if (moved) return moved;
  if (statesName(understood)) {
    const selection = withWishes(state.selection, understood);
    return collectDetails(state, understood.withoutPhone ? unreachable(selection) : selection, context);
  }
  const changed = waitLonger(state, understood, context) ?? changeTable(state, understood, context);
  if (changed) return changed;
  if (asksWhatIsPicked(understood)) return restate(state, understood, context);
  // "This evening, I mean" says nothing new of a table at seven.
  if (movesSlot(understood)) return enter(state);
  // "Yes, take it" is of the table that is held, and there is no name in it to be read.
  if (understood.intent === "affirm") return enter(state);
  if (understood.intent === "change") return enter(state, [plain("whatToChange")]);
  return undefined;
}

function lookForName(state: AskingName, { turnId }: Context): Step<State> {
  return wait({ ...state, requestId: turnId }, { type: "findBookings", requestId: turnId });
}

/** "Same name": the one that their bookings are under, where it is one; who is not to be remembered has it there all the same. */
function takeSameName(
  { requestId: _, ...state }: AskingName,
  bookings: readonly BookedTable[],
  context: Context,
): Step<State> {
  const [name, ...others] = new Set(bookings.flatMap((booking) => booking.name ?? []));
  if (name === undefined || others.length > 0) return enter(state, [plain("nameNotRead")]);
  const [first, ...last] = name.split(" ");
  const lastName = last.length > 0 ? last.join(" ") : undefined;
  const guest = { ...state.guest, ...defined({ firstName: first, lastName }) };
  return collectDetails({ ...state, guest }, state.selection, context);
}

function sayWhileGivingPhone(
  state: AskingPhone,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { phone, email, intent } = understood;
  const moved =
    waitAfter(state, understood, context) ??
    (movesSlot(understood) ? changeTable(state, understood, context) : undefined);
  if (moved) return moved;
  if (phone !== undefined || email !== undefined || statesName(understood)) {
    const selection = withWishes(state.selection, understood);
    /** An address in place of the number is what they want to be reached by. */
    const isLeftOut = understood.withoutPhone || (email !== undefined && phone === undefined);
    return collectDetails(state, isLeftOut ? unreachable(selection) : selection, context);
  }
  const changed = waitLonger(state, understood, context) ?? changeTable(state, understood, context);
  if (changed) return changed;
  // "Sorry, wrong number": another will follow.
  if (understood.meant === "mistaken") return enter(state);
  if (intent === "deny" || understood.withoutPhone)
    return collectDetails(state, unreachable(withWishes(state.selection, understood)), context);
  if (asksWhatIsPicked(understood)) return restate(state, understood, context);
  if (movesSlot(understood)) return enter(state);
  // "Yes" is no number, and who says it twice is told that none is needed.
  if (intent === "affirm") return enter(state, [plain("whyPhone")]);
  return enter(state, [plain(intent === "change" ? "whatToChange" : "phoneNotRead")]);
}

/** "So it's for four?" is asked of the table that is picked, and who has one needs no waitlist. */
function asksWhatIsPicked(understood: Understood): boolean {
  const { intent } = understood;
  const asks = intent === "question" || intent === "change";
  return intent === "waitlist" || (asks && movesSlot(understood));
}

/** Who joins the waitlist says which other times would do. */
function waitLonger(
  state: AskingName | AskingPhone,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { selection } = state;
  const takes = selection.kind === "waitlist" ? rangeSaid(understood, selection.query) : undefined;
  if (!takes) return undefined;
  const widened = { ...selection, takes };
  return enter({ ...state, selection: widened }, [waitlistWords(widened, context)]);
}

function goOn(state: AskingName | AskingPhone, context: Context): Step<State> {
  return collectDetails(state, state.selection, context);
}

function withoutPhone(state: AskingPhone, context: Context): Step<State> {
  return collectDetails(state, unreachable(state.selection), context);
}
