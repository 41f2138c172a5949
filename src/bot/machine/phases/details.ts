import type { Understood } from "#src/bot/understanding/understood.ts";
import { advance } from "../advance.ts";
import { answered } from "../choosing.ts";
import { withWish } from "../comments.ts";
import type { Context } from "../context.ts";
import type { Query } from "../draft.ts";
import type { Step } from "../effect.ts";
import { fillDraft, movesSlot } from "../fill-draft.ts";
import { collectDetails, place } from "../flow.ts";
import { wishNoted } from "../human.ts";
import { plain } from "../message.ts";
import { enter } from "../reply.ts";
import type { AskingName, AskingPhone, Confirming, Selection, State } from "../state.ts";

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
