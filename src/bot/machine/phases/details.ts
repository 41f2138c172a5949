import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { AskingName, AskingPhone, Confirming, Selection, State } from "#src/bot/machine/core/state.ts";
import { answered } from "#src/bot/machine/on-guest-chose.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { withWish } from "#src/bot/machine/tables/comments.ts";
import { fillDraft, movesSlot } from "#src/bot/machine/tables/fill-draft.ts";
import { collectDetails, place } from "#src/bot/machine/tables/flow.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

type Details = AskingName | AskingPhone | Confirming;

/** The table may still be changed while its guest is asked for; a wish alone keeps the slot. */
function changeTable(state: Details, understood: Understood, context: Context): Step<State> | undefined {
  const { query } = state.selection;
  if (movesSlot(understood) && differs(query, understood)) return advance(state, query, understood, context);
  if (understood.comment === undefined) return undefined;
  return collectDetails(
    state,
    withComment(state.selection, understood),
    context,
    wishNoted(state, understood, context),
  );
}

/**
 * Guests repeat themselves: "yes, Friday at 7" changes nothing when that is what was picked, nor does the "dinner" of
 * "a birthday dinner" in the evening.
 */
function differs(query: Query, understood: Understood): boolean {
  const { comment: _comment, ...table } = isPartOf(query, understood) ? withoutPart(understood) : understood;
  return JSON.stringify(fillDraft(query, table)) !== JSON.stringify(fillDraft(query, { intent: "other" }));
}

function isPartOf({ time }: Query, { part, timeFrom, timeTo }: Understood): boolean {
  if (part === undefined || timeFrom === undefined || timeTo === undefined || time?.type !== "at")
    return false;
  return timeFrom <= time.time && time.time <= timeTo;
}

function withoutPart({ part: _part, timeFrom: _from, timeTo: _to, ...rest }: Understood): Understood {
  return rest;
}

function withComment(selection: Selection, { comment }: Understood): Selection {
  return comment === undefined ? selection : withWish(selection, comment);
}

const statesName = ({ firstName, lastName }: Understood): boolean =>
  firstName !== undefined || lastName !== undefined;

export function sayWhileGivingName(
  state: AskingName,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  if (statesName(understood)) {
    return collectDetails(state, withComment(state.selection, understood), context);
  }
  const changed = changeTable(state, understood, context);
  if (changed) return changed;
  if (understood.intent === "change") return enter(state, context, [plain("whatToChange")]);
  return undefined;
}

export function sayWhileGivingPhone(
  state: AskingPhone,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { phone, intent } = understood;
  if (phone !== undefined || statesName(understood)) {
    return collectDetails(state, withComment(state.selection, understood), context);
  }
  const changed = changeTable(state, understood, context);
  if (changed) return changed;
  if (intent === "deny") return answered(state, "skip", context);
  if (intent === "affirm") return enter(state, context);
  return enter(state, context, [plain(intent === "change" ? "whatToChange" : "phoneNotRead")]);
}

export function sayWhileConfirming(
  state: Confirming,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent, phone } = understood;
  const changed = changeTable(state, understood, context);
  if (changed) return changed;
  // A name or a number that was just told is not on the summary that the guest would say yes to.
  if (statesName(understood) || phone !== undefined) return enter(state, context);
  if (intent === "affirm") return place(state, state.selection, context);
  if (intent === "book") return enter(state, context);
  if (intent === "deny" || intent === "change") return enter(state, context, [plain("whatToChange")]);
  return undefined;
}
