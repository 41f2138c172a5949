import type { Answer, Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { KeptOfGuest } from "#src/bot/machine/core/event.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { listedVenues } from "#src/bot/machine/core/house.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { also, announcement, enter, remark, reply, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { isFree, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { dateValue, localDate, localTime, timeValue } from "#src/bot/machine/core/values.ts";
import { findBookings, tableLines } from "#src/bot/machine/tables/find-bookings.ts";
import { afterRelease } from "#src/bot/machine/tables/give-up.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import { formatPhone } from "#src/lib/format-phone.ts";
import { isSameData } from "#src/lib/same-data.ts";

/** The guest wants to know what is kept of them; whatever is under way goes on. */
export function readKept(state: State, context: Context): Step<State> {
  return wait(state, { type: "readGuest", requestId: context.turnId });
}

/** The guest wants to be forgotten: first, which bookings there are. A table that is talked about is given up. */
export function findWhatToForget(state: State, context: Context): Step<State> {
  return afterRelease(selectionOf(state), findBookings(state, "forget", context));
}

/** What is kept, in words and as a file, and the question that is open. */
export function showKept(state: State, kept: KeptOfGuest, context: Context): Step<State> {
  const file: Effect = { type: "showRecord" };
  const shown = also(remark(state, context, keptLines(state, kept, context)), file);
  if (isFree(state)) return shown;
  const again = enter(state);
  return { state: again.state, effects: [...shown.effects, ...again.effects] };
}

function keptLines(
  state: State,
  { bookings, waiting, visits, messages }: KeptOfGuest,
  context: Context,
): Message[] {
  const { language, remembers } = state;
  return [
    plain("keptHeading"),
    ...detailLines(state),
    message("keptLanguage", { language: { type: "language", language } }),
    message("keptMessages", { count: messages }),
    ...(visits > 0 ? [message("keptVisits", { count: visits })] : []),
    ...(bookings.length + waiting.length > 0 ? tableLines(bookings, waiting, context) : []),
    ...bookings.flatMap((booking) => agreementLines(booking, context)),
    plain(remembers === "yes" ? "keptForNextTime" : "keptForBookings"),
    ...(context.keptElsewhere ? [plain("keptElsewhere")] : []),
    ...privacyLines(listedVenues(context), state.language),
    plain("howToForget"),
  ];
}

/** What is kept of guests and why, in words alone: not what is kept of this one. */
export function whyKept({ remembers, language }: State, context: Context): Message[] {
  return [
    plain("whatIsKept"),
    plain(remembers === "yes" ? "keptForNextTime" : "keptForBookings"),
    ...(context.keptElsewhere ? [plain("keptElsewhere")] : []),
    ...privacyLines(listedVenues(context), language),
    plain("howToSeeKept"),
  ];
}

/** What the guest agreed to with a booking, as they read it. */
function agreementLines({ agreement, venueId }: BookedTable, context: Context): Message[] {
  if (!agreement) return [];
  const { words, at } = agreement;
  const date = dateValue(localDate(at, venueId, context));
  return [message("keptAgreement", { words, date, time: timeValue(localTime(at, venueId, context)) })];
}

function detailLines({ guest }: State): Message[] {
  const { phone, email, needs } = guest;
  const name = fullName(guest);
  return [
    ...(name !== "" ? [message("summaryName", { name })] : []),
    ...(phone !== undefined ? [message("summaryPhone", { phone: formatPhone(phone) })] : []),
    ...(email !== undefined ? [message("summaryEmail", { email })] : []),
    ...(needs !== undefined ? [message("keptNeeds", { needs })] : []),
  ];
}

/** What the house has written about its guests' data; houses that say the same say it once. */
function privacyLines(venues: readonly VenueFacts[], language: string): Message[] {
  const texts = venues.flatMap(({ privacy }) => privacyText(privacy, language) ?? []);
  return [...new Set(texts)].map((text) => message("answerOfHouse", { text }));
}

function privacyText(privacy: Answer | undefined, language: string): string | undefined {
  if (privacy === undefined || typeof privacy === "string") return privacy;
  return privacy[language] ?? Object.values(privacy)[0];
}

/** Asked once, after the first booking: what would be remembered, in full, and the house's own words about it. */
export function askToRemember(
  state: State,
  venueId: number,
  { venues }: Context,
): { readonly lines: readonly Message[]; readonly options: readonly Option[] } {
  const { guest, remembers } = state;
  if (remembers !== undefined || fullName(guest) === "") return { lines: [], options: [] };
  const { phone, email, needs } = guest;
  const number = phone === undefined ? undefined : formatPhone(phone);
  const details = [fullName(guest), number, email, needs].filter((detail) => detail !== undefined);
  return {
    lines: [
      message("askRemember", { details: details.join(" · ") }),
      ...privacyLines(
        venues.filter(({ id }) => id === venueId),
        state.language,
      ),
    ],
    options: [
      { choice: { type: "remember", agrees: true }, label: plain("choiceRemember") },
      { choice: { type: "remember", agrees: false }, label: plain("choiceDontRemember") },
    ],
  };
}

/** Whether the question that is open is the one above. */
export function isAskedToRemember({ choices }: State): boolean {
  return choices.some(({ choice }) => choice.type === "remember");
}

/**
 * Whether it was asked after this booking, and is not answered yet, whatever was said since. Where the house asks something else,
 * "keep it" is of that.
 */
export function mayStillRemember(state: State): boolean {
  const { phase, remembers, guest, prompts, tableOffers } = state;
  const isOpen = phase === "placed" && remembers === undefined && fullName(guest) !== "";
  return isOpen && prompts.length + tableOffers.length === 0;
}

/** A yes or no to what is remembered. Where something else was shown since, it may be meant for that: this is asked once more. */
export function answerRemember(
  state: State,
  venueId: number,
  agrees: boolean,
  context: Context,
): Step<State> {
  if (state.interruptedBy === undefined) return remember(state, agrees, context);
  const { lines, options } = askToRemember(state, venueId, context);
  const buttons = options.flatMap(({ choice, label }) => {
    const open = state.choices.find((one) => isSameData(one.choice, choice));
    return open ? [{ token: open.token, label }] : [];
  });
  const { interruptedBy: _, ...rest } = state;
  const say = { ...announcement(state, context, lines, buttons), answers: true };
  return { state: rest as State, effects: [say] };
}

/** After a no, what the booking was made with is gone from the chat: the booking alone has it. */
export function remember(state: State, agrees: boolean, context: Context): Step<State> {
  const line = plain(agrees ? "willRemember" : "wontRemember");
  return reply(rememberedOrNot(state, agrees), context, [line], { options: startOptions });
}

function rememberedOrNot({ guest, ...rest }: State, agrees: boolean): State {
  return { ...rest, guest: agrees ? guest : {}, remembers: agrees ? "yes" : "no" } as State;
}

/** The same beside something else, which is answered next: "don't save it. Is there parking?" */
export function rememberBeside(state: State, agrees: boolean, context: Context): Step<State> {
  const next = rememberedOrNot(state, agrees);
  const choices = next.choices.filter(({ choice }) => choice.type !== "remember");
  return remark({ ...next, choices }, context, [plain(agrees ? "willRemember" : "wontRemember")]);
}
