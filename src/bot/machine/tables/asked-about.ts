import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, isFree, venueDiscussed } from "#src/bot/machine/core/under-way.ts";
import { today } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** How long a question is still what "then at 7" refers to; after that the day is asked for. */
const minutesRemembered = 60;

/**
 * The state that remembers the day and the venue of a question about the house: "are you open on Friday?", "then
 * for 4 at 7". A day on which the house is closed is nothing that a guest would mean.
 */
export function rememberAsked(state: State, understood: Understood, context: Context): State {
  const { venueId, openReadings, topics } = understood;
  const date = openReadings?.dates || understood.dateTo ? undefined : understood.date;
  const isAhead = date !== undefined && date >= today(venueId, context);
  const isMeant = isAhead && isOpen(date, venueId, context);
  const at = context.now.toString();
  if (venueId === undefined && !isAhead)
    return topics ? { ...state, askedAbout: { at, ...state.askedAbout, topics } } : state;
  const asked = {
    ...defined({ venueId }),
    ...(isMeant && { date }),
    ...(isAhead && { talkedOf: date }),
    ...defined({ topics }),
    at,
  };
  return { ...state, askedAbout: asked };
}

function isOpen(date: string, venueId: number | undefined, context: Context): boolean {
  const venue = venueById(context, venueId);
  const venues = venue ? [venue] : context.venues;
  return venues.some(({ openOn }) => openOn !== undefined && openOn(date).length > 0);
}

/**
 * A draft with what was just asked about where it says nothing itself, or with the venue of the bookings that are listed;
 * a question about another venue adds nothing.
 */
export function withAskedAbout(draft: Draft, state: State, { now }: Context): Draft {
  const { askedAbout } = state;
  if ("bookings" in state) return { ...defined({ venueId: venueDiscussed(state) }), ...draft };
  if (!askedAbout) return draft;
  const { at, talkedOf: _, topics: __, ...asked } = askedAbout;
  const isRecent = isRemembered(at, now);
  const isElsewhere =
    draft.venueId !== undefined && asked.venueId !== undefined && draft.venueId !== asked.venueId;
  return isRecent && !isElsewhere ? { ...asked, ...draft } : draft;
}

/**
 * "And on Sunday?", after the hours of another day were told, asks for those of Sunday, and "the Harbor one, I mean" for
 * what was told of another restaurant, of the same day; once it is said how many come, a day may be meant for their table.
 */
export function asAskedBefore(understood: Understood, state: State, context: Context): Understood {
  const { intent, date, venueId, language: _, asWell: __, ...more } = understood;
  const { askedAbout } = state;
  const isNamed = date !== undefined || venueId !== undefined;
  if (!askedAbout?.topics || !isNamed || Object.keys(more).length > 0) return understood;
  if (!isRemembered(askedAbout.at, context.now)) return understood;
  const { topics, talkedOf } = askedAbout;
  const again = {
    ...understood,
    intent: "question",
    topics,
    ...defined({ date: date ?? talkedOf }),
  } as const;
  if (intent === "question" && draftOf(state)?.partySize === undefined) return again;
  const isCorrection = isFree(state) && date === undefined && venueId !== askedAbout.venueId;
  const mayCorrect = intent === "inform" || intent === "other" || intent === "deny" || intent === "change";
  return isCorrection && mayCorrect ? again : understood;
}

/** The day that is talked about, be the house open then or not: "then the 27th" is one of its month. */
export function dayTalkedOf({ askedAbout }: State, now: Temporal.Instant): string | undefined {
  return askedAbout && isRemembered(askedAbout.at, now) ? askedAbout.talkedOf : undefined;
}

/** Whether what was talked about at a moment (UTC, ISO 8601) still is. */
export const isRemembered = (at: string, now: Temporal.Instant): boolean =>
  now.since(Temporal.Instant.from(at)).total("minutes") <= minutesRemembered;
