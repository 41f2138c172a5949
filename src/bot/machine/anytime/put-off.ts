import type { Context } from "#src/bot/machine/core/context.ts";
import { venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { OpenPrompt } from "#src/bot/machine/core/open-prompt.ts";
import { remark, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { dateValue, localDate, localTime, timeValue } from "#src/bot/machine/core/values.ts";
import type { DayPart, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** How often a guest is asked after the first time, by the reminder or since they wished it. */
const mostAgain = 2;

/** Whether the guest may still put off the answer to this prompt. */
export function mayPutOff({ askedAgain = 0 }: Pick<OpenPrompt, "askedAgain">): boolean {
  return askedAgain < mostAgain;
}

/** The guest wants to be asked later. The prompt stays open, but for that button: it is neither a yes nor a no. */
export function putOff(
  state: State,
  prompt: OpenPrompt,
  when: Understood["putOffTo"],
  context: Context,
): Step<State> {
  const { laterToken: _, ...open } = prompt;
  const prompts = state.prompts.map((each) => (each === prompt ? open : each));
  const { booking } = prompt;
  const wanted = momentOf(when, booking.venueId, context);
  return wait(
    { ...state, prompts },
    { type: "putOffPrompt", requestId: context.turnId, booking, ...defined({ wanted }) },
  );
}

/** Tells when the question comes again, or that there is no later. */
export function tellPutOff(
  state: State,
  { booking, until }: Extract<ResultEvent, { type: "promptPutOff" }>,
  context: Context,
): Step<State> {
  if (until === undefined) return remark(state, context, [plain("asksNoMore")]);
  const { venueId } = booking;
  const date = dateValue(localDate(until, venueId, context));
  const time = timeValue(localTime(until, venueId, context));
  return remark(state, context, [message("asksAgain", { date, time })]);
}

/** When a guest is asked who knows it "tomorrow", or "in the evening": venue-local. */
const usualTimes: Readonly<Record<DayPart, string>> = {
  morning: "10:00",
  lunch: "12:00",
  afternoon: "15:00",
  evening: "20:00",
  night: "21:00",
};

function momentOf(when: Understood["putOffTo"], venueId: number, context: Context): string | undefined {
  if (when === undefined) return undefined;
  const timeZone = venueById(context, venueId)?.timeZone ?? "UTC";
  const now = context.now.toZonedDateTimeISO(timeZone);
  const plainTime = when.time ?? usualTimes[when.part ?? "morning"];
  const date = when.date === undefined ? now.toPlainDate() : Temporal.PlainDate.from(when.date);
  return date.toZonedDateTime({ timeZone, plainTime }).toInstant().toString();
}
