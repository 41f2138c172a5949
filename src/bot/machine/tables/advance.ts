import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueMeant } from "#src/bot/machine/core/context.ts";
import type { Draft, Waits } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { selectionOf } from "#src/bot/machine/core/under-way.ts";
import { localTime } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { withAskedAbout } from "./asked-about.ts";
import { fillDraft } from "./fill-draft.ts";
import { afterRelease } from "./give-up.ts";
import { refusedParty } from "./limits.ts";
import { proceed } from "./look-for-table.ts";
import { besideLeft } from "./other-way.ts";

/**
 * Goes on with a draft and what the guest just stated of it. A slot picked before is given back; where
 * the words have two readings, the guest is asked which.
 */
export function advance(state: State, known: Draft, said: Understood, context: Context): Step<State> {
  const { former, understood } = withinBound(state, known, said, context);
  const draft = draftWith(state, former, understood, context);
  const step = isTooLarge(draft, context)
    ? proceed(state, withoutOpen(draft, understood), context)
    : (askReading(state, draft, understood) ?? proceed(state, draft, context));
  return afterRelease(selectionOf(state), step);
}

/** The draft with what the guest just stated of it, and what else is known by that. */
export function draftWith(state: State, former: Draft, understood: Understood, context: Context): Draft {
  const before = besideLeft(withoutPickedScenario(former, understood), understood, context);
  const filled = withAskedAbout(fillDraft(before, understood), state, context);
  return understood.intent === "waitlist" ? { ...filled, waits: waitsOf(former, understood) } : filled;
}

/** Which Saturday they mean matters little to fifteen people, where nobody seats so many. */
export function isTooLarge(draft: Draft, context: Context): boolean {
  const { partySize, venueId = venueMeant(context) } = draft;
  if (partySize === undefined || venueId === undefined) return false;
  return refusedParty({ ...draft, partySize }, venueId, context) !== undefined;
}

/** Without a day or a time that may be another. */
function withoutOpen({ date, time, ...draft }: Draft, { openReadings }: Understood): Draft {
  return {
    ...draft,
    ...defined({
      date: openReadings?.dates ? undefined : date,
      time: openReadings?.times ? undefined : time,
    }),
  };
}

/** "Later than 9 won't do, and not before 6 either", said of a table at 18:45 that is picked, leaves it as it is. */
function withinBound(state: State, former: Draft, understood: Understood, context: Context) {
  const selection = selectionOf(state);
  const { intent, date, time, part, timeFrom, timeTo, ...rest } = understood;
  const isBound = (timeFrom ?? timeTo) !== undefined;
  const isOther = intent === "question" || [date, time, part].some((value) => value !== undefined);
  if (!selection || !isBound || isOther) return { former, understood };
  const at = localTime(selection.slot.startsAt, selection.slot.venueId, context);
  const isWithin = (timeFrom ?? "") <= at && at <= (timeTo ?? "24:00");
  const kept = { ...former, time: { type: "at", time: at } } as const;
  return isWithin ? { former: kept, understood: { ...rest, intent } } : { former, understood };
}

/** Whether there is a waitlist may be all that is asked. */
function waitsOf({ waits }: Draft, { meant }: Understood): Waits {
  return waits ?? (meant === "asked" ? { asks: true } : {});
}

/** The scenario of a time that is given up goes with it, unless the guest named it; one that they want to leave is looked for no more. */
function withoutPickedScenario(draft: Draft, { leavesScenario }: Understood): Draft {
  const { scenarioName, anyScenario, ...rest } = draft;
  if (!anyScenario) return draft;
  return leavesScenario ? { ...rest, ...defined({ notScenario: scenarioName }) } : rest;
}

function askReading(state: State, draft: Draft, { openReadings }: Understood): Step<State> | undefined {
  const { dates, times } = openReadings ?? {};
  if (dates && dates.length > 1) {
    const { date: _, ...rest } = draft;
    const readings = { type: "dates", dates } as const;
    return enter({ ...carryOver(state), phase: "choosingReading", draft: rest, readings });
  }
  if (times && times.length > 1) {
    const { time: _, ...rest } = draft;
    const readings = { type: "times", times } as const;
    return enter({ ...carryOver(state), phase: "choosingReading", draft: rest, readings });
  }
  return undefined;
}
