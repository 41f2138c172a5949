import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { ChoosingSlot, State } from "#src/bot/machine/core/state.ts";
import type { Slot, TimeRange } from "#src/bot/machine/core/table.ts";
import { localDate, localTime, tableValues, waitValues } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { collectDetails, missingDetail } from "./place-table.ts";

/** The query as the picked slot answers it: from here on the guest's corrections are relative to this slot. */
function narrowed(query: Query, slot: Slot, context: Context): Query {
  const { venueId, scenarioName, startsAt } = slot;
  const time = { type: "at", time: localTime(startsAt, venueId, context) } as const;
  const anyScenario = query.scenarioName === undefined && ({ anyScenario: true } as const);
  return {
    ...query,
    venueId,
    scenarioName,
    ...anyScenario,
    date: localDate(startsAt, venueId, context),
    time,
  };
}

/**
 * The guest picked a slot: ask whether to move their booking there, or hold it while the rest is asked. A booking
 * cannot move to another venue, where it is another resource: a new one is placed there, and then takes its place.
 */
export function pickSlot(
  state: State,
  query: Query,
  slot: Slot,
  context: Context,
  otherScenarios: readonly string[] = [],
): Step<State> {
  const { changing } = query;
  if (changing?.venueId === slot.venueId) {
    const moved = { ...narrowed(query, slot, context), changing };
    return enter({
      ...carryOver(state),
      phase: "confirmingChange",
      query: moved,
      startsAt: slot.startsAt,
      slot,
    });
  }
  const { reference, idempotencyKey } = context.fresh;
  const selection: Selection = {
    kind: "table",
    query: narrowed(query, slot, context),
    slot,
    reference,
    idempotencyKey,
    ...(otherScenarios.length > 0 && { otherScenarios }),
  };
  const requestId = context.turnId;
  const { partySize } = query;
  return wait(
    { ...carryOver(state), phase: "holding", requestId, selection },
    {
      type: "placeHold",
      requestId,
      slot,
      partySize,
      reference,
      idempotencyKey,
      // Who moves a booking, or said that it is one more, is not asked.
      ...(!changing && !query.besides && { tellsSameEvening: true }),
    },
  );
}

/** The guest wants to wait for a slot: their name is needed for it too. */
export function pickWaitlist(
  state: ChoosingSlot,
  slot: Slot,
  takes: TimeRange | undefined,
  context: Context,
): Step<State> {
  const { reference, idempotencyKey } = context.fresh;
  const { query } = state;
  const wish = narrowed(query, slot, context);
  const chosen = { kind: "waitlist", query: wish, slot, reference, idempotencyKey } as const;
  const selection: Selection = { ...chosen, ...defined({ takes }) };
  const isComplete = missingDetail(state, selection) === undefined;
  return collectDetails(state, selection, context, isComplete ? [] : [waitlistWords(selection, context)]);
}

/** When and for how many the guest will wait, before they are asked who they are. */
export function waitlistWords({ slot, query, takes }: Selection, context: Context): Message {
  return message("waitlistFor", waitValues(slot, { partySize: query.partySize, takes }, context));
}

/** What the guest is told of a slot that was just picked; the summary says the rest of it itself. */
export function slotWords(state: State, selection: Selection, context: Context): Message[] {
  const { slot, query, hold } = selection;
  if (missingDetail(state, selection) === undefined)
    return hold ? [message("heldFor", { minutes: hold.minutes })] : [];
  const values = tableValues(slot, query.partySize, context);
  return hold ? [message("slotHeld", { ...values, minutes: hold.minutes })] : [message("slotChosen", values)];
}
